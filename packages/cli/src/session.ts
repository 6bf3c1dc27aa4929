/** What every command is given: its language, how to print, and the options all commands share. */
import picocolors from 'picocolors';
import type { CliError } from './cli-error.ts';
import type { Messages, Warning } from './messages.ts';

/** Options that every command has, as typed. */
export interface GlobalOptions {
  readonly json?: true;
  readonly list?: string;
  readonly rules?: string;
  readonly inRule?: true;
  readonly color: boolean;
}

/** The options that say by which words and rules work is done, to be typed once more. */
export const listAndRulesOf = ({ list, rules, inRule }: GlobalOptions): string[] => [
  ...(list === undefined ? [] : ['--list', list]),
  ...(rules === undefined ? [] : ['--rules', rules]),
  ...(inRule === true ? ['--in-rule'] : []),
];

/** Colours, or functions that leave text as it is. */
export type Colors = ReturnType<typeof picocolors.createColors>;

/** Width of a line where stdout is no terminal. */
const DEFAULT_COLUMNS = 80;

/** One run of the program. */
export interface Session {
  readonly messages: Messages;
  readonly globals: GlobalOptions;
  readonly isJson: boolean;
  readonly colors: Colors;
  /** Characters that fit on a line. */
  readonly columns: number;
}

/** The session of the options; looks at stdout and the environment. */
export function createSession(messages: Messages, globals: GlobalOptions): Session {
  const { stdout, env } = process;
  const isPlain = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  // `isTTY` is undefined for pipes, and undefined would let the library decide.
  const hasColors = stdout.isTTY === true && globals.color && !isPlain;
  return {
    messages,
    globals,
    isJson: globals.json === true,
    colors: picocolors.createColors(hasColors),
    columns: (stdout.isTTY ? stdout.columns : 0) || DEFAULT_COLUMNS,
  };
}

/** Prints text for people, with a line end. */
export function print(text: string): void {
  process.stdout.write(`${harmless(text, process.stdout.isTTY)}\n`);
}

/** What empties a terminal; `history` is also what one could scroll back to. */
const CLEAR = {
  screen: '\u001B[2J\u001B[H',
  history: '\u001B[2J\u001B[3J\u001B[H',
} as const;

/** Prints text for people on a terminal that is emptied before. */
export function printAnew(text: string, emptied: keyof typeof CLEAR): void {
  process.stdout.write(CLEAR[emptied]);
  print(text);
}

/** Tells people on stderr what is no part of the result. */
export function tell(text: string): void {
  process.stderr.write(`${harmless(text, false)}\n`);
}

/**
 * Names out of files stand in any text, and a terminal does what some signs in them say: clears the
 * screen, renames the window, types. Only line ends, tabs and colours are left.
 */
const harmless = (text: string, hasColors: boolean): string =>
  text.replace(/(?![\n\t])\p{Cc}(?:\[\d{1,2}m)?/gu, (sign) =>
    hasColors && sign.startsWith('\u001B[') ? sign : ` ${sign.slice(1)}`,
  );

/** Prints the one JSON document of a run. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Remarks something on stderr. */
export function warn(messages: Messages, warning: Warning): void {
  tell(`${messages.warningPrefix}${messages.warning(warning)}`);
}

/** Remarks several things, one a line. */
export function warnAll(messages: Messages, warnings: readonly Warning[]): void {
  for (const warning of warnings) warn(messages, warning);
}

/** The sentence of an error. */
export function sentenceOf(messages: Messages, error: CliError): string {
  const sentence = messages.fault(error.fault);
  return error.place === undefined ? sentence : messages.faultAt(error.place, sentence);
}

/** Reports an error: the sentence on stderr, and with `--json` its facts on stdout as well. */
export function reportError(messages: Messages, error: CliError, isJson: boolean): void {
  const message = sentenceOf(messages, error);
  tell(`${messages.errorPrefix}${message}`);
  if (!isJson) return;
  const { kind, ...facts } = error.fault;
  printJson({ error: { kind, message, ...facts, ...error.place } });
}
