/** Throws when a condition that only a bug can break does not hold; never for a user's input. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`bug: ${message}`);
}
