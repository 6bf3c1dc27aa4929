/** One run of the command: from arguments to exit code, whatever happens. */
import { CommanderError } from 'commander';
import { CliError } from './cli-error.ts';
import { EXIT_CODE } from './exit-code.ts';
import { listenForInterrupt } from './interrupt.ts';
import { chooseLanguage, languageOf, loadMessages } from './language.ts';
import type { Messages } from './messages.ts';
import { createProgram } from './program/program.ts';
import { reportError, warn } from './session.ts';

/** Runs the command line; sets the exit code of the process. Never throws. */
export async function run(args: readonly string[]): Promise<void> {
  const environment = process.env['BESTZUG_LANG'];
  const messages = await loadMessages(chooseLanguage(args, environment));
  const isJson = optionsOf(args).includes('--json');
  const fail = (error: unknown, isReported = isJson): void => {
    const cliError = error instanceof CliError ? error : internalError(error);
    reportError(messages, cliError, isReported);
    process.exitCode = cliError.exitCode;
  };
  listen(fail);
  warnAboutLanguage(messages, environment);
  try {
    const program = createProgram(messages, (exitCode) => (process.exitCode = exitCode));
    await program.parseAsync(withMoveSigns(args), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) fail(error);
    // Help and version end the parsing like this, and help where a command is missing.
    else if (error.exitCode !== 0) fail(new CliError({ kind: 'missingCommand' }));
  }
}

/** The arguments that may be options: those before `--`. */
function optionsOf(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}

/** Commands whose arguments are a move. */
const MOVE_COMMANDS: ReadonlySet<string> = new Set(['score', 'judge']);

/**
 * An exchange such as `-QX` looks like an option. Behind `score` and `judge` its minus sign is replaced by the
 * mathematical one, which the notation takes as well; so is a minus sign in front of a rack.
 */
function withMoveSigns(args: readonly string[]): string[] {
  const command = args.findIndex((arg) => MOVE_COMMANDS.has(arg));
  return args.map((arg, index) => {
    const isBehind = command >= 0 && index > command;
    return isBehind && /^-(?![hv]$)[\p{L}\p{N}?*]/u.test(arg) ? `−${arg.slice(1)}` : arg;
  });
}

/** Ends the run where there is nothing left to do, and catches what nothing else has caught. */
function listen(fail: (error: unknown, isReported?: boolean) => void): void {
  listenForInterrupt();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    const { code = '' } = error;
    if (code !== 'EPIPE') fail(new CliError({ kind: 'outputFailed', code }), false);
    // Otherwise the reader has gone, as in `bestzug … | head -1`: nobody is left to be told anything.
    process.exit();
  });
  process.stderr.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? EXIT_CODE.done : EXIT_CODE.missing),
  );
  const failAndExit = (error: unknown): void => {
    fail(error);
    process.exit();
  };
  process.on('uncaughtException', failAndExit);
  process.on('unhandledRejection', failAndExit);
}

function internalError(error: unknown): CliError {
  if ((process.env['BESTZUG_DEBUG'] ?? '') !== '') console.error(error);
  // By name: importing the class would load the pool.
  if (error instanceof Error && error.name === 'WorkerDiedError') {
    return new CliError({ kind: 'threadDied' });
  }
  if (error instanceof Error && error.name === 'BlockFailedError' && 'block' in error) {
    const seed = 'seed' in error && typeof error.seed === 'number' ? String(error.seed) : '-';
    const reason = 'reason' in error ? String(error.reason) : error.message;
    return new CliError({ kind: 'blockFailed', block: String(error.block), seed, reason });
  }
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new CliError({ kind: 'internal', detail });
}

function warnAboutLanguage(messages: Messages, found: string | undefined): void {
  if (found !== undefined && found !== '' && languageOf(found) === undefined) {
    warn(messages, { kind: 'unknownLanguage', found });
  }
}
