/** Numbers as text, for the table and the report. */
import type { Measurement } from './run-record.ts';
import type { Spread } from './spread.ts';

/** Three digits that count: 1,234 · 123 · 12.3 · 0.123. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size >= 1000) return Math.round(value).toLocaleString('en-US');
  if (size === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(size)));
  return value.toFixed(Math.min(digits, 6));
}

/** A median with its least and greatest value. */
export const formatSpread = ({ median, min, max }: Spread): string =>
  `${formatNumber(median)} (${formatNumber(min)}–${formatNumber(max)})`;

/** A time with a fitting unit. */
export function formatTime(ms: number): string {
  if (ms >= 1000) return `${formatNumber(ms / 1000)} s`;
  if (ms >= 1) return `${formatNumber(ms)} ms`;
  return ms >= 0.001 ? `${formatNumber(ms * 1000)} µs` : `${formatNumber(ms * 1e6)} ns`;
}

/** Time for one unit. */
export const formatTimePerUnit = ({ ms, items, unit }: Measurement): string =>
  `${formatTime(ms.median / items)}/${unit}`;

/** Units a second. */
export const ratePerSecond = ({ ms, items }: Measurement): number => (items * 1000) / ms.median;

/** `+3 %`, `-12 %`. */
export const formatChange = (change: number): string =>
  `${change > 0 ? '+' : ''}${(change * 100).toFixed(0).replace('-0', '0')} %`;

/** Classes as people say them. */
export const formatBlanks = (blanks: Measurement['blanks']): string =>
  blanks === null ? '' : blanks === 'all' ? 'all' : `${blanks}`;
