/** Placements as people write them, before anybody knows whether they fit the board (R25, R26). */
import { characterOf, IN_ENDING, LETTER_COUNT } from '@bestzug/lexicon';
import type { Board } from './board.ts';
import { columnOf, rowOf, type Direction, type Square } from './geometry.ts';
import type { IllegalLetter, OccupiedSquare, Place, PlacementFault } from './placement-fault.ts';
import type { InRule } from './profile.ts';
import { BLANK_FLAG, isBlankTile, NO_TILE, tileLetter, type Tile } from './tile.ts';

/**
 * What is written for one square: a tile, 0 (`.`) for the tile that lies there,
 * `UNLETTERED_BLANK` (`?`), or the text of a sign that is no letter, such as `ß`.
 */
export type WrittenSign = Tile | string;

/** A blank for which no letter is said (R54). */
export const UNLETTERED_BLANK: Tile = BLANK_FLAG;

/**
 * Signs along a lane from `start` on. They need neither begin nor end with the word, and a letter
 * on an occupied square is played through if it is the letter that lies there, blank or not. A
 * `Placement` becomes one as `{ ...placement, signs: placement.tiles }`.
 */
export interface WrittenPlacement {
  readonly direction: Direction;
  readonly start: Square;
  readonly signs: readonly WrittenSign[];
}

/** A tile someone lays on a place of their own choice; always a new one. */
export interface RawTile extends Place {
  readonly tile: WrittenSign;
}

/** A placement in notation, or any set of tiles. */
export type PlacementAttempt = WrittenPlacement | { readonly tiles: readonly RawTile[] };

/** A new tile the attempt wants to lay on the board, or beyond its edge (`square` undefined). */
export interface LaidTile extends Place {
  readonly square: Square | undefined;
  readonly sign: WrittenSign;
}

/** An attempt read sign by sign. */
export interface ReadAttempt {
  /** The signs that are new tiles, in the order written; not those that clash with a lying tile. */
  readonly laid: readonly LaidTile[];
  /** The faults of R25 and R26, in this order. */
  readonly faults: readonly PlacementFault[];
}

/** Sorts the signs of an attempt into new tiles, played-through tiles and faults. */
export function readAttempt(board: Board, attempt: PlacementAttempt, inRule: InRule): ReadAttempt {
  const { size } = board.layout;
  const rawTiles = rawTilesOf(attempt, size);
  const malformed = [...rawTiles.keys()].filter((index) => !isSound(rawTiles[index]!));
  const signs = rawTiles
    .filter(isSound)
    .map((rawTile) => readSign(board, rawTile))
    .filter((sign) => !isPlayedThrough(sign, 'signs' in attempt));
  const offBoard = signs.filter(({ square }) => square === undefined).map(placeOf);
  const letters = signs.flatMap((sign) => illegalLetters(sign, inRule));
  const unlettered = signs.filter(({ sign }) => sign === UNLETTERED_BLANK).map(placeOf);
  const occupied = signs.flatMap(clashes);
  const faults: PlacementFault[] = [];
  if (malformed.length > 0) faults.push({ kind: 'malformed', indexes: malformed });
  if (offBoard.length > 0) faults.push({ kind: 'offBoard', places: offBoard });
  if (letters.length > 0) faults.push({ kind: 'illegalLetter', letters });
  if (unlettered.length > 0) faults.push({ kind: 'blankLetterMissing', places: unlettered });
  if (occupied.length > 0) faults.push({ kind: 'occupied', squares: occupied });
  const laid = signs.filter(({ sign, lying }) => sign !== NO_TILE && lying === NO_TILE);
  return { laid, faults };
}

/** A sign with what lies on its square. */
interface ReadSign extends LaidTile {
  /** 0 for an empty square and beyond the edge. */
  readonly lying: Tile;
}

/** An attempt as signs on places. A start outside the board gives places outside the board. */
function rawTilesOf(attempt: PlacementAttempt, size: number): readonly RawTile[] {
  if (!('signs' in attempt)) return attempt.tiles;
  const { direction, start, signs } = attempt;
  return signs.map((tile, index) => ({
    row: rowOf(start, size) + (direction === 'down' ? index : 0),
    column: columnOf(start, size) + (direction === 'across' ? index : 0),
    tile,
  }));
}

/** Whether the numbers are coordinates, on the board or not, and a sign. */
const isSound = ({ row, column, tile }: RawTile): boolean =>
  Number.isInteger(row) && Number.isInteger(column) && isSign(tile);

function readSign(board: Board, { row, column, tile: sign }: RawTile): ReadSign {
  const { size } = board.layout;
  const isOnBoard = row >= 0 && row < size && column >= 0 && column < size;
  const square = isOnBoard ? row * size + column : undefined;
  const lying = square === undefined ? NO_TILE : board.tiles[square]!;
  return { row, column, square, sign, lying };
}

/** `.` on a tile; in notation also the letter that lies there. */
function isPlayedThrough({ sign, lying }: ReadSign, isNotation: boolean): boolean {
  if (lying === NO_TILE || typeof sign === 'string') return false;
  return sign === NO_TILE || (isNotation && tileLetter(sign) === tileLetter(lying));
}

const placeOf = ({ row, column }: Place): Place => ({ row, column });

/** Whether the sign is a text or one of the numbers a tile can have. */
function isSign(sign: WrittenSign): boolean {
  if (typeof sign === 'string') return true;
  const letter = tileLetter(sign);
  const isTileNumber = sign === letter || sign === (letter | BLANK_FLAG);
  return isTileNumber && (letter <= LETTER_COUNT || letter === IN_ENDING);
}

/** The fault of R25 a sign has as a letter, if any. */
function illegalLetters({ row, column, sign }: ReadSign, inRule: InRule): IllegalLetter[] {
  if (typeof sign === 'string') return [{ row, column, sign, reason: 'notALetter' }];
  const isInEnding = tileLetter(sign) === IN_ENDING;
  const isAllowed = isBlankTile(sign) || inRule.extraTile;
  if (!isInEnding || (inRule.enabled && isAllowed)) return [];
  const reason = inRule.enabled ? 'inNeedsBlank' : 'inRuleOff';
  return [{ row, column, sign: characterOf(IN_ENDING), reason }];
}

/** The fault of R26 a sign has, if any, seeing the signs before it. */
function clashes(read: ReadSign, index: number, all: readonly ReadSign[]): OccupiedSquare[] {
  const { square, sign, lying } = read;
  if (square === undefined) return [];
  if (lying !== NO_TILE) return [{ square, lying, reason: 'otherTile' }];
  if (sign === NO_TILE) return [{ square, lying, reason: 'nothingToPlayThrough' }];
  const isTwice = all.slice(0, index).some((other) => other.square === square);
  return isTwice ? [{ square, lying, reason: 'laidTwice' }] : [];
}
