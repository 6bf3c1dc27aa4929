import { describe, expect, test } from 'vitest';
import { BLANK } from '@bestzug/lexicon';
import { emptyBoard, rackOf, STANDARD_15 } from '@bestzug/core';
import type { SearchPosition } from '../src/packed-position.ts';
import { blocksOf } from '../src/position-block.ts';
import { allOf } from './all-of.ts';

const board = emptyBoard(STANDARD_15);
const withBlanks = (blanks: number): SearchPosition => ({
  board,
  rack: rackOf([...Array.from({ length: blanks }, () => BLANK), 1, 2, 3]),
});

describe('blocks', () => {
  test('hold all positions in their order', async () => {
    const positions = Array.from({ length: 200 }, (_, number) => withBlanks(number % 3));
    const blocks = await allOf(blocksOf(positions));
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.flat()).toEqual(positions);
    expect(blocks.every((block) => block.length > 0)).toBe(true);
  });

  test('are long where positions are cheap and short where they are dear', async () => {
    const cheap = await allOf(blocksOf(Array.from({ length: 90 }, () => withBlanks(0))));
    const dear = await allOf(blocksOf(Array.from({ length: 9 }, () => withBlanks(2))));
    expect(cheap[0]!.length).toBeGreaterThanOrEqual(20);
    expect(dear.map((block) => block.length)).toEqual(Array.from({ length: 9 }, () => 1));
  });

  test('of nothing are none', async () => {
    expect(await allOf(blocksOf([]))).toEqual([]);
  });

  test('take positions that are still being made, and tell when no more are wanted', async () => {
    let made = 0;
    let isTold = false;
    async function* makePositions(): AsyncGenerator<SearchPosition> {
      try {
        for (;;) {
          made++;
          yield await Promise.resolve(withBlanks(2));
        }
      } finally {
        isTold = true;
      }
    }
    for await (const block of blocksOf(makePositions())) {
      expect(block).toHaveLength(1);
      if (made >= 3) break;
    }
    expect(made).toBe(3);
    expect(isTold).toBe(true);
  });
});
