/** Candidates: the moves that are good enough by themselves to be worth samples. */
import { type MoveGenerator } from '@bestzug/movegen';
import { createLeaveJudge, equityFromPoints, type Equity } from '../evaluate.ts';
import { type LeaveTable } from '../leave/leave-table.ts';
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
 * Few and close ones: samples are spent where static evaluation may err. A wider choice loses more to
 * chance than it finds.
 */
export const CLOSE_CANDIDATES: CandidatePlan = { count: 8, window: 9 };

/** Of so many moves one may be an exchange; at least two may. */
const EXCHANGE_SHARE = 4;
const LEAST_EXCHANGES = 2;

/** How much wider the window is when the bag is empty: static evaluation then knows little. */
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
  { count, window }: CandidatePlan = CLOSE_CANDIDATES,
): Candidate[] {
  const { profile, searchBoard, rack, unseen, exchangeLimit } = turn;
  const judge = createLeaveJudge(leaves, unseen, profile.tileSet);
  const best = generator.bestByEquity(searchBoard, rack, judge, count);
  const candidates: Candidate[] = [];
  for (let row = 0; row < best.count; row++) {
    candidates.push({
      move: { kind: 'placement', letters: best.letters[row]!, place: best.places[row]! },
      equity: best.keys[row]!,
    });
  }
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
  const reach = equityFromPoints(unseen.bag === 0 ? window * EMPTY_BAG_WINDOWS : window);
  const floor = candidates[0]!.equity - reach;
  return candidates.filter(({ equity }) => equity >= floor).slice(0, count);
}
