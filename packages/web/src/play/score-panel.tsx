/** Who has how many points and how much time, whose turn it is, and what is left in the bag. */
import type { ReactNode } from 'react';
import type { Game } from '@bestzug/core';
import { useMessages } from '../texts/messages.ts';
import { exchangeHindrance } from './game-play.ts';
import { PlayerClock } from './player-clock.tsx';

interface ScorePanelProps {
  readonly game: Game;
  /** Whose clock runs. */
  readonly running: number | undefined;
}

/** See above. */
export function ScorePanel({ game, running }: ScorePanelProps): ReactNode {
  const { play, formats } = useMessages();
  const { players, scores, racks, toMove, phase, bag } = game;
  const isOver = phase.kind === 'over';
  return (
    <dl className="scores">
      {players.map(({ name }, seat) => {
        const isMarked = isOver ? phase.winner === seat : toMove === seat;
        const mark = isOver ? play.won : play.toMove;
        return (
          <div key={name} className={`scores__player${isMarked ? ' scores__player--marked' : ''}`}>
            <dt>
              {name}
              {isMarked ? <span className="scores__mark">, {mark}</span> : null}
            </dt>
            <dd>
              <strong className="scores__points">{formats.count(scores[seat]!)}</strong>
              <span className="muted scores__note">{play.tilesOnRack(racks[seat]!.size)}</span>
              <PlayerClock game={game} seat={seat} isRunning={running === seat} />
            </dd>
          </div>
        );
      })}
      <div className="scores__player">
        <dt>{play.bag}</dt>
        <dd>
          <strong className="scores__points">{bag.symbols.length}</strong>
          <span className="muted scores__note">
            {exchangeHindrance(game) === undefined ? play.canExchange : play.cannotExchange}
          </span>
        </dd>
      </div>
    </dl>
  );
}
