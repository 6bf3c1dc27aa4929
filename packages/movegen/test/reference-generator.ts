/**
 * The oracle: all placements of a position by brute force, judged by the explaining validator and
 * scorer of core. Slow and obvious; it knows letters and squares as text and shares nothing with the
 * search, so that the two can convict each other.
 */
import { ALPHABET, characterOf, IN_ENDING, letterOf, type Letter } from '@bestzug/lexicon';
import {
  blankTile,
  checkPlacement,
  columnOf,
  DIRECTIONS,
  invariant,
  isEmptyBoard,
  NO_TILE,
  perpendicular,
  rowOf,
  squaresToEnd,
  stepOf,
  tileLetter,
  type Board,
  type Direction,
  type NewTile,
  type Placement,
  type Rack,
  type RuleProfile,
  type Square,
  type Tile,
} from '@bestzug/core';

/** What the oracle is asked. */
export interface ReferenceQuestion {
  readonly board: Board;
  readonly rack: Rack;
  /** In capitals. */
  readonly words: ReadonlySet<string>;
  /** See `WordJudge.personNouns`. */
  readonly personNouns?: ReadonlySet<string> | undefined;
  readonly profile: RuleProfile;
}

/** A placement the validator accepts. */
export interface ReferencePlacement {
  /** In canonical form (R39). */
  readonly placement: Placement;
  readonly points: number;
}

/** Placements by `tilesKey`, so that each set of tiles counts once; both directions on the empty board. */
export type ReferencePlacements = ReadonlyMap<string, ReferencePlacement>;

/** The same text for the same set of tiles on the same squares, however it is written (R39). */
export const tilesKey = (newTiles: readonly NewTile[]): string =>
  newTiles
    .map(({ square, tile }) => square * 64 + tile)
    .sort((left, right) => left - right)
    .join(' ');

/** Tries every order of every part of the rack on every square; blanks as every letter of the words. */
export function placementsByRackOrders(question: ReferenceQuestion): ReferencePlacements {
  const { board, rack } = question;
  const { size } = board.layout;
  const letters = [...new Set([...spellingsToTry(question)].join(''))].map(letterNumber);
  const left = rack.counts.slice();
  const found = new Map<string, ReferencePlacement>();

  const layOn = (empty: readonly Square[], laid: readonly NewTile[]): void => {
    const square = empty[laid.length];
    if (square === undefined) return;
    left.forEach((count, symbol) => {
      if (count === 0) return;
      left[symbol]!--;
      for (const tile of symbol === 0 ? letters.map(blankTile) : [symbol]) {
        const newTiles = [...laid, { square, tile }];
        judge(question, newTiles, found);
        layOn(empty, newTiles);
      }
      left[symbol]!++;
    });
  };

  for (const direction of DIRECTIONS) {
    for (let start = 0; start < size * size; start++) {
      if (board.tiles[start] !== NO_TILE) continue;
      const squares = squaresFrom(start, direction, squaresToEnd(start, direction, size), size);
      layOn(
        squares.filter((square) => board.tiles[square] === NO_TILE),
        [],
      );
    }
  }
  return found;
}

/** Tries every word on every square, in every way of using the blanks. */
export function placementsByWords(question: ReferenceQuestion): ReferencePlacements {
  const { board, rack } = question;
  const words = spellingsToTry(question);
  const { size } = board.layout;
  const text = new BoardAsText(board);
  const spellings = Array.from(words, (word) => Array.from(word, letterNumber));
  const found = new Map<string, ReferencePlacement>();
  for (const direction of DIRECTIONS) {
    for (let start = 0; start < size * size; start++) {
      const room = squaresToEnd(start, direction, size);
      const contact = text.contactFrom(start, direction);
      if (contact < 0) continue;
      for (const letters of spellings) {
        if (letters.length > room || letters.length <= contact) continue;
        const laid = text.lettersToLay(letters, start, direction, rack);
        if (laid === undefined || !text.formsWords(laid, direction, words)) continue;
        for (const newTiles of tilesFor(laid, rack)) judge(question, newTiles, found);
      }
    }
  }
  return found;
}

/**
 * All words, and with the rule *IN everything that may be a word with that ending: more than there is,
 * the validator decides.
 */
function spellingsToTry({ words, personNouns, profile }: ReferenceQuestion): ReadonlySet<string> {
  if (!profile.inRule.enabled) return words;
  const stems = [...(personNouns ?? words)].flatMap((base) => [base, base.slice(0, -1)]);
  return new Set([...words, ...stems.flatMap((stem) => [`${stem}*`, `${stem}*NEN`])]);
}

/** A letter to be laid, by a tile or a blank. */
interface LaidLetter {
  readonly square: Square;
  readonly letter: Letter;
}

/**
 * What a word to be laid meets on the board, with the letters around each square as text. Only here
 * so that few tries reach the validator.
 */
class BoardAsText {
  readonly #board: Board;
  /** [size²] letters directly before and after the square. */
  readonly #before: Readonly<Record<Direction, readonly string[]>>;
  readonly #after: Readonly<Record<Direction, readonly string[]>>;

