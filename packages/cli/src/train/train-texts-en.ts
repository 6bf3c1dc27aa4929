/** English texts of `train leaves` and `train wins`. */
import { grouped } from '@bestzug/answers/sentence-parts';
import type { TrainTexts } from './train-texts.ts';

const count = (value: number): string => grouped(value, ',');

/** All of them. */
export const TRAIN_TEXTS_EN: TrainTexts = {
  generation: (number, generations) => `generation ${number} of ${generations}`,
  brokenOff: ({ done, total, command }) =>
    `Interrupted after ${count(done)} of ${count(total)} games, everything is saved. Go on with:\n  ${command}`,
  notSaved: (sentence) => `The unfinished work could not be saved: ${sentence}`,
  generationTitle: 'generation',
  gamesTitle: 'games',
  seedTitle: '--seed',
  racksTitle: 'racks',
  written: ({ output, values, seconds, threads }) =>
    `${output}: values of ${count(values)} leaves, in ${seconds.toFixed(1)} s with ${count(threads)} ${threads === 1 ? 'thread' : 'threads'}`,
  bagTitle: 'bag',
  winsWritten: ({ output, games, seconds, threads }) =>
    `${output}: chances of winning in % by lead, from ${count(games)} games, in ${seconds.toFixed(1)} s with ${count(threads)} ${threads === 1 ? 'thread' : 'threads'}`,
};
