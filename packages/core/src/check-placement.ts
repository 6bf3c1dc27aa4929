/**
 * Whether a placement is admissible, and every reason why not (rules R25–R39).
 *
 * *Legal* is geometry and tiles; *valid* is legal and all formed words are words. Words that lay on
 * the board before are never judged (R34, R37).
 */
import { compareLetters } from '@bestzug/lexicon';
import { isEmptyBoard, type Board } from './board.ts';
import { canonicalPlacement } from './canonical-placement.ts';
import { directionOfLine, wordCapitals } from './formed-words.ts';
import { columnOf, stepOf, type Square } from './geometry.ts';
import { isValidWord } from './in-rule.ts';
import type { NewTile, Placement } from './move.ts';
import type { InvalidWord, PlacementFault } from './placement-fault.ts';
import type { Rack } from './rack.ts';
import { scorePlacement, type ScoredWord, type ScoringRules } from './score-placement.ts';
import { NO_TILE, rackSymbol, tileLetter } from './tile.ts';
import type { WordLookup } from './word-lookup.ts';
import { readAttempt, type LaidTile, type PlacementAttempt } from './written-placement.ts';

/** What is asked. */
export interface PlacementQuestion {
  readonly board: Board;
  readonly move: PlacementAttempt;
  /** Left out: whether a player holds the tiles is not checked (R28). */
  readonly rack?: Rack | undefined;
  /** Left out: words are not checked (R34). */
  readonly lexicon?: WordLookup | undefined;
  /** See `WordJudge.personNouns`; matters only with the rule *IN. */
  readonly personNouns?: WordLookup | undefined;
  readonly profile: ScoringRules;
}

/** A formed word with its arithmetic and the verdict of the lexicon. */
export interface CheckedWord extends ScoredWord {
  /** Whether it is a word; undefined when no lexicon was given. */
  readonly inList: boolean | undefined;
}

/** The answer. */
export interface PlacementCheck {
  /** No fault but invalid words. */
  readonly legal: boolean;
  /** No fault at all. Without a lexicon no word counts as a fault. */
  readonly valid: boolean;
  /** All faults, the first failing rule first (R25–R34). */
  readonly faults: readonly PlacementFault[];
  /** Canonical form (R39); undefined where the tiles cannot lie so (see `total`). */
  readonly placement: Placement | undefined;
  /** Main word first; none where the tiles cannot lie so (see `total`). */
  readonly words: readonly CheckedWord[];
  /** The part of `total` that is bonus (R50), in points. */
  readonly bonus: number;
  /**
   * Points it brings or would bring; undefined where there is nothing to count, because a tile has
   * no letter or no free square or the tiles are no unbroken line (R25–R27, R29, R30).
   */
  readonly total: number | undefined;
}

const UNCOUNTABLE: ReadonlySet<PlacementFault['kind']> = new Set([
  'malformed',
  'offBoard',
  'illegalLetter',
  'blankLetterMissing',
  'occupied',
  'noTiles',
  'notInLine',
  'gap',
]);

/** Judges a placement. Never throws for what a player may write. */
export function checkPlacement(question: PlacementQuestion): PlacementCheck {
  const { board, move, rack, lexicon, personNouns, profile } = question;
  const { laid, faults: signFaults } = readAttempt(board, move, profile.inRule);
  const faults = [
    ...signFaults,
    ...tileFaults(laid, rack),
    ...lineFaults(board, laid),
    ...(isEmptyBoard(board) ? openingFaults(board, laid) : connectionFaults(board, laid)),
  ];
  const legal = faults.length === 0;
  if (faults.some(({ kind }) => UNCOUNTABLE.has(kind)))
    return {
      legal,
      valid: false,
      faults,
      placement: undefined,
      words: [],
      bonus: 0,
      total: undefined,
    };
  const newTiles = newTilesFrom(laid);
  const score = scorePlacement(board, newTiles, profile);
  const judge = lexicon && { lexicon, personNouns, inRule: profile.inRule };
  const words = score.words.map((word) => ({
    ...word,
    inList: judge && isValidWord(wordCapitals(word), judge),
  }));
  const invalid = invalidWordsOf(words);
  if (invalid.length > 0) faults.push({ kind: 'invalidWord', words: invalid });
  const placement = canonicalPlacement(board, newTiles);
  const { bonus, total } = score;
  return { legal, valid: faults.length === 0, faults, placement, words, bonus, total };
}

