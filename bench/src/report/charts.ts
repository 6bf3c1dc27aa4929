/** Which figures of a run go into which chart. */
import { formatNumber, formatTime } from '../figure-text.ts';
import { sameIn, type GrowthPoint, type Measurement, type RunRecord } from '../run-record.ts';
import { targetOf } from '../target.ts';
import type { BarChart, BarGroup } from './bar-chart.ts';
import type { Point, Series, XyChart } from './xy-chart.ts';

/** Time as a multiple of the yardstick's. */
const RATIO_AXIS = 'time ÷ the yardstick’s time';

/** One line per thing that has a name in the legend. */
const COLOURS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Name of a line of the table, short. */
const shortName = ({ suite, variant }: Measurement): string =>
  variant === '' ? suite : variant === 'with table' ? suite : `${suite}, ${variant}`;

/** Whether it belongs among the suites shown: searches without the table have their own lines. */
const isShown = ({ variant }: Measurement): boolean => variant !== 'without table';

const isTotal = (measurement: Measurement): boolean =>
  measurement.blanks === 'all' && isShown(measurement);

/** Bars per suite, all positions together, with the targets. */
export function suiteChart({ measurements }: RunRecord): BarChart {
  return {
    title: 'Time of each suite against the yardstick',
    axis: RATIO_AXIS,
    groups: measurements.filter(isTotal).map((measurement): BarGroup => {
      const target = targetOf(measurement);
      const limits = target?.figure === 'ratio' ? target : undefined;
      const name = shortName(measurement);
      return { label: name, bars: [{ colour: 'one', name, spread: measurement.ratio, limits }] };
    }),
  };
}

/** Bars per suite and number of blanks. */
export function blanksChart({ measurements }: RunRecord): BarChart {
  const totals = measurements.filter(isTotal);
  return {
    title: 'Time of each suite by blanks on the rack',
    axis: RATIO_AXIS,
    groups: totals.map((total): BarGroup => {
      const { suite, variant } = total;
      const label = shortName(total);
      const classes = measurements.filter(
        (measurement) =>
          measurement.suite === suite &&
          measurement.variant === variant &&
          measurement.blanks !== 'all' &&
          measurement.blanks !== null,
      );
      return {
        label,
        bars: classes.map(({ blanks, ratio }) => ({
          colour: `blanks-${blanks}`,
          name: `${label}, ${blanks} blanks`,
          spread: ratio,
        })),
      };
    }),
  };
}

/** Times quicker with more threads. */
export function threadChart({ measurements }: RunRecord): XyChart {
  const pool = measurements.filter(({ suite }) => suite === 'pool');
  const jobOf = ({ variant }: Measurement): string => variant.split(', ')[0] ?? variant;
  const threads = [...new Set(pool.map((measurement) => measurement.threads ?? 1))];
  const most = Math.max(...threads);
  const series = [...new Set(pool.map(jobOf))].map((job, index): Series => ({
    name: job === 'one position' ? 'one rich position' : job,
    colour: COLOURS[index]!,
    marks: 'line',
    points: pool
      .filter((measurement) => jobOf(measurement) === job)
      .map(({ threads: count, comparison }): Point => {
        const speed = 1 / (comparison?.ratio.median ?? 1);
        const x = count ?? 1;
        return { x, y: speed, title: `${job}, ${x} threads: ${formatNumber(speed)} ×` };
      }),
  }));
  const ideal: Series = {
    name: 'ideal',
    colour: 'rest',
    marks: 'dashed',
    points: [
      { x: 1, y: 1, title: 'ideal' },
      { x: most, y: most, title: 'ideal' },
    ],
  };
  return {
    title: 'Speed by number of threads',
    x: {
      title: 'threads',
      kind: 'linear',
      range: [0.75, most + 0.25],
      ticks: threads.map((value) => ({ value, label: String(value) })),
    },
    y: { title: 'times as quick as one thread', kind: 'linear' },
    series: [ideal, ...series],
  };
}

const GROWTH_SERIES = [
  ['yardstick', 'rest'],
  ['ranked', 'two'],
  ['all', 'one'],
  ['best', 'three'],
] as const;

/** Time of single positions by their placements. */
export function growthChart({ growth }: RunRecord): XyChart {
  // Logarithms know no zero: a position without placements is left out.
  const drawn = growth.filter(({ placements }) => placements > 0);
  const pointOf = (name: 'yardstick' | 'ranked' | 'all' | 'best', point: GrowthPoint): Point => ({
    x: point.placements,
    y: point[name],
    title: `${point.id}, ${name}: ${formatNumber(point.placements)} placements, ${formatTime(point[name] / 1000)}`,
  });
  return {
    title: 'Time of a position by its placements',
    x: { title: 'placements of the position', kind: 'logarithmic' },
    y: { title: 'processor time, µs', kind: 'logarithmic' },
    series: GROWTH_SERIES.map(([name, colour]) => ({
      name,
      colour,
      marks: 'dots',
      points: drawn.map((point) => pointOf(name, point)),
    })),
  };
}

const LIST_SIZE_COLOURS: Readonly<Record<string, string>> = { all: 'one', best: 'three' };

/** Time by the size of the word list. */
export function listSizeChart({ measurements }: RunRecord): XyChart {
  const sized = measurements.filter(({ words }) => words !== null);
  const names = [...new Set(sized.map(({ variant }) => variant))];
  const sizes = [...new Set(sized.map(({ words }) => (words ?? 0) / 1000))];
  return {
    title: 'Time by size of the word list',
    x: {
      title: 'words in the list, thousands',
      kind: 'linear',
      ticks: sizes.map((value) => ({ value, label: String(Math.round(value)) })),
    },
    y: { title: 'time ÷ the yardstick’s time with the whole list', kind: 'linear' },
    series: names.map((name): Series => ({
      name,
      colour: LIST_SIZE_COLOURS[name] ?? 'rest',
      marks: 'line',
      points: sized
        .filter(({ variant }) => variant === name)
        .map(({ words, ratio: { median } }): Point => {
          const title = `${name}, ${formatNumber(words ?? 0)} words: ${formatNumber(median)}`;
          return { x: (words ?? 0) / 1000, y: median, title };
        }),
    })),
  };
}

/** The totals of all runs, oldest first. */
export function historyChart(runs: readonly RunRecord[]): XyChart {
  const latest = runs.at(-1);
  const shown = (latest?.measurements ?? []).filter(isTotal).slice(0, COLOURS.length);
  const every = Math.ceil(runs.length / 5);
  return {
    title: 'Time against the yardstick over the stored runs',
    x: {
      title: 'run (date and commit)',
      kind: 'linear',
      range: [-0.5, runs.length - 0.5],
      ticks: runs.flatMap(({ date, commit }, value) =>
        (runs.length - 1 - value) % every === 0
          ? [{ value, label: `${date.slice(5, 10)} ${commit.slice(0, 7)}` }]
          : [],
      ),
    },
    y: { title: RATIO_AXIS, kind: 'linear' },
    series: shown.map((measurement, index): Series => ({
      name: shortName(measurement),
      colour: COLOURS[index]!,
      marks: 'line',
      points: runs.flatMap((run, x): Point[] => {
        const found = sameIn(run, measurement);
        if (found === undefined) return [];
        const y = found.ratio.median;
        return [
          {
            x,
            y,
            title: `${shortName(found)}, ${run.date.slice(0, 10)} ${run.commit}: ${formatNumber(y)}`,
          },
        ];
      }),
    })),
  };
}
