/**
 * CGP, one line of text for a position (rules R121–R123; the format comes from the engine macondo):
 * `board racks scores zeros ops`, rows joined by `/`, numbers for runs of empty squares.
 */
import { err, IN_ENDING, ok, type Result } from '@bestzug/lexicon';
import { BOARD_LAYOUTS, type BoardLayout } from '../board-layout.ts';
import type { Board } from '../board.ts';
import { columnName } from '../geometry.ts';
import { formatRack, rackOf, type Rack } from '../rack.ts';
import type { Setup } from '../setup.ts';
import { blankTile, NO_TILE, type Tile } from '../tile.ts';
import { letterFault, signOfTile, tileOfSign, type LetterFault } from './letter-sign.ts';
import { readRackSigns } from './rack-text.ts';

/** Name of a part of a CGP text. */
export type CgpField = 'board' | 'racks' | 'scores' | 'zeros' | 'np';

/** A row with too few or too many squares. */
export interface RowLengthFault {
  readonly kind: 'badRowLength';
  /** Row from 1. */
  readonly row: number;
  readonly found: number;
  readonly expected: number;
}

/** A number of rows that no layout has. */
export interface RowCountFault {
  readonly kind: 'badRowCount';
  readonly found: number;
  /** Rows of the layout that was asked for. */
  readonly expected: number;
}

/** Why a text is no CGP board. */
export type CgpBoardFault = RowCountFault | RowLengthFault | LetterFault;

/** Why a text is no CGP position. */
export type CgpFault =
  | CgpBoardFault
  | { readonly kind: 'empty' }
  /** A field is not there. */
  | { readonly kind: 'missingField'; readonly field: CgpField }
  /** Not a whole number, or a negative one where none can be. */
  | { readonly kind: 'badNumber'; readonly field: CgpField; readonly found: string }
  /** Racks or scores not for 2–4 players, or not for equally many. */
  | {
      readonly kind: 'badPlayerCount';
      readonly field: CgpField;
      readonly found: number;
      readonly expected: number;
    };

/** Layouts a board text may be of. */
export interface CgpOptions {
  /** The layout of the profile: taken when the number of rows fits. */
  readonly layout: BoardLayout;
  /** Others to take by their number of rows (R123); all built-in ones unless given. */
  readonly layouts?: Iterable<BoardLayout>;
}

const FIELDS: readonly CgpField[] = ['board', 'racks', 'scores', 'zeros'];
const PASSES_OP = 'np';
const MAX_PLAYERS = 4;

/** Longer runs of empty squares are not told apart: the row is too long anyway. */
const MAX_RUN = 999;

/** Tiles that take several characters: *IN played by a blank, and the extra tile (R104, R106). */
const LONG_TILES: ReadonlyMap<string, Tile> = new Map([
  ['*in', blankTile(IN_ENDING)],
  ['*IN', IN_ENDING],
]);

/**
 * Reads a CGP text. Blank space around it is skipped, unknown ops are kept.
 *
 * Faults name the row and column of the board, or the field; tile counts and rack sizes are the
 * business of `positionFromSetup`.
 */
export function parseCgp(text: string, options: CgpOptions): Result<Setup, CgpFault> {
  const fields = text
    .normalize('NFC')
    .replace(/^\uFEFF/u, '')
    .trim()
    .split(/\s+/u);
  const [boardText = '', rackText = '', scoreText = '', zeroText = ''] = fields;
  if (boardText === '') return err({ kind: 'empty' });
  const board = parseCgpBoard(boardText, options);
  if (!board.ok) return board;
  const missing = FIELDS[fields.length];
  if (missing !== undefined) return err({ kind: 'missingField', field: missing });
  const racks = parseRacks(rackText);
  if (!racks.ok) return racks;
  const scores = parseScores(scoreText, racks.value.length);
  if (!scores.ok) return scores;
  const scorelessTurns = parseCount(zeroText, 'zeros');
  if (!scorelessTurns.ok) return scorelessTurns;
  const ops = parseOps(fields.slice(FIELDS.length).join(' '));
  const consecutivePasses = parseCount(ops.get(PASSES_OP) ?? '0', 'np');
  if (!consecutivePasses.ok) return consecutivePasses;
  return ok({
    board: board.value,
    racks: racks.value,
    scores: scores.value,
    scorelessTurns: scorelessTurns.value,
    consecutivePasses: consecutivePasses.value,
    ops,
  });
}

/** Reads the first field of a CGP text alone. */
export function parseCgpBoard(text: string, options: CgpOptions): Result<Board, CgpBoardFault> {
  const rows = text.normalize('NFC').trim().split('/');
  const layout = layoutOfSize(rows.length, options);
  if (layout === undefined) {
    return err({ kind: 'badRowCount', found: rows.length, expected: options.layout.size });
  }
  const tiles = new Uint8Array(layout.size * layout.size);
  for (const [rowIndex, row] of rows.entries()) {
    const fault = readRow(row, rowIndex, layout.size, tiles);
    if (fault !== undefined) return err(fault);
  }
  return ok({ layout, tiles });
}

