/** Puzzles from games with the mini lexicon. */
import { describe, expect, test } from 'vitest';
import { MAX_RACK_SIZE, TURNIER_DE } from '@bestzug/core';
import { createPairLeaves, Vocabulary } from '@bestzug/strategy';
import { MINI_WORDS } from '@bestzug/testkit';
import { levelOf } from '../src/puzzle/puzzle-level.ts';
import { PUZZLE_LEVELS, PuzzleMaker, type MoveTraits, type PuzzleEquipment } from '../src/index.ts';
import { EQUIPMENT } from './judged-game.ts';

/** Short words are common, long ones are not. */
const tiers = MINI_WORDS.map((word) => `${word} ${word.length < 5 ? 1 : word.length < 7 ? 2 : 3}`);
const equipment: PuzzleEquipment = {
  ...EQUIPMENT,
  leaves: createPairLeaves(),
  vocabulary: new Vocabulary(tiers.join('\n')),
};
const maker = new PuzzleMaker(equipment);

describe.each(PUZZLE_LEVELS)('a puzzle of the level %s', (level) => {
  const puzzle = maker.make(2, level)!;

  test('has one move clearly ahead of all others', () => {
    const [best, second] = puzzle.top;
    expect(best!.equity - second!.equity).toBe(puzzle.margin);
    expect(puzzle.margin).toBeGreaterThanOrEqual(8);
    expect(puzzle.turn.rack!.length).toBeLessThanOrEqual(MAX_RACK_SIZE);
    expect(puzzle.turn.bag).toBeGreaterThanOrEqual(TURNIER_DE.exchangeMinBag);
  });

  test('is of that level by its traits', () => {
    expect(levelOf(puzzle.traits)).toBe(level);
    expect(puzzle.traits.words[0]).toBe(puzzle.top[0]!.move.split(' ')[1]!.toUpperCase());
  });

  test('judges a pass as worse than the solution', () => {
    const verdict = maker.answer(puzzle, { kind: 'pass' });
    expect(verdict.rank).toBeGreaterThan(1);
    expect(verdict.top[0]!.move).toBe(puzzle.top[0]!.move);
  });
});

test('a puzzle comes again from the same seed, and another from another', () => {
  const puzzle = maker.make(2, 'easy')!;
  expect(new PuzzleMaker(equipment).make(2, 'easy')).toEqual(puzzle);
  expect(maker.make(3, 'easy')!.turn).not.toEqual(puzzle.turn);
});

describe('the level of a move', () => {
  const plain: MoveTraits = {
    words: ['TOR'],
    tiles: 3,
    isBingo: false,
    lying: 0,
    crossWords: 0,
    isBeforeWord: false,
    usesBlank: false,
    mainTier: 1,
    rarestTier: 1,
  };

  test.each([
    ['a common word', {}, 'easy'],
    ['a common bingo', { isBingo: true }, 'easy'],
    ['a bingo through letters', { isBingo: true, lying: 1 }, 'medium'],
    ['a word of films', { mainTier: 2, rarestTier: 2, crossWords: 2 }, 'medium'],
    ['a rare bingo through letters', { mainTier: 3, isBingo: true, lying: 2 }, 'hard'],
    ['a rare word that nobody knows', { mainTier: 4 }, undefined],
  ])('for %s', (_name, traits, level) => {
    expect(levelOf({ ...plain, ...traits })).toBe(level);
  });
});
