/** Lines and tables for people. */
import { stripVTControlCharacters } from 'node:util';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import type { Session } from './session.ts';

/** The last line of every result: by which rules and words it holds (R83). */
export function footerOf(
  { messages, colors }: Session,
  list: LexiconIdentity | undefined,
  { name }: Pick<RuleProfile, 'name'>,
  remarks: readonly string[] = [],
): string {
  const { general } = messages;
  const listPart = list === undefined ? general.noList : general.listLine(list);
  return colors.dim([general.rulesLine(name), listPart, ...remarks].join(' · '));
}

/** Name of a list and the beginning of its checksum: lists of the same name may well differ. */
export const nameOf = ({ name, sha256 }: LexiconIdentity): string =>
  `${name} (${sha256.slice(0, 12)}…)`;

/** How a column of a table is set. */
export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/**
 * A table without lines around it. Set here and not by a library: the list of all moves can have
 * eighty thousand rows, and the usual ones take minutes for them.
 */
export function tableOf(
  { colors }: Session,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string {
  const widths = columns.map(({ title }, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), title.length),
  );
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return columns[column]?.align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const head = colors.dim(lineOf(columns.map(({ title }) => title)));
  return [head, ...rows.map(lineOf)].join('\n');
}

/** Words on lines of at most so many characters; words longer than that stand alone. */
export function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = `  ${word}`;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Characters a terminal shows of a text. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** A text with blanks behind it, up to a width. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));
