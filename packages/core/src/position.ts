/** A position: a setup that agrees with a rule profile (rules R3, R44, R113). */
import { err, ok, SYMBOL_COUNT, type Result } from '@bestzug/lexicon';
import type { Board } from './board.ts';
import { columnOf, type Square } from './geometry.ts';
import { findTooMany, type RackTooLongFault, type TooManyFault } from './notation/rack-text.ts';
import type { RuleProfile } from './profile.ts';
import type { Setup } from './setup.ts';
import { NO_TILE, rackSymbol } from './tile.ts';

/** A setup under a rule profile, made by `positionFromSetup` only. Immutable. */
export interface Position extends Setup {
  readonly profile: RuleProfile;
}

/** Why a setup is no position of the profile's game. */
export type SetupFault =
  /** The board has another layout than the profile. */
  | { readonly kind: 'layoutMismatch'; readonly found: string; readonly expected: string }
  /** `player` counts from 1, the player on turn first. */
  | (RackTooLongFault & { readonly player: number })
  /** Board and racks together hold more copies than the tile set. */
  | TooManyFault;

/** Whether board and racks may hold more tiles than the set has (R113). */
export type TileCountCheck = 'check' | 'ignore';

/**
 * Compares a setup with a profile. Words and how the tiles lie are not judged: see `floatingTiles`.
 *
 * Faults in this order: `layoutMismatch`, `rackTooLong`, `tooMany` (first tile in the order of R2).
 */
export function positionFromSetup(
  setup: Setup,
  profile: RuleProfile,
  tileCounts: TileCountCheck = 'check',
): Result<Position, SetupFault> {
  const { layout } = setup.board;
  if (layout.name !== profile.layout.name) {
    return err({ kind: 'layoutMismatch', found: layout.name, expected: profile.layout.name });
  }
  const expected = profile.rackSize;
  for (const [index, { size: found }] of setup.racks.entries()) {
    if (found > expected) return err({ kind: 'rackTooLong', player: index + 1, found, expected });
  }
  const tooMany =
    tileCounts === 'check' ? findTooMany(countTiles(setup), profile.tileSet) : undefined;
  return tooMany === undefined ? ok({ ...setup, profile }) : err(tooMany);
}

/** [31] tiles on board and racks by rack symbol. */
export function countTiles({ board, racks }: Pick<Setup, 'board' | 'racks'>): Uint32Array {
  const counts = new Uint32Array(SYMBOL_COUNT);
  for (const tile of board.tiles) if (tile !== NO_TILE) counts[rackSymbol(tile)]!++;
  for (const rack of racks) rack.counts.forEach((count, symbol) => (counts[symbol]! += count));
  return counts;
}

/**
 * The tiles that no chain of neighbours connects with the star, in rising order: tiles no game could
 * have put there (R31, R33). All of them, if the star itself is empty.
 */
export function floatingTiles(board: Board): Square[] {
  const { layout, tiles } = board;
  const { size, star } = layout;
  const reached = new Set<Square>();
  const open = [star];
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    if (reached.has(square) || (tiles[square] ?? NO_TILE) === NO_TILE) continue;
    reached.add(square);
    open.push(square - size, square + size);
    if (columnOf(square, size) > 0) open.push(square - 1);
    if (columnOf(square, size) < size - 1) open.push(square + 1);
  }
  return [...tiles.keys()].filter((square) => tiles[square] !== NO_TILE && !reached.has(square));
}
