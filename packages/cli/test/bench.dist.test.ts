import { describe, expect, test } from 'vitest';
import { readPositions } from '@bestzug/testkit';
import { bestzug, bestzugJson, fileWith, inRepository, MINI_LIST } from './bestzug.ts';

const POSITIONS = inRepository('packages/testkit/positions/positions.tsv');

interface BenchDocument {
  readonly cpuMs: { readonly median: number; readonly min: number; readonly max: number };
  readonly positions: readonly {
    readonly id: string;
    readonly count: number | null;
    readonly top: number | null;
    readonly sum: number | null;
  }[];
}

const positions = (...args: string[]): ReturnType<typeof bestzugJson<BenchDocument>> =>
  bestzugJson<BenchDocument>(['bench', 'positions', POSITIONS, '--repeat', '1', ...args]);

describe('bench positions', () => {
  const counted = readPositions().map(({ id, placements, topScore, scoreSum }) => ({
    id,
    count: placements,
    top: topScore,
    sum: scoreSum,
  }));

  test.each([
    ['all', '1'],
    ['ranked', '1'],
    ['all', '2'],
    ['ranked', '3'],
  ])('mode %s on %s threads finds the counted placements', async (mode, threads) => {
    const { code, json, stderr } = await positions('--mode', mode, '--threads', threads);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect(json).toMatchObject({ mode, threads: Number(threads), repeat: 1 });
    expect(json.positions).toEqual(counted);
    const { median, min, max } = json.cpuMs;
    expect(0 < min && min <= median && median <= max).toBe(true);
  });

  test('mode best finds the best score alone', async () => {
    const { json } = await positions('--mode', 'best');
    const best = counted.map(({ id, top }) => ({ id, count: null, top, sum: null }));
    expect(json.positions).toEqual(best);
  });

  test('mode equity finds the same on one thread and on two', async () => {
    const one = await positions('--mode', 'equity');
    const two = await positions('--mode', 'equity', '--threads', '2');
    expect(one.json.positions).toEqual(two.json.positions);
    expect(one.json.positions.every(({ count, sum }) => count === null && sum === null)).toBe(true);
  });

  test('warns when the numbers of the file belong to another list', async () => {
    const { stderr } = await positions('--list', MINI_LIST);
    expect(stderr).toContain('anderen Wortliste');
  });

  test('shows people a table', async () => {
    const file = fileWith('one.tsv', `a\t${'15/'.repeat(14)}15 EEERSTU/ 0/0 0\n`);
    const { stdout } = await bestzug(['bench', 'positions', file, '--repeat', '2']);
    expect(stdout).toMatch(/^Stellung +Ablagen +beste +Summe\na +327 +66 +3\.990\n/u);
    expect(stdout).toMatch(/all, 1 Stellung, 2 Durchgänge, 1 Thread\nCPU: [\d,]+ ms je Durchgang/u);
  });
});

test('bench scoring counts every placement', async () => {
  const { code, json } = await bestzugJson(['bench', 'scoring', POSITIONS, '--repeat', '1']);
  expect(code).toBe(0);
  expect(json).toMatchObject({
    placements: readPositions().reduce((sum, { placements }) => sum + placements, 0),
    sum: readPositions().reduce((sum, { scoreSum }) => sum + scoreSum, 0),
    placementsPerSecond: { median: expect.any(Number) },
  });
});
