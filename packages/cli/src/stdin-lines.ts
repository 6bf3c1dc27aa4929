/** Standard input line by line. */
import { CliError } from './cli-error.ts';
import { STDIN } from './text-file.ts';

/** Longest line that is still taken for a line. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * The lines of standard input as they arrive, trimmed; empty ones and a byte order mark are left out.
 *
 * @throws CliError `fileTooLarge` for a line without end
 */
export async function* stdinLines(): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of process.stdin) {
    rest += decoder.decode(Buffer.from(chunk), { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) {
      throw new CliError({ kind: 'fileTooLarge', file: STDIN, limit: MAX_LINE_LENGTH });
    }
    yield* filled(lines);
  }
  yield* filled((rest + decoder.decode()).split(/\r/u));
}

const filled = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');
