/** `npm run bench`: runs the suites, prints the table, stores the run and writes the report. */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeWordGraphFile } from '@bestzug/lexicon';
import { LIST_FILE } from './bed.ts';
import type { SuiteName } from './bench-case.ts';
import { HELP, readBenchOptions, type BenchOptions } from './bench-options.ts';
import { loadNow, thisCommit, thisMachine } from './machine.ts';
import { readRecords, RecordFormatError, saveRecord } from './record-store.ts';
import { pageOf } from './report/page.ts';
import {
  changedResults,
  RECORD_FORMAT,
  type Measurement,
  type RunRecord,
  type SuiteRecord,
} from './run-record.ts';
import { suitesWithSlowYardstick } from './slow-yardstick.ts';
import type { SuiteReply } from './suite-process.ts';
import { tableOf } from './table.ts';

const EXIT_CODE = { done: 0, wrongResult: 1, usage: 2, missing: 3 } as const;

const isSuiteReply = (message: unknown): message is SuiteReply =>
  typeof message === 'object' && message !== null && 'kind' in message;

/** Measures one suite in a process of its own; undefined if the process died. */
function runSuite(name: SuiteName, rounds: number): Promise<SuiteReply | undefined> {
  return new Promise((settle) => {
    let reply: SuiteReply | undefined;
    const script = new URL('./suite-process.js', import.meta.url);
    const child = fork(script, [name, String(rounds)]);
    child.on('message', (message) => {
      if (isSuiteReply(message)) reply = message;
    });
    child.on('exit', () => settle(reply));
  });
}

/** Runs the suites; undefined after a failure, which has been printed. */
async function measure({ suites, rounds }: BenchOptions): Promise<RunRecord | undefined> {
  const facts = {
    format: RECORD_FORMAT,
    date: new Date().toISOString(),
    ...thisCommit(),
    node: process.version,
    machine: thisMachine(),
    load: loadNow(),
    rounds,
    list: decodeWordGraphFile(new Uint8Array(readFileSync(LIST_FILE))).identity,
  } as const;
  const records = new Map<SuiteName, SuiteRecord>();
  const measureAll = async (names: readonly SuiteName[]): Promise<boolean> => {
    for (const [index, name] of names.entries()) {
      const start = performance.now();
      process.stderr.write(`[${index + 1}/${names.length}] ${name} …`);
      const reply = await runSuite(name, rounds);
      process.stderr.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
      if (reply?.kind !== 'measured') {
        console.error(reply?.message ?? `${name}: the process of the suite has died`);
        return false;
      }
      records.set(name, reply.record);
    }
    return true;
  };
  if (!(await measureAll(suites))) return undefined;
  const measured = (): Measurement[] => [...records.values()].flatMap((of) => of.measurements);
  const slow = suitesWithSlowYardstick(measured());
  if (slow.length > 0) {
    process.stderr.write('The yardstick was compiled badly there, so once more:\n');
    if (!(await measureAll(slow))) return undefined;
  }
  const growth = [...records.values()].flatMap((of) => of.growth);
  return { ...facts, measurements: measured(), growth };
}

function describe({ machine, node, commit, isDirty, load, list, rounds }: RunRecord): string {
  const { cpu, cores, memoryGb, platform } = machine;
  return [
    `${cpu}, ${cores} cores, ${memoryGb} GB, ${platform}; Node ${node}; load ${load}`,
    `commit ${commit}${isDirty ? ' with changes' : ''}; list ${list.name}, ${list.words.toLocaleString('en-US')} words; rounds: ${rounds}`,
    'All counts were right. Times are medians of one pass; ratios: median (least–greatest).',
    ...(load > cores / 2 ? ['The machine was busy: trust the ratios, not the times.'] : []),
  ].join('\n');
}

async function run(args: readonly string[]): Promise<number> {
  const read = readBenchOptions(args);
  if (!read.ok) {
    if (read.error.kind === 'help') console.log(HELP);
    else console.error(`${read.error.message}\n\n${HELP}`);
    return read.error.kind === 'help' ? EXIT_CODE.done : EXIT_CODE.usage;
  }
  const options = read.value;
  const stored = readRecords();
  const record = options.stored ? stored.at(-1) : await measure(options);
  if (record === undefined) {
    if (!options.stored) return EXIT_CODE.wrongResult;
    console.error('There is no stored run yet: npm run bench -- --save');
    return EXIT_CODE.missing;
  }
  const earlier = stored.filter(({ date }) => date < record.date);
  const baseline = earlier.at(-1);
  console.log(`${tableOf(record, baseline)}\n\n${describe(record)}`);
  const changed = baseline === undefined ? [] : changedResults(record, baseline);
  for (const { suite, variant } of changed) {
    console.error(
      `${suite} ${variant}: other results than in the baseline; store them with --save`,
    );
  }
  if (options.save && !options.stored) console.log(`stored: ${saveRecord(record)}`);
  if (options.report !== undefined) {
    const file = resolve(process.env['INIT_CWD'] ?? '.', options.report);
    writeFileSync(file, pageOf(record, earlier));
    console.log(`report: ${file}`);
  }
  const isAccepted = changed.length === 0 || options.save || options.stored;
  return isAccepted ? EXIT_CODE.done : EXIT_CODE.wrongResult;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RecordFormatError)) throw error;
  console.error(error.message);
  process.exitCode = EXIT_CODE.missing;
}
