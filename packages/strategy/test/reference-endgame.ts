/**
 * The value of an endgame by trying everything: boards are copied, placements generated anew, the end
 * and the final count are those of a real game. No table, no order, no bounds, all passes.
 */
import type { WordGraph } from '@bestzug/lexicon';
import {
  countGame,
  invariant,
  newTilesOf,
  rackSymbol,
  withoutSymbols,
  withTiles,
  type Board,
  type Placement,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { MoveGenerator, SearchBoard } from '@bestzug/movegen';

/** A position with empty bag; the player on turn is number `toMove`. */
export interface ReferencePosition {
  readonly board: Board;
  readonly racks: readonly [Rack, Rack];
  readonly scores: readonly [number, number];
  readonly toMove: 0 | 1;
  readonly consecutivePasses: number;
  readonly scorelessTurns: number;
}

/** A placement and its points, or nothing for a pass. */
export interface ReferenceMove {
  readonly placement: Placement;
  readonly score: number;
}

/** Plays out every line. */
export class ReferenceEndgame {
  readonly #profile: RuleProfile;
  readonly #generator: MoveGenerator;
  readonly #searchBoard: SearchBoard;
  #positionsLeft = 0;

  constructor(graph: WordGraph, profile: RuleProfile) {
    this.#profile = profile;
    this.#generator = new MoveGenerator(graph, profile, { capacity: 1 << 10 });
    this.#searchBoard = new SearchBoard(graph, profile.layout, profile.tileSet);
  }

  /**
   * Final score of the player on turn less that of the other, both playing perfectly. Undefined when
   * that takes more positions.
   */
  spreadOf(position: ReferencePosition, maxPositions: number): number | undefined {
    this.#positionsLeft = maxPositions;
    const spread = this.#bestSpread(position);
    return this.#positionsLeft < 0 ? undefined : spread;
  }

  /** All placements of the player on turn. */
  movesOf({ board, racks, toMove }: ReferencePosition): readonly ReferenceMove[] {
    const searchBoard = this.#searchBoard;
    searchBoard.load(board);
    const list = this.#generator.all(searchBoard, racks[toMove]);
    return Array.from({ length: list.count }, (_, row) => ({
      placement: list.placementAt(row, searchBoard.laneBoard),
      score: list.scores[row]!,
    }));
  }

  /** The position after a move or a pass, and the final spread of who moved if the game is over. */
  after(
    position: ReferencePosition,
    move: ReferenceMove | undefined,
  ): { readonly position: ReferencePosition; readonly spread: number | undefined } {
    const { board, racks, scores, toMove, consecutivePasses, scorelessTurns } = position;
    const other = toMove === 0 ? 1 : 0;
    const score = move?.score ?? 0;
    const newTiles = move === undefined ? [] : newTilesOf(move.placement, board.layout.size);
    const symbols = newTiles.map(({ tile }) => rackSymbol(tile));
    const rest = withoutSymbols(racks[toMove], symbols);
    invariant(rest !== undefined, 'a placement comes from the rack');
    const next: ReferencePosition = {
      board: withTiles(board, newTiles),
      racks: toMove === 0 ? [rest, racks[1]] : [racks[0], rest],
      scores: toMove === 0 ? [scores[0] + score, scores[1]] : [scores[0], scores[1] + score],
      toMove: other,
      consecutivePasses: move === undefined ? consecutivePasses + 1 : 0,
      scorelessTurns: score === 0 ? scorelessTurns + 1 : 0,
    };
    return { position: next, spread: this.#finalSpread(next, toMove) };
  }

  #bestSpread(position: ReferencePosition): number {
    if (--this.#positionsLeft < 0) return 0;
    let best = -Infinity;
    for (const move of [undefined, ...this.movesOf(position)]) {
      const { position: next, spread } = this.after(position, move);
      const value = spread ?? -this.#bestSpread(next);
      if (value > best) best = value;
    }
    return best;
  }

  #finalSpread(position: ReferencePosition, mover: 0 | 1): number | undefined {
    const { racks, scores } = position;
    const profile = this.#profile;
    const isOut = racks[mover].size === 0;
    const isOver =
      isOut ||
      position.consecutivePasses >= (profile.passesPerPlayerToEnd ?? Infinity) * 2 ||
      position.scorelessTurns >= (profile.scorelessTurnsToEnd ?? Infinity);
    if (!isOver) return undefined;
    const table = { profile, racks, scores, overtimeSeconds: [0, 0] };
    const { finalScores } = countGame(table, isOut ? mover : undefined);
    return finalScores[mover]! - finalScores[mover === 0 ? 1 : 0]!;
  }
}
