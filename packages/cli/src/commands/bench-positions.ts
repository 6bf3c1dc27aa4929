/** `bestzug bench positions`: finds the placements of many positions and takes the time. */
import { searchGraphOf } from '@bestzug/answers';
import type { WordGraph } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { createGenerator } from '@bestzug/kernel';
import {
  equitiesOf,
  ExistenceTable,
  LeaveMap,
  RackIndex,
  SearchBoard,
  type LeaveJudge,
  type PlacementColumns,
} from '@bestzug/movegen';
import { createLeaveJudge, leavesFor, pointsFromEquity, unseenTiles } from '@bestzug/strategy';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { germanLeaves } from '../german-leaves.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { readPositionsFile, type NamedPosition } from '../positions-file.ts';
import { openListOf } from '../ruled-list.ts';
import { chooseRules } from '../rules-input.ts';
import { print, printJson, warn, type Session } from '../session.ts';
import { spreadOf, timeAsyncPass, timePass, timePasses, type PassTime } from '../stopwatch.ts';
import { footerOf, tableOf } from '../text-output.ts';

/** Options of `bench positions`, as typed. */
export interface BenchPositionsOptions {
  readonly mode?: string;
  readonly repeat?: string;
  readonly threads?: string;
}

const MODES = ['all', 'ranked', 'best', 'equity'] as const;
type Mode = (typeof MODES)[number];

/** Passes that are measured unless told otherwise. */
const DEFAULT_REPEAT = 5;
const MAX_REPEAT = 100_000;
const MAX_THREADS = 256;

/** Measures the mode over all positions of the file. */
export async function runBenchPositions(
  session: Session,
  file: string,
  options: BenchPositionsOptions,
): Promise<ExitCode> {
  const { messages, globals } = session;
  const mode = oneOf('--mode', options.mode, MODES) ?? 'all';
  const repeat = readRepeat(options.repeat);
  const threads = wholeNumber('--threads', options.threads, { min: 1, max: MAX_THREADS }) ?? 1;
  const rules = await chooseRules(globals);
  const { profile } = rules;
  const { positions, sha256 } = await readPositionsFile(file, profile);
  const list = await openListOf(rules, session);
  if (sha256 !== undefined && sha256 !== list.lexicon.identity.sha256) {
    warn(messages, { kind: 'otherList', expected: sha256 });
  }
  const bench = prepare(searchGraphOf(list), profile, positions);
  const { results, times } =
    threads === 1
      ? await runHere(bench, mode, repeat)
      : await runInPool(bench, mode, repeat, threads);
  const { cpuMs, wallMs } = timesAsJson(times);
  if (session.isJson) {
    const identity = { list: list.lexicon.identity, rules: profile.name };
    printJson({ ...identity, mode, threads, repeat, cpuMs, wallMs, positions: results });
    return EXIT_CODE.done;
  }
  const { bench: texts } = messages;
  print(resultTable(session, results));
  print(`\n${texts.passes({ mode, positions: positions.length, repeat, threads })}`);
  print(texts.times({ name: 'CPU', ...cpuMs }));
  print(texts.times({ name: 'Wall', ...wallMs }));
  print(`\n${footerOf(session, list.lexicon.identity, profile)}`);
  return EXIT_CODE.done;
}

/** The number of measured passes. @throws CliError */
export const readRepeat = (found: string | undefined): number =>
  wholeNumber('--repeat', found, { min: 1, max: MAX_REPEAT }) ?? DEFAULT_REPEAT;

/** What was found in one position; `best` and `equity` look at no other placement than the best. */
interface PositionResult {
  readonly id: string;
  readonly count: number | null;
  /** Points, or points of equity, of the best placement; null if there is none. */
  readonly top: number | null;
  readonly sum: number | null;
}

/** Everything that is ready before the clock starts. */
interface Bench {
  readonly graph: WordGraph;
  readonly profile: RuleProfile;
  readonly positions: readonly PreparedPosition[];
}

interface PreparedPosition extends NamedPosition {
  readonly board: SearchBoard;
  readonly judge: LeaveJudge;
}

function prepare(
  graph: WordGraph,
  profile: RuleProfile,
  positions: readonly NamedPosition[],
): Bench {
  const table = leavesFor(profile, germanLeaves());
  return {
    graph,
    profile,
    positions: positions.map((named) => {
      const board = new SearchBoard(graph, profile.layout, profile.tileSet);
      board.load(named.position.board, 'across');
      const unseen = unseenTiles(named.position.board.tiles, named.rack, profile);
      return { ...named, board, judge: createLeaveJudge(table, unseen, profile.tileSet) };
    }),
  };
}

interface Measured {
  readonly results: readonly PositionResult[];
  readonly times: readonly PassTime[];
}

