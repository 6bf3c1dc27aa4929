/** Scores and chance of winning over the turns, as one SVG; the scales and curves come from d3. */
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, curveStepAfter, line } from 'd3-shape';
import { html, type Markup } from './markup.ts';
import type { PageContext } from './page-context.ts';

/** How large the chart is drawn, in pixels. */
interface ChartSize {
  readonly width: number;
  /** Height of the scores, and of the chance of winning below. */
  readonly scores: number;
  readonly chances: number;
  /** For which screens. */
  readonly className: 'wide' | 'narrow';
}

const SIZES: readonly ChartSize[] = [
  { width: 1080, scores: 220, chances: 120, className: 'wide' },
  { width: 360, scores: 190, chances: 110, className: 'narrow' },
];

/** Room for the numbers on the left, on the right, above, and between and below the panels. */
const LEFT = 48;
const RIGHT = 14;
const TOP = 10;
const GAP = 40;
const BOTTOM = 34;

/** Widest distance of two turn numbers on the axis, in pixels. */
const LABEL_DISTANCE = 34;

/** A point of a curve. */
type Point = readonly [turn: number, value: number];

/** The section with the chart, drawn once for wide and once for narrow screens. */
export function scoreChart(context: PageContext): Markup {
  const { report, texts } = context;
  if (report.turns.length === 0) return html``;
  return html`<section class="panel">
    <h2>${texts.course}</h2>
    <ul class="legend">
      ${report.players.map(
        ({ player }, seat) =>
          html`<li class="seat-${seat}"><span class="dot" aria-hidden="true"></span>${player}</li>`,
      )}
    </ul>
    ${SIZES.map((size) => chart(size, context))}
  </section>`;
}

function chart(size: ChartSize, context: PageContext): Markup {
  const { report, texts } = context;
  const { width, scores, chances, className } = size;
  const count = report.turns.length;
  const hasChances = report.winAtStart !== null;
  const height = TOP + scores + (hasChances ? GAP + chances : 0) + BOTTOM;
  const x = scaleLinear([0, count], [LEFT, width - RIGHT]);
  const bottom = height - BOTTOM;
  const band = (x(1) - x(0)).toFixed(2);
  const facts = report.players.map(({ player: name, score }) => ({ name, score }));
  return html`<svg
    class="chart ${className}"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="${texts.chartLabel(facts)}"
    data-left="${LEFT}"
    data-step="${band}"
  >
    ${scorePanel(x, { top: TOP, bottom: TOP + scores, width }, context)}
    ${hasChances && chancePanel(x, { top: TOP + scores + GAP, bottom, width }, context)}
    ${turnAxis(x, bottom, context)}
    <line class="cursor" x1="${x(count)}" x2="${x(count)}" y1="${TOP}" y2="${bottom}" />
    ${report.turns.map(
      ({ turn, player, move, kind, scores: now }) =>
        html`<rect
          class="hit"
          data-turn="${turn}"
          x="${(x(turn) - Number(band) / 2).toFixed(1)}"
          y="${TOP}"
          width="${band}"
          height="${bottom - TOP}"
          ><title>
            ${texts.turn(turn)}, ${player}: ${texts.move(kind, move)} · ${now.join(' : ')}
          </title></rect
        >`,
    )}
  </svg>`;
}

