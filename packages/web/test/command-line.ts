/** The built command line, to compare the page with. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

/** The best move by points. */
export interface BestMove {
  readonly square: string;
  /** As it lies there: blanks as small letters. */
  readonly word: string;
  readonly score: number;
  /** Placements there are. */
  readonly count: number;
}

/** What `bestzug best` finds first. */
export function bestOf(board: string, rack: string): BestMove {
  const output = execFileSync(process.execPath, [MAIN, 'best', rack, '--board', board, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { count, moves } = JSON.parse(output);
  const [{ square, word, score }] = moves;
  return { square, word, score, count };
}
