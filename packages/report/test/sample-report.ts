/** The report of the example game, judged with the mini lexicon: most of its words are phonies. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TURNIER_DE } from '@bestzug/core';
import { parseRecordText } from '@bestzug/core/game-record';
import {
  questionsOf,
  recordedGameOf,
  reportOf,
  STATIC_PLAN,
  TurnJudge,
  type GameReport,
  type RecordedGame,
} from '@bestzug/analysis';
import { MoveGenerator } from '@bestzug/movegen';
import { createPairLeaves } from '@bestzug/strategy';
import { MINI_LEXICON } from '@bestzug/testkit';
import { reportPage, type ReportLanguage } from '../src/index.ts';

const FILE = fileURLToPath(
  new URL('../../../docs/examples/anna-ben.bestzug.json', import.meta.url),
);
const game = parseRecordText(readFileSync(FILE, 'utf8'));
if (!game.ok) throw new Error(JSON.stringify(game.error));

/** The example game. */
export const RECORD: RecordedGame = recordedGameOf(game.value);

const { graph, identity: list } = MINI_LEXICON;
const judge = new TurnJudge(
  {
    graph,
    profile: TURNIER_DE,
    generator: new MoveGenerator(graph, TURNIER_DE),
    leaves: createPairLeaves(),
  },
  { ...STATIC_PLAN, draws: 3 },
);

/** A report of a record. */
export const reportOfRecord = (record: RecordedGame): GameReport =>
  reportOf(record, {
    depth: 'static',
    verdicts: questionsOf(record).map((question) => judge.judge(question)),
  });

export const REPORT: GameReport = reportOfRecord(RECORD);

/** The list it was judged by. */
export const LIST = list;

/** The page of a report. @param series see `PageFacts.series` */
export const pageOf = (
  report: GameReport,
  language: ReportLanguage = 'de',
  series?: string,
): string => reportPage({ report, profile: TURNIER_DE, list, language, series });
