/**
 * Laying random words: how the boards of `positionArbitrary` come about.
 *
 * A board is made from a row of random wishes, each a place and a word. A wish for which nothing legal
 * is found is skipped, so a failing position shrinks by leaving wishes out.
 */
import fc from 'fast-check';
import { decodeWord, IN_ENDING, letterOf, type Letter } from '@bestzug/lexicon';
import {
  blankTile,
  checkPlacement,
  columnOf,
  DIRECTIONS,
  invariant,
  isEmptyBoard,
  NO_TILE,
  perpendicular,
  rackSymbol,
  rowOf,
  runThrough,
  stepOf,
  tileLetter,
  withoutSymbols,
  withTiles,
  type Board,
  type Direction,
  type NewTile,
  type Rack,
  type RuleProfile,
  type Square,
  type Tile,
  type WrittenPlacement,
} from '@bestzug/core';

/** A wish for one placement; the numbers are taken modulo whatever there is to choose from. */
export interface LaidWord {
  readonly direction: Direction;
  /** Through a lying tile, or over an empty square beside one. */
  readonly contact: 'through' | 'beside';
  readonly square: number;
  readonly word: number;
  /** Which letter of the word comes to lie on the square. */
  readonly letter: number;
  /** Which new tile is a blank; mostly none. */
  readonly blank: number;
}

/** Any wish. */
export const laidWordArbitrary: fc.Arbitrary<LaidWord> = fc.record({
  direction: fc.constantFrom('across', 'down'),
  contact: fc.constantFrom('through', 'beside'),
  square: fc.nat(),
  word: fc.nat(),
  letter: fc.nat(),
  blank: fc.nat(40),
});

/** Pairs of square and word tried for one wish before it is given up. */
const ATTEMPTS_PER_WISH = 200;

/** How far the words and squares of two attempts lie apart; primes, so that all get their turn. */
const WORD_STRIDE = 101;
const SQUARE_STRIDE = 7;

/** A word with one of its letters picked out. */
interface PickedLetter {
  readonly letters: ArrayLike<Letter>;
  readonly index: number;
}

/** Words, ready to be laid. */
export interface WordSource {
  readonly lookup: ReadonlySet<string>;
  /** See `WordJudge.personNouns`; matters only with the rule *IN. */
  readonly personNouns: ReadonlySet<string> | undefined;
  readonly words: readonly ArrayLike<Letter>[];
  /** Every place of every letter in every word. */
  readonly withLetter: ReadonlyMap<Letter, readonly PickedLetter[]>;
}

/** A written placement without faults in writing. */
interface TilePlacement extends WrittenPlacement {
  readonly signs: readonly Tile[];
}

/** Board and what is left in the bag. */
export interface Table {
  readonly board: Board;
  readonly bag: Rack;
}

/** Prepares words in capitals, `*` for *IN. */
export function createWordSource(
  words: readonly string[],
  personNouns?: ReadonlySet<string>,
): WordSource {
  const encoded = words.map((word) =>
    Array.from(word, (character) => {
      const letter = character === '*' ? IN_ENDING : letterOf(character);
      invariant(letter !== undefined, `${word} is written in capitals`);
      return letter;
    }),
  );
  const withLetter = new Map<Letter, PickedLetter[]>();
  for (const letters of encoded) {
    letters.forEach((letter, index) => {
      const picked = withLetter.get(letter) ?? [];
      picked.push({ letters, index });
      withLetter.set(letter, picked);
    });
  }
  return { lookup: new Set(words), personNouns, words: encoded, withLetter };
}

/** The table after the wish, or the same table if nothing fits. */
export function layWord(
  table: Table,
  wish: LaidWord,
  source: WordSource,
  profile: RuleProfile,
): Table {
  const { board, bag } = table;
  const squares = squaresOfWish(board, wish);
  for (let attempt = 0; attempt < ATTEMPTS_PER_WISH; attempt++) {
    const square = squares[(wish.square + attempt * SQUARE_STRIDE) % squares.length]!;
    const picked = pickLetter(board, square, wish, source, attempt);
    const move = picked && writePlacement(board, square, picked, wish);
    if (move === undefined || !formsWordsOnly(board, move, source.lookup)) continue;
    const newTiles = newTilesOf(board, move);
    const symbols = newTiles.map(({ tile }) => rackSymbol(tile));
    const rest = symbols.length > profile.rackSize ? undefined : withoutSymbols(bag, symbols);
    if (rest === undefined) continue;
    const { lookup: lexicon, personNouns } = source;
    const question = { board, move, rack: bag, lexicon, personNouns, profile };
    if (checkPlacement(question).valid) return { board: withTiles(board, newTiles), bag: rest };
  }
  return table;
}

