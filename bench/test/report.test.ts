import { describe, expect, test } from 'vitest';
import { SUITE_NAMES } from '../src/bench-case.ts';
import { linearScale, logScale } from '../src/report/scale.ts';
import { pageOf } from '../src/report/page.ts';
import { changedResults, type RunRecord } from '../src/run-record.ts';
import { tableOf } from '../src/table.ts';
import { SAMPLE_RUN, sampleMeasurement } from './sample-run.ts';

/** Elements of HTML that have no end. */
const VOID_ELEMENTS = new Set(['meta', '!doctype']);

/** Names of elements that are closed in the wrong order or not at all. */
function unbalancedIn(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([!a-z][a-z0-9]*)(?:\s[^<>]*)?>/giu)) {
    if (VOID_ELEMENTS.has(name.toLowerCase())) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(name);
  }
  return [...faults, ...open];
}

const page = pageOf(SAMPLE_RUN, []);

describe('the report', () => {
  test.each(SUITE_NAMES.filter((suite) => suite !== 'growth'))('names the suite %s', (suite) => {
    expect(page).toMatch(new RegExp(`<td>${suite}[:<,]`, 'u'));
  });

  test.each([
    'By suite',
    'By blanks on the rack',
    'Time and placements',
    'Threads',
    'Size of the word list',
    'History',
  ])('has the chart %s', (title) => {
    const section = page.split('<h2>').find((part) => part.startsWith(`${title}<`));
    expect(section).toContain('<svg');
  });

  test('closes every element in order', () => expect(unbalancedIn(page)).toEqual([]));

  test('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/https?:|<script|<link|@import|url\(/u);
  });

  test('draws numbers only', () => expect(page).not.toMatch(/NaN|Infinity|undefined/u));

  test('escapes what machines are called', () => {
    expect(page).toContain('Zähler &amp; &lt;Söhne&gt;');
  });

  test('is written without figures, too', () => {
    const empty = pageOf({ ...SAMPLE_RUN, measurements: [], growth: [] }, []);
    expect(unbalancedIn(empty)).toEqual([]);
    expect(empty).not.toContain('<svg');
  });

  test('shows earlier runs in the history', () => {
    const earlier = { ...SAMPLE_RUN, date: '2026-11-01T10:00:00.000Z', commit: '0ldc0de' };
    expect(pageOf(SAMPLE_RUN, [earlier])).toContain('11-01 0ldc0de');
  });
});

describe('scales', () => {
  test('linear ones begin at 0 and end at a round tick', () => {
    const { at, ticks } = linearScale(0.93, [0, 100], 5);
    expect(ticks.map((tick) => Number(tick.toFixed(2)))).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(at(0.5)).toBeCloseTo(50);
  });

  test('logarithmic ones have their ticks at the powers of ten within', () => {
    const { at, ticks } = logScale([20, 30_000], [0, 90]);
    expect(ticks).toEqual([100, 1000, 10_000]);
    expect(at(1000) - at(100)).toBeCloseTo(at(10_000) - at(1000));
    expect(at(20)).toBeGreaterThan(0);
    expect(at(30_000)).toBeLessThan(90);
  });
});

describe('results', () => {
  const games = sampleMeasurement('self-play', { checksum: 7 });
  const now = { ...SAMPLE_RUN, measurements: [games] };
  const before = (checksum: number, facts: Partial<RunRecord> = {}): RunRecord => ({
    ...SAMPLE_RUN,
    ...facts,
    measurements: [{ ...games, checksum }],
  });

  test('that differ from the baseline are noticed', () => {
    expect(changedResults(now, before(8))).toEqual([games]);
    expect(changedResults(now, before(7))).toEqual([]);
  });

  test('of another list are no matter', () => {
    const list = { ...SAMPLE_RUN.list, sha256: '1'.repeat(64) };
    expect(changedResults(now, before(8, { list }))).toEqual([]);
  });
});

describe('the table', () => {
  test('shows the change against the baseline', () => {
    const before = sampleMeasurement('look-up', {
      ratio: { median: 0.5, min: 0.5, max: 0.5 },
    });
    const baseline = { ...SAMPLE_RUN, measurements: [before] };
    const line = tableOf(SAMPLE_RUN, baseline)
      .split('\n')
      .find((candidate) => candidate.startsWith('look-up'));
    expect(line).toContain('-20 %');
  });

  test('says which targets are missed', () => {
    const late = sampleMeasurement('ranked', {
      blanks: 'all',
      ratio: { median: 9, min: 9, max: 9 },
    });
    expect(tableOf({ ...SAMPLE_RUN, measurements: [late] }, undefined)).toContain('missed');
  });
});
