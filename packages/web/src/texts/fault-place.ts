/** Places and letters as sentences name them. */
import { characterOf, IN_ENDING } from '@bestzug/lexicon';
import {
  columnName,
  signOfRackSymbol,
  squareName,
  stepOf,
  tileLetter,
  type InvalidWord,
  type Place,
  type Square,
  type Tile,
} from '@bestzug/core';

/** `C9`, also for places beyond the edge. */
export const placeName = ({ row, column }: Place): string => `${columnName(column)}${row + 1}`;

/** `C9, D9` */
export const squareNames = (squares: readonly Square[], size: number): string[] =>
  squares.map((square) => squareName(square, size));

/** `C2–C7` */
export function wordPlace({ word, start, direction }: InvalidWord, size: number): string {
  const end = start + ([...word].length - 1) * stepOf(direction, size);
  return `${squareName(start, size)}–${squareName(end, size)}`;
}

/** The letter a tile shows, `*IN` for the ending. */
export const letterName = (tile: Tile): string =>
  tileLetter(tile) === IN_ENDING ? '*IN' : characterOf(tileLetter(tile));

/** Each symbol once, with how often it occurs. */
export function countedSymbols(
  symbols: readonly number[],
): { readonly sign: string; readonly isBlank: boolean; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts].map(([symbol, count]) => ({
    sign: signOfRackSymbol(symbol),
    isBlank: symbol === 0,
    count,
  }));
}

/** `A, B und C`. */
export const listed = (names: readonly string[], conjunction: string): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;
