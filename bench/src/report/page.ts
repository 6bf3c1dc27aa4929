/** The report: one HTML page that needs nothing but itself. */
import {
  formatBlanks,
  formatNumber,
  formatSpread,
  formatTime,
  formatTimePerUnit,
  ratePerSecond,
} from '../figure-text.ts';
import type { Measurement, RunRecord } from '../run-record.ts';
import { figureOf, targetOf, verdictOf, type Target } from '../target.ts';
import { drawBarChart, type BarChart } from './bar-chart.ts';
import {
  blanksChart,
  growthChart,
  historyChart,
  listSizeChart,
  suiteChart,
  threadChart,
} from './charts.ts';
import { element, escapeHtml, htmlOf, type Content, type Markup } from './markup.ts';
import { PAGE_STYLE } from './page-style.ts';
import { drawXyChart, type XyChart } from './xy-chart.ts';

/** [px] Widths of a drawing on a wide screen, in half of one, on a phone. */
const WIDE = 1000;
const HALF = 490;
const NARROW = 340;

/** One key of a legend. */
interface Key {
  readonly name: string;
  readonly colour: string;
  readonly sign?: 'line' | 'tick';
}

/** The page of a run, with the earlier runs as its history. */
export function pageOf(run: RunRecord, earlier: readonly RunRecord[]): string {
  const body = element('main', {}, [
    ...headOf(run),
    tilesOf(run),
    ...suiteSections(run),
    ...growthSections(run),
    ...historySection([...earlier, run]),
    tableSection(run),
    element('footer', {}, [
      'Made by ',
      element('code', {}, 'npm run bench -- --report'),
      '. How to measure: bench/README.md.',
    ]),
  ]);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`Bestzug benchmarks, ${run.date.slice(0, 10)}`)}</title>`,
    `<style>${PAGE_STYLE}</style>`,
    '</head>',
    `<body>${htmlOf(body)}</body>`,
    '</html>',
    '',
  ].join('\n');
}

function headOf(run: RunRecord): Markup[] {
  const { machine, node, commit, isDirty, load, list, rounds, date } = run;
  const facts: readonly (readonly [string, string])[] = [
    ['Date', date.slice(0, 16).replace('T', ' ')],
    ['Commit', isDirty ? `${commit} with changes` : commit],
    ['Node', node],
    ['Machine', `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB`],
    ['Load at start', String(load)],
    ['List', `${list.name}, ${list.words.toLocaleString('en-US')} words`],
    ['Rounds', String(rounds)],
  ];
  const isBusy = load > machine.cores / 2;
  return [
    element('h1', {}, 'Bestzug benchmarks'),
    element(
      'p',
      { class: 'lead' },
      'Times are multiples of the yardstick: a plain, untuned generator that lists all placements of the same positions, run before and after each measurement. Less is quicker. Every count was checked.',
    ),
    element(
      'dl',
      { class: 'facts' },
      facts.map(([name, value]) =>
        element('div', {}, [element('dt', {}, name), element('dd', {}, value)]),
      ),
    ),
    ...(isBusy
      ? [
          element(
            'p',
            { class: 'note' },
            `The machine was busy (load ${load} on ${machine.cores} cores). Ratios hold roughly, absolute times and the gain of threads do not.`,
          ),
        ]
      : []),
  ];
}

const VERDICTS = {
  stretch: 'stretch target met',
  must: 'target met',
  missed: 'target missed',
} as const;

function tilesOf({ measurements }: RunRecord): Markup {
  const tiles = measurements.flatMap((measurement) => {
    const target = targetOf(measurement);
    return target === undefined ? [] : [tileOf(measurement, target)];
  });
  return element('ul', { class: 'tiles' }, tiles);
}

function tileOf(measurement: Measurement, target: Target): Markup {
  const { figure, must, stretch, title } = target;
  const value = figureOf(measurement, figure);
  const isSpeedUp = figure === 'comparison' && must < 1;
  const shown = isSpeedUp ? 1 / value : value;
  const verdict = verdictOf(measurement, target);
  const limit = verdict === 'stretch' ? stretch : must;
  // The blanks do not break: sign and number stay on one line.
  const limitText = isSpeedUp
    ? `≥\u00a0${formatNumber(1 / limit)}`
    : `≤\u00a0${formatNumber(limit)}`;
  const name = isSpeedUp ? 'Gain of two threads, two blanks' : title;
  return element('li', { class: 'tile' }, [
    element('span', { class: 'name' }, name),
    element('span', { class: 'figure' }, [
      formatNumber(shown),
      element('small', {}, figure === 'memory' ? ' MB' : ' ×'),
    ]),
    element('span', { class: `verdict ${verdict}` }, `${VERDICTS[verdict]}: ${limitText}`),
  ]);
}

function suiteSections(run: RunRecord): Markup[] {
  const suites = suiteChart(run);
  if (suites.groups.length === 0) return [];
  return [
    section(
      'By suite',
      'All counted positions together. Thin lines: least and greatest of the rounds.',
      [
        legendOf([
          { name: 'median', colour: 'one' },
          { name: 'target', colour: 'key-must', sign: 'tick' },
          { name: 'stretch target', colour: 'key-stretch', sign: 'tick' },
        ]),
        ...barFigure(suites),
      ],
    ),
    section(
      'By blanks on the rack',
      'Each class against the yardstick at the same positions. Blanks multiply the placements; the plain generator suffers most.',
      [
        legendOf([
          { name: 'no blank', colour: 'blanks-0' },
          { name: 'one blank', colour: 'blanks-1' },
          { name: 'two blanks', colour: 'blanks-2' },
        ]),
        ...barFigure(blanksChart(run)),
      ],
    ),
  ];
}

function growthSections(run: RunRecord): Markup[] {
  const sections: Markup[] = [];
  if (run.growth.length > 0) {
    sections.push(
      section(
        'Time and placements',
        'One dot is one position searched alone; both axes are logarithmic.',
        [...xyFigure(growthChart(run), WIDE)],
      ),
    );
  }
  const halves: Markup[] = [];
  if (run.measurements.some(({ suite }) => suite === 'pool')) {
    halves.push(
      section('Threads', 'Ranking by the clock on the wall, against one thread.', [
        ...xyFigure(threadChart(run), HALF),
      ]),
    );
  }
  if (run.measurements.some(({ words }) => words !== null)) {
    halves.push(
      section('Size of the word list', 'Every n-th word of the German list, then the whole list.', [
        ...xyFigure(listSizeChart(run), HALF),
      ]),
    );
  }
  if (halves.length > 0) sections.push(element('div', { class: 'pair' }, halves));
  return sections;
}

function historySection(runs: readonly RunRecord[]): Markup[] {
  const chart = historyChart(runs);
  if (chart.series.length === 0) return [];
  const text =
    runs.length === 1
      ? 'One run so far: store more with --save.'
      : 'The stored runs and this one. Machines may differ, ratios can be compared all the same.';
  return [section('History', text, xyFigure(chart, WIDE))];
}

function tableSection({ measurements }: RunRecord): Markup {
  const titles = ['Suite', 'Blanks', 'Pass', 'Each', 'Per second', '× yardstick', 'Checksum'];
  const rows = measurements.map((measurement) => {
    const { suite, variant, blanks, words, ms, ratio, checksum } = measurement;
    const size = words === null ? '' : `, ${formatNumber(words)} words`;
    return [
      (variant === '' ? suite : `${suite}: ${variant}`) + size,
      formatBlanks(blanks),
      formatTime(ms.median),
      formatTimePerUnit(measurement),
      formatNumber(ratePerSecond(measurement)),
      formatSpread(ratio),
      String(checksum),
    ];
  });
  const rowOf = (kind: 'td' | 'th', cells: readonly string[]): Markup =>
    element(
      'tr',
      {},
      cells.map((cell) => element(kind, {}, cell)),
    );
  return element('section', {}, [
    element('details', {}, [
      element('summary', {}, 'All figures'),
      element('div', { class: 'scroll' }, [
        element('table', {}, [
          element('thead', {}, rowOf('th', titles)),
          element(
            'tbody',
            {},
            rows.map((cells) => rowOf('td', cells)),
          ),
        ]),
      ]),
    ]),
  ]);
}

const section = (title: string, text: string, content: readonly Markup[]): Markup =>
  element('section', {}, [element('h2', {}, title), element('p', {}, text), ...content]);

const legendOf = (keys: readonly Key[]): Markup =>
  element(
    'ul',
    { class: 'legend' },
    keys.map(({ name, colour, sign = '' }) =>
      element('li', {}, [element('i', { class: `${colour} ${sign}` }), name]),
    ),
  );

/** A drawing for wide screens and one for phones, of which the style sheet shows one. */
const bothWidths = (draw: (width: number) => Content, width: number): Markup[] => [
  element('div', { class: 'wide' }, draw(width)),
  element('div', { class: 'narrow' }, draw(NARROW)),
];

const barFigure = (chart: BarChart): Markup[] =>
  bothWidths((width) => drawBarChart(chart, width), WIDE);

const xyFigure = (chart: XyChart, width: number): Markup[] => [
  legendOf(
    chart.series.map(({ name, colour, marks }) => ({
      name,
      colour,
      ...(marks === 'dashed' ? { sign: 'line' as const } : {}),
    })),
  ),
  ...bothWidths((pixels) => drawXyChart(chart, pixels), width),
];
