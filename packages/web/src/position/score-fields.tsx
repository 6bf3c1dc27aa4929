/** The points of both, which decide chances of winning and endgames. */
import type { ReactNode } from 'react';
import { useMessages } from '../texts/messages.ts';
import { usePosition } from './position-store.ts';

/** Highest score that can be typed; games end far below. */
const MOST_POINTS = 2000;

/** Two fields; the player to move first. */
export function ScoreFields(): ReactNode {
  const { position } = useMessages();
  const { content, change } = usePosition();
  const { scores } = content;
  const field = (index: 0 | 1, label: string): ReactNode => (
    <input
      className="field scores__field"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={scores[index]}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ target }) => {
        const points = Math.min(MOST_POINTS, Number(target.value.replaceAll(/\D/gu, '')));
        const [own, other] = scores;
        change({ ...content, scores: index === 0 ? [points, other] : [own, points] });
      }}
    />
  );
  return (
    <div className="scores" role="group" aria-label={position.scores}>
      <span className="muted">{position.scores}</span>
      {field(0, position.own)}
      <span aria-hidden="true">:</span>
      {field(1, position.opponent)}
    </div>
  );
}
