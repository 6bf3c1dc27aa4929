/** The line under the board: what the tiles would bring, why a move does not go, what happens. */
import type { ReactNode } from 'react';
import {
  checkPlacement,
  formatMoveInFull,
  signOfRackSymbol,
  type ActionFault,
  type Board,
  type Game,
} from '@bestzug/core';
import type { TurnReport } from '@bestzug/analysis';
import { Icon } from '../app/icon.tsx';
import type { RankedMove } from '../engine/engine-protocol.ts';
import { useEngineState } from '../engine/engine-client.ts';
import { useMessages, type Messages } from '../texts/messages.ts';
import type { PlayTexts, TableFault } from '../texts/play-texts.ts';
import { challenge } from './game-play.ts';
import { isBestMove, reviewedReport, reviewedTurn } from './game-review.ts';
import { endsAtWindow, levelOf, openPlacement } from './game-step.ts';
import { canLay, type Notice, type TableState } from './game-store.ts';
import { attemptOf, needsLetter } from './laid-tile.ts';
import { lastTurn, type TurnEntry } from './turn-entry.ts';

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
    <div className="status">
      <p role="status">{statusText(table, messages)}</p>
      {mayChallenge(table) ? (
        <button type="button" className="button status__button" onClick={() => void challenge()}>
          {messages.play.challenge}
        </button>
      ) : null}
    </div>
  );
}

/** Whether the move that the line shows can be challenged by who is to move. */
function mayChallenge(table: TableState): boolean {
  const { game, laid, mode, seated } = table;
  const placed = openPlacement(game);
  const isShown = laid.length === 0 && mode === 'lay' && !endsAtWindow(game);
  return isShown && canLay(table) && placed !== undefined && placed.player !== seated;
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
  const { game, laid, mode, chosen, orders, isThinking, hint } = table;
  const { players, toMove } = game;
  const name = players[toMove]!.name;
  const reviewed = reviewedTurn(table);
  if (reviewed !== undefined) return reviewText(reviewed, reviewedReport(table), play);
  if (game.phase.kind === 'over')
    return `${resultText(game, play)}. ${play.endReasons[game.phase.endReason]}`;
  if (isThinking || levelOf(game, toMove) !== undefined) return play.waiting(name);
  const placed = openPlacement(game);
  if (placed !== undefined && endsAtWindow(game)) {
    return play.endsUnlessChallenged(players[placed.player]!.name);
  }
  if (canLay(table)) {
    if (mode === 'exchange') return play.exchangeHelp;
    if (laid.length > 0 && !needsLetter(laid)) return runningText(table, play);
    const [place] = chosen;
    if (place !== undefined) return play.chooseSquare(signOfRackSymbol(orders[toMove]![place]!));
    if (hint !== undefined) return hintText(hint, game.board, play);
  }
  const last = lastTurn(game);
  return last === undefined
    ? `${play.noMoveYet} ${play.yourTurn(name)}`
    : `${turnText(last, play)} ${play.yourTurn(name)}`;
}

/** Who has won, and all scores, the highest first. */
export function resultText({ phase, players, scores }: Game, play: PlayTexts): string {
  const winner = phase.kind === 'over' ? phase.winner : undefined;
  const falling = [...scores].sort((one, other) => other - one);
  return play.result(winner === undefined ? undefined : players[winner]!.name, falling.join(' : '));
}

/** `Stufe 3: 10F MET, 26 Punkte.` */
function turnText({ event, before, points, challenge: by }: TurnEntry, play: PlayTexts): string {
  const { name } = before.players[event.player]!;
  switch (event.kind) {
    case 'placement':
    case 'lostTurn': {
      const move = formatMoveInFull(event.placement, before.board);
      if (event.kind === 'lostTurn') return `${name}: ${move} ${play.lostTurn}.`;
      const isGone = (by?.invalidWords.length ?? 0) > 0;
      return by !== undefined && isGone
        ? `${name}: ${move}, ${play.challenged(before.players[by.player]!.name)}.`
        : play.moved(name, move, points, event.bonus > 0);
    }
    case 'exchange':
      return `${name} ${play.exchanged(event.symbols.length)}.`;
    case 'pass':
    case 'challenge':
    case 'closeWindow':
    case 'overtime':
      return `${name} ${play.passed}.`;
  }
}

function reviewText(turn: TurnEntry, report: TurnReport | undefined, play: PlayTexts): string {
  const text = turnText(turn, play);
  if (report === undefined || report.best === null) return text;
  if (isBestMove(report)) return `${text} ${play.nothingBetter}`;
  return `${text} ${play.better(bestText(report.best, play), report.bestScore ?? 0)}`;
}

/** A move of the analysis in words: `-QX` is `QX tauschen`. */
export const bestText = (move: string, play: PlayTexts): string =>
  move.length > 1 && move.startsWith('-')
    ? play.exchangeOf(move.slice(1))
    : move === '-'
      ? play.passed
      : move;

function hintText(hint: RankedMove | 'pass', board: Board, play: PlayTexts): string {
  if (hint === 'pass') return play.hintPass;
  return hint.move.kind === 'placement'
    ? play.hintIs(formatMoveInFull(hint.move, board), hint.score)
    : play.hintExchange(play.exchangeOf(hint.letters.map(({ sign }) => sign).join('')));
}

/** What the laid tiles would bring; nothing is looked up, that is what laying them is for. */
function runningText({ game, laid }: TableState, play: PlayTexts): string {
  const { board, profile, players, toMove } = game;
  const check = checkPlacement({ board, move: attemptOf(laid, board.layout.size), profile });
  if (check.placement === undefined || check.total === undefined) {
    return play.yourTurn(players[toMove]!.name);
  }
  return play.running(formatMoveInFull(check.placement, board), check.total);
}
