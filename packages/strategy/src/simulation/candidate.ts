/** Candidates: the moves that are good enough by themselves to be worth samples. */
import type { MoveGenerator } from '@bestzug/movegen';
import { createLeaveJudge, equityFromPoints, type Equity } from '../evaluate.ts';
import type { LeaveTable } from '../leave/leave-table.ts';
import { PASS, type PackedMove, type TurnView } from '../player/player.ts';
import { exchangeCandidates } from './exchange-candidates.ts';

/** A move to be tried. */
export interface Candidate {
  readonly move: PackedMove;
  /** By static evaluation. */
  readonly equity: Equity;
}

/** Which moves are tried. */
export interface CandidatePlan {
  /** Most moves. */
  readonly count: number;
  /** How far behind the best one a move may be, in points. */
  readonly window: number;
}

/**
 * Measured on 66 turns of static games whose candidates were all sampled 300 times: half as wide a
 * choice finds a quarter less, a wider one no more.
 */
export const CLOSE_CANDIDATES: CandidatePlan = { count: 12, window: 12 };

/** Of so many moves one may be an exchange; at least two may. */
const EXCHANGE_SHARE = 4;
const LEAST_EXCHANGES = 2;

/** With at most so many tiles in the bag static evaluation knows less, and with none little. */
const NEAR_END_BAG = 14;
const NEAR_END_WINDOWS = 1.5;
const EMPTY_BAG_WINDOWS = 3;

/** What candidates are chosen from. */
export type CandidateTurn = Pick<
  TurnView,
  'profile' | 'searchBoard' | 'rack' | 'unseen' | 'exchangeLimit'
>;

/**
 * The candidates, by falling equity; at least one. Among equal ones placements come first, in the
 * documented order (R114), then exchanges. Passing is one when nothing else is, or when the bag is
 * empty.
 */
export function chooseCandidates(
  turn: CandidateTurn,
  { generator, leaves }: { readonly generator: MoveGenerator; readonly leaves: LeaveTable },
  plan: CandidatePlan = CLOSE_CANDIDATES,
): Candidate[] {
  const { profile, searchBoard, rack, unseen } = turn;
  const judge = createLeaveJudge(leaves, unseen, profile.tileSet);
  const best = generator.bestByEquity(searchBoard, rack, judge, plan.count);
  const placements: Candidate[] = [];
  for (let row = 0; row < best.count; row++) {
    placements.push({
      move: { kind: 'placement', letters: best.letters[row]!, place: best.places[row]! },
      equity: best.keys[row]!,
    });
  }
  return candidatesAmong(placements, turn, leaves, plan);
}

/**
 * The candidates among placements found elsewhere, as `chooseCandidates` chooses them.
 *
 * @param placements by falling equity, then in the documented order
 */
export function candidatesAmong(
  placements: readonly Candidate[],
  { profile, rack, unseen, exchangeLimit }: Omit<CandidateTurn, 'searchBoard'>,
  leaves: LeaveTable,
  { count, window }: CandidatePlan,
): Candidate[] {
  const judge = createLeaveJudge(leaves, unseen, profile.tileSet);
  const candidates = placements.slice(0, count);
  const exchanges = exchangeCandidates(rack, judge, {
    limit: exchangeLimit,
    count: Math.max(LEAST_EXCHANGES, Math.floor(count / EXCHANGE_SHARE)),
  });
  for (const { symbols, equity } of exchanges) {
    candidates.push({ move: { kind: 'exchange', symbols }, equity });
  }
  if (candidates.length === 0 || unseen.bag === 0) {
    candidates.push({ move: PASS, equity: judge.valueOf(rack.counts) });
  }
  candidates.sort((one, other) => other.equity - one.equity);
  const floor = candidates[0]!.equity - equityFromPoints(window * windowsAt(unseen.bag));
  return candidates.filter(({ equity }) => equity >= floor).slice(0, count);
}

const windowsAt = (bag: number): number =>
  bag === 0 ? EMPTY_BAG_WINDOWS : bag <= NEAR_END_BAG ? NEAR_END_WINDOWS : 1;
