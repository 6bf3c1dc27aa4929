import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLANK } from '@bestzug/lexicon';
import {
  countTiles,
  DE_SUPER_200,
  floatingTiles,
  formatCgp,
  isBlankTile,
  NO_TILE,
  positionFromSetup,
  SUPER_21,
  TURNIER_DE,
  type Setup,
} from '@bestzug/core';
import { MINI_WORDS, positionArbitrary, type PositionWish } from '../src/index.ts';
import { lyingWords } from './lying-word.ts';

const sample = (wish: PositionWish, numRuns: number): Setup[] =>
  fc.sample(positionArbitrary(wish), { seed: 1, numRuns });

const tilesOnBoard = ({ board }: Setup): number =>
  board.tiles.filter((tile) => tile !== NO_TILE).length;

describe('random positions', () => {
  const setups = sample({}, 60);

  test('could come from a game: connected with the star, all words valid, no tile too many', () => {
    for (const setup of setups) {
      expect(positionFromSetup(setup, TURNIER_DE)).toMatchObject({ ok: true });
      expect(floatingTiles(setup.board)).toEqual([]);
      const invalid = lyingWords(setup.board).filter((word) => !MINI_WORDS.includes(word));
      expect(invalid).toEqual([]);
    }
  });

  test('are of all stages, some with blanks lying', () => {
    const counts = setups.map(tilesOnBoard);
    expect(Math.min(...counts)).toBeLessThan(8);
    expect(Math.max(...counts)).toBeGreaterThan(60);
    expect(setups.some(({ board }) => board.tiles.some(isBlankTile))).toBe(true);
  });

  test('are the same for the same seed', () => {
    expect(sample({}, 3).map(formatCgp)).toEqual(setups.slice(0, 3).map(formatCgp));
  });

  test.each([0, 1, 2])('have %i blanks on a full rack when asked for', (rackBlanks) => {
    for (const { racks } of sample({ rackBlanks }, 20)) {
      expect(racks[0]?.size).toBe(7);
      expect(racks[0]?.counts[BLANK]).toBe(rackBlanks);
    }
  });

  test('have an empty board when no placement is allowed', () => {
    expect(sample({ maxPlacements: 0 }, 5).map(tilesOnBoard)).toEqual([0, 0, 0, 0, 0]);
  });

  test('follow another edition and another list', () => {
    const profile = { ...TURNIER_DE, layout: SUPER_21, tileSet: DE_SUPER_200 };
    const words = ['TOR', 'TORE', 'ROT', 'ROTE', 'ORT', 'OST', 'REST', 'STERN'];
    const large = sample({ profile, words, rackSize: 5 }, 20);
    for (const setup of large) {
      expect(setup.board.layout).toBe(SUPER_21);
      expect(setup.racks[0]?.size).toBe(5);
      expect(lyingWords(setup.board).filter((word) => !words.includes(word))).toEqual([]);
    }
    expect(Math.max(...large.map((setup) => countTiles(setup)[BLANK]!))).toBeLessThanOrEqual(4);
    expect(Math.max(...large.map(tilesOnBoard))).toBeGreaterThan(20);
  });
});
