/** A running or finished game: board and rack on the left, scores and record on the right. */
import { useEffect, useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  blankTile,
  formatMoveInFull,
  rackOf,
  symbolsOf,
  UNLETTERED_BLANK,
  type Game,
} from '@bestzug/core';
import { hashOf } from '../app/route.ts';
import { BlankDialog } from '../board/blank-dialog.tsx';
import { RackView } from '../board/rack-view.tsx';
import { tilePlaceOf, type TilePlace } from '../board/tile-place.ts';
import { TileView } from '../board/tile-view.tsx';
import { engine, useEngineState } from '../engine/engine-client.ts';
import { NO_FILTER, type PositionQuestion } from '../engine/engine-protocol.ts';
import { cgpOfContent, type PositionContent } from '../position/position-content.ts';
import { UnseenTiles } from '../position/unseen-tiles.tsx';
import { editionOf } from '../settings/edition.ts';
import { choiceOf } from '../settings/rule-profile.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useMessages } from '../texts/messages.ts';
import { useClock, useRunningClock } from './clock-store.ts';
import { downloadText } from './download.ts';
import { clockSeat } from './game-clock.ts';
import { GameEnd } from './game-end.tsx';
import { playComputer, playPass, takeBackTurn } from './game-play.ts';
import {
  canLay,
  choosePlace,
  layTile,
  leaveGame,
  leaveSeat,
  moveLaid,
  moveOnRack,
  nameBlank,
  takeBack,
  takeSeat,
  type TableState,
} from './game-store.ts';
import { countPeople, isForPerson } from './game-step.ts';
import { ClockVoice } from './player-clock.tsx';
import { LevelReason } from './level-reason.tsx';
import { ScorePanel } from './score-panel.tsx';
import { AskedButton, TableActions } from './table-actions.tsx';
import { TableBoard } from './table-board.tsx';
import { TableStatus } from './table-status.tsx';
import { turnEntries } from './turn-entry.ts';
import { TurnList } from './turn-list.tsx';

/** A mouse has moved so far before it drags, so that clicks stay clicks; pixels. */
const DRAG_DISTANCE = 4;
/** A finger rests so long before it drags, so that the page can be scrolled; milliseconds. */
const TOUCH_DELAY = 150;

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
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY, tolerance: 8 } }),
  );
  const openBlank = table.laid.find(({ tile }) => tile === UNLETTERED_BLANK);
  const [dragged, setDragged] = useState<TilePlace>();
  return (
    <DndContext
      sensors={sensors}
      // The square under the pointer, not the one most of the tile covers.
      collisionDetection={pointerWithin}
      // Board and rack are both in view; a page that scrolls would take the rack away.
      autoScroll={false}
      onDragStart={({ active }) => setDragged(tilePlaceOf(active.data.current))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={(event) => {
        setDragged(undefined);
        drop(event);
      }}
    >
      <div className="game">
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
          <ScorePanel game={game} running={running} />
          {running === undefined ? null : <ClockVoice game={game} seat={running} />}
          {isOver ? <GameEnd game={game} /> : null}
          <h2 className="game__record">{play.record}</h2>
          <TurnList game={game} />
          <LevelReason game={game} seed={table.seed} />
          {table.seated === undefined || isOver ? null : (
            <UnseenTiles content={contentOf(table)} profile={game.profile} />
          )}
          <TableMenu table={table} />
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
      <DragOverlay dropAnimation={null}>{draggedTile(dragged, table)}</DragOverlay>
    </DndContext>
  );
}

function drop({ active, over }: DragEndEvent): void {
  const from = tilePlaceOf(active.data.current);
  const to = tilePlaceOf(over?.data.current);
  if (from === undefined) return;
  if (from.kind === 'rack') {
    if (to?.kind === 'square') layTile(from.place, to.square);
    else if (to?.kind === 'rack') moveOnRack(from.place, to.place);
  } else if (to?.kind === 'square') {
    moveLaid(from.square, to.square);
  } else {
    takeBack(from.square);
  }
}

function draggedTile(dragged: TilePlace | undefined, table: TableState): ReactNode {
  if (dragged === undefined) return null;
  const { game, orders, laid } = table;
  const tile =
    dragged.kind === 'rack'
      ? orders[game.toMove]![dragged.place]
      : laid.find(({ square }) => square === dragged.square)?.tile;
  return tile === undefined ? null : (
    <TileView tile={tile} tileSet={game.profile.tileSet} look="provisional" />
  );
}

