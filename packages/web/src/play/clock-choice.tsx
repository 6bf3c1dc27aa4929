/** Whether a new game has a clock, and how many minutes each player gets. */
import { useState, type ReactNode } from 'react';
import { useMessages } from '../texts/messages.ts';

/** What is offered with one click; a tournament game has 30 (R70). */
const OFFERED: readonly (number | undefined)[] = [undefined, 15, 25, 30];

/** Minutes that can be typed. */
const LONGEST = 180;

interface ClockChoiceProps {
  /** Undefined = no clock. */
  readonly minutes: number | undefined;
  /** Minutes of overtime that lose the game; null = none do. */
  readonly minutesToLoss: number | null;
  readonly onChoose: (minutes: number | undefined) => void;
}

/** See above. */
export function ClockChoice({ minutes, minutesToLoss, onChoose }: ClockChoiceProps): ReactNode {
  const { play } = useMessages();
  const [isOwn, setOwn] = useState(!OFFERED.includes(minutes));
  return (
    <fieldset className="new-game__part">
      <legend>{play.clock}</legend>
      <div className="choice" role="group" aria-label={play.clock}>
        {OFFERED.map((offered) => (
          <button
            key={offered ?? 0}
            type="button"
            className="choice__option"
            aria-pressed={!isOwn && minutes === offered}
            onClick={() => {
              setOwn(false);
              onChoose(offered);
            }}
          >
            {play.clockMinutes(offered)}
          </button>
        ))}
        <button
          type="button"
          className="choice__option"
          aria-pressed={isOwn}
          onClick={() => {
            setOwn(true);
            onChoose(minutes ?? OFFERED[1]);
          }}
        >
          {play.ownMinutes}
        </button>
      </div>
      {isOwn ? (
        <label className="new-game__minutes">
          <input
            className="field"
            type="number"
            inputMode="numeric"
            min={1}
            max={LONGEST}
            required
            value={minutes ?? ''}
            onChange={(event) => {
              const typed = event.target.valueAsNumber;
              onChoose(
                Number.isNaN(typed) ? undefined : Math.min(LONGEST, Math.max(1, Math.round(typed))),
              );
            }}
          />
          {play.minutesField}
        </label>
      ) : null}
      {minutes === undefined ? null : <p className="muted">{play.clockHelp(minutesToLoss)}</p>}
    </fieldset>
  );
}
