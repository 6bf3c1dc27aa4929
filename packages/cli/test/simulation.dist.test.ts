import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { bestzug, bestzugJson, MAIN, MINI_LIST } from './bestzug.ts';

const MINI = ['--list', MINI_LIST] as const;
const OPENED = '15/15/15/15/15/15/15/3GRÜNDE6/15/15/15/15/15/15/15 / 10/25 0';
const COLUMNS = ['Gewinn', 'Vorsprung', 'Proben', 'Bewertung'];

interface SimulatedMove {
  readonly type: string;
  readonly move: string;
  readonly score: number;
  readonly leave: string;
  readonly equity: number;
  readonly samples: number;
  readonly winChance: number | null;
  readonly winError: number | null;
  readonly spread: number | null;
  readonly spreadError: number | null;
}

interface SimulationDocument {
  readonly sort: string;
  readonly threads: number;
  readonly timeMs: number;
  readonly simulation: {
    readonly samples: number;
    readonly candidates: number;
    readonly plies: number;
    readonly seed: number;
    readonly end: string;
  };
  readonly moves: readonly SimulatedMove[];
  readonly ownMove?: SimulatedMove & { readonly rank: number | null; readonly valid: boolean };
}

const simulate = (...args: string[]): ReturnType<typeof bestzugJson<SimulationDocument>> =>
  bestzugJson<SimulationDocument>(['best', 'EINRST?', '--board', OPENED, ...args, ...MINI]);

describe.concurrent('best --sim', () => {
  test('tells for each move the chance of winning, the spread, their errors and samples', async () => {
    const { code, json } = await simulate('--samples', '80', '--top', '3', '--candidates', '5');
    expect(code).toBe(0);
    expect(json).toMatchObject({
      sort: 'simulation',
      simulation: { candidates: 5, plies: 2, seed: 1 },
    });
    expect(json.simulation.samples).toBeGreaterThan(16);
    expect(json.simulation.samples).toBeLessThanOrEqual(80);
    expect(json.moves).toHaveLength(3);
    for (const { type, samples, winChance, winError, spread, spreadError } of json.moves) {
      expect(type).toBe('placement');
      expect(samples).toBeGreaterThan(1);
      expect(winChance).toBeGreaterThan(0);
      expect(winChance).toBeLessThan(1);
      expect(winError).toBeGreaterThan(0);
      expect(Math.abs(spread!)).toBeLessThan(300);
      expect(spreadError).toBeGreaterThan(0);
    }
  });

  test('comes to the same on one thread and on two, and to something else by another seed', async () => {
    const settings = ['--samples', '48', '--candidates', '3'];
    const [one, two, other] = await Promise.all([
      simulate(...settings, '--threads', '1'),
      simulate(...settings, '--threads', '2'),
      simulate(...settings, '--seed', '2'),
    ]);
    expect(two.json.threads).toBe(2);
    expect({ ...two.json, threads: 1, timeMs: 0 }).toEqual({ ...one.json, timeMs: 0 });
    expect(other.json.moves).not.toEqual(one.json.moves);
  });

  test('tries the own move out, an exchange as well', async () => {
    const settings = ['--samples', '40', '--candidates', '2', '--top', '1'];
    const { json } = await simulate(...settings, '--move', '-ST');
    expect(json.simulation.candidates).toBe(3);
    expect(json.ownMove).toMatchObject({
      type: 'exchange',
      move: '-ST',
      score: 0,
      leave: '?EINR',
      valid: true,
      rank: 3,
    });
    expect(json.ownMove!.samples).toBeGreaterThan(0);
    const refused = await simulate(...settings, '--move', '-QX');
    expect(refused.json.ownMove).toMatchObject({ valid: false, rank: null });
  });

  test('shows people a table, and how it ended', async () => {
    const args = ['best', 'EINRST?', '--board', OPENED, '--time', '0,2', '--candidates', '3'];
    const { code, stdout, stderr } = await bestzug([...args, ...MINI]);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    for (const column of COLUMNS) expect(stdout).toContain(column);
    expect(stdout).toMatch(/Simulation: 3 Züge, /u);
    expect(stdout).toMatch(/Die Zeit ist um|Der beste Zug stand fest/u);
  });

  test('says that nothing passes the filters as it does without simulating', async () => {
    const { code, stdout } = await bestzug(['best', 'EIN', '--sim', '--contains', 'XYZ', ...MINI]);
    expect(code).toBe(0);
    expect(stdout).toContain('Keine Ablage passt zu den Filtern.');
  });
});

/** The simulation interrupted after so many milliseconds. */
async function interrupted(
  delay: number,
): Promise<{ readonly code: number | null; readonly text: string }> {
  const args = ['best', 'EINRST?', '--board', OPENED, '--samples', '9999999', '--json', ...MINI];
  const child = spawn(process.execPath, [MAIN, ...args]);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const interrupt = setTimeout(() => child.kill('SIGINT'), delay);
  const [code] = await once(child, 'close');
  clearTimeout(interrupt);
  return { code, text };
}

test.skipIf(process.platform === 'win32')(
  'best --sim shows at Ctrl-C what it knows, and ends with 130',
  async () => {
    // On a busy machine the signal may come before there is anything to tell, and much later the
    // simulation is over: small steps find the time between.
    let outcome = await interrupted(300);
    for (let delay = 400; outcome.text === '' && delay < 60_000; delay *= 1.3) {
      outcome = await interrupted(delay);
    }
    expect(outcome.code).toBe(130);
    const document: SimulationDocument = JSON.parse(outcome.text);
    expect(document.simulation.end).toBe('interrupted');
    expect(document.moves.length).toBeGreaterThan(1);
  },
);
