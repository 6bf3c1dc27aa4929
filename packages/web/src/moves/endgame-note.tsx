/** With an empty bag everything is known: the move that is best to the very end. */
import { useEffect, useState, type ReactNode } from 'react';
import { engine, useEngineState } from '../engine/engine-client.ts';
import type { PositionQuestion, RankedMove, SolvedEndgame } from '../engine/engine-protocol.ts';
import { useMessages } from '../texts/messages.ts';
import { moveName } from './move-name.ts';

/** Milliseconds without a change before the engine is kept busy: the list of moves comes first. */
const SETTLING = 300;

interface EndgameNoteProps {
  readonly question: PositionQuestion;
  readonly onSelect: (move: RankedMove) => void;
}

/** The best move and how the game ends; nothing while there are tiles in the bag. */
export function EndgameNote({ question, onSelect }: EndgameNoteProps): ReactNode {
  const { moves: texts } = useMessages();
  const solved = useSolvedEndgame(question);
  if (solved === undefined) return null;
  const { move, spread, isProven } = solved;
  return (
    <p className="note endgame-note" role="status">
      <span>{texts.endgame}</span>
      {move === undefined ? (
        <strong>{texts.pass}</strong>
      ) : (
        <button type="button" className="button" onClick={() => onSelect(move)}>
          {moveName(move, texts.exchange)}
        </button>
      )}
      <span>
        {texts.endsWith(Math.round(spread))} {isProven ? texts.proven : texts.estimated}
      </span>
    </p>
  );
}

function useSolvedEndgame(question: PositionQuestion): SolvedEndgame | undefined {
  const [answer, setAnswer] = useState<{
    readonly question: PositionQuestion;
    readonly solved: SolvedEndgame | undefined;
  }>();
  const version = useEngineState((state) => (state.kind === 'ready' ? state.version : 0));

  useEffect(() => {
    let isStale = false;
    if (version === 0 || question.rack.size === 0) return undefined;
    const timer = setTimeout(() => {
      void engine()
        .solveEndgame(question)
        .then((solved) => {
          if (!isStale) setAnswer({ question, solved });
        });
    }, SETTLING);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [question, version]);

  return answer?.question === question ? answer.solved : undefined;
}
