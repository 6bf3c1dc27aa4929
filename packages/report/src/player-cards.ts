/** A card for each player: result and what it came from. */
import type { PlayerReport } from '@bestzug/analysis';
import { html, type Markup } from './markup.ts';
import type { PageContext } from './page-context.ts';

/** All cards. */
export const playerCards = (context: PageContext): Markup =>
  html`<section class="cards" aria-label="${context.texts.players}">
    ${context.report.players.map((player, seat) => playerCard(player, seat, context))}
  </section>`;

function playerCard(player: PlayerReport, seat: number, context: PageContext): Markup {
  const { texts, numbers, report } = context;
  const isTop = player.score === Math.max(...report.scores);
  const fact = (term: string, value: Markup | string, help?: string): Markup =>
    html`<div${help !== undefined && html` title="${help}"`}>
      <dt>${term}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<article class="card seat-${seat}">
    <h2><span class="dot" aria-hidden="true"></span>${player.player}</h2>
    <p class="score${isTop && ' top'}"><b>${player.score}</b> ${texts.points}</p>
    ${gradeLine(player, context)}
    <dl>
      ${fact(texts.meanScore, numbers.decimal(player.meanScore))}
      ${
        player.equityLostPerTurn !== null &&
        fact(texts.loss, numbers.decimal(player.equityLostPerTurn))
      }
      ${fact(
        texts.bingos,
        html`${player.bingos}${
          player.missedBingos > 0 &&
          html` <small class="bad">${texts.missed(player.missedBingos)}</small>`
        }`,
      )}
      ${
        player.judgedTurns > 0 &&
        fact(texts.bestMoves, texts.share(player.bestMoves, player.judgedTurns))
      }
      ${
        player.luck !== null &&
        fact(
          texts.luck,
          html`${numbers.signed(player.luck)}
            <small>± ${numbers.count(player.luckError ?? 0)}</small>`,
          texts.luckHelp,
        )
      }
      ${player.phonies.length > 0 && fact(texts.phonies, texts.words(player.phonies))}
    </dl>
  </article>`;
}

/** The grade, and the accuracy as a bar. */
function gradeLine({ grade, accuracy }: PlayerReport, { texts, numbers }: PageContext): Markup {
  if (grade === null || accuracy === null) {
    return html`<p class="grade"><span>${texts.notJudged}</span></p>`;
  }
  return html`<p class="grade">
      <b class="grade-${grade}">${grade}</b>
      <span
        >${texts.gradeName(grade)}
        <small>${texts.accuracy} ${numbers.percent(accuracy / 100)}</small></span
      >
    </p>
    <div class="meter" aria-hidden="true"><i style="width:${accuracy.toFixed(1)}%"></i></div>`;
}
