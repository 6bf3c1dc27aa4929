/** What `serve` has analyzed: the text of a game, its turns judged on the threads of a pool. */
import { questionsOf, reportOf, STATIC_PLAN, type TurnVerdict } from '@bestzug/analysis';
import { readGcg } from '@bestzug/formats';
import { err, ok, type LexiconIdentity } from '@bestzug/lexicon';
import type { GameSetup, Pool } from '@bestzug/pool';
import type { AnalyzeGame } from '@bestzug/server';
import { CountedWinTable } from '@bestzug/strategy';
import { recordedGameOfCourse } from './analyze/course-record.ts';
import { gcgFaultDe } from './convert/gcg-sentence-de.ts';
import { gcgFaultEn } from './convert/gcg-sentence-en.ts';

/** Analyzes games by the rules the pool was given for games, as `bestzug analyze` does by static evaluation. */
export function gameAnalyst(pool: Pool, games: GameSetup, list: LexiconIdentity): AnalyzeGame {
  const winTable = games.winChances && new CountedWinTable(games.winChances);
  return async ({ gcg, language }, signal) => {
    const read = readGcg(gcg, games.profile);
    if (!read.ok) {
      const { line, column } = read.error;
      const detail = language === 'de' ? gcgFaultDe(read.error) : gcgFaultEn(read.error);
      return err({ kind: 'badGame', line, column, detail });
    }
    const game = recordedGameOfCourse(read.value.course);
    const verdicts: TurnVerdict[] = [];
    for await (const verdict of pool.judgeTurns(questionsOf(game), STATIC_PLAN, { signal })) {
      verdicts.push(verdict);
    }
    return ok({ list, ...reportOf(game, { depth: 'static', verdicts, winTable }) });
  };
}
