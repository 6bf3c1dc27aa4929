/** Numbers as people of a language write them. */
import type { Language } from '../settings/settings.ts';

/** Ways to write numbers. */
export interface Formats {
  /** 587.473 */
  count(value: number): string;
  /** −10,0 with one decimal and a real minus sign. */
  points(value: number): string;
  /** +1,5 and −3,9; 0,0 without a sign. */
  signed(value: number): string;
  /** 92,7 % of a share 0 … 1. */
  percent(share: number): string;
  /** 0,5 MB. */
  megabytes(bytes: number): string;
}

const NARROW_SPACE = '\u202f';
const MINUS = '\u2212';

/** The formats of a language. */
export function formatsOf(language: Language): Formats {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const one = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // Values that round to nothing have no sign.
  const points = (value: number): string =>
    one.format(Math.abs(value) < 0.05 ? 0 : value).replace('-', MINUS);
  return {
    count: (value) => whole.format(value).replace('-', MINUS),
    points,
    signed: (value) => (value >= 0.05 ? `+${points(value)}` : points(value)),
    percent: (share) => `${one.format(share * 100)}${language === 'de' ? `${NARROW_SPACE}%` : '%'}`,
    megabytes: (bytes) => `${one.format(bytes / 1_000_000)} MB`,
  };
}
