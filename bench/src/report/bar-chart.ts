/** Groups of horizontal bars with whiskers, limits and the values written behind them. */
import { formatNumber } from '../figure-text.ts';
import type { Spread } from '../spread.ts';
import { element, type Markup } from './markup.ts';
import { linearScale } from './scale.ts';

/** One bar. */
export interface Bar {
  /** Class of the style sheet that colours it. */
  readonly colour: string;
  /** Name of the bar within its group, for readers of the title only. */
  readonly name: string;
  readonly spread: Spread;
  /** Limits drawn across the bar: what must be reached, and what would be excellent. */
  readonly limits?: { readonly must: number; readonly stretch: number } | undefined;
}

/** Bars with a common label. */
export interface BarGroup {
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** A chart of bars. */
export interface BarChart {
  readonly title: string;
  /** What the values are, with their unit. */
  readonly axis: string;
  readonly groups: readonly BarGroup[];
}

const GAP = 16;
const TOP = 8;
const BOTTOM = 44;
const VALUE_ROOM = 52;
/** [px] of a letter of a label, on average; generous. */
const CHARACTER_WIDTH = 7.5;

/** Draws it so many pixels wide. */
export function drawBarChart({ title, axis, groups }: BarChart, width: number): Markup {
  const isNarrow = width < 500;
  const longest = Math.max(...groups.map(({ label }) => label.length));
  const left = longest * CHARACTER_WIDTH + 18;
  const bars = groups.flatMap((group) => group.bars);
  const thickness = bars.length === groups.length ? 20 : 13;
  const heights = groups.map((group) => group.bars.length * thickness + GAP);
  const plotHeight = heights.reduce((sum, height) => sum + height, 0);
  const height = TOP + plotHeight + BOTTOM;
  const most = Math.max(...bars.flatMap(({ spread, limits }) => [spread.max, limits?.must ?? 0]));
  const x = linearScale(most, [left, width - VALUE_ROOM], isNarrow ? 3 : 6);
  const base = TOP + plotHeight;

  const grid = x.ticks.flatMap((tick) => [
    element('line', { class: 'grid', x1: x.at(tick), x2: x.at(tick), y1: TOP, y2: base }),
    element(
      'text',
      { class: 'tick', x: x.at(tick), y: base + 16, 'text-anchor': 'middle' },
      formatTick(tick),
    ),
  ]);
  let y = TOP;
  const rows = groups.map((group, index) => {
    const start = y;
    y += heights[index]!;
    return element('g', {}, [
      element(
        'text',
        {
          class: 'label',
          x: left - 10,
          y: start + heights[index]! / 2,
          'text-anchor': 'end',
          'dominant-baseline': 'central',
        },
        group.label,
      ),
      ...group.bars.map((bar, place) =>
        drawBar(bar, x.at, left, start + GAP / 2 + place * thickness, thickness),
      ),
    ]);
  });
  return element('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title }, [
    ...grid,
    ...rows,
    element('line', { class: 'axis', x1: left, x2: left, y1: TOP, y2: base }),
    element(
      'text',
      {
        class: 'axis-title',
        x: (left + width - VALUE_ROOM) / 2,
        y: base + 36,
        'text-anchor': 'middle',
      },
      axis,
    ),
  ]);
}

function drawBar(
  { colour, name, spread, limits }: Bar,
  at: (value: number) => number,
  left: number,
  top: number,
  thickness: number,
): Markup {
  const height = thickness - 3;
  const middle = top + height / 2;
  const { median, min, max } = spread;
  const title = `${name}: ${formatNumber(median)} (${formatNumber(min)}–${formatNumber(max)})`;
  const end = Math.max(at(max), limits === undefined ? 0 : at(limits.must));
  const limitLine = (value: number, kind: string): Markup[] =>
    // The wider line below sets it off from the bar.
    ['halo', kind].map((className) =>
      element('line', {
        class: `limit ${className}`,
        x1: at(value),
        x2: at(value),
        y1: top - 4,
        y2: top + height + 4,
      }),
    );
  return element('g', {}, [
    element('title', {}, title),
    element('rect', {
      class: `fill ${colour}`,
      x: left,
      y: top,
      width: Math.max(1, at(median) - left),
      height,
      rx: 2,
    }),
    element('line', { class: 'whisker', x1: at(min), x2: at(max), y1: middle, y2: middle }),
    ...(limits === undefined
      ? []
      : [...limitLine(limits.stretch, 'stretch'), ...limitLine(limits.must, 'must')]),
    element(
      'text',
      { class: 'value', x: end + 7, y: middle, 'dominant-baseline': 'central' },
      formatNumber(median),
    ),
  ]);
}

const formatTick = (value: number): string => String(Math.round(value * 1000) / 1000);
