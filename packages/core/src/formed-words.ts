/** The words a placement forms (rules R35–R39), as squares and tiles. */
import { characterOf, decodeWord } from '@bestzug/lexicon';
import { runThrough, withTiles, type Board } from './board.ts';
import { columnOf, perpendicular, stepOf, type Direction, type Square } from './geometry.ts';
import type { NewTile } from './move.ts';
import { isBlankTile, tileLetter, type Tile } from './tile.ts';

/** One letter of a formed word. */
export interface FormedLetter {
  readonly square: Square;
  readonly tile: Tile;
  /** Whether this placement lays the tile; the others lay there before. */
  readonly isNew: boolean;
}

/** A maximal run of two or more letters with a new tile in it. */
export interface FormedWord {
  readonly direction: Direction;
  /** Square of the first letter. */
  readonly start: Square;
  readonly letters: readonly FormedLetter[];
}

/**
 * Every word the new tiles form: the main word first, then the cross words in board order of the
 * new tiles they run through (R35). Old words that do not change are not among them (R37). A single
 * new tile has the across word as main word if there is one (R39). Tiles that lie in no line are
 * no move, but still get all their runs.
 *
 * The squares have to be on the board and empty; the order of the tiles does not matter.
 */
export function formedWords(board: Board, newTiles: readonly NewTile[]): FormedWord[] {
  const { size } = board.layout;
  const after = withTiles(board, newTiles).tiles;
  const newSquares = newTiles.map(({ square }) => square).sort((left, right) => left - right);
  const main = directionOfLine(newSquares, size);
  const words: FormedWord[] = [];
  for (const direction of [main, perpendicular(main)]) {
    const step = stepOf(direction, size);
    const starts = new Set<Square>();
    for (const newSquare of newSquares) {
      const { first, last } = runThrough(after, newSquare, direction, size);
      if (first === last || starts.has(first)) continue;
      starts.add(first);
      const letters: FormedLetter[] = [];
      for (let square = first; square <= last; square += step) {
        letters.push({ square, tile: after[square]!, isNew: newSquares.includes(square) });
      }
      words.push({ direction, start: first, letters });
    }
  }
  return words;
}

/** Direction in which the squares lie; across for a single square and where there is no line. */
export function directionOfLine(squares: readonly Square[], size: number): Direction {
  const columns = new Set(squares.map((square) => columnOf(square, size)));
  return squares.length > 1 && columns.size === 1 ? 'down' : 'across';
}

/** The word as it lies there: blanks in lower case, `*` for *IN (R106). */
export const wordText = (word: FormedWord): string =>
  word.letters
    .map(({ tile }) => {
      const character = characterOf(tileLetter(tile));
      return isBlankTile(tile) ? character.toLowerCase() : character;
    })
    .join('');

/** The word in capitals, as it is looked up (R54: a blank is its letter); `*` for *IN. */
export const wordCapitals = (word: FormedWord): string =>
  decodeWord(word.letters.map(({ tile }) => tileLetter(tile)));
