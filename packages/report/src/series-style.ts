/** The style sheet of the page of several games, beside that of all pages. */

/** CSS, put into the page as it stands. */
export const SERIES_STYLE = `
.players { margin-top: 8px; font-size: 0.94rem; }
.players .who { font-weight: 600; max-width: 14em; overflow-wrap: anywhere; }
.players .mark { white-space: nowrap; }
.grade-mark {
  display: inline-grid; place-items: center; min-width: 1.5em; height: 1.5em; padding: 0 0.3em; border-radius: 0.4em;
  color: #fff; font-weight: 700; font-size: 0.85rem; line-height: 1;
}
.players td.loss { white-space: nowrap; }
.players td.loss > span { display: inline-block; min-width: 2.6em; text-align: right; margin-right: 8px; }
.players td.loss > i { display: inline-block; width: 56px; height: 6px; border-radius: 3px; background: var(--track); vertical-align: middle; overflow: hidden; }
.players td.loss > i > i { display: block; height: 100%; background: var(--bad); }
.games { list-style: none; margin: 6px -8px 0; }
.games li + li { border-top: 1px solid var(--line); }
.games a {
  display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 2px 28px; align-items: center;
  padding: 9px 8px; border-radius: 9px; color: inherit; text-decoration: none;
}
.games a:hover { background: var(--hover); }
.games a:hover .name { text-decoration: underline; text-underline-offset: 0.2em; }
.sides { display: flex; flex-wrap: wrap; gap: 2px 36px; }
.side { flex: 1 1 12em; display: flex; align-items: center; gap: 0.6em; min-width: 0; }
.side .name { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.side b { font-weight: 400; font-size: 1.1rem; }
.side.ahead .name, .side.ahead b { font-weight: 700; }
.games small { overflow-wrap: anywhere; }
@media (max-width: 720px) {
  .players thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .players, .players tbody { display: block; }
  .players tr { display: grid; grid-template-columns: 1fr 1fr; gap: 3px 20px; padding: 12px 0; }
  .players tr > * { border: 0 !important; padding: 0; }
  .players tbody tr + tr { border-top: 1px solid var(--line); }
  .players .who { font-size: 1.05rem; max-width: none; }
  .players .mark { text-align: right; }
  .players td.loss { grid-column: 1 / -1; display: flex; align-items: center; gap: 10px; margin-bottom: 3px; }
  .players td.loss > span { min-width: 0; margin: 0; }
  .players td.loss > i { flex: 1; width: auto; }
  .players td.number { display: flex; justify-content: space-between; gap: 8px; }
  .players td[data-label]::before { content: attr(data-label); color: var(--muted); font-size: 0.85rem; }
  .games a { grid-template-columns: minmax(0, 1fr); }
  .side { flex-basis: 100%; }
}
`;
