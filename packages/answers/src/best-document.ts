/** The answer to `best` and its JSON document. */
import {
  formatCgpBoard,
  formatPlaySigns,
  formatRack,
  formatStart,
  type Position,
} from '@bestzug/core';
import type { OwnMove } from './own-move.ts';
import type { DescribedPlacement, Query, RankedPlacements } from './ranked-placements.ts';

/** Everything there is to show. */
export interface BestAnswer {
  readonly query: Query;
  readonly ranked: RankedPlacements;
  /** The placements to show, best first. */
  readonly moves: readonly DescribedPlacement[];
  readonly own: OwnMove | undefined;
  readonly effort: SearchEffort;
}

/** What the search took. */
export interface SearchEffort {
  readonly threads: number;
  /** Loading the board, searching and ranking. */
  readonly milliseconds: number;
}

/** The document. */
export function bestDocument({ query, ranked, moves, own, effort }: BestAnswer): object {
  const { position, rack, list, order, filter } = query;
  const { found, rows } = ranked;
  return {
    list: list.lexicon.identity,
    rules: position.profile.name,
    board: formatCgpBoard(position.board),
    rack: formatRack(rack),
    sort: order,
    count: found.columns.count,
    ...(filter.isOpen ? {} : { matching: rows.length }),
    threads: effort.threads,
    timeMs: Math.round(effort.milliseconds * 1000) / 1000,
    moves: moves.map((move) => moveAsJson(move, position)),
    ...(own === undefined ? {} : { ownMove: ownMoveAsJson(own, position) }),
  };
}

/** A placement as it stands in documents. */
export function moveAsJson(described: DescribedPlacement, { board }: Position): object {
  const { placement, move, words, score, bonus, leave, equity } = described;
  const { start: square, direction, tiles } = placement;
  return {
    type: 'placement',
    move,
    direction,
    square: formatStart({ square, direction }, board.layout.size),
    word: words[0]?.word ?? '',
    placed: formatPlaySigns(tiles),
    score,
    bingo: bonus > 0,
    leave,
    equity,
    words,
  };
}

function ownMoveAsJson(own: OwnMove, position: Position): object {
  switch (own.kind) {
    case 'refused':
      return { move: own.move, valid: false, rank: null, errors: own.errors };
    case 'notRanked':
      return { move: own.move, valid: true, rank: null, errors: [] };
    case 'unplaced': {
      const { type, move, leave, equity, rank, scoreLoss, equityLoss } = own;
      const facts = { type, move, score: 0, leave, equity };
      return { ...facts, valid: true, rank, scoreLoss, equityLoss, errors: [] };
    }
    case 'ranked': {
      const { rank, scoreLoss, equityLoss } = own;
      const facts = moveAsJson(own.described, position);
      return { ...facts, valid: true, rank, scoreLoss, equityLoss, errors: [] };
    }
  }
}
