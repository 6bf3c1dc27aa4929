/**
 * Moves as people write them (rules R107–R112): `8D GRÜNDE`, `D8 .E.T`, `G2 w VERSCHE`,
 * `6B-6J DEICHGRAF`, `8G (TOR)E`, `-QX`, `tausche QX`, `-3`, `-`, `passe`.
 */
import { err, ok, SYMBOL_COUNT, type Result } from '@bestzug/lexicon';
import type { Board } from '../board.ts';
import type { BoardLayout } from '../board-layout.ts';
import { columnOf, rowOf, stepOf, squaresToEnd, type Direction } from '../geometry.ts';
import type { Exchange, Move, Pass } from '../move.ts';
import { isBlankTile, NO_TILE, rackSymbol, tileLetter, type Tile } from '../tile.ts';
import type { WrittenPlacement } from '../written-placement.ts';
import {
  coordinateFault,
  formatStart,
  readCoordinate,
  type CoordinateFault,
  type Start,
} from './coordinates.ts';
import { signOfRackSymbol, type LetterFault } from './letter-sign.ts';
import { formatPlaySigns, readPlaySigns, withoutBlanks, type PlaySign } from './play-text.ts';
import {
  findTooMany,
  parseRackSymbols,
  type RackLimits,
  type RackTooLongFault,
  type TooManyFault,
} from './rack-text.ts';

/**
 * A placement as written. It may run over the edge, cover tiles or have a blank without a letter:
 * that is for `checkPlacement` to judge.
 */
export interface PlacementText extends WrittenPlacement {
  readonly kind: 'placement';
  readonly signs: readonly Tile[];
}

/** An exchange of tiles nobody has seen (R110). */
export interface ExchangeCount {
  readonly kind: 'exchangeCount';
  readonly count: number;
}

/** What a move text says. */
export type MoveText = PlacementText | Exchange | ExchangeCount | Pass;

/** Why a text is no move. */
export type MoveTextFault =
  | { readonly kind: 'empty' }
  /** Neither a coordinate nor one of the words for exchange and pass. */
  | { readonly kind: 'unknownCommand'; readonly found: string }
  | CoordinateFault
  /**
   * The end square does not fit: `found` tiles for the `expected` squares of the range, or no
   * `expected` if the two squares are not in one lane, in reading order, of the direction given.
   */
  | {
      readonly kind: 'badRange';
      readonly range: string;
      readonly found: number;
      readonly expected?: number;
    }
  /** A coordinate without a word, or an exchange without tiles. */
  | { readonly kind: 'missingTiles'; readonly move: 'placement' | 'exchange' }
  /** Position in the word, or in the exchanged tiles. */
  | LetterFault
  | RackTooLongFault
  | TooManyFault;

/** What a move text is read for; a rule profile fits. */
export interface MoveTextContext extends RackLimits {
  readonly layout: BoardLayout;
  /**
   * The board it is played on: its layout counts, and letters written for lying tiles become 0 in
   * the result. Left out: the empty board, but letters in brackets are taken for lying tiles.
   */
  readonly board?: Board;
}

const PASS = /^(?:[-–—−]|passen?|passt?)$/iu;
const EXCHANGE = /^(?:[-–—−]|(?:tausch(?:en?)?|exchange|swap)(?=\s|$))\s*(.*)$/isu;
const EXCHANGE_COUNT = /^(\d+)(?:\s*(?:steine?|tiles?))?$/iu;
const RANGE_MARK = /^\s*(?:[-–—−]|\.{2,3}|bis\s|to\s)\s*/iu;
const ACROSS = /^(?:w|waage?recht|across|→)$/iu;
/** A direction is one only if something follows it: `K8 s` is the blank as S. */
const DIRECTION_MARK = /^\s*(w|s|waage?recht|senkrecht|across|down|→|↓)(?:\s*[:,;]\s*|\s+)(?=\S)/iu;
/** A full stop right behind the coordinate separates, unless more of them follow. */
const SEPARATOR = /^(?:\s*[:,;]\s*|\.(?=[^.\s]|$)|\.?\s+)/u;

