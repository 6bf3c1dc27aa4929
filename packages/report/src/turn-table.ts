/** All turns as a table, which turns into cards on narrow screens. */
import type { TurnReport } from '@bestzug/analysis';
import { html, type Markup } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { badges, moveText } from './turn-details.ts';

/** A loss, in points, that fills the bar. */
const FULL_LOSS = 60;

/** The section with the table. */
export function turnTable(context: PageContext): Markup {
  const { texts, report } = context;
  const { columns } = texts;
  return html`<section class="panel">
    <h2 id="turns">${texts.turns}</h2>
    <table class="turns" aria-labelledby="turns">
      <thead>
        <tr>
          <th scope="col" class="number">${columns.turn}</th>
          <th scope="col">${columns.player}</th>
          <th scope="col">${columns.rack}</th>
          <th scope="col">${columns.move}</th>
          <th scope="col" class="number">${columns.score}</th>
          <th scope="col" class="number">${columns.total}</th>
          <th scope="col">${columns.best}</th>
          <th scope="col" class="loss">${columns.loss}</th>
          <th scope="col" class="number">${columns.luck}</th>
          <th scope="col" class="number">${columns.win}</th>
        </tr>
      </thead>
      <tbody>
        ${report.turns.map((turn) => turnRow(turn, context))}
      </tbody>
    </table>
  </section>`;
}

function turnRow(turn: TurnReport, context: PageContext): Markup {
  const { texts, numbers } = context;
  const { columns } = texts;
  const { equityLoss, best, bestScore, luck, winAfter } = turn;
  const isBest = equityLoss === 0;
  const none = html`<span class="none">–</span>`;
  return html`<tr class="seat-${turn.seat}" data-turn="${turn.turn}">
    <th scope="row" class="number">
      <button
        type="button"
        class="go"
        data-turn="${turn.turn}"
        aria-label="${texts.turn(turn.turn)}"
      >
        ${turn.turn}
      </button>
    </th>
    <td class="who"><span class="dot" aria-hidden="true"></span>${turn.player}</td>
    <td class="letters" data-label="${columns.rack}">${turn.rack ?? none}</td>
    <td class="move" data-label="${columns.move}">
      ${texts.move(turn.kind, turn.move)} ${badges(turn, context)}
    </td>
    <td class="number" data-label="${columns.score}">${turn.score}</td>
    <td class="number" data-label="${columns.total}">${turn.total}</td>
    <td class="move best" data-label="${columns.best}">
      ${
        isBest
          ? html`<span class="ok" title="${texts.nothingBetter}">✓</span
              ><span class="sr">${texts.nothingBetter}</span>`
          : best === null
            ? none
            : html`${moveText(best, context)} <small>${bestScore ?? ''}</small>`
      }
    </td>
    <td class="loss" data-label="${columns.loss}">
      ${
        equityLoss === null
          ? none
          : isBest
            ? ''
            : html`<span>${numbers.decimal(equityLoss)}</span
                ><i aria-hidden="true"
                  ><i
                    style="width:${((Math.min(equityLoss, FULL_LOSS) / FULL_LOSS) * 100).toFixed(0)}%"
                  ></i
                ></i>`
      }
    </td>
    <td class="number" data-label="${columns.luck}">
      ${luck === null ? none : numbers.signed(luck.luck)}
    </td>
    <td class="number" data-label="${columns.win}">
      ${winAfter === null ? none : numbers.percent(winAfter)}
    </td>
  </tr>`;
}
