/** The filters of `best`: which of the placements to show. */
import { letterOf } from '@bestzug/lexicon';
import {
  blankBitsOf,
  firstCellOf,
  parseSquare,
  squareOfCell,
  tileCountOf,
  unpackPlacement,
  wordCapitals,
  formedWords,
  newTilesOf,
  type Board,
  type LaneBoard,
  type RuleProfile,
  type Square,
} from '@bestzug/core';
import { CliError } from './cli-error.ts';
import { wholeNumber } from './options.ts';

/** Filters as typed. */
export interface FilterOptions {
  readonly minTiles?: string;
  readonly maxTiles?: string;
  /** False with `--no-blank`. */
  readonly blank: boolean;
  readonly square?: string;
  readonly contains?: string;
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

/** Reads the filters. @throws CliError */
export function readFilter(options: FilterOptions, profile: RuleProfile): PlacementFilter {
  const limits = { min: 1, max: profile.rackSize };
  const minTiles = wholeNumber('--min-tiles', options.minTiles, limits);
  const maxTiles = wholeNumber('--max-tiles', options.maxTiles, limits);
  if (minTiles !== undefined && maxTiles !== undefined && minTiles > maxTiles) {
    throw new CliError({ kind: 'conflict', options: ['--min-tiles', '--max-tiles'] });
  }
  const filter = {
    minTiles: minTiles ?? 1,
    maxTiles: maxTiles ?? profile.rackSize,
    withBlanks: options.blank,
    square: options.square === undefined ? undefined : readSquare(options.square, profile),
    contains: options.contains === undefined ? undefined : readLetters(options.contains),
  };
  const isOpen =
    minTiles === undefined &&
    maxTiles === undefined &&
    filter.withBlanks &&
    filter.square === undefined &&
    filter.contains === undefined;
  return { ...filter, isOpen };
}

function readSquare(text: string, { layout }: RuleProfile): Square {
  if (text.trim() === '') throw new CliError({ kind: 'empty', input: 'square' });
  const square = parseSquare(text, layout.size);
  if (!square.ok) throw new CliError({ ...square.error, input: 'square' });
  return square.value;
}

function readLetters(text: string): string {
  const capitals = text.trim().normalize('NFC').toUpperCase();
  if (capitals === '') throw new CliError({ kind: 'empty', input: 'contains' });
  [...capitals].forEach((found, index) => {
    if (letterOf(found) !== undefined) return;
    throw new CliError({
      kind: 'illegalLetter',
      found,
      position: index + 1,
      input: 'contains',
    });
  });
  return capitals;
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
