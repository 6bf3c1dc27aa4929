/** What a player can do besides laying tiles on squares: buttons beside and below the rack. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../app/icon.tsx';
import { useMessages } from '../texts/messages.ts';
import { accept, challenge, exchangeHindrance, playExchange, playLaid } from './game-play.ts';
import {
  canLay,
  notify,
  reorder,
  reviewTurn,
  setMode,
  setZoomed,
  takeBack,
  type TableState,
} from './game-store.ts';
import { deciderOf, endsAtWindow, levelOf } from './game-step.ts';
import { shuffledOrder, sortedOrder } from './rack-order.ts';
import { allTurns } from './turn-entry.ts';

/** See above. */
export function TableActions({ table }: { readonly table: TableState }): ReactNode {
  const { game, mode } = table;
  if (game.phase.kind === 'over') return <ReviewButtons table={table} />;
  if (endsAtWindow(game)) return <LastDecision table={table} />;
  return (
    <div className="actions">
      <ZoomButton isZoomed={table.isZoomed} />
      <RackButtons hasLaid={table.laid.length > 0} />
      {mode === 'exchange' ? <ExchangeButtons table={table} /> : <LayButtons table={table} />}
    </div>
  );
}

/** Steps through the turns of a finished game. */
function ReviewButtons({ table: { game, review } }: { readonly table: TableState }): ReactNode {
  const { play } = useMessages();
  const turns = allTurns(game).length;
  return (
    <div className="actions review">
      <IconButton
        icon="before"
        label={play.turnBefore}
        onClick={() => reviewTurn(review === undefined ? turns : Math.max(1, review - 1))}
      />
      <span>{play.turnOf(review ?? turns, turns)}</span>
      <IconButton
        icon="across"
        label={play.turnAfter}
        onClick={() => reviewTurn((review ?? turns) + 1)}
      />
    </div>
  );
}

/** Sorting makes way for taking back, so that the row keeps its length. */
function RackButtons({ hasLaid }: { readonly hasLaid: boolean }): ReactNode {
  const { play } = useMessages();
  return (
    <>
      <IconButton
        icon="shuffle"
        label={play.shuffle}
        onClick={() => reorder((order) => shuffledOrder(order, Math.random))}
      />
      {hasLaid ? (
        <IconButton icon="back" label={play.recall} onClick={() => takeBack()} />
      ) : (
        <IconButton icon="sort" label={play.sort} onClick={() => reorder(sortedOrder)} />
      )}
    </>
  );
}

function ZoomButton({ isZoomed }: { readonly isZoomed: boolean }): ReactNode {
  const { position } = useMessages();
  return (
    <button
      type="button"
      className="button button--icon game__zoom"
      aria-label={isZoomed ? position.wholeBoard : position.enlarge}
      aria-pressed={isZoomed}
      onClick={() => setZoomed(!isZoomed)}
    >
      <Icon name="zoom" />
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function IconButton({ icon, label, onClick }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="button button--icon"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function LayButtons({ table }: { readonly table: TableState }): ReactNode {
  const { play } = useMessages();
  const { game } = table;
  const isOwnTurn = canLay(table);
  const hindrance = exchangeHindrance(game);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={!isOwnTurn || hindrance !== undefined}
        onClick={() => {
          if (!isOwnTurn) return;
          if (hindrance === undefined) setMode('exchange');
          else notify({ kind: 'refused', fault: hindrance });
        }}
      >
        {play.exchange}
      </button>
      <button
        type="button"
        className="button button--main"
        aria-disabled={!isOwnTurn}
        onClick={() => isOwnTurn && void playLaid()}
      >
        {play.lay}
      </button>
    </>
  );
}

function ExchangeButtons({ table }: { readonly table: TableState }): ReactNode {
  const { play, app } = useMessages();
  const count = table.chosen.size;
  return (
    <>
      <button type="button" className="button" onClick={() => setMode('lay')}>
        {app.cancel}
      </button>
      <button
        type="button"
        className="button button--main"
        aria-disabled={count === 0}
        onClick={() => count > 0 && void playExchange()}
      >
        {play.exchangeChosen(count)}
      </button>
    </>
  );
}

function LastDecision({ table: { game } }: { readonly table: TableState }): ReactNode {
  const { play } = useMessages();
  if (levelOf(game, deciderOf(game)) !== undefined) return null;
  return (
    <div className="actions">
      <button type="button" className="button" onClick={() => void challenge()}>
        {play.challenge}
      </button>
      <button type="button" className="button button--main" onClick={() => void accept()}>
        {play.accept}
      </button>
    </div>
  );
}
