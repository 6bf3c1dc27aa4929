/** Filters: which of the placements to show. */
import { err, letterOf, ok, type Result } from '@bestzug/lexicon';
import {
  blankBitsOf,
  firstCellOf,
  formedWords,
  newTilesOf,
  parseSquare,
  squareOfCell,
  tileCountOf,
  unpackPlacement,
  wordCapitals,
  type Board,
  type LaneBoard,
  type RuleProfile,
  type Square,
} from '@bestzug/core';
import type { InputFault } from './input-fault.ts';
import { faultIn } from './position-text.ts';

/** What is filtered by; what is left out filters nothing. */
export interface FilterWishes {
  /** Tiles laid, from 1. */
  readonly minTiles?: number | undefined;
  readonly maxTiles?: number | undefined;
  /** False: only placements without a blank. */
  readonly blank?: boolean | undefined;
  /** Name of a square that gets a new tile. */
  readonly square?: string | undefined;
  /** Letters one after the other within the main word. */
  readonly contains?: string | undefined;
}

/** Filters read. */
export interface PlacementFilter {
  readonly minTiles: number;
  readonly maxTiles: number;
  readonly withBlanks: boolean;
  /** Square that gets a new tile. */
  readonly square: Square | undefined;
  /** Capitals within the main word. */
  readonly contains: string | undefined;
  /** Whether nothing is filtered at all. */
  readonly isOpen: boolean;
}

/** Lets every placement pass. */
export const openFilter = ({ rackSize }: RuleProfile): PlacementFilter => ({
  minTiles: 1,
  maxTiles: rackSize,
  withBlanks: true,
  square: undefined,
  contains: undefined,
  isOpen: true,
});

/** Reads filters; faults are in `square` or `contains`. */
export function parseFilter(
  wishes: FilterWishes,
  profile: RuleProfile,
): Result<PlacementFilter, InputFault> {
  const { minTiles, maxTiles, blank = true } = wishes;
  const square = wishes.square === undefined ? ok(undefined) : readSquare(wishes.square, profile);
  if (!square.ok) return square;
  const contains = wishes.contains === undefined ? ok(undefined) : readLetters(wishes.contains);
  if (!contains.ok) return contains;
  const open = openFilter(profile);
  return ok({
    minTiles: minTiles ?? open.minTiles,
    maxTiles: maxTiles ?? open.maxTiles,
    withBlanks: blank,
    square: square.value,
    contains: contains.value,
    isOpen:
      minTiles === undefined &&
      maxTiles === undefined &&
      blank &&
      square.value === undefined &&
      contains.value === undefined,
  });
}

function readSquare(text: string, { layout }: RuleProfile): Result<Square, InputFault> {
  if (text.trim() === '') return err({ kind: 'empty', input: 'square' });
  const square = parseSquare(text, layout.size);
  return square.ok ? square : faultIn('square', square.error);
}

function readLetters(text: string): Result<string, InputFault> {
  const capitals = text.trim().normalize('NFC').toUpperCase();
  if (capitals === '') return err({ kind: 'empty', input: 'contains' });
  const signs = [...capitals];
  const index = signs.findIndex((sign) => letterOf(sign) === undefined);
  const found = signs[index];
  if (found === undefined) return ok(capitals);
  return err({ kind: 'illegalLetter', found, position: index + 1, input: 'contains' });
}

/** Whether a placement passes; rows as `PlacementColumns` hold them. */
export function passesFilter(
  filter: PlacementFilter,
  placement: { readonly letters: number; readonly place: number },
  laneBoard: LaneBoard,
  board: Board,
): boolean {
  const { letters, place } = placement;
  const tiles = tileCountOf(place);
  if (tiles < filter.minTiles || tiles > filter.maxTiles) return false;
  if (!filter.withBlanks && blankBitsOf(place) !== 0) return false;
  if (filter.square !== undefined && !covers(filter.square, place, laneBoard)) return false;
  if (filter.contains === undefined) return true;
  const { size } = board.layout;
  const newTiles = newTilesOf(unpackPlacement(laneBoard, letters, place), size);
  const [mainWord] = formedWords(board, newTiles);
  return mainWord !== undefined && wordCapitals(mainWord).includes(filter.contains);
}

function covers(square: Square, place: number, laneBoard: LaneBoard): boolean {
  let cell = firstCellOf(place);
  for (let tile = 0; tile < tileCountOf(place); tile++) {
    if (squareOfCell(laneBoard.geometry, cell) === square) return true;
    cell = laneBoard.nextEmpty[cell]!;
  }
  return false;
}
