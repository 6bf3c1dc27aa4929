/** The style sheet of the report: light and dark, from a phone to a wide screen. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --page: #f5f5f2; --card: #ffffff; --ink: #1b1e24; --muted: #5b626e; --line: #e3e3de; --edge: #dcdcd6; --whisker: #3a3f48;
  --blanks-0: #9cc4f2; --blanks-1: #4b8fdc; --blanks-2: #1c4f99; --total: #3c424d;
  --one: #2a6fce; --two: #c65312; --three: #0d8268; --four: #7a4bbf; --rest: #8b919b;
  --five: #a8306e; --six: #7a6a10;
  --good: #0b7a4b; --fair: #8a6100; --bad: #b3261e; --must: #b3261e; --stretch: #0b7a4b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14161a; --card: #1c1f25; --ink: #eceef2; --muted: #a2a9b5; --line: #2f343d; --edge: #2a2e36; --whisker: #848c99;
    --blanks-0: #c3dcfa; --blanks-1: #6fabf0; --blanks-2: #3577d0; --total: #b4bac5;
    --one: #6aa8f5; --two: #f0874a; --three: #3cc2a0; --four: #b493f0; --rest: #8b919b;
    --five: #ee7fb3; --six: #cdb94a;
    --good: #4cc38a; --fair: #e0b04a; --bad: #f2847c; --must: #f2847c; --stretch: #4cc38a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif;
}
main { max-width: 1080px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 8px; letter-spacing: -0.01em; }
h2 { font-size: 19px; line-height: 1.3; margin: 0 0 4px; }
p { margin: 0 0 12px; max-width: 68ch; }
.lead { color: var(--muted); font-size: 17px; }
.facts { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 16px 0 0; padding: 0; font-size: 14px; }
.facts div { display: flex; gap: 6px; }
.facts dt { color: var(--muted); }
.facts dd { margin: 0; }
.note {
  margin: 20px 0 0; padding: 10px 14px; border-left: 4px solid var(--fair); border-radius: 4px;
  background: var(--card); font-size: 15px; max-width: none;
}
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 12px; margin: 28px 0; padding: 0; list-style: none; }
.tile, section { background: var(--card); border: 1px solid var(--edge); border-radius: 10px; }
.tile { padding: 14px 16px; display: flex; flex-direction: column; }
.tile .name { color: var(--muted); font-size: 14px; line-height: 1.35; }
.tile .figure { font-size: 28px; line-height: 1.25; font-weight: 600; font-variant-numeric: tabular-nums; margin-top: auto; padding-top: 4px; }
.tile .figure small { font-size: 16px; font-weight: 400; color: var(--muted); }
.verdict { font-size: 13px; }
.verdict.stretch { color: var(--good); } .verdict.must { color: var(--fair); } .verdict.missed { color: var(--bad); }
section { padding: 20px 22px 16px; margin: 0 0 20px; }
section > p { color: var(--muted); font-size: 15px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; }
.pair > section { min-width: 0; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 10px 0 6px; padding: 0; list-style: none; font-size: 14px; }
.legend li { display: flex; align-items: center; gap: 7px; }
.legend i { display: block; width: 14px; height: 10px; border-radius: 2px; background: var(--key); }
.legend i.line { height: 0; border-top: 2px dashed var(--key); background: none; border-radius: 0; }
.legend i.tick { width: 0; height: 14px; border-left: 2px solid var(--key); background: none; border-radius: 0; margin: 0 4px; }
svg { display: block; width: 100%; height: auto; font-size: 13px; overflow: visible; }
svg text { fill: var(--ink); font-variant-numeric: tabular-nums; }
svg .tick, svg .axis-title { fill: var(--muted); font-size: 12.5px; }
svg .value { font-size: 12.5px; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .axis { stroke: var(--muted); stroke-width: 1; }
svg .whisker { stroke: var(--whisker); stroke-width: 1.5; }
svg .limit { stroke-width: 2.5; }
svg .limit.halo { stroke: var(--card); stroke-width: 6.5; }
svg .limit.must { stroke: var(--must); } svg .limit.stretch { stroke: var(--stretch); }
svg .fill { fill: var(--key); }
svg .stroke { stroke: var(--key); fill: none; stroke-width: 2; stroke-linejoin: round; }
svg .stroke.dashed { stroke-dasharray: 5 5; stroke-width: 1.5; }
svg circle.fill { fill-opacity: 0.85; }
.narrow { display: none; }
.blanks-0 { --key: var(--blanks-0); } .blanks-1 { --key: var(--blanks-1); } .blanks-2 { --key: var(--blanks-2); }
.total { --key: var(--total); } .one { --key: var(--one); } .two { --key: var(--two); } .three { --key: var(--three); }
.four { --key: var(--four); } .five { --key: var(--five); } .six { --key: var(--six); } .rest { --key: var(--rest); }
.key-must { --key: var(--must); } .key-stretch { --key: var(--stretch); }
.scroll { overflow-x: auto; margin: 12px -22px 0; padding: 0 22px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { color: var(--muted); font-weight: 500; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
summary { cursor: pointer; font-weight: 600; font-size: 19px; }
code { font: 0.92em ui-monospace, 'DejaVu Sans Mono', monospace; }
footer { color: var(--muted); font-size: 14px; }
@media (max-width: 860px) { .pair { grid-template-columns: 1fr; gap: 0; } }
@media (max-width: 560px) {
  main { padding: 20px 12px 40px; }
  h1 { font-size: 25px; }
  section { padding: 16px 14px 12px; }
  .tiles { grid-template-columns: 1fr 1fr; gap: 8px; }
  .tile { padding: 10px 12px; }
  .tile .figure { font-size: 23px; }
  .wide { display: none; } .narrow { display: block; }
  .scroll { margin: 12px -14px 0; padding: 0 14px; }
}
`;
