/** Points and lines over two axes. */
import { formatNumber } from '../figure-text.ts';
import { element, type Markup } from './markup.ts';
import { linearScale, logScale, type Scale } from './scale.ts';

/** A value at a place. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Shown when pointed at. */
  readonly title: string;
}

/** Points that belong together. */
export interface Series {
  readonly name: string;
  /** Class of the style sheet that colours it. */
  readonly colour: string;
  /** `dashed`: a line without dots, for what is ideal. */
  readonly marks: 'dots' | 'line' | 'dashed';
  readonly points: readonly Point[];
}

/** An axis. */
export interface Axis {
  /** What the values are, with their unit. */
  readonly title: string;
  /** `logarithmic` for values that differ by powers of ten. */
  readonly kind: 'linear' | 'logarithmic';
  /** The only ticks; left out: round ones. */
  readonly ticks?: readonly { readonly value: number; readonly label: string }[];
  /** Where a linear axis begins and ends; left out: from 0 to the most. */
  readonly range?: readonly [number, number];
}

/** A chart of points. */
export interface XyChart {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}

const TOP = 26;
const BOTTOM = 48;
const LEFT = 54;

/** Draws it so many pixels wide. */
export function drawXyChart({ title, x, y, series }: XyChart, width: number): Markup {
  const isNarrow = width < 500;
  const height = isNarrow ? 280 : width < 600 ? 320 : 400;
  const points = series.flatMap((one) => one.points);
  const right = width - 18;
  const base = height - BOTTOM;
  const across = scaleOf(
    x,
    points.map((point) => point.x),
    [LEFT, right],
    isNarrow ? 4 : 7,
  );
  const up = scaleOf(
    y,
    points.map((point) => point.y),
    [base, TOP],
    5,
  );
  const text = (attributes: Record<string, string | number>, content: string): Markup =>
    element('text', attributes, content);
  return element('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title }, [
    ...up.ticks.flatMap((tick) => [
      element('line', { class: 'grid', x1: LEFT, x2: right, y1: up.at(tick), y2: up.at(tick) }),
      text(
        {
          class: 'tick',
          x: LEFT - 8,
          y: up.at(tick),
          'text-anchor': 'end',
          'dominant-baseline': 'central',
        },
        labelOf(y, tick),
      ),
    ]),
    ...across.ticks.flatMap((tick) => [
      element('line', {
        class: 'axis',
        x1: across.at(tick),
        x2: across.at(tick),
        y1: base,
        y2: base + 4,
      }),
      text(
        { class: 'tick', x: across.at(tick), y: base + 18, 'text-anchor': 'middle' },
        labelOf(x, tick),
      ),
    ]),
    element('line', { class: 'axis', x1: LEFT, x2: right, y1: base, y2: base }),
    text(
      { class: 'axis-title', x: (LEFT + right) / 2, y: base + 40, 'text-anchor': 'middle' },
      x.title,
    ),
    text({ class: 'axis-title', x: 4, y: 12 }, y.title),
    ...series.map((one) => drawSeries(one, across, up)),
  ]);
}

function scaleOf(
  { kind, ticks, range }: Axis,
  values: readonly number[],
  place: readonly [number, number],
  count: number,
): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (kind === 'logarithmic') return logScale([least, most], place);
  const [from, to] = place;
  if (range !== undefined) {
    const [low, high] = range;
    return {
      at: (value) => from + ((to - from) * (value - low)) / (high - low),
      ticks: (ticks ?? []).map(({ value }) => value),
    };
  }
  const scale = linearScale(most, place, count);
  return ticks === undefined ? scale : { ...scale, ticks: ticks.map(({ value }) => value) };
}

const labelOf = ({ ticks }: Axis, tick: number): string =>
  ticks?.find(({ value }) => value === tick)?.label ??
  (tick >= 1000 ? formatNumber(tick) : String(Math.round(tick * 1000) / 1000));

function drawSeries({ name, colour, marks, points }: Series, across: Scale, up: Scale): Markup {
  const path = points
    .map(
      ({ x, y }, index) =>
        `${index === 0 ? 'M' : 'L'}${across.at(x).toFixed(1)} ${up.at(y).toFixed(1)}`,
    )
    .join('');
  const dots =
    marks === 'dashed'
      ? []
      : points.map(({ x, y, title }) =>
          element(
            'circle',
            {
              class: `fill ${colour}`,
              cx: across.at(x),
              cy: up.at(y),
              r: marks === 'dots' ? 3 : 4,
            },
            element('title', {}, title),
          ),
        );
  const line =
    marks === 'dots' ? [] : [element('path', { class: `stroke ${colour} ${marks}`, d: path })];
  return element('g', { 'aria-label': name }, [...line, ...dots]);
}
