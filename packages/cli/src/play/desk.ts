/** Where the players' lines come from: a terminal with a prompt, or standard input line by line. */
import { stdinLines } from '../stdin-lines.ts';
import { print } from '../session.ts';

/** `end`: there is no more input · `interrupt`: Ctrl-C. */
export type DeskAnswer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' };

/** Asks the players. */
export interface Desk {
  readonly isTerminal: boolean;
  ask(question: string): Promise<DeskAnswer>;
  close(): Promise<void>;
}

/**
 * Lines of standard input.
 *
 * @param echo `show`: each line is printed behind its question, so that the output can be read alone
 */
export function createLineDesk(echo: 'show' | 'hide'): Desk {
  const lines = stdinLines();
  return {
    isTerminal: false,
    async ask(question) {
      const next = await lines.next();
      if (next.done === true) return { kind: 'end' };
      if (echo === 'show') print(`${question} ${next.value}`);
      return { kind: 'line', text: next.value };
    },
    async close() {
      await lines.return();
      process.stdin.destroy();
    },
  };
}

/** Questions at the terminal. */
export async function createTerminalDesk(): Promise<Desk> {
  const { input } = await import('@inquirer/prompts');
  return {
    isTerminal: true,
    async ask(message) {
      try {
        return { kind: 'line', text: await input({ message, theme: { prefix: '' } }) };
      } catch (error) {
        return answerOfError(error);
      }
    },
    close: () => Promise.resolve(),
  };
}

/** Ctrl-C and the end of the input leave the prompt by an error. @throws what is none of these */
export function answerOfError(error: unknown): DeskAnswer {
  if (error instanceof Error && error.name === 'ExitPromptError') {
    return { kind: /SIGINT/u.test(error.message) ? 'interrupt' : 'end' };
  }
  throw error;
}
