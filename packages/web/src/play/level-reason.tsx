/** Why the computer moved as it did, on demand. */
import { useState, type ReactNode } from 'react';
import { formatMoveInFull, LaneBoard, unpackPlacement, type Game } from '@bestzug/core';
import type { LevelExplanation, ValuedPlacement } from '@bestzug/strategy';
import { engine } from '../engine/engine-client.ts';
import { useMessages, type Messages } from '../texts/messages.ts';
import { levelOf } from './game-step.ts';
import { lastTurn } from './turn-entry.ts';

interface LevelReasonProps {
  readonly game: Game;
  readonly seed: number;
}

/** A button as long as the last move is the computer's; then what it says. */
export function LevelReason({ game, seed }: LevelReasonProps): ReactNode {
  const messages = useMessages();
  const [told, setTold] = useState<{
    readonly number: number;
    readonly lines: readonly string[];
  }>();
  const last = lastTurn(game);
  const level = last && levelOf(game, last.event.player);
  if (last === undefined || level === undefined) return null;
  const { before, number } = last;
  const ask = async (): Promise<void> => {
    const position = { ...before, previous: undefined };
    const answer = await engine().levelMove(position, level, seed, 'explained');
    const explanation = answer.ok ? answer.value.explanation : undefined;
    if (explanation !== undefined) {
      setTold({ number, lines: reasonLines(explanation, before, messages) });
    }
  };
  const isTold = told?.number === number;
  return (
    <div>
      <button
        type="button"
        className="button button--quiet"
        aria-expanded={isTold}
        onClick={() => (isTold ? setTold(undefined) : void ask())}
      >
        {messages.play.why}
      </button>
      <div role="status">
        {isTold ? (
          <div className="reason">
            {told.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function reasonLines(
  explanation: LevelExplanation,
  before: Game,
  { play, formats, board }: Messages,
): readonly string[] {
  const { level, reason, knownWords, knownPlacements, favourite, unknown } = explanation;
  const lanes = new LaneBoard(before.profile.layout, before.profile.tileSet);
  lanes.load(before.board);
  const named = (placement: ValuedPlacement | undefined): string | undefined => {
    if (placement === undefined) return undefined;
    const move = unpackPlacement(lanes, placement.letters, placement.place);
    return `${formatMoveInFull(move, before.board)} (${board.points(placement.points)})`;
  };
  return play.reason({
    level,
    reason,
    knownWords: formats.count(knownWords),
    knownPlacements: formats.count(knownPlacements),
    favourite: named(favourite),
    unknown: named(unknown),
  });
}
