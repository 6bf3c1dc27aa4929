/** Pieces of sentences that do not depend on the language. */

/** Longest text from outside that a sentence repeats in full, in characters. */
const MAX_QUOTE = 60;

/** Names that a sentence lists before it breaks off. */
const MAX_NAMES = 8;

/** A text from outside on one line, without control characters, cut where it is too long. */
export function clipped(text: string): string {
  const signs = [...text.replace(/[\s\p{Cc}]+/gu, ' ')];
  return signs.length > MAX_QUOTE ? `${signs.slice(0, MAX_QUOTE - 1).join('')}…` : signs.join('');
}

/** `A, B und C`. */
export const listed = (names: readonly string[], conjunction: string): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;

/** The first few names, `…` for the others. */
export const shortened = (names: readonly string[]): string =>
  names.length > MAX_NAMES ? `${names.slice(0, MAX_NAMES).join(', ')} …` : names.join(', ');

/** A whole number with a separator between thousands. */
export const grouped = (value: number, separator: string): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/gu, separator);
