/**
 * Outcome of an operation that the user's input can make fail: a value, or facts about the fault.
 * Lives in the lowest package so that all others can share it.
 */
export type Result<Value, Fault> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Fault };

/** Wraps a value. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** Wraps the facts of a fault. */
export const err = <Fault>(error: Fault): { readonly ok: false; readonly error: Fault } => ({
  ok: false,
  error,
});
