/** The arithmetic of a word on one line. */
import type { Board, ScoredWord } from '@bestzug/core';

/** `(2·2 + 1 + 6 + 1 + 1 + 1) · 2 = 28`, as one would write it by hand (R45–R47). */
export function wordFormula(word: ScoredWord, { layout }: Board): string {
  const letters = word.letters
    .map(({ value, letterMultiplier }) =>
      letterMultiplier === 1 ? String(value) : `${value}·${letterMultiplier}`,
    )
    .join(' + ');
  const factors = word.letters
    .filter(({ isNew }) => isNew)
    .map(({ square }) => layout.wordMultipliers[square] ?? 1)
    .filter((factor) => factor > 1);
  return factors.length === 0
    ? `${letters} = ${word.points}`
    : `(${letters}) · ${factors.join(' · ')} = ${word.points}`;
}