/** R27 and R28. */
function tileFaults(laid: readonly LaidTile[], rack: Rack | undefined): PlacementFault[] {
  if (laid.length === 0) return [{ kind: 'noTiles' }];
  if (rack === undefined) return [];
  const left = rack.counts.slice();
  const missing: number[] = [];
  for (const { sign } of laid) {
    if (typeof sign === 'string') continue;
    const symbol = rackSymbol(sign);
    if (left[symbol] === 0) missing.push(symbol);
    else left[symbol]!--;
  }
  missing.sort((one, other) => one - other);
  return missing.length > 0 ? [{ kind: 'notOnRack', missing }] : [];
}

/** R29 and R30. */
function lineFaults(board: Board, laid: readonly LaidTile[]): PlacementFault[] {
  const rows = new Set(laid.map(({ row }) => row));
  const columns = new Set(laid.map(({ column }) => column));
  if (rows.size > 1 && columns.size > 1)
    return [{ kind: 'notInLine', places: laid.map(({ row, column }) => ({ row, column })) }];
  const squares = squaresOf(laid);
  const step = stepOf(directionOfLine(squares, board.layout.size), board.layout.size);
  const last = squares.at(-1) ?? 0;
  const empty: Square[] = [];
  for (let square = squares[0] ?? 0; square < last; square += step) {
    if (board.tiles[square] === NO_TILE && !squares.includes(square)) empty.push(square);
  }
  return empty.length > 0 ? [{ kind: 'gap', squares: empty }] : [];
}

/** R31 and R32, for the empty board. */
function openingFaults(board: Board, laid: readonly LaidTile[]): PlacementFault[] {
  const squares = squaresOf(laid);
  const { star } = board.layout;
  if (squares.length === 0) return [];
  const faults: PlacementFault[] = [];
  if (!squares.includes(star)) faults.push({ kind: 'firstMoveOffStar', star });
  if (laid.length === 1) faults.push({ kind: 'firstMoveTooShort', tileCount: 1 });
  return faults;
}

/** R33, for a board with tiles. */
function connectionFaults(board: Board, laid: readonly LaidTile[]): PlacementFault[] {
  const squares = squaresOf(laid);
  const isConnected = squares.some((square) =>
    neighboursOf(square, board.layout.size).some((near) => board.tiles[near] !== NO_TILE),
  );
  return squares.length === 0 || isConnected ? [] : [{ kind: 'notConnected', squares }];
}

/** The squares directly above, left, right and below. */
function neighboursOf(square: Square, size: number): Square[] {
  const column = columnOf(square, size);
  const neighbours = [square - size, square + size];
  if (column > 0) neighbours.push(square - 1);
  if (column < size - 1) neighbours.push(square + 1);
  return neighbours.filter((near) => near >= 0 && near < size * size);
}

/** The squares on the board that get a new tile, each once, rising. */
function squaresOf(laid: readonly LaidTile[]): Square[] {
  const squares = laid.flatMap(({ square }) => (square === undefined ? [] : [square]));
  return [...new Set(squares)].sort((one, other) => one - other);
}

/** The laid tiles of an attempt without faults of R25 and R26. */
const newTilesFrom = (laid: readonly LaidTile[]): NewTile[] =>
  laid.flatMap(({ square, sign }) =>
    square === undefined || typeof sign === 'string' ? [] : [{ square, tile: sign }],
  );

/** R34: the words the lexicon lacks, in R2 order. */
export function invalidWordsOf(words: readonly CheckedWord[]): InvalidWord[] {
  const lettersOf = (word: CheckedWord): number[] =>
    word.letters.map(({ tile }) => tileLetter(tile));
  return words
    .filter(({ inList }) => inList === false)
    .sort((one, other) => compareLetters(lettersOf(one), lettersOf(other)))
    .map((word) => ({
      word: wordCapitals(word),
      start: word.start,
      direction: word.direction,
    }));
}