/**
 * Reads a move. Letters of coordinates and commands in any case; small letters in a word are
 * blanks (R15). Only where a text is written in small letters throughout, coordinate included, and
 * needs more blanks than the set has, it is read as capitals: `8d.gründe`.
 *
 * Faults: see `MoveTextFault`; the first one found from left to right, then tile counts.
 */
export function parseMoveText(
  text: string,
  context: MoveTextContext,
): Result<MoveText, MoveTextFault> {
  const trimmed = text.normalize('NFC').trim();
  if (trimmed === '') return err({ kind: 'empty' });
  if (PASS.test(trimmed)) return ok({ kind: 'pass' });
  const exchange = EXCHANGE.exec(trimmed);
  return exchange === null
    ? parsePlacement(trimmed, context)
    : parseExchange(exchange[1] ?? '', context);
}

/** Normal form of a move: `8D .E.T`, `-QX`, `-3`, `-`; lying tiles as `.` (R109, R112). */
export function formatMoveText(move: Move | MoveText, layout: BoardLayout): string {
  switch (move.kind) {
    case 'placement': {
      const tiles = 'signs' in move ? move.signs : move.tiles;
      const start = formatStart({ square: move.start, direction: move.direction }, layout.size);
      return `${start} ${formatPlaySigns(tiles)}`;
    }
    case 'exchange':
      return `-${move.symbols.map(signOfRackSymbol).join('')}`;
    case 'exchangeCount':
      return `-${move.count}`;
    case 'pass':
      return '-';
  }
}

/** As `formatMoveText`, but with the letters of the lying tiles: `8D REST`. */
export function formatMoveInFull(move: Move | MoveText, board: Board): string {
  if (move.kind !== 'placement') return formatMoveText(move, board.layout);
  const { kind, direction, start } = move;
  const written = 'signs' in move ? move.signs : move.tiles;
  const lying = lyingTiles({ square: start, direction }, written.length, board);
  const signs = written.map((tile, index) => (tile === NO_TILE ? (lying[index] ?? tile) : tile));
  return formatMoveText({ kind, direction, start, signs }, board.layout);
}

function parseExchange(text: string, context: RackLimits): Result<MoveText, MoveTextFault> {
  const count = EXCHANGE_COUNT.exec(text)?.[1];
  if (count !== undefined) {
    const found = Math.min(Number(count), Number.MAX_SAFE_INTEGER);
    if (found === 0) return err({ kind: 'missingTiles', move: 'exchange' });
    const expected = context.rackSize;
    if (found > expected) return err({ kind: 'rackTooLong', found, expected });
    return ok({ kind: 'exchangeCount', count: found });
  }
  const symbols = parseRackSymbols(text, context);
  if (symbols.ok) return ok({ kind: 'exchange', symbols: symbols.value });
  return symbols.error.kind === 'empty'
    ? err({ kind: 'missingTiles', move: 'exchange' })
    : err(symbols.error);
}

function parsePlacement(text: string, context: MoveTextContext): Result<MoveText, MoveTextFault> {
  const { size } = (context.board ?? context).layout;
  const head = readCoordinate(text, size);
  if (head === undefined) {
    const found = /^\S+/u.exec(text)?.[0] ?? text;
    return err(
      /^\d/u.test(found) ? coordinateFault(found, size) : { kind: 'unknownCommand', found },
    );
  }
  if (!head.ok) return head;
  const range = readRange(text, head.value, size);
  if (!range.ok) return range;
  const lane = readDirection(range.value.rest, range.value.direction);
  const word = lane.rest;
  if (word === '') return err({ kind: 'missingTiles', move: 'placement' });
  const signs = readPlaySigns(word);
  if (!signs.ok) return signs;
  const { square: start } = head.value;
  const rangeFault = checkRange(range.value, lane.direction, signs.value.length);
  if (rangeFault !== undefined) return err(rangeFault);
  const { direction } = lane;
  const tiles = resolveSigns(signs.value, { square: start, direction }, context.board);
  const isSmall = !/\p{Lu}/u.test(text);
  const meant = isSmall && needsTooManyBlanks(tiles, context) ? withoutBlanks(tiles) : tiles;
  const tooMany = findTooMany(countNewTiles(meant), context.tileSet);
  if (tooMany !== undefined) return err(tooMany);
  return ok({ kind: 'placement', direction, start, signs: meant });
}