  constructor(board: Board) {
    this.#board = board;
    this.#before = { across: this.#runs('across', -1), down: this.#runs('down', -1) };
    this.#after = { across: this.#runs('across', 1), down: this.#runs('down', 1) };
  }

  /**
   * Squares between `start` and the first empty one beside a tile, or the star of an empty board;
   * -1 without any.
   */
  contactFrom(start: Square, direction: Direction): number {
    const { size, star } = this.#board.layout;
    const isOpening = isEmptyBoard(this.#board);
    return squaresFrom(start, direction, squaresToEnd(start, direction, size), size).findIndex(
      (square) => (isOpening ? square === star : this.#takesContact(square)),
    );
  }

  /**
   * The letters that would be new, if the word agrees with what lies there, is not part of a longer
   * one and the rack has the tiles.
   */
  lettersToLay(
    letters: readonly Letter[],
    start: Square,
    direction: Direction,
    rack: Rack,
  ): LaidLetter[] | undefined {
    const step = stepOf(direction, this.#board.layout.size);
    const end = start + (letters.length - 1) * step;
    if (this.#before[direction][start] !== '' || this.#after[direction][end] !== '') {
      return undefined;
    }
    const left = rack.counts.slice();
    const laid: LaidLetter[] = [];
    for (const [index, letter] of letters.entries()) {
      const square = start + index * step;
      const lying = tileLetter(this.#board.tiles[square]!);
      if (lying === letter) continue;
      const symbol = left[letter]! > 0 ? letter : 0;
      if (lying !== NO_TILE || left[symbol] === 0) return undefined;
      left[symbol]!--;
      laid.push({ square, letter });
    }
    return laid;
  }

  /** Whether each letter forms a word, or none, with what lies across the direction of play. */
  formsWords(
    laid: readonly LaidLetter[],
    direction: Direction,
    words: ReadonlySet<string>,
  ): boolean {
    const across = perpendicular(direction);
    return laid.every(({ square, letter }) => {
      const [before, after] = [this.#before[across][square]!, this.#after[across][square]!];
      const run = before + characterOf(letter) + after;
      return run.length === 1 || words.has(run);
    });
  }

  #takesContact(square: Square): boolean {
    if (this.#board.tiles[square] !== NO_TILE) return false;
    return DIRECTIONS.some(
      (direction) =>
        this.#before[direction][square] !== '' || this.#after[direction][square] !== '',
    );
  }

  #runs(direction: Direction, way: 1 | -1): string[] {
    const { layout, tiles } = this.#board;
    const step = stepOf(direction, layout.size) * way;
    return Array.from(tiles, (_, square) => {
      const toEnd = squaresToEnd(square, direction, layout.size);
      const length = way === 1 ? toEnd - 1 : layout.size - toEnd;
      let run = '';
      for (let away = 1; away <= length; away++) {
        const tile = tiles[square + away * step]!;
        if (tile === NO_TILE) break;
        const character = characterOf(tileLetter(tile));
        run = way === 1 ? run + character : character + run;
      }
      return run;
    });
  }
}

/** Every way of laying the letters with the tiles of the rack; none if they do not suffice. */
function tilesFor(laid: readonly LaidLetter[], rack: Rack): NewTile[][] {
  const left = rack.counts.slice();
  const ways: NewTile[][] = [];
  const layFrom = (index: number, newTiles: readonly NewTile[]): void => {
    const next = laid[index];
    if (next === undefined) {
      ways.push([...newTiles]);
      return;
    }
    const { square, letter } = next;
    const take = (symbol: number, tile: Tile): void => {
      if (left[symbol] === 0) return;
      left[symbol]!--;
      layFrom(index + 1, [...newTiles, { square, tile }]);
      left[symbol]!++;
    };
    take(letter, letter);
    take(0, blankTile(letter));
  };
  if (laid.length > 0) layFrom(0, []);
  return ways;
}

/** Adds the placement if the validator accepts it. */
function judge(
  { board, rack, words, personNouns, profile }: ReferenceQuestion,
  newTiles: readonly NewTile[],
  found: Map<string, ReferencePlacement>,
): void {
  const { size } = board.layout;
  const tiles = newTiles.map(({ square, tile }) => ({
    row: rowOf(square, size),
    column: columnOf(square, size),
    tile,
  }));
  const check = checkPlacement({
    board,
    move: { tiles },
    rack,
    lexicon: words,
    personNouns,
    profile,
  });
  if (!check.valid) return;
  const { placement, total: points } = check;
  invariant(placement !== undefined && points !== undefined, 'a valid placement is counted');
  found.set(tilesKey(newTiles), { placement, points });
}

/** So many squares of a lane, from a square on. */
const squaresFrom = (
  start: Square,
  direction: Direction,
  length: number,
  size: number,
): readonly Square[] =>
  Array.from({ length }, (_, index) => start + index * stepOf(direction, size));

function letterNumber(character: string): Letter {
  const letter = character === '*' ? IN_ENDING : letterOf(character);
  invariant(letter !== undefined, `${character} is one of ${ALPHABET}`);
  return letter;
}
