/** What all pages have around them: head, style, script, foot. */
import { html, Markup } from './markup.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { ReportLanguage, ReportTexts } from './report-texts.ts';

/** Nothing may be loaded from anywhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

/** What a page is beside its body. */
export interface PageShell {
  readonly title: string;
  readonly language: ReportLanguage;
  /** JavaScript; left out: none. */
  readonly script?: string;
  /** CSS of this kind of page alone. */
  readonly style?: string;
}

/** The whole document as text. */
export function pageShell(
  body: Markup,
  { title, language, script, style = '' }: PageShell,
): string {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${title}</title>
        <style>
          ${new Markup(PAGE_STYLE + style)}
        </style>
      </head>
      <body>
        ${body}
        ${
          script !== undefined &&
          html`<script>
            ${new Markup(script)};
          </script>`
        }
      </body>
    </html> `;
  // Indentation is for readers of the source.
  return `${page.text.replace(/\n\s*/gu, '\n').trim()}\n`;
}

/** What the numbers mean, and who made the page. */
export const pageFoot = (texts: ReportTexts): Markup =>
  html`<footer>
    <details>
      <summary>${texts.help}</summary>
      <dl>
        ${texts.helpParts.map(
          ([term, meaning]) =>
            html`<div>
              <dt>${term}</dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>
    </details>
    <p>${texts.madeBy}</p>
  </footer>`;
