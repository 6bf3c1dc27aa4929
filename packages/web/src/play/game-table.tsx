/** A running or finished game: board and rack on the left, scores and record on the right. */
import { useEffect, useRef, type ReactNode } from 'react';
import { blankTile, UNLETTERED_BLANK, type Tile } from '@bestzug/core';
import { BlankDialog } from '../board/blank-dialog.tsx';
import { TileDragging } from '../board/tile-dragging.tsx';
import type { TilePlace } from '../board/tile-place.ts';
import { useEngineState } from '../engine/engine-client.ts';
import { UnseenTiles } from '../position/unseen-tiles.tsx';
import { choiceOf } from '../settings/rule-profile.ts';
import { useMessages } from '../texts/messages.ts';
import { useRunningClock } from './clock-store.ts';
import { clockSeat } from './game-clock.ts';
import { GameEnd } from './game-end.tsx';
import { contentOf, GameExits, GameMenu } from './game-menu.tsx';
import { playComputer } from './game-play.ts';
import {
  layTile,
  moveLaid,
  moveOnRack,
  nameBlank,
  takeBack,
  type TableState,
} from './game-store.ts';
import { laidOn } from './laid-tile.ts';
import { LevelReason } from './level-reason.tsx';
import { ClockVoice } from './player-clock.tsx';
import { ScorePanel } from './score-panel.tsx';
import { TableBoard } from './table-board.tsx';
import { TableRack } from './table-rack.tsx';
import { TableStatus } from './table-status.tsx';
import { turnEntries } from './turn-entry.ts';
import { TurnList } from './turn-list.tsx';

/** See above. */
export function GameTable({ table }: { readonly table: TableState }): ReactNode {
  const { play, app } = useMessages();
  const { game } = table;
  const { rules, edition } = choiceOf(game.profile);
  const rulesName =
    edition === 'standard' ? app.rules[rules] : `${app.rules[rules]}, ${app.editions[edition]}`;
  const isReady = useEngineState((state) => state.kind === 'ready');
  useEffect(() => {
    if (isReady) void playComputer();
  }, [game, isReady]);
  const running = clockSeat(game, table.seated);
  useRunningClock(running);
  const turns = turnEntries(game).map(({ length }) => length);
  const isOver = game.phase.kind === 'over';
  const round = isOver ? Math.max(1, ...turns) : turns[game.toMove]! + 1;
  useKeptFocus(table);
  const openBlank = table.laid.find(({ tile }) => tile === UNLETTERED_BLANK);
  return (
    <TileDragging
      tileSet={game.profile.tileSet}
      tileAt={(place) => draggedTile(place, table)}
      onMove={moveTile}
    >
      <div className="game">
        <ScorePanel game={game} running={running} />
        <div className="game__board">
          <h1 className="game__title">
            {play.title(game.players.map(({ name }) => name).join(' – '))}{' '}
            <span className="game__note">{play.titleNote(round, rulesName)}</span>
          </h1>
          <TableBoard table={table} />
          <TableStatus table={table} />
          <TableRack table={table} />
        </div>
        <div className="game__side">
          {running === undefined ? null : <ClockVoice game={game} seat={running} />}
          {isOver ? <GameEnd table={table} /> : null}
          <GameMenu table={table} />
          <h2 className="game__record">{play.record}</h2>
          <TurnList game={game} />
          <LevelReason game={game} seed={table.seed} />
          {table.seated === undefined || isOver ? null : (
            <UnseenTiles content={contentOf(table)} profile={game.profile} />
          )}
          <GameExits table={table} />
        </div>
      </div>
      {openBlank === undefined ? null : (
        <BlankDialog
          title={play.chooseLetter}
          withInEnding={game.profile.inRule.enabled}
          onLetter={(letter) => nameBlank(openBlank.square, blankTile(letter))}
          onCancel={() => takeBack(openBlank.square)}
        />
      )}
    </TileDragging>
  );
}

function moveTile(from: TilePlace, to: TilePlace | undefined): void {
  if (from.kind === 'rack') {
    if (to?.kind === 'square') layTile(from.place, to.square);
    else if (to?.kind === 'rack') moveOnRack(from.place, to.place);
  } else if (to?.kind === 'square') {
    moveLaid(from.square, to.square);
  } else {
    takeBack(from.square);
  }
}

const draggedTile = (place: TilePlace, { game, orders, laid }: TableState): Tile | undefined =>
  place.kind === 'rack' ? orders[game.toMove]![place.place] : laidOn(laid, place.square)?.tile;

/**
 * The focus is never lost: when a button has gone with what it did, the board gets it, or the rack
 * where tiles are to be chosen. A page that was just loaded keeps it.
 */
function useKeptFocus({ game, mode, seated }: TableState): void {
  const isLoaded = useRef(game.history.length > 0);
  useEffect(() => {
    if (!isLoaded.current && document.activeElement === document.body) {
      const target = mode === 'exchange' ? '.rack button' : '.board [tabindex="0"]';
      document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    }
    isLoaded.current = false;
  }, [game, mode, seated]);
}
