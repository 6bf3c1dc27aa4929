/** The table that a run prints. */
import {
  formatBlanks,
  formatChange,
  formatNumber,
  formatSpread,
  formatTime,
  formatTimePerUnit,
} from './figure-text.ts';
import { changeOf, sameIn, type Measurement, type RunRecord } from './run-record.ts';
import { targetOf, verdictOf } from './target.ts';

const TITLES = [
  'suite',
  'blanks',
  'time',
  'each',
  '× yardstick',
  'to baseline',
  'compared',
  'target',
];

/** Lines of the table with its head. */
export function tableOf(run: RunRecord, baseline: RunRecord | undefined): string {
  const rows = [TITLES, ...run.measurements.map((measurement) => rowOf(measurement, baseline))];
  const widths = TITLES.map((_, column) =>
    Math.max(...rows.map((row) => [...row[column]!].length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat(widths[column]! - [...cell].length);
        return column === 0 || column >= 6 ? cell + gap : gap + cell;
      })
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function rowOf(measurement: Measurement, baseline: RunRecord | undefined): string[] {
  const { suite, variant, blanks, words, ms, ratio, comparison, memoryMb } = measurement;
  const before = baseline === undefined ? undefined : sameIn(baseline, measurement);
  const target = targetOf(measurement);
  const size = words === null ? '' : `, ${words.toLocaleString('en-US')} words`;
  const compared = [
    comparison === null ? '' : `${formatNumber(comparison.ratio.median)} × ${comparison.to}`,
    memoryMb === null ? '' : `${formatNumber(memoryMb)} MB`,
  ];
  return [
    (variant === '' ? suite : `${suite}: ${variant}`) + size,
    formatBlanks(blanks),
    formatTime(ms.median),
    formatTimePerUnit(measurement),
    formatSpread(ratio),
    before === undefined ? '' : formatChange(changeOf(measurement, before)),
    compared.filter((text) => text !== '').join(', '),
    target === undefined
      ? ''
      : `≤ ${formatNumber(target.must)} / ${formatNumber(target.stretch)}: ${verdictOf(measurement, target)}`,
  ];
}
