/** The record of moves: a row per round, a column per player. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { Game } from '@bestzug/core';
import { useMessages } from '../texts/messages.ts';
import { MoveWord } from './move-word.tsx';
import { seatsInOrder, turnEntries, type TurnEntry } from './turn-entry.ts';

/** See above. */
export function TurnList({ game }: { readonly game: Game }): ReactNode {
  const { play } = useMessages();
  const entries = turnEntries(game);
  const seats = seatsInOrder(game);
  const isRunning = game.phase.kind !== 'over';
  const next = isRunning ? entries[game.toMove]!.length + 1 : 1;
  const rounds = Math.max(next, ...entries.map((turns) => turns.length));
  const end = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [game.history.length]);
  return (
    // It scrolls, so it must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="turns" role="region" aria-label={play.record} tabIndex={0}>
      <table className="turns__table">
        <caption className="visually-hidden">{play.record}</caption>
        <thead>
          <tr>
            <th scope="col" className="number">
              {play.columns.round}
            </th>
            {seats.map((seat) => (
              <PlayerHead key={seat} name={game.players[seat]!.name} />
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, round) => (
            <tr key={round} ref={round === rounds - 1 ? end : undefined}>
              <th scope="row" className="number">
                {round + 1}
              </th>
              {seats.map((seat) => (
                <TurnCells
                  key={seat}
                  entry={entries[seat]![round]}
                  game={game}
                  isOpen={isRunning && seat === game.toMove && round === entries[seat]!.length}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlayerHead({ name }: { readonly name: string }): ReactNode {
  const { play } = useMessages();
  return (
    <>
      <th scope="col" className="turns__name">
        {name}
      </th>
      <th scope="col" className="number">
        {play.columns.points}
      </th>
      <th scope="col" className="number turns__total">
        {play.columns.total}
      </th>
    </>
  );
}

interface TurnCellsProps {
  readonly entry: TurnEntry | undefined;
  readonly game: Game;
  /** The turn that is being played. */
  readonly isOpen: boolean;
}

function TurnCells({ entry, game, isOpen }: TurnCellsProps): ReactNode {
  const { formats, play } = useMessages();
  if (entry === undefined) {
    return (
      <td className="muted" colSpan={3}>
        {isOpen ? play.toMove : ''}
      </td>
    );
  }
  return (
    <>
      <td>
        <TurnText entry={entry} game={game} />
      </td>
      <td className="number">{formats.count(entry.points)}</td>
      <td className="number turns__total">{formats.count(entry.total)}</td>
    </>
  );
}

function TurnText({ entry, game }: { readonly entry: TurnEntry; readonly game: Game }): ReactNode {
  const { play } = useMessages();
  const { event, before, challenge } = entry;
  switch (event.kind) {
    case 'placement':
    case 'lostTurn': {
      const isGone = event.kind === 'lostTurn' || (challenge?.invalidWords.length ?? 0) > 0;
      return (
        <>
          <span className={isGone ? 'turn--gone' : undefined}>
            <MoveWord placement={event.placement} board={before.board} />
          </span>
          {event.kind === 'lostTurn' ? (
            <span className="turn__note">{play.lostTurn}</span>
          ) : challenge === undefined ? null : (
            <span className="turn__note">
              {isGone
                ? play.challenged(game.players[challenge.player]!.name)
                : play.wronglyChallenged(game.players[challenge.player]!.name)}
            </span>
          )}
        </>
      );
    }
    case 'exchange':
      return <span className="muted">{play.exchanged(event.symbols.length)}</span>;
    case 'pass':
      return <span className="muted">{play.passed}</span>;
    case 'challenge':
    case 'closeWindow':
    case 'overtime':
      return null;
  }
}
