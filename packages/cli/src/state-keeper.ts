/** Keeps the state of long work in a file, so that an interruption costs no more than seconds. */
import { existsSync, rmSync } from 'node:fs';
import { CliError } from './cli-error.ts';
import { lockFile } from './file-lock.ts';
import { checkOutput, writeOutput } from './output-file.ts';

/** Milliseconds after which the state is written again. */
const INTERVAL = 10_000;

/** Signals that end the process; Ctrl-C is seen to by run.ts. */
const ENDING_SIGNALS = ['SIGTERM', 'SIGHUP'] as const;

/** The file of a state, held by this process. */
export interface StateKeeper {
  /** Says that the work has got on; the state is written the first time, then now and then. */
  note(): void;
  /** The work is done: `keep` writes its last state, `remove` takes the file away. */
  finish(file: 'keep' | 'remove'): void;
  /** Where the work broke off: writes the state, unless `finish` was called. May be repeated. */
  close(): void;
}

/** What a keeper has to know of the work. */
export interface KeptWork {
  /** The whole state as it would be written now. */
  encode(): string | Uint8Array;
  /** Tells the user that the work has broken off and can be gone on with. */
  tellBrokenOff(): void;
  /** Tells that the state could not be written; the work goes on. */
  tellTrouble(error: CliError): void;
}

/**
 * Begins to keep a state. The process ending, by Ctrl-C or otherwise, writes it once more.
 *
 * @param file there already if work is gone on with
 * @throws CliError `saveInUse`, and those of `FileFault`
 */
export function keepState(file: string, work: KeptWork): StateKeeper {
  const release = holdState(file);
  let lastTime = -Infinity;
  let isNew = false;
  let isOpen = true;
  const write = (): void => {
    try {
      writeOutput(file, work.encode());
      isNew = false;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      work.tellTrouble(error);
    }
    lastTime = performance.now();
  };
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    if (isNew) write();
    end();
    if (existsSync(file)) work.tellBrokenOff();
  };
  const leave = (_signal: string, number: number): never => process.exit(SIGNAL_EXIT + number);
  const end = (): void => {
    process.off('exit', close);
    for (const signal of ENDING_SIGNALS) process.off(signal, leave);
    release();
  };
  process.once('exit', close);
  for (const signal of ENDING_SIGNALS) process.once(signal, leave);
  return {
    note() {
      isNew = true;
      if (performance.now() - lastTime >= INTERVAL) write();
    },
    finish(what) {
      if (!isOpen) return;
      isOpen = false;
      if (what === 'keep') write();
      else rmSync(file, { force: true });
      end();
    },
    close,
  };
}

/** What shells report for a process that a signal has ended, less the number of the signal. */
const SIGNAL_EXIT = 128;

function holdState(file: string): () => void {
  checkOutput(file);
  return lockFile(file);
}
