/** The options of `npm run bench`. */
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@bestzug/lexicon';
import { SUITE_NAMES, type SuiteName } from './bench-case.ts';

/** What is to be done. */
export interface BenchOptions {
  readonly suites: readonly SuiteName[];
  readonly rounds: number;
  /** Store the run as the new baseline. */
  readonly save: boolean;
  /** File for the report; undefined: none. */
  readonly report: string | undefined;
  /** Write the report from stored runs, without measuring. */
  readonly stored: boolean;
}

/** The reason why options are refused, as a sentence; `help` asks for the text of help. */
export type OptionsFault =
  { readonly kind: 'help' } | { readonly kind: 'refused'; readonly message: string };

/** File of the report unless another is named. */
export const DEFAULT_REPORT = 'bench-report.html';

const DEFAULT_ROUNDS = 5;
const MAX_ROUNDS = 1000;

/** Help. */
export const HELP: string = `npm run bench -- [options]

  --suite NAMES    suites with commas between them, all by default:
                   ${SUITE_NAMES.slice(0, 8).join(', ')},
                   ${SUITE_NAMES.slice(8).join(', ')}
  --rounds N       measured rounds, ${DEFAULT_ROUNDS} by default
  --save           store the run in bench/baseline, as the new baseline
  --report [FILE]  write the run and the stored ones as a page, ${DEFAULT_REPORT} by default
  --stored         no measuring: table and page of the newest stored run
  --help           this text

Example: npm run bench -- --suite best,all --rounds 9
`;

/** Reads the arguments. */
export function readBenchOptions(args: readonly string[]): Result<BenchOptions, OptionsFault> {
  const refuse = (message: string): Result<BenchOptions, OptionsFault> =>
    err({ kind: 'refused', message });
  try {
    const { values, positionals } = parseArgs({
      args: withReportFile(args),
      options: {
        suite: { type: 'string', multiple: true },
        rounds: { type: 'string' },
        save: { type: 'boolean' },
        report: { type: 'string' },
        stored: { type: 'boolean' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    if (values.help === true) return err({ kind: 'help' });
    if (positionals.length > 0) return refuse(`unknown argument: ${positionals.join(' ')}`);
    const names = (values.suite ?? []).flatMap((list) => list.split(','));
    const unknown = names.find((name) => !SUITE_NAMES.some((suite) => suite === name));
    if (unknown !== undefined) {
      return refuse(`--suite: no suite '${unknown}'; there are ${SUITE_NAMES.join(', ')}`);
    }
    const rounds = Number(values.rounds ?? DEFAULT_ROUNDS);
    if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS) {
      return refuse(`--rounds: a whole number from 1 to ${MAX_ROUNDS}, not '${values.rounds}'`);
    }
    return ok({
      suites: SUITE_NAMES.filter((suite) => names.length === 0 || names.includes(suite)),
      rounds,
      save: values.save ?? false,
      report: values.report,
      stored: values.stored ?? false,
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** `--report` may stand without a file. */
function withReportFile(args: readonly string[]): string[] {
  return args.flatMap((arg, at) => {
    const next = args[at + 1];
    const isBare = arg === '--report' && (next === undefined || next.startsWith('-'));
    return isBare ? [arg, DEFAULT_REPORT] : [arg];
  });
}