/** The rack of whoever sits at the screen, or a curtain before the next one's. */
function TableRack({ table }: { readonly table: TableState }): ReactNode {
  const { play, board } = useMessages();
  const { game, seated, orders, laid, chosen } = table;
  const { players, toMove, profile } = game;
  if (seated === undefined) {
    if (!isForPerson(game)) return <TableActions table={table} />;
    const isAlone = countPeople(game) === 1;
    return (
      <div className="curtain">
        <p>{isAlone ? play.paused : play.curtain(players[toMove]!.name)}</p>
        <button type="button" className="button button--main" onClick={takeSeat}>
          {isAlone ? play.goOn : play.showRack}
        </button>
      </div>
    );
  }
  const onBoard = new Set(seated === toMove ? laid.map(({ place }) => place) : []);
  const symbols = orders[seated]!.map((symbol, place) => (onBoard.has(place) ? undefined : symbol));
  return (
    <div className="game__rack">
      <RackView
        label={board.rackLabel}
        tileSet={profile.tileSet}
        size={profile.rackSize}
        symbols={symbols}
        selected={chosen}
        onPlace={choosePlace}
      />
      <TableActions table={table} />
    </div>
  );
}

/** What is needed seldom: passing, undoing, files. */
function TableMenu({ table }: { readonly table: TableState }): ReactNode {
  const { play } = useMessages();
  const { game, seated } = table;
  const isOver = game.phase.kind === 'over';
  const isOwnTurn = canLay(table);
  const hasClock = useClock(({ clock }) => clock !== undefined);
  // Undoing shows racks again that somebody has seen: among several people that is no fair play.
  const mayUndo = countPeople(game) === 1 && game.history.length > 0 && !table.isThinking;
  return (
    <div className="game__menu">
      {isOver ? null : (
        <>
          <Hint table={table} />
          {isOwnTurn && hasClock ? (
            <button type="button" className="button" onClick={leaveSeat}>
              {play.pause}
            </button>
          ) : null}
          <AskedButton
            label={play.pass}
            question={play.passQuestion}
            isDisabled={!isOwnTurn}
            onConfirm={() => void playPass()}
          />
        </>
      )}
      {mayUndo ? (
        <button type="button" className="button" onClick={takeBackTurn}>
          {play.undo}
        </button>
      ) : null}
      {game.history.length === 0 ? null : (
        <button type="button" className="button button--quiet" onClick={() => void saveGcg(game)}>
          {play.saveGcg}
        </button>
      )}
      {seated === undefined && !isOver ? null : (
        <a
          className="button button--quiet"
          href={hashOf('stellung', { cgp: cgpOfContent(contentOf(table)) })}
          onClick={() => useSettings.getState().change({ edition: editionOf(game.profile) })}
        >
          {play.openInEditor}
        </a>
      )}
      {isOver ? null : (
        <AskedButton label={play.giveUp} question={play.giveUpQuestion} onConfirm={leaveGame} />
      )}
    </div>
  );
}

/** The position as the person at the screen sees it. */
function contentOf({ game, seated, orders }: TableState): PositionContent {
  const seat = seated ?? game.toMove;
  const others = game.scores.filter((_, player) => player !== seat);
  return {
    board: game.board,
    rack: orders[seat]!,
    scores: [game.scores[seat]!, Math.max(...others)],
    scorelessTurns: game.scorelessTurns,
    consecutivePasses: game.consecutivePasses,
  };
}

/** Gives the user the game as GCG; a running one holds what is known up to now. */
async function saveGcg(game: Game): Promise<void> {
  const { formatGcg, gcgOfGame } = await import('@bestzug/formats');
  const converted = gcgOfGame(game);
  if (!converted.ok) return;
  const names = game.players.map(({ name }) => name.replace(/[^\p{L}\p{N}]+/gu, '-')).join('-');
  downloadText(`${names}.gcg`, formatGcg(converted.value.gcg, game.profile.layout), 'text/plain');
}

/** A good move, for those who ask. */
function Hint({ table }: { readonly table: TableState }): ReactNode {
  const { play } = useMessages();
  const { game } = table;
  const [hint, setHint] = useState<{ readonly turn: number; readonly text: string }>();
  const isOwnTurn = canLay(table);
  if (hint !== undefined && hint.turn === game.history.length) {
    return (
      <p className="hint" role="status">
        {hint.text}
      </p>
    );
  }
  const ask = async (): Promise<void> => {
    const view = { order: 'equity', filter: NO_FILTER, count: 1 } as const;
    const { moves } = await engine().rankMoves(questionOf(table), view);
    const best = moves[0];
    const text =
      best?.move.kind === 'placement'
        ? play.hintIs(formatMoveInFull(best.move, game.board), best.score)
        : play.hintExchange;
    setHint({ turn: game.history.length, text });
  };
  return (
    <button
      type="button"
      className="button"
      aria-disabled={!isOwnTurn}
      onClick={() => isOwnTurn && void ask()}
    >
      {play.hint}
    </button>
  );
}

/** The position of the player to move, for the engine. */
function questionOf({ game }: TableState): PositionQuestion {
  const { profile, board, racks, toMove, scores, scorelessTurns, consecutivePasses } = game;
  return {
    rules: choiceOf(profile),
    board,
    rack: rackOf(symbolsOf(racks[toMove]!)),
    scores: [scores[toMove]!, Math.max(...scores.filter((_, player) => player !== toMove))],
    scorelessTurns,
    consecutivePasses,
  };
}
