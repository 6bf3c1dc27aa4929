/** German texts of `train leaves` and `train wins`. */
import { grouped } from '@bestzug/answers/sentence-parts';
import type { TrainTexts } from './train-texts.ts';

const count = (value: number): string => grouped(value, '.');

/** All of them. */
export const TRAIN_TEXTS_DE: TrainTexts = {
  generation: (number, generations) => `Generation ${number} von ${generations}`,
  brokenOff: ({ done, total, command }) =>
    `Abgebrochen nach ${count(done)} von ${count(total)} Partien, alles ist gespeichert. Weiter mit:\n  ${command}`,
  notSaved: (sentence) => `Der Zwischenstand ließ sich nicht speichern: ${sentence}`,
  generationTitle: 'Generation',
  gamesTitle: 'Partien',
  seedTitle: '--seed',
  racksTitle: 'Bänkchen',
  written: ({ output, values, seconds, threads }) =>
    `${output}: Werte für ${count(values)} Reste, in ${seconds.toFixed(1).replace('.', ',')} s mit ${count(threads)} ${threads === 1 ? 'Thread' : 'Threads'}`,
  bagTitle: 'Beutel',
  winsWritten: ({ output, games, seconds, threads }) =>
    `${output}: Gewinnchancen in % nach Vorsprung, aus ${count(games)} Partien, in ${seconds.toFixed(1).replace('.', ',')} s mit ${count(threads)} ${threads === 1 ? 'Thread' : 'Threads'}`,
};
