/** The end of a game: who has won, how the rests were counted, and the way to the analysis. */
import { useState, type ReactNode } from 'react';
import { formatRack, type Game } from '@bestzug/core';
import type { GameReport } from '@bestzug/analysis';
import { useMessages } from '../texts/messages.ts';
import { analyseGame } from './analyse-game.ts';
import { GameAnalysis } from './game-analysis.tsx';
import { leaveGame } from './game-store.ts';

interface GameEndProps {
  readonly game: Game;
}

/** See above. Analyses of the same game are made once. */
export function GameEnd({ game }: GameEndProps): ReactNode {
  const { play, formats } = useMessages();
  const [progress, setProgress] = useState<number>();
  const [report, setReport] = useState<{ readonly game: Game; readonly report: GameReport }>();
  const { phase, players, scores, racks } = game;
  if (phase.kind !== 'over') return null;
  const winner = phase.winner === undefined ? undefined : players[phase.winner]!.name;
  const ordered = [...scores].sort((one, other) => other - one);
  const known = report?.game === game ? report.report : undefined;

  const analyse = async (): Promise<void> => {
    setProgress(0);
    setReport({ game, report: await analyseGame(game, setProgress) });
    setProgress(undefined);
  };

  return (
    <section className="end">
      <h2>{play.result(winner, ordered.map((score) => formats.count(score)).join(' : '))}</h2>
      <ul className="end__rests">
        {players.map(({ name }, seat) => (
          <li key={name}>
            {play.restLine(name, formatRack(racks[seat]!), signed(phase.restPoints[seat]!))}
            {phase.clockPoints[seat] === 0
              ? null
              : `, ${play.timeLine(signed(phase.clockPoints[seat]!))}`}
            {phase.lostOnTime.includes(seat) ? `, ${play.lostOnTime}` : null}
          </li>
        ))}
      </ul>
      <div className="end__buttons">
        <button type="button" className="button button--main" onClick={leaveGame}>
          {play.again}
        </button>
        {known === undefined ? (
          <button
            type="button"
            className="button"
            aria-disabled={progress !== undefined}
            onClick={() => progress === undefined && void analyse()}
          >
            {progress === undefined ? play.analyse : play.analysing(progress, game.history.length)}
          </button>
        ) : null}
      </div>
      {known === undefined ? null : <GameAnalysis report={known} />}
    </section>
  );
}

/** `+4`, `−4`, `±0`. */
const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
