import { describe, expect, test } from 'vitest';
import { CliError } from '../src/cli-error.ts';
import { chooseLanguage } from '../src/language.ts';
import { oneOf, wholeNumber } from '../src/options.ts';

const faultOf = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error instanceof CliError ? error.fault : error;
  }
};

describe('whole numbers', () => {
  test.each([
    ['1', 1],
    [' 12 ', 12],
    ['+3', 3],
    [undefined, undefined],
  ])('%o is %o', (text, value) => {
    expect(wholeNumber('--top', text, { min: 1 })).toBe(value);
  });

  test.each(['0', '-1', '1.5', '1e3', '', 'zehn', '0x10', '9'.repeat(30)])(
    '%o is refused',
    (text) => {
      expect(faultOf(() => wholeNumber('--top', text, { min: 1 }))).toMatchObject({
        kind: 'badOptionNumber',
        option: '--top',
        found: text,
      });
    },
  );
});

test('the limit of all numbers is named where it is passed', () => {
  expect(faultOf(() => wholeNumber('--seed', '9'.repeat(16), { min: 0 }))).toMatchObject({
    max: 999_999_999_999_999,
  });
});

test('choices may be typed in any case', () => {
  expect(oneOf('--sort', 'Equity', ['score', 'equity'])).toBe('equity');
  expect(faultOf(() => oneOf('--sort', 'x', ['score']))).toMatchObject({ kind: 'badChoice' });
});

test.each([
  [[], undefined, 'de'],
  [[], 'en_GB.UTF-8', 'en'],
  [['--lang', 'EN'], undefined, 'en'],
  [['best', '--lang=en', 'X'], 'de', 'en'],
  [['--lang', 'fr'], undefined, 'de'],
  [['--lang'], 'en', 'en'],
  [[], 'english', 'de'],
])('%o and BESTZUG_LANG=%s give %s', (args, environment, language) => {
  expect(chooseLanguage(args, environment)).toBe(language);
});
