/** English texts of `puzzle`. */
import { capitalized, spokenMoveEn } from '../spoken-move.ts';
import type { PuzzleTexts } from './puzzle-texts.ts';

const points = (value: number): string => `${value} ${value === 1 ? 'point' : 'points'}`;

/** All of them. */
export const PUZZLE_TEXTS_EN: PuzzleTexts = {
  level: (level) => level,
  title: ({ date, seed, level }) =>
    `${date === null ? `Puzzle ${seed}` : `Puzzle of ${date}`} · ${level}`,
  question: 'Which move is the best? What counts is its points and what stays on the rack.',
  rackLine: (rack) => `Rack: ${rack}`,
  table: ({ own, other, bag }) => `Score ${own} : ${other}, ${bag} tiles in the bag`,
  hint: (hint) => {
    switch (hint.kind) {
      case 'shape': {
        const tiles = hint.isBingo
          ? 'a bingo, all tiles are laid'
          : `${hint.tiles} ${hint.tiles === 1 ? 'tile is' : 'tiles are'} laid`;
        const blank = hint.usesBlank ? ', with a blank' : '';
        const cross =
          hint.crossWords === 0
            ? ''
            : `, ${hint.crossWords} cross ${hint.crossWords === 1 ? 'word is' : 'words are'} formed`;
        return `Hint 1: ${tiles}${blank}${cross}.`;
      }
      case 'lane':
        return hint.direction === 'across'
          ? `Hint 2: across in row ${hint.lane}.`
          : `Hint 2: down in column ${hint.lane}.`;
      case 'start':
        return `Hint 3: from ${hint.start} a word of ${hint.letters} letters, the first is ${hint.letter}.`;
    }
  },
  howTo: (command) =>
    `Answer:    ${command} --answer "8D WORD"\nHints:     … --hint 1, 2 or 3\nSolution:  … --solution`,
  refused: (move) => `${capitalized(spokenMoveEn(move))} is not possible:`,
  right: 'Right, there is no better move!',
  wrong: ({ move, score, rank, loss }) =>
    `${capitalized(spokenMoveEn(move))}: ${points(score)}, place ${rank}. There is a better one, by ${loss.toFixed(1)} points of equity.`,
  tryAgain: 'Another try? --hint gives a hint, --solution tells the solution.',
  solution: ({ move, score, margin }) =>
    `Solution: ${move} for ${points(score)}, ${margin.toFixed(1)} points of equity ahead of the second best move`,
  topTitle: 'The best moves',
};
