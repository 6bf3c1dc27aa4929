/** What became of a game turn by turn: charts, a summary, and the better moves. */
import type { ReactNode } from 'react';
import type { GameReport, TurnReport } from '@bestzug/analysis';
import { useMessages, type Messages } from '../texts/messages.ts';
import { isBestMove } from './game-review.ts';
import { reviewTurn } from './game-store.ts';
import { LineChart, type ChartLine } from './line-chart.tsx';
import { bestText } from './table-status.tsx';

/** A loss that fills its bar, points. */
const LARGEST_LOSS = 30;

interface GameAnalysisProps {
  readonly report: GameReport;
  /** The turn that is shown on the board. */
  readonly selected: number | undefined;
}

/** See above. */
export function GameAnalysis({ report, selected }: GameAnalysisProps): ReactNode {
  const messages = useMessages();
  const { play, formats } = messages;
  const { turns, players } = report;
  const scores = scoreLines(report);
  const most = Math.max(100, ...scores.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const win = turns.map(({ winFirst }) => winFirst);
  return (
    <div className="analysis">
      <Summary report={report} />
      <LineChart
        title={play.scoresChart}
        lines={scores}
        low={0}
        high={most}
        marks={[0, 100, 200, 300, 400, 500, 600]
          .filter((value) => value <= most)
          .map((value) => ({ value, text: formats.count(value) }))}
        selected={selected}
        onSelect={showTurn}
      />
      {report.winAtStart === null ? null : (
        <LineChart
          title={play.winChart}
          lines={[{ name: players[0]!.player, values: [report.winAtStart, ...win] }]}
          low={0}
          high={1}
          marks={[0, 0.5, 1].map((value) => ({ value, text: `${value * 100} %` }))}
          selected={selected}
          onSelect={showTurn}
        />
      )}
      <table className="analysis__turns">
        <caption className="visually-hidden">{play.analysis}</caption>
        <thead>
          <tr>
            <th scope="col" className="number">
              {play.columns.turn}
            </th>
            <th scope="col">{messages.moves.move}</th>
            <th scope="col" className="number">
              {messages.moves.score}
            </th>
            <th scope="col">{play.bestMove}</th>
            <th scope="col" className="number">
              {play.loss}
            </th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <TurnRow
              key={turn.turn}
              turn={turn}
              isSelected={turn.turn === selected}
              messages={messages}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Scores after each turn, from nothing on. */
function scoreLines({ turns, players }: GameReport): ChartLine[] {
  return players.map(({ player }, seat) => ({
    name: player,
    values: [0, ...turns.map(({ scores }) => scores[seat] ?? null)],
  }));
}

interface TurnRowProps {
  readonly turn: TurnReport;
  readonly isSelected: boolean;
  readonly messages: Messages;
}

function TurnRow({ turn, isSelected, messages }: TurnRowProps): ReactNode {
  const { play, formats } = messages;
  const { best, bestScore, equityLoss } = turn;
  const isBest = isBestMove(turn);
  return (
    <tr className={isSelected ? 'analysis__turn--selected' : undefined} aria-selected={isSelected}>
      <th scope="row" className="number">
        <button
          type="button"
          className="link analysis__show"
          aria-label={play.showTurn(turn.turn)}
          onClick={() => showTurn(turn.turn)}
        >
          {turn.turn}
        </button>
      </th>
      <td>
        <span className="muted analysis__player">{turn.player}</span>{' '}
        <span className="word">{bestText(turn.move, play)}</span>
      </td>
      <td className="number">{formats.count(turn.score)}</td>
      <td>
        {isBest ? (
          <span className="muted">{play.playedBest}</span>
        ) : best === null ? null : (
          `${bestText(best, play)} (${formats.count(bestScore ?? 0)})`
        )}
      </td>
      <td className="number">
        {equityLoss === null || isBest ? null : (
          <>
            <span
              className="analysis__bar"
              style={{ inlineSize: `${Math.min(1, equityLoss / LARGEST_LOSS) * 48}px` }}
            />
            {formats.points(equityLoss)}
          </>
        )}
      </td>
    </tr>
  );
}

/** Shows a turn on the board, and the board if it is out of sight. */
function showTurn(turn: number): void {
  reviewTurn(turn);
  document.querySelector('.board')?.scrollIntoView({ block: 'nearest' });
}

function Summary({ report: { players } }: { readonly report: GameReport }): ReactNode {
  const { play, formats } = useMessages();
  const { summary } = play;
  const rows: readonly (readonly [string, (player: GameReport['players'][number]) => string])[] = [
    [summary.points, ({ score }) => formats.count(score)],
    [summary.perTurn, ({ meanScore }) => formats.points(meanScore)],
    [summary.bingos, ({ bingos }) => formats.count(bingos)],
    [summary.bestMoves, ({ bestMoves, judgedTurns }) => `${bestMoves} / ${judgedTurns}`],
    [
      summary.lossPerTurn,
      ({ equityLostPerTurn }) =>
        equityLostPerTurn === null ? '–' : formats.points(equityLostPerTurn),
    ],
    [summary.luck, ({ luck }) => (luck === null ? '–' : formats.signed(luck))],
  ];
  return (
    <table className="analysis__summary">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{play.analysis}</span>
          </th>
          {players.map(({ player }) => (
            <th key={player} scope="col" className="number">
              {player}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, valueOf]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {players.map((player) => (
              <td key={player.player} className="number">
                {valueOf(player)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
