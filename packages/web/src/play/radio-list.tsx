/** One of a few choices, each with a sentence. */
import { useId, type ReactNode } from 'react';

interface RadioListProps<Value extends string | number> {
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly helpOf: (value: Value) => string;
  readonly isDisabled?: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
}

/** See above; stands in a fieldset. */
export function RadioList<Value extends string | number>(props: RadioListProps<Value>): ReactNode {
  const { values, value, nameOf, helpOf, isDisabled, onChoose } = props;
  const name = useId();
  return (
    <div className="levels">
      {values.map((one) => (
        <label key={one} className="levels__level">
          <input
            type="radio"
            name={name}
            checked={one === value}
            disabled={isDisabled?.(one)}
            onChange={() => onChoose(one)}
          />
          <strong>{nameOf(one)}</strong>
          <span className="muted">{helpOf(one)}</span>
        </label>
      ))}
    </div>
  );
}
