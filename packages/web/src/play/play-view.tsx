/** Playing: a new game, the running one, or the finished one with its analysis. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../texts/messages.ts';
import { downloadText } from './download.ts';
import { leaveGame, useGame } from './game-store.ts';
import { GameTable } from './game-table.tsx';
import { NewGame } from './new-game.tsx';
import './play.css';
import './game-analysis.css';

/** The view. */
export function PlayView(): ReactNode {
  const state = useGame();
  const shown = useRef(state.kind);
  useEffect(() => {
    // The button that ended a game has gone with it, and the focus with the button.
    if (state.kind === 'none' && shown.current !== 'none') document.getElementById('main')?.focus();
    shown.current = state.kind;
  }, [state.kind]);
  switch (state.kind) {
    case 'none':
      return <NewGame />;
    case 'damaged':
      return <DamagedGame text={state.text} />;
    case 'table':
      return <GameTable table={state} />;
  }
}

function DamagedGame({ text }: { readonly text: string }): ReactNode {
  const { play } = useMessages();
  return (
    <div className="note note--bad damaged">
      <p>{play.damaged}</p>
      <button
        type="button"
        className="button"
        onClick={() => downloadText('bestzug-partie.json', text, 'application/json')}
      >
        {play.keepCopy}
      </button>
      <button type="button" className="button button--main" onClick={leaveGame}>
        {play.discard}
      </button>
    </div>
  );
}
