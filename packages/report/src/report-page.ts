/** The page of a game: one HTML file that asks for nothing else. */
import { html, type Markup } from './markup.ts';
import { boardFigure } from './board-figure.ts';
import { contextOf, type PageContext, type PageFacts } from './page-context.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { pageFoot, pageShell } from './page-shell.ts';
import { playerCards } from './player-cards.ts';
import { scoreChart } from './score-chart.ts';
import { turnDetails } from './turn-details.ts';
import { turnTable } from './turn-table.ts';

/** The page as text, UTF-8. Text from the game is escaped wherever it stands. */
export function reportPage(facts: PageFacts): string {
  const context = contextOf(facts);
  const { texts, report } = context;
  const body = html`<main>
    ${pageHead(context)} ${playerCards(context)} ${scoreChart(context)}
    <section class="panel viewer">
      <h2 class="sr">${texts.board}</h2>
      ${boardFigure(context)} ${turnDetails(context)}
    </section>
    ${turnTable(context)} ${pageFoot(texts)}
  </main>`;
  const title = texts.title(report.players.map(({ player }) => player));
  return pageShell(body, { title, language: texts.language, script: PAGE_SCRIPT });
}

function pageHead({ texts, report, numbers, profile, list, series }: PageContext): Markup {
  const facts = {
    rules: profile.name,
    list: list.name,
    words: numbers.count(list.words),
    isSimulated: report.depth === 'sim',
  };
  return html`<header>
    <p class="kicker">
      ${texts.heading}${series !== undefined && html` · <a href="${series}">${texts.series.back}</a>`}
    </p>
    <h1>${report.players.map(({ player }, seat) => html`${seat > 0 && ' – '}${player}`)}</h1>
    <p class="result">
      ${resultOf(report, texts)}
      ${texts.end(report.end ?? null)}${
        report.unknownRacks > 0 && html` ${texts.unknownRacks(report.unknownRacks)}`
      }
    </p>
    <p class="facts">${texts.facts(facts)}</p>
  </header>`;
}

function resultOf(report: PageFacts['report'], texts: PageContext['texts']): string {
  const [first, second] = report.players.toSorted((one, other) => other.score - one.score);
  if (first === undefined || second === undefined) return '';
  const spread = first.score - second.score;
  if (report.end === null) return spread === 0 ? '' : texts.leads(first.player, spread);
  return spread === 0 ? texts.draw : texts.winner(first.player, spread);
}
