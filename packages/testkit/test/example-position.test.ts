import { describe, expect, test } from 'vitest';
import { floatingTiles, parseCgp, positionFromSetup, TURNIER_DE } from '@bestzug/core';
import { EXAMPLE_POSITIONS, MINI_WORDS } from '../src/index.ts';
import { lyingWords } from './lying-word.ts';

describe('example positions', () => {
  test.each(EXAMPLE_POSITIONS)('$name could come from a game', ({ cgp }) => {
    const setup = parseCgp(cgp, TURNIER_DE);
    if (!setup.ok) throw new Error(setup.error.kind);
    expect(positionFromSetup(setup.value, TURNIER_DE)).toMatchObject({ ok: true });
    expect(floatingTiles(setup.value.board)).toEqual([]);
    expect(lyingWords(setup.value.board).filter((word) => !MINI_WORDS.includes(word))).toEqual([]);
  });

  test('have different names', () => {
    const names = EXAMPLE_POSITIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
