/** A board as the yardstick reads it: every lane in both directions, cross-checks by trying letters. */
import { LETTER_COUNT } from '@bestzug/lexicon';
import { NO_TILE, tileLetter, type Board, type TileSet } from '@bestzug/core';
import { isPlainWord, type PlainGraph } from './yardstick-graph.ts';

/** Letters where no word crosses. */
const EVERY_LETTER: number = (2 << LETTER_COUNT) - 2;

/** `crossScores` where no word crosses. */
export const NO_CROSSING = -1;

/**
 * Columns by cell: direction × squares + lane × size + place, where a down lane is a column of the
 * board. Immutable once made.
 */
export interface PlainBoard {
  readonly size: number;
  /** [cells] letter lying there, 0 = empty. */
  readonly letters: Uint8Array;
  /** [cells] points of the tile lying there. */
  readonly points: Uint8Array;
  /** [cells] letters that may be laid on an empty cell; 0 on tiles. */
  readonly crossChecks: Int32Array;
  /** [cells] points of the tiles in the crossing word, or `NO_CROSSING`. */
  readonly crossScores: Int32Array;
  /** [cells] 1 = a new word can be hung up here. */
  readonly anchors: Uint8Array;
  /** [cells] premiums. */
  readonly letterMultipliers: Uint8Array;
  readonly wordMultipliers: Uint8Array;
}

/** Prepares a board. The empty board has its one anchor across only. */
export function plainBoardOf(
  graph: PlainGraph,
  { layout, tiles }: Board,
  tileSet: TileSet,
): PlainBoard {
  const { size } = layout;
  const squares = size * size;
  const board: PlainBoard = {
    size,
    letters: new Uint8Array(2 * squares),
    points: new Uint8Array(2 * squares),
    crossChecks: new Int32Array(2 * squares),
    crossScores: new Int32Array(2 * squares).fill(NO_CROSSING),
    anchors: new Uint8Array(2 * squares),
    letterMultipliers: new Uint8Array(2 * squares),
    wordMultipliers: new Uint8Array(2 * squares),
  };
  for (let square = 0; square < squares; square++) {
    const tile = tiles[square]!;
    for (const cell of [square, squares + (square % size) * size + Math.floor(square / size)]) {
      board.letters[cell] = tileLetter(tile);
      board.points[cell] = tileSet.points[tile]!;
      board.letterMultipliers[cell] = layout.letterMultipliers[square]!;
      board.wordMultipliers[cell] = layout.wordMultipliers[square]!;
    }
  }
  for (let cell = 0; cell < 2 * squares; cell++) {
    if (board.letters[cell] === NO_TILE) fillCell(graph, board, cell);
  }
  if (tiles.every((tile) => tile === NO_TILE)) board.anchors[layout.star] = 1;
  return board;
}

/** Fills in what an empty cell owes to the tiles beside it. */
function fillCell(graph: PlainGraph, board: PlainBoard, cell: number): void {
  const { size, letters, points } = board;
  const squares = size * size;
  const isDown = cell >= squares;
  const inDirection = isDown ? cell - squares : cell;
  const lane = Math.floor(inDirection / size);
  const place = inDirection % size;
  const crossing = (isDown ? 0 : squares) + place * size;

  let before = lane;
  while (before > 0 && letters[crossing + before - 1] !== 0) before--;
  let after = lane;
  while (after < size - 1 && letters[crossing + after + 1] !== 0) after++;
  const isCrossed = before < lane || after > lane;
  if (isCrossed) {
    const word = Array.from(letters.subarray(crossing + before, crossing + after + 1));
    board.crossScores[cell] = points
      .subarray(crossing + before, crossing + after + 1)
      .reduce((sum, value) => sum + value, 0);
    for (let letter = 1; letter <= LETTER_COUNT; letter++) {
      word[lane - before] = letter;
      if (isPlainWord(graph, word)) board.crossChecks[cell]! |= 1 << letter;
    }
  } else {
    board.crossChecks[cell] = EVERY_LETTER;
  }
  const isTouched =
    (place > 0 && letters[cell - 1] !== 0) || (place < size - 1 && letters[cell + 1] !== 0);
  if (isCrossed || isTouched) board.anchors[cell] = 1;
}