/** The star of an empty board, the squares with a tile, or the empty ones beside a tile. */
function squaresOfWish({ layout, tiles }: Board, { contact }: LaidWord): readonly Square[] {
  const taken: Square[] = [];
  const beside: Square[] = [];
  tiles.forEach((tile, square) => {
    if (tile !== NO_TILE) taken.push(square);
    else if (DIRECTIONS.some((direction) => isBesideTile(tiles, square, direction, layout.size)))
      beside.push(square);
  });
  if (taken.length === 0) return [layout.star];
  return contact === 'through' ? taken : beside;
}

function isBesideTile(
  tiles: Uint8Array,
  square: Square,
  direction: Direction,
  size: number,
): boolean {
  const { first, last } = runThrough(tiles, square, direction, size);
  return first !== last;
}

/** A word with the letter that is to lie on the square; another one on each attempt. */
function pickLetter(
  board: Board,
  square: Square,
  wish: LaidWord,
  source: WordSource,
  attempt: number,
): PickedLetter | undefined {
  const choice = wish.word + attempt * WORD_STRIDE;
  if (wish.contact === 'through' && !isEmptyBoard(board)) {
    const picks = source.withLetter.get(tileLetter(board.tiles[square]!)) ?? [];
    return picks[choice % picks.length];
  }
  const letters = source.words[choice % source.words.length];
  return letters && { letters, index: (wish.letter + attempt) % letters.length };
}

/** The placement in writing; undefined if the word clashes with the edges or with lying tiles. */
function writePlacement(
  board: Board,
  square: Square,
  { letters, index }: PickedLetter,
  { direction, blank }: LaidWord,
): TilePlacement | undefined {
  const { size } = board.layout;
  const place = direction === 'across' ? columnOf(square, size) : rowOf(square, size);
  if (index > place || place - index + letters.length > size) return undefined;
  const step = stepOf(direction, size);
  const start = square - index * step;
  const signs: Tile[] = [];
  for (let offset = 0; offset < letters.length; offset++) {
    const letter = letters[offset]!;
    const lying = board.tiles[start + offset * step]!;
    if (lying !== NO_TILE && tileLetter(lying) !== letter) return undefined;
    const isBlank = lying === NO_TILE && (offset === blank || letter === IN_ENDING);
    signs.push(isBlank ? blankTile(letter) : letter);
  }
  return { direction, start, signs };
}

function newTilesOf(
  { layout, tiles }: Board,
  { direction, start, signs }: TilePlacement,
): NewTile[] {
  const step = stepOf(direction, layout.size);
  return signs
    .map((tile, offset) => ({ square: start + offset * step, tile }))
    .filter(({ square }) => tiles[square] === NO_TILE);
}

/**
 * Whether the word ends where it is meant to and all cross words are words. Asked before
 * `checkPlacement`, which is thorough and slow, because most wishes fail here.
 */
function formsWordsOnly(
  { layout: { size }, tiles }: Board,
  { direction, start, signs }: TilePlacement,
  lookup: ReadonlySet<string>,
): boolean {
  const step = stepOf(direction, size);
  const crossDirection = perpendicular(direction);
  const crossStep = stepOf(crossDirection, size);
  const last = start + (signs.length - 1) * step;
  if (runThrough(tiles, start, direction, size).first !== start) return false;
  if (runThrough(tiles, last, direction, size).last !== last) return false;
  return signs.every((sign, offset) => {
    const square = start + offset * step;
    if (tiles[square] !== NO_TILE) return true;
    const run = runThrough(tiles, square, crossDirection, size);
    if (run.first === run.last) return true;
    const letters: Letter[] = [];
    for (let at = run.first; at <= run.last; at += crossStep) {
      letters.push(tileLetter(at === square ? sign : tiles[at]!));
    }
    return lookup.has(decodeWord(letters));
  });
}
