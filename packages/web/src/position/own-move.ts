/**
 * The user's own move, before it is part of the position: written in the field, or laid with tiles
 * of the rack. Both are the same move; the tiles show on the board and are counted, and the position
 * stays what it is until the move is kept.
 */
import { create } from 'zustand';
import {
  blankTile,
  columnOf,
  isBlankTile,
  NO_TILE,
  parseMoveText,
  rackSymbol,
  rowOf,
  stepOf,
  tileLetter,
  type Board,
  type MoveText,
  type PlacementAttempt,
  type RuleProfile,
  type Square,
  type Tile,
} from '@bestzug/core';
import { UMLAUT_OF } from '../board/board-key.ts';
import type { OwnMoveQuestion } from '../engine/engine-protocol.ts';
import type { PositionContent } from './position-content.ts';
import { usePosition } from './position-store.ts';

/** A tile of the own move. */
export interface OwnTile {
  readonly square: Square;
  /** Board tile. */
  readonly tile: Tile;
  /** Place on the rack it was taken from; undefined = the rack was not asked. */
  readonly place: number | undefined;
}

/** The own move as the user has put it. */
export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'written'; readonly text: string }
  /** In the order laid; at least one. */
  | { readonly kind: 'laid'; readonly tiles: readonly OwnTile[] };

const NONE: Draft = { kind: 'none' };

/** What the user is at. */
export const useDraft = create<{ readonly move: Draft }>()(() => ({ move: NONE }));

const set = (move: Draft): void => useDraft.setState({ move });

const laid = (tiles: readonly OwnTile[]): Draft =>
  tiles.length === 0 ? NONE : { kind: 'laid', tiles };

// Tiles lie on one board and go with it; a text can be read on any.
usePosition.subscribe(({ content }, before) => {
  if (content.board !== before.content.board && useDraft.getState().move.kind === 'laid') {
    set(NONE);
  }
});

/** Takes a text for the own move. */
export const writeDraft = (text: string): void =>
  set(text === '' ? NONE : { kind: 'written', text });

/** Forgets the own move: its tiles are on the rack again. */
export const dropDraft = (): void => set(NONE);

/** What the engine is asked about the move. Too short a text is not yet worth a refusal. */
export function questionOf(
  move: Draft,
  board: Board,
  profile: RuleProfile,
): OwnMoveQuestion | 'none' | 'unreadable' {
  switch (move.kind) {
    case 'none':
      return 'none';
    case 'laid':
      return { kind: 'attempt', attempt: attemptOf(move.tiles, board.layout.size) };
    case 'written': {
      const text = move.text.trim();
      const read = readText(text, board, profile);
      if (text === '' || (read === undefined && text.length < 5)) return 'none';
      if (read === undefined || read.kind === 'exchangeCount') return 'unreadable';
      return read.kind === 'placement'
        ? { kind: 'attempt', attempt: read }
        : { kind: 'move', move: read };
    }
  }
}

/** Laid tiles as the rules judge them. */
export const attemptOf = (
  tiles: readonly Pick<OwnTile, 'square' | 'tile'>[],
  size: number,
): PlacementAttempt => ({
  tiles: tiles.map(({ square, tile }) => ({
    row: rowOf(square, size),
    column: columnOf(square, size),
    tile,
  })),
});

function readText(
  text: string,
  board: Board,
  { layout, tileSet, rackSize }: RuleProfile,
): MoveText | undefined {
  const read = parseMoveText(text, { layout, board, tileSet, rackSize });
  return read.ok ? read.value : undefined;
}

/** The tiles the move puts on empty squares, each with the place on the rack it comes from. */
export function tilesOf(
  move: Draft,
  { board, rack }: PositionContent,
  profile: RuleProfile,
): readonly OwnTile[] {
  if (move.kind === 'none') return [];
  if (move.kind === 'laid') return withPlaces(move.tiles, rack);
  const read = readText(move.text, board, profile);
  if (read?.kind !== 'placement') return [];
  const { size } = board.layout;
  const step = stepOf(read.direction, size);
  const tiles: OwnTile[] = [];
  read.signs.forEach((tile, index) => {
    const square = read.start + index * step;
    const isOnLane = read.direction === 'down' || rowOf(square, size) === rowOf(read.start, size);
    if (!isOnLane || typeof tile !== 'number' || tile === NO_TILE) return;
    if (board.tiles[square] === NO_TILE) tiles.push({ square, tile, place: undefined });
  });
  return withPlaces(tiles, rack);
}

/** Places that hold these tiles: those known, where they still do, otherwise the first free ones. */
function withPlaces(tiles: readonly OwnTile[], rack: readonly number[]): readonly OwnTile[] {
  const taken = new Set<number>();
  return tiles.map((own) => {
    const symbol = rackSymbol(own.tile);
    const isFree = (place: number): boolean => rack[place] === symbol && !taken.has(place);
    const place =
      own.place !== undefined && isFree(own.place)
        ? own.place
        : rack.findIndex((_, index) => isFree(index));
    if (place < 0) return { ...own, place: undefined };
    taken.add(place);
    return { ...own, place };
  });
}

/** Lays a tile of the rack; one that lay on the square already goes back. */
export function layOwnTile(
  own: OwnTile & { readonly place: number },
  tiles: readonly OwnTile[],
): void {
  const others = tiles.filter(({ square, place }) => square !== own.square && place !== own.place);
  set(laid([...others, own]));
}

/** Moves a laid tile to a square without one. */
export function moveOwnTile(from: Square, to: Square, tiles: readonly OwnTile[]): void {
  set(laid(tiles.map((own) => (own.square === from ? { ...own, square: to } : own))));
}

/** Takes a laid tile back to the rack. */
export function takeOwnTile(square: Square, tiles: readonly OwnTile[]): void {
  set(laid(tiles.filter((own) => own.square !== square)));
}

/** A place on the rack with this symbol whose tile is not laid; undefined = there is none. */
export function freePlace(
  symbol: number,
  rack: readonly number[],
  tiles: readonly OwnTile[],
): number | undefined {
  const place = rack.findIndex(
    (held, index) => held === symbol && !tiles.some((own) => own.place === index),
  );
  return place < 0 ? undefined : place;
}

/** The tile laid last as an umlaut, for keyboards without them; undefined = it has none. */
export function lastAsUmlaut(
  rack: readonly number[],
  tiles: readonly OwnTile[],
): (OwnTile & { readonly place: number }) | undefined {
  const last = tiles.at(-1);
  const umlaut = last && UMLAUT_OF.get(tileLetter(last.tile));
  if (last === undefined || umlaut === undefined) return undefined;
  const isBlank = isBlankTile(last.tile);
  const place = isBlank ? last.place : freePlace(umlaut, rack, tiles);
  return place === undefined
    ? undefined
    : { square: last.square, tile: isBlank ? blankTile(umlaut) : umlaut, place };
}
