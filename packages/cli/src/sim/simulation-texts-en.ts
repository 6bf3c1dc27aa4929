/** English texts of simulations. */
import { grouped } from '@bestzug/answers/sentence-parts';
import { capitalized, spokenMoveEn } from '../spoken-move.ts';
import type { SimulationTexts } from './simulation-texts.ts';

const count = (value: number): string => grouped(value, ',');

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('-', '−');

const signed = (value: number): string =>
  `${Number(value.toFixed(1)) > 0 ? '+' : ''}${decimal(value, 1)}`;

const percent = (value: number): string => decimal(value * 100, 1);

const counted = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** All of them. */
export const SIMULATION_TEXTS_EN: SimulationTexts = {
  progress: ({ move, winChance, samples }) =>
    `${move} ${percent(winChance)}% · ${counted(samples, 'sample', 'samples')}`,
  title: ({ moves, samples }) =>
    `Simulation: ${counted(moves, 'move', 'moves')}, ${counted(samples, 'sample', 'samples')}`,
  time: ({ milliseconds, threads }) =>
    `${decimal(milliseconds / 1000, 1)} s, ${counted(threads, 'thread', 'threads')}`,
  winChance: 'win',
  spread: 'spread',
  samples: 'samples',
  chance: (mean, error) => `${percent(mean)}% ± ${percent(error)}`,
  points: (mean, error) => `${signed(mean)} ± ${decimal(error, 1)}`,
  calculatedTitle: (moves) => `Calculated: ${counted(moves, 'move', 'moves')}`,
  value: (spread, isProven) => `${isProven ? '' : '≈ '}${signed(spread)}`,
  calculatedLegend: 'win: chance of winning · spread: points in the end',
  plainChance: (mean) => `${percent(mean)}%`,
  legend: (plies) =>
    `win: chance of winning · spread: points in the end · ±: standard error\n${counted(plies, 'move', 'moves')} ahead · fewer samples: dropped earlier`,
  end: (end) => ENDS[end],
  ownMove: ({ move, rank, count: all, winLoss, spreadLoss }) => {
    const place = `${spokenMoveEn(move)}: rank ${count(rank)} of ${count(all)}`;
    return rank === 1
      ? `${place}, nothing is better`
      : `${place}, ${percent(winLoss)} percentage points of winning and ${decimal(spreadLoss, 1)} points of spread behind the best`;
  },
  ownMoveNotSimulated: (move) => `${capitalized(spokenMoveEn(move))} cannot be simulated.`,
};

const ENDS = {
  settled: 'The best move was certain before all samples were drawn.',
  samples: 'All samples are drawn; between moves within their errors nothing is certain.',
  time: 'The time is up; between moves within their errors nothing is certain.',
  emptyBag: 'The bag is empty: each move was played to the end once, both sides moving by equity.',
  proven:
    'The bag is empty: each move is calculated to the end of the game, both sides playing best.',
  estimated:
    'The bag is empty: the moves are calculated as far as samples or time go; "≈" means estimated.',
  lastTile:
    'One tile is in the bag: each move is played to the end with every tile it may be; "≈" means that not every endgame is calculated completely.',
  interrupted: 'Interrupted: this is how things stood.',
} as const;
