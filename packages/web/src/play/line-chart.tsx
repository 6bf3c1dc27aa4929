/** A chart of lines over the turns of a game. What it shows, a table beside it says in text. */
import type { ReactNode } from 'react';

/** One line. */
export interface ChartLine {
  readonly name: string;
  /** Value at each point, from left to right; null = a gap. */
  readonly values: readonly (number | null)[];
}

interface LineChartProps {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  readonly low: number;
  readonly high: number;
  /** Values with a line across the chart and their text. */
  readonly marks: readonly { readonly value: number; readonly text: string }[];
  /** The point that stands out. */
  readonly selected: number | undefined;
  readonly onSelect: (point: number) => void;
}

/** Units of the drawing, which are pixels where the chart has its full size. */
const WIDTH = window.matchMedia('(max-width: 767px)').matches ? 360 : 640;
const HEIGHT = 180;
const LEFT = 44;
const RIGHT = 72;
const TOP = 10;
const BOTTOM = 10;
/** Names at the ends of lines stand at least so far apart. */
const NAME_DISTANCE = 16;

/** See above. */
export function LineChart(props: LineChartProps): ReactNode {
  const { title, lines, low, high, marks, selected, onSelect } = props;
  const points = Math.max(2, ...lines.map(({ values }) => values.length));
  const x = (point: number): number => LEFT + (point / (points - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number =>
    TOP + (1 - (value - low) / Math.max(1e-9, high - low)) * (HEIGHT - TOP - BOTTOM);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {/* Keys step through the record beside it; the chart only adds the pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={title}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const place = ((event.clientX - box.left) / box.width) * WIDTH;
          const share = (place - LEFT) / (WIDTH - LEFT - RIGHT);
          onSelect(Math.round(Math.min(1, Math.max(0, share)) * (points - 1)));
        }}
      >
        {marks.map(({ value, text }) => (
          <g key={value}>
            <line
              className="chart__mark"
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(value)}
              y2={y(value)}
            />
            <text className="chart__text" x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {selected === undefined ? null : (
          <line
            className="chart__cursor"
            x1={x(selected)}
            x2={x(selected)}
            y1={TOP}
            y2={HEIGHT - BOTTOM}
          />
        )}
        {lines.map(({ name, values }, line) => (
          <path
            key={name}
            className={`chart__line chart__line--${line % 4}`}
            d={pathOf(values, x, y)}
          />
        ))}
        {namePlaces(lines, y).map(({ name, at }, line) => (
          <text
            key={name}
            className={`chart__name chart__name--${line % 4}`}
            x={WIDTH - RIGHT + 8}
            y={at + 4}
          >
            {name}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function pathOf(
  values: readonly (number | null)[],
  x: (point: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let isDown = false;
  values.forEach((value, point) => {
    if (value !== null)
      path += `${isDown ? 'L' : 'M'}${x(point).toFixed(1)} ${y(value).toFixed(1)}`;
    isDown = value !== null;
  });
  return path;
}

/** Where the names stand: at the ends of their lines, pushed apart where those meet. */
function namePlaces(
  lines: readonly ChartLine[],
  y: (value: number) => number,
): { readonly name: string; readonly at: number }[] {
  const places = lines.map(({ name, values }, line) => ({
    name,
    line,
    at: y(values.findLast((value) => value !== null) ?? 0),
  }));
  const falling = [...places].sort((one, other) => one.at - other.at);
  let last = -Infinity;
  for (const place of falling) {
    place.at = Math.max(place.at, last + NAME_DISTANCE);
    last = place.at;
  }
  const overflow = Math.max(0, last - (HEIGHT - BOTTOM));
  return places.map(({ name, at }) => ({ name, at: at - overflow }));
}
