/** Plays with the built command as a script does: a line in, lines of JSON out. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import type { Game } from '@bestzug/core';
import { parseRecordText } from '@bestzug/core/game-record';
import { FOLDER, MAIN } from './bestzug.ts';

/** A line of JSON; the facts are those of `PlayEvent`. */
export interface JsonEvent {
  readonly event?: string;
  readonly [fact: string]: unknown;
}

/** A game being played by another process. */
export interface PlayProcess {
  /** All lines up to now. */
  readonly events: readonly JsonEvent[];
  /** Types a line. */
  send(line: string): void;
  /** The next event of one of these kinds; fails at the end of the output. */
  until(...kinds: readonly string[]): Promise<JsonEvent>;
  kill(signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM'): void;
  /** Closes the input, unless the process was killed, and waits for the end. */
  end(): Promise<number | null>;
}

/** Starts `bestzug play --json`. */
export function startPlay(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): PlayProcess {
  const child = spawn(process.execPath, [MAIN, 'play', '--json', ...args], {
    env: { PATH: process.env['PATH'], HOME: FOLDER, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let isKilled = false;
  const events: JsonEvent[] = [];
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  // A killed process takes no more lines.
  child.stdin.on('error', () => undefined);
  const next = async (): Promise<JsonEvent | undefined> => {
    const line = await lines.next();
    if (line.done === true) return undefined;
    const event: JsonEvent = JSON.parse(line.value);
    events.push(event);
    return event;
  };
  return {
    events,
    send: (line) => child.stdin.write(`${line}\n`),
    async until(...kinds) {
      for (;;) {
        const event = await next();
        if (event === undefined) throw new Error(`no ${kinds.join(' or ')} in what was told`);
        if (kinds.includes(event.event ?? 'error')) return event;
      }
    },
    kill(signal) {
      isKilled = true;
      child.kill(signal);
    },
    async end() {
      // The end of the input may overtake a signal.
      if (!isKilled) child.stdin.end();
      while ((await next()) !== undefined) continue;
      return exit;
    },
  };
}

/** Plays the best move of each turn until the game is over, or for so many turns. */
export async function playOn(game: PlayProcess, turns: number = Infinity): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const event = await game.until('turn', 'over');
    if (event.event === 'over') return;
    game.send('tipp');
    const { best } = await game.until('hint');
    game.send(moveOf(best));
    await game.until('placement', 'exchange', 'pass');
  }
}

/** The game in a file; fails where it is none. */
export function savedGame(file: string): Game {
  const game = parseRecordText(readFileSync(file, 'utf8'));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

const moveOf = (best: unknown): string =>
  typeof best === 'object' && best !== null && 'move' in best ? String(best.move) : '';