async function runHere(bench: Bench, mode: Mode, repeat: number): Promise<Measured> {
  const { graph, profile, positions } = bench;
  const isBestOnly = mode === 'best' || mode === 'equity';
  const existence = isBestOnly ? new ExistenceTable(graph, profile.rackSize) : undefined;
  const generator = createGenerator(graph, profile, { existence });
  const search = {
    all: ({ board, rack }: PreparedPosition) => generator.all(board, rack),
    ranked: ({ board, rack }: PreparedPosition) => {
      const list = generator.all(board, rack);
      generator.rank(board);
      return list;
    },
    best: ({ board, rack }: PreparedPosition) => generator.best(board, rack),
    equity: ({ board, rack, judge }: PreparedPosition) =>
      generator.bestByEquity(board, rack, judge),
  }[mode];
  const results = positions.map((position) => resultOf(position, mode, search(position)));
  const pass = (): Promise<PassTime> =>
    timePass(positions.length, (item) => search(positions[item]!));
  return { results, times: await timePasses(repeat, pass) };
}

/**
 * The modes that ask for all placements do in threads what they do in one; the others have each
 * position searched and ranked by one of the threads.
 */
async function runInPool(
  bench: Bench,
  mode: Mode,
  repeat: number,
  threads: number,
): Promise<Measured> {
  const { createPool } = await import('@bestzug/pool');
  const { graph, profile, positions } = bench;
  const pool = createPool({ graph, rules: profile, threads });
  const tasks = positions.map(({ position: { board }, rack }) => ({
    board,
    rack,
    openingDirections: 'across' as const,
  }));
  try {
    await pool.start();
    if (mode === 'all' || mode === 'ranked') {
      const row = pool.prepareRow(tasks);
      const found = await pool.searchRow(row, mode);
      const results = positions.map(({ id }, number) => ({ id, ...found[number]! }));
      const pass = (): Promise<PassTime> =>
        timeAsyncPass(async () => void (await pool.searchRow(row, mode)));
      return { results, times: await timePasses(repeat, pass) };
    }
    let results: PositionResult[] = [];
    const pass = (): Promise<PassTime> =>
      timeAsyncPass(async () => {
        results = [];
        for await (const columns of pool.rankMany(tasks)) {
          results.push(resultOf(positions[results.length]!, mode, columns));
        }
      });
    return { times: await timePasses(repeat, pass), results };
  } finally {
    await pool.close();
  }
}

function resultOf(
  position: PreparedPosition,
  mode: Mode,
  columns: PlacementColumns,
): PositionResult {
  const { id } = position;
  const { count, scores } = columns;
  let sum = 0;
  let top = 0;
  for (let row = 0; row < count; row++) {
    sum += scores[row]!;
    top = Math.max(top, scores[row]!);
  }
  if (mode === 'all' || mode === 'ranked') return { id, count, top, sum };
  if (count === 0) return { id, count: null, top: null, sum: null };
  const best = mode === 'best' ? top : topEquity(position, columns);
  return { id, count: null, top: best, sum: null };
}

/** Points of equity of the best among the placements. */
function topEquity({ rack, judge }: PreparedPosition, columns: PlacementColumns): number {
  const index = new RackIndex();
  index.load(rack);
  const leaves = new LeaveMap();
  leaves.load(index, judge);
  const top = equitiesOf(columns, index, leaves).reduce((most, equity) => Math.max(most, equity));
  return pointsFromEquity(top);
}

function timesAsJson(times: readonly PassTime[]): {
  readonly cpuMs: ReturnType<typeof spreadOf>;
  readonly wallMs: ReturnType<typeof spreadOf>;
} {
  return {
    cpuMs: spreadOf(times.map(({ cpu }) => cpu)),
    wallMs: spreadOf(times.map(({ wall }) => wall)),
  };
}

function resultTable(session: Session, results: readonly PositionResult[]): string {
  const { messages } = session;
  const { bench } = messages;
  const number = (value: number | null): string =>
    value === null ? '–' : messages.decimal(value, Number.isInteger(value) ? 0 : 1);
  const columns = [
    { title: bench.position },
    { title: bench.placements, align: 'right' },
    { title: bench.top, align: 'right' },
    { title: bench.sum, align: 'right' },
  ] as const;
  const rows = results.map(({ id, count, top, sum }) => [
    id,
    number(count),
    number(top),
    number(sum),
  ]);
  const total = (values: readonly (number | null)[]): string =>
    number(
      values.reduce<number | null>(
        (sum, value) => (value === null ? sum : (sum ?? 0) + value),
        null,
      ),
    );
  rows.push([
    bench.total,
    total(results.map(({ count }) => count)),
    '',
    total(results.map(({ sum }) => sum)),
  ]);
  return tableOf(session, columns, rows);
}
