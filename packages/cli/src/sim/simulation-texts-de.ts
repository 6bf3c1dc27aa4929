/** German texts of simulations. */
import { grouped } from '@bestzug/answers/sentence-parts';
import { spokenMoveDe } from '../spoken-move.ts';
import type { SimulationTexts } from './simulation-texts.ts';

const count = (value: number): string => grouped(value, '.');

const decimal = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', ',').replace('-', '−');

const signed = (value: number): string =>
  `${Number(value.toFixed(1)) > 0 ? '+' : ''}${decimal(value, 1)}`;

const percent = (value: number): string => decimal(value * 100, 1);

/** All of them. */
export const SIMULATION_TEXTS_DE: SimulationTexts = {
  progress: ({ move, winChance, samples }) =>
    `${move} ${percent(winChance)} % · ${count(samples)} Proben`,
  title: ({ moves, samples }) =>
    `Simulation: ${moves === 1 ? 'ein Zug' : `${count(moves)} Züge`}, ${samples === 1 ? 'eine Probe' : `${count(samples)} Proben`}`,
  time: ({ milliseconds, threads }) =>
    `${decimal(milliseconds / 1000, 1)} s, ${threads === 1 ? 'ein Thread' : `${threads} Threads`}`,
  winChance: 'Gewinn',
  spread: 'Vorsprung',
  samples: 'Proben',
  chance: (mean, error) => `${percent(mean)} % ± ${percent(error)}`,
  points: (mean, error) => `${signed(mean)} ± ${decimal(error, 1)}`,
  calculatedTitle: (moves) => `Durchgerechnet: ${moves === 1 ? 'ein Zug' : `${count(moves)} Züge`}`,
  value: (spread, isProven) => `${isProven ? '' : '≈ '}${signed(spread)}`,
  calculatedLegend: 'Gewinn: Chance auf den Sieg · Vorsprung: Punkte am Ende',
  plainChance: (mean) => `${percent(mean)} %`,
  legend: (plies) =>
    `Gewinn: Chance auf den Sieg · Vorsprung: Punkte am Ende · ±: Standardfehler\n${plies === 1 ? 'ein Zug' : `${count(plies)} Züge`} voraus · weniger Proben: früher ausgeschieden`,
  end: (end) => ENDS[end],
  ownMove: ({ move, rank, count: all, winLoss, spreadLoss }) => {
    const place = `${spokenMoveDe(move)}: Platz ${count(rank)} von ${count(all)}`;
    return rank === 1
      ? `${place}, es gibt nichts Besseres`
      : `${place}, ${percent(winLoss)} Prozentpunkte Gewinn und ${decimal(spreadLoss, 1)} Punkte Vorsprung hinter dem besten`;
  },
  ownMoveNotSimulated: (move) => `${spokenMoveDe(move)} lässt sich nicht simulieren.`,
};

const ENDS = {
  settled: 'Der beste Zug stand fest, bevor alle Proben gezogen waren.',
  samples: 'Alle Proben sind gezogen; liegen Züge innerhalb ihrer Fehler, ist keiner davon sicher.',
  time: 'Die Zeit ist um; liegen Züge innerhalb ihrer Fehler, ist keiner davon sicher.',
  emptyBag:
    'Der Beutel ist leer: Jeder Zug ist einmal zu Ende gespielt, beide Seiten ziehen dabei nach Bewertung.',
  proven:
    'Der Beutel ist leer: Jeder Zug ist bis zum Ende durchgerechnet, beide Seiten spielen dabei bestmöglich.',
  estimated:
    'Der Beutel ist leer: Die Züge sind so weit durchgerechnet, wie Proben oder Zeit reichen; „≈“ heißt geschätzt.',
  lastTile:
    'Ein Stein ist im Beutel: Jeder Zug ist mit jedem Stein, der es sein kann, zu Ende gespielt; „≈“ heißt, nicht jedes Endspiel ist ganz durchgerechnet.',
  interrupted: 'Abgebrochen: Das ist der Stand bis dahin.',
} as const;
