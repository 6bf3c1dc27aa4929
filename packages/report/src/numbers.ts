/** Numbers as a language writes them. */
import type { ReportTexts } from './report-texts.ts';

/** Formats numbers of a page. */
export interface Numbers {
  count(value: number): string;
  /** With one digit behind the point. */
  decimal(value: number): string;
  /** With sign, whole. */
  signed(value: number): string;
  signedDecimal(value: number): string;
  /** Of a share, 0 … 1. */
  percent(share: number): string;
}

/** The formats of a language. */
export function numbersOf({ locale }: Pick<ReportTexts, 'locale'>): Numbers {
  const minus = (text: string): string => text.replace('-', '−');
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const sign = { signDisplay: 'exceptZero' } as const;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(locale, one);
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, ...sign });
  const signedDecimal = new Intl.NumberFormat(locale, { ...one, ...sign });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    count: (value) => minus(count.format(value)),
    decimal: (value) => minus(decimal.format(value)),
    signed: (value) => minus(signed.format(value)),
    signedDecimal: (value) => minus(signedDecimal.format(value)),
    percent: (share) => percent.format(share),
  };
}
