/** What is needed now and then: a hint, passing and undoing near the board; files and the end below. */
import type { ReactNode } from 'react';
import { rackOf, symbolsOf, type Game } from '@bestzug/core';
import { hashOf } from '../app/route.ts';
import { engine } from '../engine/engine-client.ts';
import { NO_FILTER, type PositionQuestion } from '../engine/engine-protocol.ts';
import { cgpOfContent, type PositionContent } from '../position/position-content.ts';
import { editionOf, tilesOf } from '../settings/edition.ts';
import { choiceOf } from '../settings/rule-profile.ts';
import { useMessages } from '../texts/messages.ts';
import { AskedButton } from './asked-button.tsx';
import { useClock } from './clock-store.ts';
import { downloadText } from './download.ts';
import { playPass, takeBackTurn } from './game-play.ts';
import { reviewedTurn } from './game-review.ts';
import { canLay, leaveGame, leaveSeat, showHint, type TableState } from './game-store.ts';
import { countPeople } from './game-step.ts';

/** See above. */
export function GameMenu({ table }: { readonly table: TableState }): ReactNode {
  const { play } = useMessages();
  const { game } = table;
  const isOver = game.phase.kind === 'over';
  const isOwnTurn = canLay(table);
  const hasClock = useClock(({ clock }) => clock !== undefined);
  // Undoing shows racks again that somebody has seen: among several people that is no fair play.
  const mayUndo = countPeople(game) === 1 && game.history.length > 0 && !table.isThinking;
  return (
    <div className="game__menu">
      {isOver ? null : (
        <>
          <button
            type="button"
            className="button"
            aria-disabled={!isOwnTurn}
            onClick={() => isOwnTurn && void askForHint(table)}
          >
            {play.hint}
          </button>
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
    </div>
  );
}

/** What leads away from the game. */
export function GameExits({ table }: { readonly table: TableState }): ReactNode {
  const { play } = useMessages();
  const { game, seated } = table;
  const isOver = game.phase.kind === 'over';
  return (
    <div className="game__menu">
      {game.history.length === 0 ? null : (
        <button type="button" className="button button--quiet" onClick={() => void saveGcg(game)}>
          {play.saveGcg}
        </button>
      )}
      {seated === undefined && !isOver ? null : (
        <a
          className="button button--quiet"
          href={hashOf('stellung', {
            cgp: cgpOfContent(contentOf(table), tilesOf(editionOf(game.profile.tileSet.name))),
          })}
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

/** The position as the person at the screen sees it, or as it was before the turn looked at. */
export function contentOf(table: TableState): PositionContent {
  const reviewed = reviewedTurn(table);
  const game = reviewed?.before ?? table.game;
  const seat = reviewed?.event.player ?? table.seated ?? game.toMove;
  const others = game.scores.filter((_, player) => player !== seat);
  return {
    board: game.board,
    rack: reviewed === undefined ? table.orders[seat]! : symbolsOf(game.racks[seat]!),
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

/** A good move, for those who ask: on the board as a preview, and in words. */
async function askForHint(table: TableState): Promise<void> {
  const content = contentOf(table);
  const question: PositionQuestion = {
    ...content,
    rules: choiceOf(table.game.profile),
    rack: rackOf(content.rack),
  };
  const view = { order: 'equity', filter: NO_FILTER, count: 1 } as const;
  const { moves } = await engine().rankMoves(question, view);
  showHint(table.game, moves[0] ?? 'pass');
}
