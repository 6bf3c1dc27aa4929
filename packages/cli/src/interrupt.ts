/** What Ctrl-C does: it ends the process, unless a command has something to finish first. */
import { EXIT_CODE } from './exit-code.ts';

let finish = (): void => process.exit(EXIT_CODE.interrupted);

const listener = (): void => finish();

/** Listens from now on. */
export function listenForInterrupt(): void {
  process.on('SIGINT', listener);
}

/** Does what may block for long, such as reading a pipe; Ctrl-C ends the process at once meanwhile. */
export function interruptibly<Outcome>(block: () => Outcome): Outcome {
  // A listener is called between pieces of work only; without one the system ends the process.
  const isListening = process.listeners('SIGINT').includes(listener);
  process.off('SIGINT', listener);
  try {
    return block();
  } finally {
    if (isListening) process.on('SIGINT', listener);
  }
}

/** Has the next Ctrl-C do something else; the one after it ends the process. */
export function onceInterrupted(action: () => void): void {
  const before = finish;
  finish = () => {
    finish = before;
    action();
  };
}
