import { describe, expect, test } from 'vitest';
import { SUITE_NAMES } from '../src/bench-case.ts';
import { DEFAULT_REPORT, readBenchOptions } from '../src/bench-options.ts';

describe('options', () => {
  test('without any, all suites run five rounds and nothing is written', () => {
    expect(readBenchOptions([])).toEqual({
      ok: true,
      value: { suites: SUITE_NAMES, rounds: 5, save: false, report: undefined, stored: false },
    });
  });

  test.each([
    [['--report'], DEFAULT_REPORT],
    [['--report', 'page.html'], 'page.html'],
    [['--report', '--save'], DEFAULT_REPORT],
  ])('%j writes %s', (args, report) => {
    expect(readBenchOptions(args)).toMatchObject({ ok: true, value: { report } });
  });

  test('suites run in the order of the table', () => {
    expect(readBenchOptions(['--suite', 'best,all', '--rounds', '9'])).toMatchObject({
      ok: true,
      value: { suites: ['all', 'best'], rounds: 9 },
    });
  });

  test.each([
    [['--suite', 'bset'], "no suite 'bset'"],
    [['--rounds', '0'], '--rounds'],
    [['--rounds', '2.5'], '--rounds'],
    [['--fast'], '--fast'],
    [['best'], 'unknown argument: best'],
  ])('%j is refused with a reason', (args, message) => {
    const read = readBenchOptions(args);
    expect(read).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(!read.ok && read.error.kind === 'refused' && read.error.message).toContain(message);
  });
});
