/** Reads the boards, moves and racks of the rule cases, just as far as they use the notations. */
import { readFileSync } from 'node:fs';
import { BLANK, characterOf, IN_ENDING, letterOf } from '@bestzug/lexicon';
import type { Board } from '../src/board.ts';
import { type BoardLayout, STANDARD_15 } from '../src/board-layout.ts';
import { squareName, type Direction, type Square } from '../src/geometry.ts';
import type { Placement } from '../src/move.ts';
import { PROFILES, TURNIER_DE, type InRule, type RuleProfile } from '../src/profile.ts';
import { rackOf, type Rack } from '../src/rack.ts';
import { blankTile, isBlankTile, NO_TILE, tileLetter } from '../src/tile.ts';
import {
  UNLETTERED_BLANK,
  type PlacementAttempt,
  type RawTile,
  type WrittenPlacement,
  type WrittenSign,
} from '../src/written-placement.ts';

/** What scoring and legality cases have in common. */
export interface RuleCase {
  readonly id: string;
  readonly title: string;
  readonly profile?: string;
  readonly options?: { readonly inRule?: Partial<InRule> };
  readonly board: readonly string[];
  readonly rack?: string;
  readonly lexicon: readonly string[] | null;
  readonly move?: string;
  readonly placements?: readonly { readonly square: string; readonly tile: string }[];
}

export const readCases = (name: string): string =>
  readFileSync(new URL(`../../testkit/cases/${name}.json`, import.meta.url), 'utf8');

/** Capital = tile, small letter = blank, `*` = blank as *IN, `.` = 0, `?` = blank without letter. */
export function signOf(character: string): WrittenSign {
  if (character === '.') return NO_TILE;
  if (character === '?') return UNLETTERED_BLANK;
  if (character === '*') return blankTile(IN_ENDING);
  const capital = letterOf(character);
  const small = letterOf(character.toUpperCase());
  return capital ?? (small === undefined ? character : blankTile(small));
}

/** A board with the rows' tiles; rows left out at the end are empty. */
export function boardOf(rows: readonly string[], layout: BoardLayout = STANDARD_15): Board {
  const tiles = new Uint8Array(layout.size * layout.size);
  rows.forEach((row, rowIndex) =>
    Array.from(row).forEach((character, column) => {
      const sign = signOf(character);
      if (typeof sign === 'string') throw new Error(`no tile: ${sign}`);
      tiles[rowIndex * layout.size + column] = sign;
    }),
  );
  return { layout, tiles };
}

/** A board that is empty but for these moves, played without any check. */
export function boardWith(moves: readonly string[], layout: BoardLayout = STANDARD_15): Board {
  const board = boardOf([], layout);
  for (const move of moves) {
    const { direction, start, signs } = moveOf(move, layout.size);
    signs.forEach((sign, index) => {
      if (typeof sign === 'string') throw new Error(`no tile: ${sign}`);
      if (sign !== NO_TILE)
        board.tiles[start + index * (direction === 'across' ? 1 : layout.size)] = sign;
    });
  }
  return board;
}

/** `8D WORD` across, `D8 WORD` down. */
export function moveOf(text: string, size = 15): WrittenPlacement {
  const [, row, column, downColumn, downRow, word = ''] =
    /^(?:(\d+)([A-U])|([A-U])(\d+)) (.+)$/u.exec(text) ?? [];
  const columnIndex = (column ?? downColumn ?? '').charCodeAt(0) - 65;
  return {
    direction: row === undefined ? 'down' : 'across',
    start: (Number(row ?? downRow) - 1) * size + columnIndex,
    signs: Array.from(word, signOf),
  };
}

export const rackFrom = (text: string): Rack =>
  rackOf(Array.from(text, (character) => letterOf(character) ?? BLANK));

export const attemptOf = ({ move, placements }: RuleCase): PlacementAttempt =>
  move === undefined ? { tiles: (placements ?? []).map(rawTileOf) } : moveOf(move);

const rawTileOf = (placed: { readonly square: string; readonly tile: string }): RawTile => ({
  row: Number(placed.square.slice(1)) - 1,
  column: placed.square.charCodeAt(0) - 65,
  tile: signOf(placed.tile),
});

export function profileOf({ profile, options }: RuleCase): RuleProfile {
  const base = PROFILES.get(profile ?? '') ?? TURNIER_DE;
  return { ...base, inRule: { ...base.inRule, ...options?.inRule } };
}

/** `8D` across, `D8` down. */
export function startName(start: Square, direction: Direction, size = 15): string {
  const name = squareName(start, size);
  return direction === 'down' ? name : `${name.slice(1)}${name.slice(0, 1)}`;
}

/** The move as the cases write it. */
export const moveText = ({ start, direction, tiles }: Placement, size = 15): string =>
  `${startName(start, direction, size)} ${tiles.map(tileText).join('')}`;

function tileText(tile: number): string {
  if (tile === NO_TILE) return '.';
  const character = characterOf(tileLetter(tile));
  return isBlankTile(tile) ? character.toLowerCase() : character;
}
