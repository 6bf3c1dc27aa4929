/** A rack as tiles. */
import { rackSymbolOfSign } from '@bestzug/core';
import { html, type Markup } from './markup.ts';
import type { PageContext } from './page-context.ts';

/** The tiles of a rack text (R111). */
export const rackFigure = (rack: string, { texts, profile }: PageContext): Markup =>
  html`<p class="rack" role="img" aria-label="${texts.rack}: ${rack}">
    ${Array.from(rack, (sign) => {
      const symbol = rackSymbolOfSign(sign) ?? 0;
      return sign === '?'
        ? html`<b class="blank"><span>?</span></b>`
        : html`<b>${sign}<sub>${profile.tileSet.points[symbol] ?? 0}</sub></b>`;
    })}
  </p>`;
