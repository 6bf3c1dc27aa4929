/** Positions as people give them: CGP text, files, standard input. */
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import {
  emptyBoard,
  floatingTiles,
  parseBoardText,
  parseCgp,
  parseCgpBoard,
  parseRack,
  positionFromSetup,
  setupOf,
  squareName,
  type BoardLayout,
  type Position,
  type Rack,
  type RuleProfile,
  type Setup,
} from '@bestzug/core';
import { CliError } from './cli-error.ts';
import { type InputName } from './cli-fault.ts';
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

/** Reads a CGP text, the board of one alone, or lines of a board. */
function parseSetup(text: string, layout: BoardLayout): Setup {
  const lines = text
    .split(/\r\n|\n|\r/u)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const cgps = lines.filter((line) => line.includes('/'));
  if (cgps.length > 1) throw new CliError({ kind: 'severalPositions', found: cgps.length });
  const [cgp] = cgps;
  if (cgp === undefined) {
    const board = parseBoardText(text, layout);
    if (!board.ok) throw new CliError({ ...board.error, input: 'board' });
    return setupOf(board.value, []);
  }
  if (/^\S+$/u.test(cgp.trim())) {
    const board = parseCgpBoard(cgp, { layout });
    if (!board.ok) throw new CliError({ ...board.error, input: 'board' });
    return setupOf(board.value, []);
  }
  return parseCgpSetup(cgp, layout);
}

/** Reads a complete CGP text. @throws CliError */
export function parseCgpSetup(text: string, layout: BoardLayout): Setup {
  const setup = parseCgp(text, { layout });
  if (!setup.ok) throw new CliError({ ...setup.error, input: 'board' });
  return setup.value;
}

/** Reads a rack. @throws CliError of the kinds of `RackFault` */
export function readRack(text: string, profile: RuleProfile): Rack {
  const rack = parseRack(text, profile);
  if (!rack.ok) throw new CliError({ ...rack.error, input: 'rack' });
  return rack.value;
}

/** How strictly a board is judged. */
export type BoardCheck =
  /** Tile counts and floating tiles are faults. */
  | 'all'
  /** Tile counts are faults. */
  | 'tiles'
  | 'nothing';

/** The setup as a position of these rules. @throws CliError */
export function positionOf(setup: Setup, profile: RuleProfile, check: BoardCheck): Position {
  const input: InputName = 'board';
  const position = positionFromSetup(setup, profile, check === 'nothing' ? 'ignore' : 'check');
  if (!position.ok) throw new CliError({ ...position.error, input });
  const squares = check === 'all' ? floatingSquares(setup) : [];
  if (squares.length > 0) throw new CliError({ kind: 'floatingTiles', squares });
  return position.value;
}

/** Names of the squares with floating tiles. */
export const floatingSquares = ({ board }: Setup): string[] =>
  floatingTiles(board).map((square) => squareName(square, board.layout.size));
