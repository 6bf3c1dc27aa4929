import { describe, expect, test } from 'vitest';
import { readCases, type CaseKind } from '../src/index.ts';

describe('rule cases', () => {
  test.each<[CaseKind, number]>([
    ['scoring', 62],
    ['legality', 35],
    ['generation', 12],
    ['game', 30],
    ['input', 80],
  ])('of kind %s are all there', (kind, count) => {
    const cases = readCases(kind);
    expect(cases).toHaveLength(count);
    expect(cases.every((record) => record.kind === kind)).toBe(true);
  });

  test('have ids that are unique over all files', () => {
    const kinds: readonly CaseKind[] = ['scoring', 'legality', 'generation', 'game', 'input'];
    const ids = kinds.flatMap((kind) => readCases(kind).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('carry what their kind promises', () => {
    expect(readCases('generation')[0]).toMatchObject({ rack: 'KNAC?', expect: { count: 20 } });
  });
});
