/** What a validator expected, taken apart so that sentences can say it. */

/** A bound, a choice, or a kind of value. */
export type Expectation =
  | { readonly kind: 'bound'; readonly relation: 'least' | 'most'; readonly limit: string }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | {
      readonly kind: 'type';
      readonly type: 'whole' | 'number' | 'text' | 'printable' | 'yesNo' | 'list' | 'object';
    }
  /** Anything else, word for word. */
  | { readonly kind: 'other'; readonly text: string };

const TYPES: Readonly<
  Record<string, 'whole' | 'number' | 'text' | 'printable' | 'yesNo' | 'list' | 'object'>
> = {
  integer: 'whole',
  number: 'number',
  string: 'text',
  // The pattern of names.
  '/^\\P{Cc}*$/u': 'printable',
  boolean: 'yesNo',
  Array: 'list',
  Object: 'object',
};

/** Reads `>=1`, `("a" | "b")`, `boolean` and the like, as valibot writes them. */
export function expectationOf(text: string): Expectation {
  const bound = /^(>=|<=)(.+)$/u.exec(text);
  if (bound !== null) {
    return { kind: 'bound', relation: bound[1] === '>=' ? 'least' : 'most', limit: bound[2] ?? '' };
  }
  const choices = [...text.matchAll(/"([^"]*)"/gu)].map(([, choice]) => choice ?? '');
  if (choices.length > 0) return { kind: 'choice', choices };
  const type = TYPES[text];
  return type === undefined ? { kind: 'other', text } : { kind: 'type', type };
}
