/** Small pages that the server makes itself. Their style is a file, because the policy allows no other. */

/** Text in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** A whole page; `body` is HTML. */
export const htmlPage = (language: string, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Bestzug</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** Where the style is served. */
export const STYLE_PATH = '/api/page.css';

/** The style of these pages. */
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1c2421, #e6ebe8);
  --soft: light-dark(#55605b, #a3aea9);
  --paper: light-dark(#fbfaf7, #161b19);
  --panel: light-dark(#efece4, #222a27);
  --line: light-dark(#d9d4c7, #37423d);
  --accent: light-dark(#12644a, #7fd1b0);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
}
main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.75rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 0.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
h3 { font-size: 0.95rem; margin: 1.25rem 0 0.4rem; color: var(--soft); }
p { margin: 0 0 0.75rem; }
a { color: var(--accent); }
code, pre { font: 0.9rem/1.5 ui-monospace, monospace; }
pre { background: var(--panel); padding: 0.75rem 1rem; border-radius: 0.5rem; overflow-x: auto; margin: 0.5rem 0 1rem; }
.method { color: var(--accent); font-weight: 600; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.95rem; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 1rem 0.45rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
td:first-child { white-space: nowrap; }
td:nth-child(2):not(:last-child) { min-width: 7rem; max-width: 14rem; overflow-wrap: anywhere; }
td:last-child { min-width: 14rem; }
td:nth-child(2):last-child { width: 100%; }
@media (max-width: 36rem) {
  th { display: none; }
  tr { display: block; padding: 0.45rem 0; border-bottom: 1px solid var(--line); }
  td { display: inline-block; max-width: 100%; padding: 0 0.75rem 0 0; border: 0; }
  td:last-child { min-width: 0; }
  td:nth-child(2):last-child { width: auto; }
}
`;
