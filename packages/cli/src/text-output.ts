/** Lines and tables for people. */
import { type LexiconIdentity } from '@bestzug/lexicon';
import { type RuleProfile } from '@bestzug/core';
import { type Session } from './session.ts';

/** The last line of every result: by which rules and words it holds (R83). */
export function footerOf(
  { messages, colors }: Session,
  list: LexiconIdentity | undefined,
  profile: RuleProfile,
  remarks: readonly string[] = [],
): string {
  const { general } = messages;
  const listPart = list === undefined ? general.noList : general.listLine(list);
  return colors.dim([general.rulesLine(profile.name), listPart, ...remarks].join(' · '));
}

/** How a column of a table is set. */
export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** A table without lines around it; long cells of the last column are not cut. */
export async function tableOf(
  { colors }: Session,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Promise<string> {
  const { default: Table } = await import('cli-table3');
  const table = new Table({
    chars: NO_LINES,
    head: columns.map(({ title }) => colors.dim(title)),
    colAligns: columns.map(({ align }) => align ?? 'left'),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const NO_LINES = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
} as const;
