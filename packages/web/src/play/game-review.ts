/** Looking at a finished game turn by turn. */
import { parseMoveText, type Placement } from '@bestzug/core';
import type { TurnReport } from '@bestzug/analysis';
import type { TableState } from './game-store.ts';
import { allTurns, type TurnEntry } from './turn-entry.ts';

/** Losses below are no losses: two moves of one value. */
const SMALLEST_LOSS = 0.05;

/** The turn that is looked at; undefined = the game as it stands. */
export const reviewedTurn = ({ game, review }: TableState): TurnEntry | undefined =>
  review === undefined ? undefined : allTurns(game)[review - 1];

/** What the analysis says about the turn that is looked at. */
export const reviewedReport = ({ report, review }: TableState): TurnReport | undefined =>
  report?.turns[(review ?? 0) - 1];

/** Whether nothing would have been better. */
export const isBestMove = ({ equityLoss }: TurnReport): boolean =>
  equityLoss !== null && equityLoss < SMALLEST_LOSS;

/** The placement that would have been better, if one would. */
export function betterPlacement(
  turn: TurnReport | undefined,
  { profile, board }: TurnEntry['before'],
): Placement | undefined {
  if (turn === undefined || turn.best === null || isBestMove(turn)) return undefined;
  const read = parseMoveText(turn.best, { ...profile, board });
  return read.ok && read.value.kind === 'placement'
    ? { ...read.value, tiles: read.value.signs }
    : undefined;
}
