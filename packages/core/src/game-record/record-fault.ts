/** Why a record is refused, always with the place. */
import type { ActionFault } from '../game/game-action.ts';
import type { StartFault } from '../game/start-game.ts';
import type { ProfileFault } from '../profile-fault.ts';

/**
 * A fault of a record. `path` is the dotted name of the place such as `events.3.points`, '' for the
 * whole; values are given as JSON.
 */
export type RecordFault =
  /** The text is no JSON; a file cut off in the middle is none. */
  | { readonly kind: 'notJson'; readonly path: string; readonly reason: string }
  /** Written by a later version, or no game at all. */
  | { readonly kind: 'unknownVersion'; readonly path: string; readonly found: string }
  /** `expected` of a `badValue` can also be the notation it should be in. */
  | Exclude<ProfileFault, { readonly kind: 'contradiction' }>
  /** Parameters of the profile that contradict each other. */
  | { readonly kind: 'contradiction'; readonly path: string; readonly paths: readonly string[] }
  /** No game can start like this. */
  | { readonly kind: 'start'; readonly path: string; readonly fault: StartFault }
  /** An event the rules do not allow there. */
  | { readonly kind: 'refused'; readonly path: string; readonly fault: ActionFault }
  /** Something else follows from the record than what is written; `expected` is what follows. */
  | {
      readonly kind: 'differs';
      readonly path: string;
      readonly expected: string;
      readonly found: string;
    };

/** A value that is none of the expected ones. */
export const badValue = (path: string, expected: string, found: unknown): RecordFault => ({
  kind: 'badValue',
  path,
  expected,
  found: JSON.stringify(found) ?? String(found),
});

/** The first place where two JSON values differ; keys without a value count as missing. */
export function differenceOf(
  expected: unknown,
  found: unknown,
  path: string,
): RecordFault | undefined {
  if (!isContainer(expected) || !isContainer(found)) {
    if (expected === found) return undefined;
    const texts = [expected, found].map((value) => JSON.stringify(value) ?? 'undefined');
    return { kind: 'differs', path, expected: texts[0]!, found: texts[1]! };
  }
  const mine = new Map(Object.entries(expected));
  const theirs = new Map(Object.entries(found));
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const fault = differenceOf(mine.get(key), theirs.get(key), `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
