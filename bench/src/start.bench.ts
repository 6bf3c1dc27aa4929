/** Suite `start`: the command line from nothing to its answer, against starting Node alone. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchCase, BenchSuite } from './bench-case.ts';

const CLI_MAIN: string = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));

/** Run inside the command: says at its end how much memory it had at most. [KiB] */
const MEMORY_PROBE =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("\\nmaxRSS "+process.resourceUsage().maxRSS))';

/** Placements of EEERSTU on the empty board, both directions. */
const EXPECTED_COUNT = 654;
const RACK = 'EEERSTU';

/** Starts processes of its own. */
export function startSuite(): BenchSuite {
  const bare = 'node -e 0';
  const common = { suite: 'start', unit: 'command', items: 1, clock: 'wall' } as const;
  const commandCase = (threads: number): BenchCase => ({
    ...common,
    variant: threads === 1 ? `best ${RACK}` : `best ${RACK} --threads ${threads}`,
    threads,
    comparedTo: bare,
    task: {
      kind: 'sync',
      name: `start, best on ${threads} threads`,
      expected: EXPECTED_COUNT,
      run: () => countOf(runNode([CLI_MAIN, 'best', RACK, '--json', '--threads', `${threads}`])),
    },
    memory: () => {
      const args = ['--import', MEMORY_PROBE, CLI_MAIN, 'best', RACK, '--threads', `${threads}`];
      const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      return Number(/maxRSS (\d+)/u.exec(stderr)?.[1] ?? Number.NaN) / 1024;
    },
  });
  return {
    cases: [
      {
        ...common,
        variant: bare,
        task: {
          kind: 'sync',
          name: 'start, node alone',
          expected: 0,
          run: () => runNode(['-e', '0']).length,
        },
      },
      commandCase(1),
      commandCase(2),
    ],
  };
}

const runNode = (args: readonly string[]): string =>
  spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .stdout;

function countOf(json: string): number {
  const found: unknown = JSON.parse(json);
  return typeof found === 'object' && found !== null && 'count' in found
    ? Number(found.count)
    : Number.NaN;
}
