/** Positions as people give them: CGP text, files, standard input. */
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { parsePositionText } from '@bestzug/answers';
import { emptyBoard, setupOf, type BoardLayout, type Setup } from '@bestzug/core';
import { CliError, valueOf } from './cli-error.ts';
import { decodeText, readBytes, readStdin, STDIN } from './text-file.ts';

const MAX_BOARD_BYTES = 1_000_000;

/** Endings of files that hold positions. */
const BOARD_ENDING = /\.(?:cgp|gcg|txt)$/iu;

/**
 * The setup that `--board` describes, without racks where it names none. Left out: the empty board.
 *
 * @throws CliError the kinds of `InputFault` for `board`, and those of `FileFault`
 */
export async function readSetup(board: string | undefined, layout: BoardLayout): Promise<Setup> {
  if (board === undefined) return setupOf(emptyBoard(layout), []);
  if (board === STDIN)
    return parseSetup(decodeText(await readStdin(MAX_BOARD_BYTES), STDIN).text, layout);
  if (!isFile(board) && isPositionText(board)) return parseSetup(board, layout);
  if (!isFile(board) && !BOARD_ENDING.test(board) && !/[/\\]/u.test(board)) {
    throw new CliError(
      board.trim() === '' ? { kind: 'empty', input: 'board' } : { kind: 'noBoard', found: board },
    );
  }
  if (extname(board).toLowerCase() === '.gcg') {
    // A missing file is missing whatever format it would have.
    readBytes(board, MAX_BOARD_BYTES);
    throw new CliError({ kind: 'unsupportedFormat', file: board, format: '.gcg' });
  }
  const { text } = decodeText(readBytes(board, MAX_BOARD_BYTES), board);
  try {
    return parseSetup(text, layout);
  } catch (error) {
    throw error instanceof CliError ? error.at({ file: board }) : error;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** Several lines, or rows joined by `/` of which one is a number as in `15/15/…`. */
const isPositionText = (text: string): boolean =>
  /[\r\n]/u.test(text) || /(?:^|\/)\s*\d{1,2}\//u.test(text) || text.split('/').length > 10;

const parseSetup = (text: string, layout: BoardLayout): Setup =>
  valueOf(parsePositionText(text, layout));
