/** `bestzug puzzle`, run as a process. */
import { describe, expect, test } from 'vitest';
import { bestzug, bestzugJson } from './bestzug.ts';

/** The part of the document that tests look at. */
interface Document {
  readonly date: string | null;
  readonly seed: number;
  readonly level: string;
  readonly board: string;
  readonly rack: string;
  readonly hints: readonly { readonly kind: string; readonly text: string }[];
  readonly answer: {
    readonly move: string;
    readonly valid: boolean;
    readonly right: boolean;
    readonly rank: number | null;
    readonly equityLoss: number | null;
  } | null;
  readonly solution: { readonly move: string; readonly margin: number } | null;
}

const DAY = ['puzzle', '--date', '2026-12-24'] as const;

const puzzle = async (...args: string[]): Promise<{ code: number | null; json: Document }> =>
  bestzugJson<Document>([...DAY, ...args]);

/** The puzzle with its solution, shown once for all tests. */
const solved = puzzle('--solution');

describe.concurrent('the puzzle of a day', () => {
  test('is the same however day and level are written, and tells nothing of its solution', async () => {
    const [text, plain] = await Promise.all([
      bestzug([...DAY]),
      bestzugJson<Document>(['puzzle', '--date', '24.12.2026', '--level', 'MEDIUM']),
    ]);
    expect(plain.code).toBe(0);
    expect(plain.json).toMatchObject({
      date: '2026-12-24',
      level: 'mittel',
      hints: [],
      answer: null,
      solution: null,
    });
    const { board, rack, solution } = (await solved).json;
    expect([board, rack]).toEqual([plain.json.board, plain.json.rack]);
    expect(solution!.margin).toBeGreaterThanOrEqual(8);
    expect(text.stdout).toMatch(/^Aufgabe vom 24\.12\.2026 · mittel\n/u);
    expect(text.stdout).not.toContain(solution!.move);
  });

  test('differs from level to level and from day to day', async () => {
    const others = await Promise.all([
      puzzle('--level', 'leicht'),
      solved,
      bestzugJson<Document>(['puzzle', '--date', '2026-12-25']),
    ]);
    expect(new Set(others.map(({ json }) => json.board + json.rack)).size).toBe(3);
  });

  test('takes the right answer with 0 and then shows the solution', async () => {
    const { move } = (await solved).json.solution!;
    const right = await puzzle('--answer', move);
    expect(right.code).toBe(0);
    expect(right.json).toMatchObject({ answer: { right: true, rank: 1, equityLoss: 0 } });
    expect(right.json.solution!.move).toBe(move);
  });

  test('gives hints, says how much better an answer can be, and ends with 1', async () => {
    const { code, json } = await puzzle('--answer', '-', '--hint', '3');
    expect(code).toBe(1);
    expect(json.hints.map(({ kind }) => kind)).toEqual(['shape', 'lane', 'start']);
    expect(json.answer).toMatchObject({ valid: true, right: false });
    expect(json.answer!.rank).toBeGreaterThan(1);
    expect(json.answer!.equityLoss).toBeGreaterThan(8);
    expect(json.solution).toBeNull();
  });

  test('refuses what cannot be played with its reason, and ends with 1', async () => {
    const { code, stdout } = await bestzug([...DAY, '--answer', 'A1 XYLOPHON']);
    expect(code).toBe(1);
    expect(stdout).toContain('A1 XYLOPHON geht nicht:\n  ');
    expect(stdout).toContain('Noch ein Versuch?');
  });
});

test.concurrent.each([
  [['--date', '30.2.2027'], 'badDate'],
  [['--date', 'morgen'], 'badDate'],
  [['--date', '2026-12-24', '--seed', '5'], 'conflict'],
  [['--level', 'irre'], 'badChoice'],
  [['--hint', '4'], 'badOptionNumber'],
])('%j ends with 2 and %s', async (args, kind) => {
  const outcome = await bestzugJson(['puzzle', ...args]);
  expect(outcome).toMatchObject({ code: 2, json: { error: { kind } } });
});
