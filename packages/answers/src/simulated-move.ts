/** The moves of a position that are worth a simulation, and what simulations say about them. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import {
  formatRack,
  invariant,
  packPlacement,
  rackSymbol,
  signOfRackSymbol,
  tileCountsOf,
  withoutSymbols,
  unpackPlacement,
  type Board,
  type MoveText,
  type Position,
  type Rack,
} from '@bestzug/core';
import {
  candidatesAmong,
  equityFromPoints,
  exchangeLimitOf,
  isSameMove,
  PASS,
  pointsFromEquity,
  unseenTiles,
  type Candidate,
  type CandidatePlan,
  type CandidateProgress,
  type LeaveTable,
  type TurnView,
} from '@bestzug/strategy';
import type { OwnMove } from './own-move.ts';
import {
  describeRow,
  rowOfPlacement,
  type DescribedPlacement,
  type Query,
  type RankedPlacements,
} from './ranked-placements.ts';

/** More than players look at: people want to see what is behind the best. */
export const WIDE_CANDIDATES: CandidatePlan = { count: 12, window: 25 };

/** A position as a turn to simulate. */
export type SimulationTurn = Omit<TurnView, 'searchBoard' | 'turn' | 'gameSeed'>;

/**
 * The turn of the player on turn in a position for two. What the position says about the other rack
 * is not looked at: a player does not see it.
 */
export function simulationTurn(position: Position, rack: Rack): SimulationTurn {
  const { board, profile, scores, consecutivePasses, scorelessTurns } = position;
  const unseen = unseenTiles(board.tiles, rack, profile);
  const unseenCounts = tileCountsOf(profile);
  for (const tile of board.tiles) if (tile !== 0) unseenCounts[rackSymbol(tile)]!--;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
    unseenCounts[symbol]! -= rack.counts[symbol]!;
  return {
    profile,
    board,
    rack,
    unseenCounts,
    unseen,
    score: scores[0] ?? 0,
    opponentScore: scores[1] ?? 0,
    consecutivePasses,
    scorelessTurns,
    exchangeLimit: exchangeLimitOf(profile, { bag: unseen.bag, rack: rack.size, made: 0 }),
  };
}

/** What is to be simulated. */
export interface SimulationQuestion {
  readonly query: Query;
  /** In the order of equity. */
  readonly ranked: RankedPlacements;
  /** The own move, if there is one that may be made. */
  readonly own: Candidate | undefined;
}

/** The own move as a candidate; undefined if it is refused or does not say which tiles go back. */
export function ownCandidate(
  text: MoveText,
  judged: OwnMove,
  { found }: RankedPlacements,
): Candidate | undefined {
  if (judged.kind === 'ranked') {
    const { placement, equity } = judged.described;
    const { geometry } = found.laneBoard;
    const move = { kind: 'placement', ...packPlacement(geometry, placement) } as const;
    return { move, equity: equityFromPoints(equity) };
  }
  if (judged.kind !== 'unplaced') return undefined;
  const move =
    text.kind === 'exchange'
      ? ({ kind: 'exchange', symbols: text.symbols.toSorted((a, b) => a - b) } as const)
      : PASS;
  return { move, equity: equityFromPoints(judged.equity) };
}

/**
 * The candidates for a simulation: the best placements that pass the filter of the query and, unless
 * there is a filter, the best exchanges; and the own move whatever it is worth.
 */
export function simulationCandidates(
  turn: SimulationTurn,
  { ranked, query, own }: SimulationQuestion,
  leaves: LeaveTable,
  plan: CandidatePlan = WIDE_CANDIDATES,
): Candidate[] {
  const { columns, laneBoard } = ranked.found;
  const placements: Candidate[] = [];
  for (const row of ranked.rows) {
    if (placements.length === plan.count) break;
    const [letters, place] = [columns.letters[row]!, columns.places[row]!];
    // On the empty board each move has a twin at the diagonal, which is worth the same.
    const { direction } = unpackPlacement(laneBoard, letters, place);
    if (isEmpty(turn.board) && direction === 'down') continue;
    placements.push({ move: { kind: 'placement', letters, place }, equity: ranked.equities[row]! });
  }
  const limits = query.filter.isOpen ? turn : { ...turn, exchangeLimit: 0 };
  const candidates = candidatesAmong(placements, limits, leaves, plan);
  if (own === undefined || candidates.some(({ move }) => isSameMove(move, own.move))) {
    return candidates;
  }
  return [...candidates, own].sort((one, other) => other.equity - one.equity);
}

const isEmpty = ({ tiles }: Board): boolean => tiles.every((tile) => tile === 0);

/** A candidate in words and numbers. */
export interface SimulatedMove {
  readonly kind: 'placement' | 'exchange' | 'pass';
  /** `8D GRÜNDE`, `-QX` or `-`. */
  readonly move: string;
  /** Only a placement has them. */
  readonly described: DescribedPlacement | undefined;
  readonly score: number;
  readonly leave: string;
  /** Points. */
  readonly equity: number;
  /** What the simulation says. */
  readonly progress: CandidateProgress;
}

/** Describes a candidate of the query. */
export function describeMove(
  progress: CandidateProgress,
  ranked: RankedPlacements,
  query: Query,
): SimulatedMove {
  const { move, equity } = progress.candidate;
  if (move.kind === 'placement') {
    const row = rowOfPlacement(move, ranked);
    invariant(row !== undefined, 'candidates are placements that were found');
    const described = describeRow(row, ranked, query);
    const { score, leave } = described;
    return {
      kind: 'placement',
      move: described.move,
      described,
      score,
      leave,
      equity: described.equity,
      progress,
    };
  }
  const symbols = move.kind === 'exchange' ? move.symbols : [];
  const kept = withoutSymbols(query.rack, symbols);
  invariant(kept !== undefined, 'an exchange puts back tiles of the rack');
  return {
    kind: move.kind,
    move: `-${symbols.map(signOfRackSymbol).join('')}`,
    described: undefined,
    score: 0,
    leave: formatRack(kept),
    equity: pointsFromEquity(equity),
    progress,
  };
}
