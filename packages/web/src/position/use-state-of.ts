/** What was chosen on an occasion, and is gone with it. */
import { useCallback, useState } from 'react';

/** A state that is undefined again as soon as its owner is another. */
export function useStateOf<Value>(
  owner: unknown,
): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [state, setState] = useState<{
    readonly owner: unknown;
    readonly value: Value | undefined;
  }>();
  const set = useCallback(
    (value: Value | undefined) =>
      setState((before) =>
        before !== undefined && before.owner === owner && before.value === value
          ? before
          : { owner, value },
      ),
    [owner],
  );
  return [state?.owner === owner ? state?.value : undefined, set];
}
