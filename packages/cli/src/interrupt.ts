/** What Ctrl-C does: it ends the process, unless a command has something to finish first. */
import { EXIT_CODE } from './exit-code.ts';

let finish = (): void => process.exit(EXIT_CODE.interrupted);

/** Listens from now on. */
export function listenForInterrupt(): void {
  process.on('SIGINT', () => finish());
}

/** Has the next Ctrl-C do something else; the one after it ends the process. */
export function onceInterrupted(action: () => void): void {
  const before = finish;
  finish = () => {
    finish = before;
    action();
  };
}
