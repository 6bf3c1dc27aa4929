/** A measured task gave another result than it must: its time is worth nothing and the run fails. */
export class WrongResultError extends Error {
  override readonly name = 'WrongResultError';

  /** @param what such as `best, 2 blanks` */
  constructor(what: string, expected: number | string, found: number | string) {
    super(`${what}: the result must be ${expected}, but is ${found}`);
  }
}

/** Throws `WrongResultError` unless both are the same. */
export function demandResult(
  what: string,
  expected: number | string,
  found: number | string,
): void {
  if (found !== expected) throw new WrongResultError(what, expected, found);
}
