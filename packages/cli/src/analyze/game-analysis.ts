/** Analyzing games on threads, with what was finished before taken from the cache. */
import {
  questionsOf,
  reportOf,
  SIMULATION_PLAN,
  STATIC_PLAN,
  type Depth,
  type GameReport,
  type JudgePlan,
  type TurnVerdict,
} from '@bestzug/analysis';
import type { GameSetup, TurnWork } from '@bestzug/pool';
import { CountedWinTable } from '@bestzug/strategy';
import { gameSetup } from '../match/game-setup.ts';
import type { GameProgress } from '../match/game-progress.ts';
import type { SourceGame } from './game-source.ts';
import type { ReportCache } from './report-cache.ts';

/** What games are analyzed with. */
export interface AnalysisPlan {
  readonly depth: Depth;
  /** File of leaves; undefined: those for the rules. */
  readonly leaves: string | undefined;
  readonly cache: ReportCache;
  /** Opens whoever judges so many turns; closed when they are judged. */
  readonly openWork: (games: GameSetup, turns: number) => Promise<TurnWork>;
}

/** A game with its report. */
export interface AnalyzedGame {
  readonly source: SourceGame;
  readonly report: GameReport;
}

/** How thoroughly each depth judges. */
export const JUDGE_PLANS: Readonly<Record<Depth, JudgePlan>> = {
  static: STATIC_PLAN,
  sim: SIMULATION_PLAN,
};

/** Analyzes games; the reports come in the order of the games. */
export async function analyzeGames(
  games: readonly SourceGame[],
  plan: AnalysisPlan,
  progress: GameProgress,
): Promise<AnalyzedGame[]> {
  const reports = new Map<SourceGame, GameReport>();
  let turns = 0;
  for (const game of games) {
    const known = plan.cache.read(game.game);
    if (known === undefined) continue;
    reports.set(game, known);
    turns += known.turns.length;
  }
  progress.update(turns, '');
  const open = games.filter((game) => !reports.has(game));
  for (const group of sameRules(open)) {
    await analyzeGroup(group, plan, {
      judged: () => progress.update(++turns, ''),
      finished(game, report) {
        plan.cache.write(game.game, report);
        reports.set(game, report);
      },
    });
  }
  return games.map((source) => ({ source, report: reports.get(source)! }));
}

/** Who is told how it goes. */
interface AnalysisWatcher {
  judged(): void;
  finished(game: SourceGame, report: GameReport): void;
}

/** Games of one profile: all their turns in one row, so that no thread waits at the end of a game. */
async function analyzeGroup(
  games: readonly SourceGame[],
  { depth, leaves, openWork }: AnalysisPlan,
  watcher: AnalysisWatcher,
): Promise<void> {
  const questions = games.map(({ game }) => questionsOf(game));
  const { profile } = games[0]!.game;
  const setup = gameSetup(profile, [], leaves);
  const winTable = setup.winChances && new CountedWinTable(setup.winChances);
  const work = await openWork(setup, questions.flat().length);
  try {
    const verdicts = work.judgeTurns(questions.flat(), JUDGE_PLANS[depth]);
    for (const source of games) {
      const own: TurnVerdict[] = [];
      while (own.length < source.game.turns.length) {
        const next = await verdicts.next();
        if (next.done === true) break;
        own.push(next.value);
        watcher.judged();
      }
      watcher.finished(source, reportOf(source.game, { depth, verdicts: own, winTable }));
    }
  } finally {
    await work.close();
  }
}

/** Games with the same profile together. */
function sameRules(games: readonly SourceGame[]): SourceGame[][] {
  const groups = new Map<string, SourceGame[]>();
  for (const game of games) {
    const key = JSON.stringify(game.game.profile);
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()];
}
