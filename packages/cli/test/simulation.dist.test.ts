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
  /** Where moves are calculated. */
  readonly proven?: boolean;
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

/** After it the rack EEGORRS and the tiles EGINORT are left. */
const LAST = [
  '7M2HÜFEn/1H3N1A4E1E/JET2U1HM3S1B/1LÖWEN1DU3T1L/1L6ZÄUNE1I/1S6I3R1G/1T1C1Q2N3E1s/SEXY1UFOS2AM1T',
  '1R1A1A5C3/3N1K5I3/2MAUERND2D3/3T1NEE3S3/VIBE2PUH6/1DINKS9/15 / 350/380 0',
].join('/');

/** After it ES and RT are left. */
const FEW = LAST.replace('/15 / ', '/GORREGINOE5 / ');

const calculate = (
  rack: string,
  board: string,
  ...args: string[]
): ReturnType<typeof bestzugJson<SimulationDocument>> => {
  const fixed = ['--no-check', '--sim', '--board', board, ...MINI];
  return bestzugJson<SimulationDocument>(['best', rack, ...fixed, ...args]);
};

describe.concurrent('best --sim at the end of a game', () => {
  test('calculates every move when the bag is empty, and says that it is proven', async () => {
    const { code, json } = await calculate('ES', FEW, '--move', '-');
    expect(code).toBe(0);
    expect(json.simulation.end).toBe('proven');
    expect(json.moves.length).toBeGreaterThan(1);
    const spreads = json.moves.map(({ spread }) => spread!);
    expect(spreads).toEqual(spreads.toSorted((one, other) => other - one));
    for (const { proven, spreadError } of json.moves) {
      expect({ proven, spreadError }).toEqual({ proven: true, spreadError: 0 });
    }
    expect(json.ownMove).toMatchObject({ move: '-', valid: true, proven: true });
    expect(json.ownMove!.rank).toBeGreaterThan(1);
  });

  test('says what is only estimated, and shows it to people', async () => {
    const { json } = await calculate('EEGORRS', LAST, '--samples', '1');
    expect(json.simulation.end).toBe('estimated');
    const args = ['best', 'EEGORRS', '--no-check', '--board', LAST, '--samples', '1'];
    const { stdout } = await bestzug([...args, ...MINI]);
    expect(stdout).toMatch(/Durchgerechnet: \d+ Züge/u);
    expect(stdout).toContain('≈ ');
    expect(stdout).not.toContain('Proben  ');
  });

  test('tries every tile when one is in the bag', async () => {
    const { json } = await calculate(
      'EEGORRS',
      LAST.replace('6ZÄUNE', '7ÄUNE'),
      '--samples',
      '100',
    );
    expect(json.simulation.end).toBe('lastTile');
    expect(json.moves[0]).toMatchObject({ samples: 1, spreadError: 0 });
  });

  test('leaves the ranking by points as it is', async () => {
    const args = ['best', 'EEGORRS', '--no-check', '--board', LAST];
    const { json } = await bestzugJson<{ readonly sort?: string }>([...args, ...MINI]);
    expect(json).not.toHaveProperty('simulation');
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
    // Too early there is nothing to tell, too late the simulation is over, and when that is depends
    // on the machine: longer steps forward than back find the time between.
    let delay = 300;
    let outcome = await interrupted(delay);
    for (let attempt = 0; attempt < 40; attempt++) {
      const isEarly = outcome.text === '';
      if (!isEarly && outcome.code !== 0) break;
      delay *= isEarly ? 1.3 : 0.9;
      outcome = await interrupted(delay);
    }
    expect(outcome.code).toBe(130);
    const document: SimulationDocument = JSON.parse(outcome.text);
    expect(document.simulation.end).toBe('interrupted');
    expect(document.moves.length).toBeGreaterThan(1);
  },
);
