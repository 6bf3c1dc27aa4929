/** The line under the board: what the tiles would bring, why a move does not go, what happens. */
import type { ReactNode } from 'react';
import {
  checkPlacement,
  formatMoveInFull,
  signOfRackSymbol,
  type ActionFault,
  type Game,
} from '@bestzug/core';
import { Icon } from '../app/icon.tsx';
import { useEngineState } from '../engine/engine-client.ts';
import { useMessages, type Messages } from '../texts/messages.ts';
import type { TableFault } from '../texts/play-texts.ts';
import { endsAtWindow, levelOf, openPlacement } from './game-step.ts';
import { canLay, type Notice, type TableState } from './game-store.ts';
import { attemptOf, needsLetter } from './laid-tile.ts';
import { lastTurn } from './turn-entry.ts';

/** See above; has a fixed height, so that nothing moves when it speaks. */
export function TableStatus({ table }: { readonly table: TableState }): ReactNode {
  const messages = useMessages();
  const engineState = useEngineState();
  const list = engineState.kind === 'ready' ? engineState.list.name : 'de';
  const { notice } = table;
  if (notice !== undefined) {
    return (
      <p className="status status--bad" role="alert">
        <Icon name="bad" />
        <span>{noticeText(notice, table.game, list, messages)}</span>
      </p>
    );
  }
  return (
    <p className="status" role="status">
      {statusText(table, messages)}
    </p>
  );
}

function noticeText(notice: Notice, game: Game, list: string, messages: Messages): string {
  const { play, faults } = messages;
  switch (notice.kind) {
    case 'notSaved':
      return play.notSaved;
    case 'offline':
      return play.offline;
    case 'lacksTile':
      return play.lacks(
        notice.letter === 0 ? messages.board.blank : signOfRackSymbol(notice.letter),
      );
    case 'refused': {
      const { fault } = notice;
      if (isTableFault(fault)) return play.action(fault);
      return faults.placement(fault, { size: game.profile.layout.size, list });
    }
  }
}

const TABLE_FAULTS: ReadonlySet<string> = new Set<TableFault['kind']>([
  'bagTooSmall',
  'tooManyExchanged',
  'noExchangeLeft',
  'notYourTurn',
  'gameOver',
  'nothingToChallenge',
  'rulesFixed',
]);

const isTableFault = (fault: ActionFault): fault is TableFault => TABLE_FAULTS.has(fault.kind);

function statusText(table: TableState, { play }: Messages): string {
  const { game, laid, mode, chosen, orders, isThinking } = table;
  const { players, toMove, board } = game;
  if (game.phase.kind === 'over') return play.endReasons[game.phase.endReason];
  if (isThinking || levelOf(game, toMove) !== undefined) return play.waiting(players[toMove]!.name);
  const placed = openPlacement(game);
  if (placed !== undefined && endsAtWindow(game)) {
    return play.endsUnlessChallenged(players[placed.player]!.name);
  }
  if (!canLay(table)) return play.yourTurn(players[toMove]!.name);
  if (mode === 'exchange') return play.exchangeHelp;
  if (laid.length > 0 && !needsLetter(laid)) return runningText(table, play);
  const [place] = chosen;
  if (place !== undefined) return play.chooseSquare(signOfRackSymbol(orders[toMove]![place]!));
  const last = lastTurn(game);
  if (last?.event.kind === 'placement' && last.challenge === undefined) {
    const move = formatMoveInFull(last.event.placement, last.before.board);
    return play.moved(players[last.event.player]!.name, move, last.points);
  }
  return board.tiles.every((tile) => tile === 0)
    ? `${play.noMoveYet} ${play.yourTurn(players[toMove]!.name)}`
    : play.yourTurn(players[toMove]!.name);
}

/** What the laid tiles would bring; nothing is looked up, that is what laying them is for. */
function runningText({ game, laid }: TableState, play: Messages['play']): string {
  const { board, profile, players, toMove } = game;
  const check = checkPlacement({ board, move: attemptOf(laid, board.layout.size), profile });
  if (check.placement === undefined || check.total === undefined) {
    return play.yourTurn(players[toMove]!.name);
  }
  return play.running(formatMoveInFull(check.placement, board), check.total);
}
