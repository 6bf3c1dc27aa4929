/** The documented order of placements (R114), once more and naively: on text. */
import { ALPHABET } from '@bestzug/lexicon';
import { invariant } from '@bestzug/core';

/** A placement as the order sees it. */
export interface RankedText {
  /** `8D KNACk`, with the letters lying there. */
  readonly move: string;
  readonly points: number;
}

const MOVE = /^(?:(?<row>\d+)(?<column>[A-U])|(?<downColumn>[A-U])(?<downRow>\d+)) (?<word>\S+)$/u;

/** The texts in the order of R114. */
export function sortRanked(texts: readonly RankedText[]): RankedText[] {
  const keyed = texts.map((text) => ({ text, key: sortKey(text) }));
  keyed.sort((left, right) => compareKeys(left.key, right.key));
  return keyed.map(({ text }) => text);
}

/** Points, direction, row, column, then letter by letter; the smaller number comes first. */
function sortKey({ move, points }: RankedText): readonly number[] {
  const parts = MOVE.exec(move)?.groups;
  invariant(parts !== undefined, `${move} is a placement`);
  const isDown = parts['row'] === undefined;
  const row = Number(parts['row'] ?? parts['downRow']);
  const column = (parts['column'] ?? parts['downColumn'] ?? '').charCodeAt(0);
  const letters = [...(parts['word'] ?? '')].map((sign) => {
    const isBlank = sign !== sign.toUpperCase();
    // *IN stands behind all letters.
    if (sign === '*') return ALPHABET.length;
    return ALPHABET.indexOf(sign.toUpperCase()) + (isBlank ? 0.5 : 0);
  });
  return [-points, isDown ? 1 : 0, row, column, ...letters];
}

function compareKeys(left: readonly number[], right: readonly number[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (value !== other) return value - other;
  }
  return left.length - right.length;
}