/** The setup as one line; racks in the order of R2, `np` wherever it says something (R122). */
export function formatCgp(setup: Setup): string {
  const { consecutivePasses, scorelessTurns } = setup;
  const ops = new Map(setup.ops);
  if (ops.has(PASSES_OP) || consecutivePasses > 0 || consecutivePasses !== scorelessTurns) {
    ops.set(PASSES_OP, String(consecutivePasses));
  }
  return [
    formatCgpBoard(setup.board),
    setup.racks.map(formatRack).join('/'),
    setup.scores.join('/'),
    String(scorelessTurns),
    ...[...ops].map(([name, value]) => (value === '' ? `${name};` : `${name} ${value};`)),
  ].join(' ');
}

/** The board as the first field of a CGP text. */
export function formatCgpBoard(board: Board): string {
  const { size } = board.layout;
  const rows: string[] = [];
  for (let start = 0; start < board.tiles.length; start += size) {
    rows.push(formatRow(board.tiles.subarray(start, start + size)));
  }
  return rows.join('/');
}

function formatRow(tiles: Uint8Array): string {
  let text = '';
  let empty = 0;
  for (const tile of tiles) {
    if (tile === NO_TILE) {
      empty++;
      continue;
    }
    if (empty > 0) text += empty;
    empty = 0;
    text += formatCgpTile(tile);
  }
  return empty > 0 ? text + empty : text;
}

function formatCgpTile(tile: Tile): string {
  for (const [name, long] of LONG_TILES) if (long === tile) return `[${name}]`;
  return signOfTile(tile);
}

function layoutOfSize(size: number, options: CgpOptions): BoardLayout | undefined {
  if (options.layout.size === size) return options.layout;
  for (const layout of options.layouts ?? BOARD_LAYOUTS.values()) {
    if (layout.size === size) return layout;
  }
  return undefined;
}

/** Writes one row into `tiles`; signs beyond the edge are only counted. */
function readRow(
  text: string,
  rowIndex: number,
  size: number,
  tiles: Uint8Array,
): CgpBoardFault | undefined {
  const row = rowIndex + 1;
  let column = 0;
  for (const [sign] of text.matchAll(/[1-9]\d*|\[[^\]]*\]|./gsu)) {
    if (/^[1-9]/u.test(sign)) {
      column += Math.min(Number(sign), MAX_RUN);
      continue;
    }
    const tile = tileOfCgpSign(sign);
    if (column < size) {
      if (tile === undefined) return letterFault(sign, { row, column: columnName(column) });
      tiles[rowIndex * size + column] = tile;
    }
    column++;
  }
  return column === size ? undefined : { kind: 'badRowLength', row, found: column, expected: size };
}

function tileOfCgpSign(sign: string): Tile | undefined {
  if (!sign.startsWith('[')) return sign === '*' ? undefined : tileOfSign(sign);
  const name = sign.slice(1, -1);
  return LONG_TILES.get(name) ?? (name === '*' ? undefined : tileOfSign(name));
}

function parseRacks(text: string): Result<Rack[], CgpFault> {
  const racks: Rack[] = [];
  for (const [index, rackText] of text.split('/').entries()) {
    const symbols = readRackSigns(rackText);
    if (!symbols.ok) return err({ ...symbols.error, field: `rack${index + 1}` });
    racks.push(rackOf(symbols.value));
  }
  if (racks.length >= 2 && racks.length <= MAX_PLAYERS) return ok(racks);
  return err({ kind: 'badPlayerCount', field: 'racks', found: racks.length, expected: 2 });
}

function parseScores(text: string, players: number): Result<number[], CgpFault> {
  const scores: number[] = [];
  for (const scoreText of text.split('/')) {
    if (!/^[+-]?\d{1,6}$/u.test(scoreText)) {
      return err({ kind: 'badNumber', field: 'scores', found: scoreText });
    }
    // Adding 0 makes 0 of -0.
    scores.push(Number(scoreText) + 0);
  }
  if (scores.length === players) return ok(scores);
  return err({ kind: 'badPlayerCount', field: 'scores', found: scores.length, expected: players });
}

const parseCount = (text: string, field: CgpField): Result<number, CgpFault> =>
  /^\d{1,6}$/u.test(text) ? ok(Number(text)) : err({ kind: 'badNumber', field, found: text });

function parseOps(text: string): Map<string, string> {
  const ops = new Map<string, string>();
  for (const op of text.split(';')) {
    const [name = '', ...values] = op.trim().split(/\s+/u);
    if (name !== '') ops.set(name, values.join(' '));
  }
  return ops;
}
