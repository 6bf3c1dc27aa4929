/** What a game says about one of its players. */
import { accuracyOf, gradeOf, type Grade } from './grade.ts';
import type { TurnReport } from './game-report.ts';

/** Sums and means of a player. Those over judged turns are null where there is none. */
export interface PlayerReport {
  readonly player: string;
  /** Points in the end, or now. */
  readonly score: number;
  readonly turns: number;
  /** Turns whose rack and move are known. */
  readonly judgedTurns: number;
  /** Points per turn. */
  readonly meanScore: number;
  readonly bingos: number;
  readonly missedBingos: number;
  /** Turns in which nothing better was there. */
  readonly bestMoves: number;
  /** Points of equity behind the best moves, in all and per judged turn. */
  readonly equityLost: number | null;
  readonly equityLostPerTurn: number | null;
  /** Mean accuracy of the judged turns, percent. */
  readonly accuracy: number | null;
  readonly grade: Grade | null;
  /** Luck of all draws, points. */
  readonly luck: number | null;
  /** Its standard error. */
  readonly luckError: number | null;
  /** Words not in the list, in the order played. */
  readonly phonies: readonly string[];
}

/** Sums up the turns of one player. */
export function summaryOf(
  player: string,
  score: number,
  turns: readonly TurnReport[],
): PlayerReport {
  const losses = turns.flatMap(({ equityLoss }) => equityLoss ?? []);
  const lucks = turns.flatMap(({ luck }) => luck ?? []);
  const equityLost = sumOf(losses);
  const perTurn = losses.length === 0 ? null : equityLost / losses.length;
  return {
    player,
    score,
    turns: turns.length,
    judgedTurns: losses.length,
    meanScore: turns.length === 0 ? 0 : sumOf(turns.map((turn) => turn.score)) / turns.length,
    bingos: turns.filter(({ bingo }) => bingo).length,
    missedBingos: turns.filter(({ missedBingo }) => missedBingo !== null).length,
    bestMoves: losses.filter((loss) => loss === 0).length,
    equityLost: perTurn === null ? null : equityLost,
    equityLostPerTurn: perTurn,
    accuracy: perTurn === null ? null : sumOf(losses.map(accuracyOf)) / losses.length,
    grade: perTurn === null ? null : gradeOf(perTurn),
    luck: lucks.length === 0 ? null : sumOf(lucks.map(({ luck }) => luck)),
    luckError: lucks.length === 0 ? null : Math.hypot(...lucks.map(({ error }) => error)),
    phonies: turns.flatMap(({ phony }) => phony),
  };
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
