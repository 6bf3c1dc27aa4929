/** The style sheet of pages: light and dark as the reader has it, wide and narrow screens, print. */

/** CSS, put into the page as it stands. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f4f2ec; --card: #fffefb; --ink: #1e2329; --muted: #5f6670; --line: #e2ddd1;
  --seat-0: #0b6e66; --seat-1: #b4470e; --seat-2: #5a4bb0; --seat-3: #7a6200;
  --good: #1a7f37; --bad: #b42318; --bad-soft: #fbe9e6; --good-soft: #e3f3e6;
  --square: #ebe6da; --w2: #f1c0b6; --w3: #e2887a; --l2: #bddcee; --l3: #74aed6; --mark: #3a3f46;
  --tile: #f3dfae; --tile-edge: #cfb679; --tile-ink: #2a2010; --track: #e7e2d6; --hover: #f3efe5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #13161a; --card: #1b2026; --ink: #e7e6e1; --muted: #a0a8b1; --line: #2e353d;
    --seat-0: #38c4b4; --seat-1: #ff9b5e; --seat-2: #a99cff; --seat-3: #d9bd4a;
    --good: #57c878; --bad: #ff8f81; --bad-soft: #3a211f; --good-soft: #1c3325;
    --square: #262c33; --w2: #5d3834; --w3: #8a3f35; --l2: #2b4657; --l3: #2b6189; --mark: #cbd2d9;
    --tile: #dcc48c; --tile-edge: #a88f55; --tile-ink: #1c160a; --track: #2e353d; --hover: #232930;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 1120px; margin: 0 auto; padding: 28px 20px 40px; }
h1, h2, h3, p, dl, dd, ul, figure { margin: 0; padding: 0; }
h1 { font-size: clamp(1.7rem, 4.5vw, 2.5rem); line-height: 1.15; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
small { font-size: 0.82em; color: var(--muted); }
.kicker { color: var(--muted); font-size: 0.8rem; letter-spacing: 0.08em; text-transform: uppercase; }
.kicker a { color: inherit; text-underline-offset: 0.2em; }
.result { margin-top: 8px; }
.facts { margin-top: 2px; color: var(--muted); font-size: 0.85rem; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.seat-0 { --seat: var(--seat-0); } .seat-1 { --seat: var(--seat-1); }
.seat-2 { --seat: var(--seat-2); } .seat-3 { --seat: var(--seat-3); }
.dot { display: inline-block; width: 0.62em; height: 0.62em; margin-right: 0.45em; border-radius: 50%; background: var(--seat); }
.good { color: var(--good); } .bad { color: var(--bad); }

.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(250px, 1fr)); gap: 16px; margin-top: 22px; }
.card, .panel { background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
.card { padding: 18px 20px; border-top: 4px solid var(--seat); }
.card .score { margin-top: 2px; color: var(--muted); }
.card .score b { font-size: 2.5rem; line-height: 1.15; color: var(--ink); letter-spacing: -0.02em; }
.grade { display: flex; align-items: center; gap: 12px; margin-top: 8px; }
.grade b { flex: none; width: 2.1rem; height: 2.1rem; border-radius: 9px; display: grid; place-items: center; color: #fff; font-size: 1.15rem; }
.grade span small { display: block; }
.grade-1 { background: #17693a; } .grade-2 { background: #3f7526; } .grade-3 { background: #80680a; }
.grade-4 { background: #9c560b; } .grade-5 { background: #ad3d1d; } .grade-6 { background: #9f2424; }
.meter { height: 5px; margin-top: 10px; border-radius: 3px; background: var(--track); overflow: hidden; }
.meter i { display: block; height: 100%; background: var(--seat); }
.card dl { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 18px; margin-top: 14px; }
.card dt { font-size: 0.8rem; color: var(--muted); }
.card dd { font-weight: 600; overflow-wrap: anywhere; }
.card dd small { font-weight: 400; }
.card dd small.bad { color: var(--bad); }

.panel { margin-top: 18px; padding: 18px 20px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; list-style: none; margin: 4px 0 6px; font-size: 0.9rem; color: var(--muted); }
.chart { display: block; width: 100%; height: auto; font-size: 12px; }
.chart.narrow { display: none; }
.chart text { fill: var(--muted); }
.chart .title { fill: var(--ink); font-size: 13px; }
.chart .grid { stroke: var(--line); stroke-width: 1; shape-rendering: crispEdges; }
.chart .middle { stroke: var(--muted); stroke-dasharray: 3 3; opacity: 0.6; }
.chart .line { fill: none; stroke: var(--seat); stroke-width: 2.5; stroke-linejoin: round; }
.chart .line.seat-1 { stroke-dasharray: 7 3; }
.chart .bingo { fill: var(--card); stroke: var(--seat); stroke-width: 2.5; }
.chart .area { fill: var(--seat); opacity: 0.28; }
.chart .chance { fill: none; stroke: var(--ink); stroke-width: 1.6; opacity: 0.75; }
.chart .cursor { stroke: var(--ink); stroke-width: 1.25; opacity: 0.55; pointer-events: none; }
.chart .hit { fill: transparent; cursor: pointer; }
.chart .hit:hover { fill: var(--ink); fill-opacity: 0.05; }

.viewer { display: grid; grid-template-columns: minmax(0, 1.18fr) minmax(0, 1fr); gap: 24px; }
.board-box { container-type: inline-size; }
.board {
  display: grid; grid-template-columns: 1.3em repeat(var(--size), 1fr); gap: 0.09em;
  font-size: calc(100cqw / (var(--size) * 2.05)); line-height: 1; user-select: none;
}
.board > i { display: grid; place-items: center; font-style: normal; font-size: 0.62em; color: var(--muted); min-height: 1.5em; }
.board > span {
  position: relative; aspect-ratio: 1; display: grid; place-items: center; border-radius: 0.16em;
  background: var(--square); color: var(--mark); font-size: 0.5em; overflow: hidden;
}
.board > span.w2 { background: var(--w2); } .board > span.w3, .board > span.w4 { background: var(--w3); }
.board > span.l2 { background: var(--l2); } .board > span.l3, .board > span.l4 { background: var(--l3); }
.board b, .rack b {
  background: var(--tile); color: var(--tile-ink); box-shadow: inset 0 -0.09em 0 var(--tile-edge); font-weight: 650;
}
.board b { position: absolute; inset: 0; display: grid; place-items: center; border-radius: 0.16em; font-size: 2.1em; padding-right: 0.14em; }
.board b[hidden] { display: none; }
.board b.blank { color: #a3261b; text-transform: uppercase; padding-right: 0; }
.board b sub, .rack b sub { position: absolute; right: 0.25em; bottom: 0.22em; font-size: 0.4em; font-weight: 500; line-height: 1; }
.board b.new { box-shadow: inset 0 0 0 0.14em var(--seat); background: color-mix(in srgb, var(--seat) 22%, var(--tile)); }
.board b.gone { opacity: 0.75; text-decoration: line-through; outline-color: var(--bad); }
.pager { display: flex; align-items: center; gap: 6px; margin-top: 12px; }
.pager[hidden] { display: none; }
.pager input { flex: 1; min-width: 0; accent-color: var(--seat-0); }
.pager output { min-width: 2ch; text-align: right; color: var(--muted); }
.pager button {
  width: 40px; height: 40px; border: 1px solid var(--line); border-radius: 9px; background: var(--card); color: var(--ink);
  font: inherit; font-size: 1.2rem; line-height: 1; cursor: pointer;
}
.pager button:hover { background: var(--hover); }
.pager button:disabled { opacity: 0.4; cursor: default; }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--seat-0) 75%, transparent); outline-offset: 2px; }

.turn[hidden] { display: none; }
.details { min-width: 0; overflow-x: auto; }
.details .turn + .turn { margin-top: 28px; }
.paged .details .turn { margin-top: 0; }
.details h3 { font-size: 1.1rem; overflow-wrap: anywhere; }
.rack { display: flex; gap: 4px; margin-top: 10px; font-size: 1.15rem; }
.rack b { position: relative; width: 1.9em; height: 1.9em; display: grid; place-items: center; border-radius: 0.25em; padding-right: 0.15em; }
.rack b.blank span { opacity: 0.55; }
.made { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin-top: 12px; }
.made .move { font-size: 1.2rem; }
.move { font-weight: 600; }
.badge { display: inline-block; padding: 0.05em 0.55em; border-radius: 1em; font-size: 0.75rem; font-weight: 600; white-space: nowrap; }
.badge.good { background: var(--good-soft); } .badge.bad { background: var(--bad-soft); }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; padding: 12px 0 4px; }
th, td { padding: 6px 8px; text-align: left; vertical-align: baseline; font-weight: 400; }
thead th { color: var(--muted); font-size: 0.8rem; border-bottom: 1px solid var(--line); }
tbody tr + tr > * { border-top: 1px solid var(--line); }
.number { text-align: right; white-space: nowrap; }
.best-moves { font-size: 0.92rem; }
.best-moves th, .best-moves td { padding: 4px 6px; }
.best-moves .move { font-weight: 600; }
.best-moves .leave { letter-spacing: 0.04em; color: var(--muted); }
.best-moves .own { background: color-mix(in srgb, var(--seat) 13%, transparent); }
.star { color: var(--good); margin-left: 0.3em; }
.notes { list-style: none; margin-top: 10px; font-size: 0.92rem; color: var(--muted); }
.notes li + li { margin-top: 3px; }
.note { margin-top: 10px; color: var(--muted); }

.turns { margin-top: 8px; font-size: 0.92rem; }
.turns tbody tr { cursor: pointer; }
.turns tbody tr:hover { background: var(--hover); }
.turns tr.current { background: color-mix(in srgb, var(--seat) 13%, transparent); }
.turns .go { border: 0; background: none; color: inherit; font: inherit; padding: 2px 6px; margin: -2px -6px; cursor: pointer; border-radius: 6px; }
.turns .who { white-space: nowrap; max-width: 9em; overflow: hidden; text-overflow: ellipsis; }
.turns .letters { letter-spacing: 0.06em; color: var(--muted); }
.turns .best { font-weight: 400; }
.turns .ok { color: var(--good); font-weight: 700; }
.turns .none { color: var(--muted); }
.turns .loss { min-width: 96px; white-space: nowrap; }
.turns td.loss > span { display: inline-block; min-width: 2.6em; text-align: right; margin-right: 8px; }
.turns td.loss > i { display: inline-block; width: 44px; height: 6px; border-radius: 3px; background: var(--track); vertical-align: middle; overflow: hidden; }
.turns td.loss > i > i { display: block; height: 100%; background: var(--bad); }

footer { margin-top: 22px; color: var(--muted); font-size: 0.88rem; }
footer summary { cursor: pointer; color: var(--ink); }
footer dl { margin-top: 8px; max-width: 72ch; }
footer dt { color: var(--ink); font-weight: 600; margin-top: 8px; }
footer > p { margin-top: 14px; }

@media (max-width: 860px) {
  .viewer { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 720px) {
  main { padding: 18px 12px 28px; }
  .cards { gap: 10px; margin-top: 16px; grid-template-columns: repeat(auto-fit, minmax(155px, 1fr)); }
  .card { padding: 12px 14px; }
  .card .score b { font-size: 2rem; }
  .card dl { grid-template-columns: repeat(auto-fit, minmax(118px, 1fr)); gap: 7px 12px; }
  .grade { gap: 8px; font-size: 0.9rem; }
  .panel { padding: 14px 12px; margin-top: 12px; }
  .chart.wide { display: none; } .chart.narrow { display: block; }
  .turns thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .turns, .turns tbody { display: block; }
  .turns tr {
    display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; gap: 2px 10px; padding: 9px 4px; align-items: baseline;
    grid-template-areas: "number who score total" ". move move loss" ". best best best" ". rack luck win";
  }
  .turns tr > * { border: 0 !important; padding: 0; }
  .turns tbody tr + tr { border-top: 1px solid var(--line); }
  .turns tr > th { grid-area: number; min-width: 1.6em; color: var(--muted); }
  .turns .who { grid-area: who; max-width: none; }
  .turns tr > :nth-child(3) { grid-area: rack; }
  .turns tr > :nth-child(4) { grid-area: move; font-size: 1.05rem; }
  .turns tr > :nth-child(5) { grid-area: score; font-weight: 600; }
  .turns tr > :nth-child(5)::before { content: "+"; }
  .turns tr > :nth-child(6) { grid-area: total; min-width: 3ch; color: var(--muted); }
  .turns .best { grid-area: best; }
  .turns .best::before { content: attr(data-label) ": "; color: var(--muted); }
  .turns .best:has(.ok)::before, .turns .best:has(.none)::before { content: none; }
  .turns .best:has(.ok) { grid-area: loss; text-align: right; }
  .turns td.loss { grid-area: loss; min-width: 0; text-align: right; color: var(--bad); }
  .turns td.loss > span { margin: 0; min-width: 0; }
  .turns td.loss > span:not(.none)::before { content: "−"; }
  .turns td.loss > i, .turns .none { display: none; }
  .turns tr > :nth-child(9) { grid-area: luck; color: var(--muted); }
  .turns tr > :nth-child(10) { grid-area: win; color: var(--muted); }
  .turns tr > :nth-child(9):not(:has(.none))::before { content: attr(data-label) " "; }
  .best-moves { font-size: 0.84rem; }
  .best-moves tr > :first-child { display: none; }
  .best-moves th, .best-moves td { padding: 4px 3px; }
  .best-moves .move { overflow-wrap: anywhere; }
  .best-moves thead th { font-size: 0.7rem; }
  .best-moves .star { margin-left: 0.15em; }
  .rack { font-size: 1.05rem; }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@media print {
  body { background: none; }
  .pager, .chart .cursor { display: none; }
  .card, .panel { break-inside: avoid; }
  .turns { break-inside: auto; }
}
`;
