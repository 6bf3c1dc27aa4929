/**
 * Positions with counted placements, and some of them with every placement: golden numbers on which
 * independent engines agree. They hold for one word list, named by its sha256.
 */
import { readFileSync } from 'node:fs';
import { invariant } from '@bestzug/core';

/** One row of `positions/positions.tsv`. */
export interface CountedPosition {
  readonly id: string;
  /** How far the game is. */
  readonly stage: 'empty' | 'opening' | 'middle' | 'late' | 'end';
  readonly rackBlanks: number;
  readonly tilesOnBoard: number;
  /** Tiles in the bag. */
  readonly bag: number;
  /** Legal placements; on the empty board across ones only. */
  readonly placements: number;
  /** Placements when blank and real tile are not told apart. */
  readonly placementsBlankMerged: number;
  /** Placements of one tile, each counted once. */
  readonly singleTile: number;
  /** Points of the best placement. */
  readonly topScore: number;
  /** How many placements reach `topScore`. */
  readonly topCount: number;
  /** Points of all placements together. */
  readonly scoreSum: number;
  readonly cgp: string;
}

/** One row of `positions/moves.tsv`. */
export interface CountedMove {
  /** Id of the position. */
  readonly id: string;
  /** Such as `8f REST` across, `f8 REST` down; small letters of the word are blanks. */
  readonly move: string;
  /** In points. */
  readonly score: number;
}

const STAGES = ['empty', 'opening', 'middle', 'late', 'end'] as const;

/** Every counted position, in the order of the file. */
export const readPositions = (): readonly CountedPosition[] =>
  readTable('positions.tsv').rows.map((row) => ({
    id: row.text('id'),
    stage: row.oneOf('stage', STAGES),
    rackBlanks: row.count('rack_blanks'),
    tilesOnBoard: row.count('tiles_on_board'),
    bag: row.count('bag'),
    placements: row.count('placements'),
    placementsBlankMerged: row.count('placements_blank_merged'),
    singleTile: row.count('single_tile'),
    topScore: row.count('top_score'),
    topCount: row.count('top_count'),
    scoreSum: row.count('score_sum'),
    cgp: row.text('cgp'),
  }));

/** sha256 of the word list for which the counted positions hold, hex. */
export function readPositionsSha256(): string {
  const sha256 = /sha256 ([0-9a-f]{64})/u.exec(readTable('positions.tsv').comment)?.[1];
  invariant(sha256 !== undefined, 'positions.tsv names its word list');
  return sha256;
}

/** Every placement of some of the positions, in the order of the file. */
export const readMoves = (): readonly CountedMove[] =>
  readTable('moves.tsv').rows.map((row) => ({
    id: row.text('id'),
    move: row.text('move'),
    score: row.count('score'),
  }));

/** One line of a table, its fields by the name of their column. */
interface TableRow {
  text(column: string): string;
  count(column: string): number;
  oneOf<Value extends string>(column: string, values: readonly Value[]): Value;
}

/** A table with its comment lines; the first line without `#` names the columns. */
function readTable(name: string): { readonly comment: string; readonly rows: TableRow[] } {
  const text = readFileSync(new URL(`../positions/${name}`, import.meta.url), 'utf8');
  const lines = text.split(/\r?\n/u).filter((line) => line !== '');
  const comment = lines.filter((line) => line.startsWith('#')).join('\n');
  const [header = '', ...body] = lines.filter((line) => !line.startsWith('#'));
  const columns = header.split('\t');
  return { comment, rows: body.map((line) => createRow(`${name}: ${line}`, columns, line)) };
}

function createRow(place: string, columns: readonly string[], line: string): TableRow {
  const fields = line.split('\t');
  const text = (column: string): string => {
    const field = fields[columns.indexOf(column)];
    invariant(field !== undefined && field !== '', `${place}: no ${column}`);
    return field;
  };
  return {
    text,
    count: (column) => {
      const field = text(column);
      invariant(/^\d+$/u.test(field), `${place}: ${column} is no number`);
      return Number(field);
    },
    oneOf: (column, values) => {
      const field = text(column);
      const value = values.find((candidate) => candidate === field);
      invariant(value !== undefined, `${place}: ${column} is unknown`);
      return value;
    },
  };
}
