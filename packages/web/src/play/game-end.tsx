/** The end of a game: who has won, how the rests were counted, and the way to the analysis. */
import { useRef, useState, type ReactNode } from 'react';
import { formatRack } from '@bestzug/core';
import { useMessages } from '../texts/messages.ts';
import { analyseGame } from './analyse-game.ts';
import { GameAnalysis } from './game-analysis.tsx';
import { keepReport, leaveGame, type TableState } from './game-store.ts';
import { resultText } from './table-status.tsx';
import { allTurns } from './turn-entry.ts';

/** See above. Analyses of the same game are made once. */
export function GameEnd({ table }: { readonly table: TableState }): ReactNode {
  const { game, report } = table;
  const { play } = useMessages();
  const [progress, setProgress] = useState<number>();
  const section = useRef<HTMLElement>(null);
  const { phase, players, racks } = game;
  if (phase.kind !== 'over') return null;

  const analyse = async (): Promise<void> => {
    setProgress(0);
    keepReport(game, await analyseGame(game, setProgress));
    setProgress(undefined);
    section.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={section} className="end" tabIndex={-1} aria-label={play.analysis}>
      <h2>{resultText(game, play)}</h2>
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
        {report === undefined ? (
          <button
            type="button"
            className="button"
            aria-disabled={progress !== undefined}
            onClick={() => progress === undefined && void analyse()}
          >
            {progress === undefined
              ? play.analyse
              : play.analysing(progress, allTurns(game).length)}
          </button>
        ) : null}
      </div>
      {report === undefined ? null : <GameAnalysis report={report} selected={table.review} />}
    </section>
  );
}

/** `+4`, `−4`, `±0`. */
const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