/** The start, with the squares up to the end where one is given. */
interface Range {
  readonly direction: Direction;
  /** What follows. */
  readonly rest: string;
  /** The range as written, with its length if it is one. */
  readonly end?: { readonly text: string; readonly direction: Direction; readonly length?: number };
}

function readRange(
  text: string,
  head: Start & { readonly rest: string },
  size: number,
): Result<Range, CoordinateFault> {
  const start: Range = { direction: head.direction, rest: head.rest };
  const mark = RANGE_MARK.exec(head.rest)?.[0];
  const end = mark === undefined ? undefined : readCoordinate(head.rest.slice(mark.length), size);
  if (end === undefined) return ok(start);
  if (!end.ok) return end;
  const { square, rest } = end.value;
  const rows = rowOf(square, size) - rowOf(head.square, size);
  const columns = columnOf(square, size) - columnOf(head.square, size);
  const isLane = (rows === 0 || columns === 0) && rows >= 0 && columns >= 0;
  const direction = isLane && rows > 0 ? 'down' : isLane && columns > 0 ? 'across' : head.direction;
  const length = isLane ? { length: rows + columns + 1 } : {};
  const written = text.slice(0, text.length - rest.length);
  return ok({ direction, rest, end: { text: written, direction, ...length } });
}

function readDirection(
  rest: string,
  direction: Direction,
): { readonly direction: Direction; readonly rest: string } {
  const mark = DIRECTION_MARK.exec(rest);
  const name = mark?.[1];
  if (mark === null || name === undefined) return { direction, rest: rest.replace(SEPARATOR, '') };
  return { direction: ACROSS.test(name) ? 'across' : 'down', rest: rest.slice(mark[0].length) };
}

function checkRange(
  { end }: Range,
  direction: Direction,
  found: number,
): MoveTextFault | undefined {
  if (end === undefined) return undefined;
  const isLane = end.length !== undefined && (end.length === 1 || end.direction === direction);
  if (!isLane) return { kind: 'badRange', range: end.text, found };
  if (end.length === found) return undefined;
  return { kind: 'badRange', range: end.text, found, expected: end.length };
}

/** The tiles lying on the squares of a word, 0 for none; only the squares on the board. */
function lyingTiles({ square, direction }: Start, length: number, board: Board): Tile[] {
  const { size } = board.layout;
  const step = stepOf(direction, size);
  const onBoard = Math.min(length, squaresToEnd(square, direction, size));
  return Array.from({ length: onBoard }, (_, index) => board.tiles[square + index * step]!);
}

/** Letters that lie there already become 0, bracketed ones also without a board to look at. */
function resolveSigns(signs: readonly PlaySign[], start: Start, board: Board | undefined): Tile[] {
  const lying = board === undefined ? [] : lyingTiles(start, signs.length, board);
  return signs.map(({ tile, isBracketed }, index) => {
    const lyingTile = lying[index] ?? NO_TILE;
    const isFree = lyingTile === NO_TILE;
    if (isFree) return isBracketed ? NO_TILE : tile;
    return tileLetter(lyingTile) === tileLetter(tile) ? NO_TILE : tile;
  });
}

/** [31] new tiles by rack symbol; a text may hold more than a byte can count. */
function countNewTiles(tiles: readonly Tile[]): Uint32Array {
  const counts = new Uint32Array(SYMBOL_COUNT);
  for (const tile of tiles) if (tile !== NO_TILE) counts[rackSymbol(tile)]!++;
  return counts;
}

const needsTooManyBlanks = (tiles: readonly Tile[], { tileSet }: RackLimits): boolean =>
  tiles.filter(isBlankTile).length > tileSet.counts[0]!;
