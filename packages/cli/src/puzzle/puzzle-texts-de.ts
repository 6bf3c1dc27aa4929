/** German texts of `puzzle`. */
import { spokenMoveDe } from '../spoken-move.ts';
import type { PuzzleTexts } from './puzzle-texts.ts';

const LEVELS = { easy: 'leicht', medium: 'mittel', hard: 'schwer' } as const;

const points = (value: number): string => `${value} ${value === 1 ? 'Punkt' : 'Punkte'}`;

const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

/** `30.11.2026`. */
const dayOf = (date: string): string => date.split('-').map(Number).reverse().join('.');

/** All of them. */
export const PUZZLE_TEXTS_DE: PuzzleTexts = {
  level: (level) => LEVELS[level],
  title: ({ date, seed, level }) =>
    `${date === null ? `Aufgabe ${seed}` : `Aufgabe vom ${dayOf(date)}`} · ${LEVELS[level]}`,
  question: 'Welcher Zug ist der beste? Es zählen seine Punkte und was auf dem Bänkchen bleibt.',
  rackLine: (rack) => `Bänkchen: ${rack}`,
  table: ({ own, other, bag }) => `Spielstand ${own} : ${other}, ${bag} Steine im Beutel`,
  hint: (hint) => {
    switch (hint.kind) {
      case 'shape': {
        const tiles = hint.isBingo
          ? 'Ein Bingo, alle Steine werden gelegt'
          : `${hint.tiles} ${hint.tiles === 1 ? 'Stein wird' : 'Steine werden'} gelegt`;
        const blank = hint.usesBlank ? ', mit Blanko' : '';
        const cross =
          hint.crossWords === 0
            ? ''
            : `, ${hint.crossWords === 1 ? 'ein Querwort entsteht' : `${hint.crossWords} Querwörter entstehen`}`;
        return `Hinweis 1: ${tiles}${blank}${cross}.`;
      }
      case 'lane':
        return hint.direction === 'across'
          ? `Hinweis 2: waagerecht in Zeile ${hint.lane}.`
          : `Hinweis 2: senkrecht in Spalte ${hint.lane}.`;
      case 'start':
        return `Hinweis 3: Ab ${hint.start} steht ein Wort mit ${hint.letters} Buchstaben, der erste ist ${hint.letter}.`;
    }
  },
  howTo: (command) =>
    `Antworten:  ${command} --answer "8D WORT"\nHinweise:   … --hint 1, 2 oder 3\nLösung:     … --solution`,
  refused: (move) => `${spokenMoveDe(move)} geht nicht:`,
  right: 'Richtig, einen besseren Zug gibt es nicht!',
  wrong: ({ move, score, rank, loss }) =>
    `${spokenMoveDe(move)}: ${points(score)}, Platz ${rank}. Es geht noch besser, um ${decimal(loss)} Punkte Bewertung.`,
  tryAgain: 'Noch ein Versuch? --hint gibt einen Hinweis, --solution verrät die Lösung.',
  solution: ({ move, score, margin }) =>
    `Lösung: ${move} für ${points(score)}, ${decimal(margin)} Punkte Bewertung vor dem zweitbesten Zug`,
  topTitle: 'Die besten Züge',
};