/** Where a panel lies. */
interface PanelBox {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

type Scale = ReturnType<typeof scaleLinear<number, number>>;

function scorePanel(x: Scale, { top, bottom, width }: PanelBox, context: PageContext): Markup {
  const { report, numbers } = context;
  const all = report.turns.flatMap(({ scores }) => scores).concat(report.scores, 0);
  const y = scaleLinear([Math.min(...all), Math.max(50, ...all)], [bottom, top]).nice(4);
  const draw = line<Point>(
    ([turn]) => x(turn),
    ([, value]) => y(value),
  ).curve(curveStepAfter);
  return html`${y
    .ticks(4)
    .map(
      (tick) =>
        html`<line
            class="grid"
            x1="${LEFT}"
            x2="${width - RIGHT}"
            y1="${y(tick)}"
            y2="${y(tick)}"
          /><text class="tick" x="${LEFT - 7}" y="${y(tick)}" dy="0.32em" text-anchor="end"
            >${numbers.count(tick)}</text
          >`,
    )}
  ${report.players.map((_, seat) => {
    const points: Point[] = [
      [0, startScore(seat, context)],
      ...report.turns.map(({ turn, scores }): Point => [turn, scores[seat] ?? 0]),
    ];
    const bingos = report.turns.filter((turn) => turn.seat === seat && turn.bingo);
    return html`<path class="line seat-${seat}" d="${draw(points) ?? ''}" />${bingos.map(
        ({ turn, scores }) =>
          html`<circle
            class="bingo seat-${seat}"
            cx="${x(turn)}"
            cy="${y(scores[seat] ?? 0)}"
            r="4.5"
          />`,
      )}`;
  })}`;
}

/** Points before the first turn: none, or those of a position it began with. */
function startScore(seat: number, { report }: PageContext): number {
  const first = report.turns[0];
  if (first === undefined) return 0;
  return (first.scores[seat] ?? 0) - (first.seat === seat ? first.score : 0);
}

function chancePanel(x: Scale, { top, bottom, width }: PanelBox, context: PageContext): Markup {
  const { report, texts, numbers } = context;
  const y = scaleLinear([0, 1], [bottom, top]);
  const points: Point[] = [
    [0, report.winAtStart ?? 0.5],
    ...report.turns.map(({ turn, winFirst }): Point => [turn, winFirst ?? 0.5]),
  ];
  const [first] = report.players;
  const fill = area<Point>(
    ([turn]) => x(turn),
    y(0.5),
    ([, value]) => y(value),
  ).curve(curveMonotoneX)(points);
  const draw = line<Point>(
    ([turn]) => x(turn),
    ([, value]) => y(value),
  ).curve(curveMonotoneX)(points);
  const id = `${width}`;
  return html`<text class="title" x="${LEFT}" y="${top - 12}"
      >${texts.winChance(first?.player ?? '')}</text
    >
    ${[0, 0.5, 1].map(
      (tick) =>
        html`<line
            class="grid${tick === 0.5 && ' middle'}"
            x1="${LEFT}"
            x2="${width - RIGHT}"
            y1="${y(tick)}"
            y2="${y(tick)}"
          /><text class="tick" x="${LEFT - 7}" y="${y(tick)}" dy="0.32em" text-anchor="end"
            >${numbers.percent(tick)}</text
          >`,
    )}
    <clipPath id="above-${id}"
      ><rect x="0" y="${top - 2}" width="${width}" height="${y(0.5) - top + 2}"
    /></clipPath>
    <clipPath id="below-${id}"
      ><rect x="0" y="${y(0.5)}" width="${width}" height="${bottom - y(0.5) + 2}"
    /></clipPath>
    <path class="area seat-0" clip-path="url(#above-${id})" d="${fill ?? ''}" />
    <path class="area seat-1" clip-path="url(#below-${id})" d="${fill ?? ''}" />
    <path class="chance" d="${draw ?? ''}" />`;
}

function turnAxis(x: Scale, bottom: number, { report, texts }: PageContext): Markup {
  const count = report.turns.length;
  const room = Math.max(1, Math.floor((x(count) - x(0)) / LABEL_DISTANCE));
  const ticks = x.ticks(room).filter((tick) => Number.isInteger(tick) && tick > 0);
  return html`<text class="tick" x="${LEFT}" y="${bottom + 20}" text-anchor="middle"
      >${texts.turnAxis}</text
    >${ticks
      .filter((tick) => x(tick) - LEFT > LABEL_DISTANCE)
      .map(
        (tick) =>
          html`<text class="tick" x="${x(tick)}" y="${bottom + 20}" text-anchor="middle"
            >${tick}</text
          >`,
      )}`;
}
