/** The invariant of every game: no tile appears or vanishes (rule R44). */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import type { Bag } from '../bag.ts';
import { signOfRackSymbol } from '../notation/letter-sign.ts';
import { NO_TILE, rackSymbol } from '../tile.ts';
import type { Board } from '../board.ts';
import type { Rack } from '../rack.ts';
import type { Game } from './game.ts';

/** A tile of which there are more or fewer than at the start. */
export interface TileImbalance {
  /** Sign of the tile, `?` for blanks. */
  readonly tile: string;
  readonly found: number;
  readonly expected: number;
}

/** [31] tiles on the board, on the racks and in the bag by rack symbol. */
export function tilesInPlay(table: {
  readonly board: Board;
  readonly racks: readonly Rack[];
  readonly bag: Bag;
}): Uint32Array {
  const { tiles } = table.board;
  const counts = new Uint32Array(SYMBOL_COUNT);
  // Counted after every action, so without iterators.
  for (let square = 0; square < tiles.length; square++) {
    const tile = tiles[square]!;
    if (tile !== NO_TILE) counts[rackSymbol(tile)]!++;
  }
  for (const rack of table.racks) {
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) counts[symbol]! += rack.counts[symbol]!;
  }
  for (const symbol of table.bag.symbols) counts[symbol]!++;
  return counts;
}

/**
 * The first tile, in the order of R2, whose number is not what it was at the start; undefined as
 * long as everything is right. The start itself is compared with the tile set by `startGame`.
 */
export function checkConservation(game: Game): TileImbalance | undefined {
  const expected = tilesInPlay(game.deal);
  const found = tilesInPlay(game);
  const symbol = found.findIndex((count, place) => count !== expected[place]);
  if (symbol < 0) return undefined;
  return { tile: signOfRackSymbol(symbol), found: found[symbol]!, expected: expected[symbol]! };
}
