/** The page of several games: a table of the players, and the way to the page of each game. */
import type { LexiconIdentity } from '@bestzug/lexicon';
import {
  playerTable,
  type Depth,
  type GameReport,
  type PlayerRow,
  type TurnReport,
} from '@bestzug/analysis';
import { html, type Content, type Markup } from './markup.ts';
import { numbersOf, type Numbers } from './numbers.ts';
import { textsOf } from './page-context.ts';
import { pageFoot, pageShell } from './page-shell.ts';
import type { ReportLanguage, ReportTexts } from './report-texts.ts';
import { SERIES_STYLE } from './series-style.ts';

/** A game of a series. */
export interface SeriesGame {
  /** What tells it from the others, such as the name of its file. */
  readonly name: string;
  /** File of its page, in the folder of this one. */
  readonly page: string;
  readonly report: GameReport;
}

/** What the page is made from. */
export interface SeriesFacts {
  readonly games: readonly SeriesGame[];
  readonly list: LexiconIdentity;
  readonly depth: Depth;
  readonly language: ReportLanguage;
}

interface SeriesContext {
  readonly texts: ReportTexts;
  readonly numbers: Numbers;
}

/** Equity lost per turn, in points, that fills the bar. */
const FULL_LOSS = 30;

/** The page as text, UTF-8. */
export function seriesPage({ games, list, depth, language }: SeriesFacts): string {
  const texts = textsOf(language);
  const context = { texts, numbers: numbersOf(texts) };
  const { series } = texts;
  const players = playerTable(games.map(({ report }) => report));
  const rules = [...new Set(games.map(({ report }) => report.rules))].join(', ');
  const words = context.numbers.count(list.words);
  const body = html`<main>
    <header>
      <p class="kicker">${texts.heading}</p>
      <h1>${series.title(games.length)}</h1>
      <p class="facts">
        ${texts.facts({ rules, list: list.name, words, isSimulated: depth === 'sim' })}
      </p>
    </header>
    ${playersPanel(players, context)}
    <section class="panel">
      <h2 id="games">${series.games}</h2>
      <ul class="games" aria-labelledby="games">
        ${games.map((game) => gameEntry(game, context))}
      </ul>
    </section>
    ${pageFoot(texts)}
  </main>`;
  const title = `${series.title(games.length)} · ${texts.heading}`;
  return pageShell(body, { title, language, style: SERIES_STYLE });
}

function playersPanel(players: readonly PlayerRow[], context: SeriesContext): Markup {
  const { columns } = context.texts.series;
  const head = (title: string): Markup => html`<th scope="col" class="number">${title}</th>`;
  return html`<section class="panel">
    <h2 id="players">${context.texts.players}</h2>
    <table class="players" aria-labelledby="players">
      <thead>
        <tr>
          <th scope="col">${columns.player}</th>
          <th scope="col">${columns.grade}</th>
          <th scope="col" class="loss">${columns.loss}</th>
          ${[columns.accuracy, columns.games, columns.wins, columns.score].map(head)}
          ${[columns.bingos, columns.missed, columns.luck].map(head)}
        </tr>
      </thead>
      <tbody>
        ${players.map((player) => playerRow(player, context))}
      </tbody>
    </table>
  </section>`;
}

function playerRow(row: PlayerRow, { texts, numbers }: SeriesContext): Markup {
  const { columns } = texts.series;
  const cell = (title: string, value: Content): Markup =>
    html`<td class="number" data-label="${title}">${value}</td>`;
  const wins = row.wins + row.draws / 2;
  const { equityLostPerTurn: loss, accuracy, grade, luck } = row;
  return html`<tr>
    <th scope="row" class="who">${row.player}</th>
    <td class="mark">${grade === null ? texts.notJudged : gradeMark(grade, texts)}</td>
    <td class="loss" data-label="${columns.loss}">
      ${
        loss === null
          ? html`<span class="none">–</span>`
          : html`<span>${numbers.decimal(loss)}</span
              ><i aria-hidden="true"
                ><i style="width:${((Math.min(loss, FULL_LOSS) / FULL_LOSS) * 100).toFixed(0)}%"></i
              ></i>`
      }
    </td>
    ${cell(columns.accuracy, accuracy === null ? '–' : numbers.percent(accuracy / 100))}
    ${cell(columns.games, row.games)}
    ${cell(columns.wins, Number.isInteger(wins) ? wins : numbers.decimal(wins))}
    ${cell(columns.score, numbers.count(row.meanScore))} ${cell(columns.bingos, row.bingos)}
    ${cell(columns.missed, row.missedBingos)}
    ${cell(columns.luck, luck === null ? '–' : numbers.signed(luck))}
  </tr>`;
}

const gradeMark = (grade: NonNullable<PlayerRow['grade']>, texts: ReportTexts): Markup =>
  html`<b class="grade-mark grade-${grade}">${grade}</b> <small>${texts.gradeName(grade)}</small>`;

function gameEntry({ name, page, report }: SeriesGame, { texts, numbers }: SeriesContext): Markup {
  const top = Math.max(...report.scores);
  const worst = worstTurn(report.turns);
  const facts = [
    name,
    texts.series.turns(report.turns.length),
    ...(report.end === null ? [texts.series.open] : []),
    ...(worst === undefined
      ? []
      : [texts.series.worst(worst.turn, numbers.decimal(worst.equityLoss ?? 0))]),
  ];
  return html`<li>
    <a href="${encodeURIComponent(page)}">
      <span class="sides">
        ${report.players.map(
          ({ player, score, grade }) =>
            html`<span class="side${score === top && ' ahead'}">
              <span class="name">${player}</span>
              <b>${score}</b>
              ${
                grade !== null &&
                html`<span class="grade-mark grade-${grade}" title="${texts.gradeName(grade)}"
                  ><span class="sr">${texts.grade} </span>${grade}</span
                >`
              }
            </span>`,
        )}
      </span>
      <small>${facts.join(' · ')}</small>
    </a>
  </li>`;
}

/** The turn that lost most; undefined where none lost anything. */
function worstTurn(turns: readonly TurnReport[]): TurnReport | undefined {
  const lossOf = ({ equityLoss }: TurnReport): number => equityLoss ?? 0;
  const [worst] = turns.toSorted((one, other) => lossOf(other) - lossOf(one));
  return worst === undefined || lossOf(worst) === 0 ? undefined : worst;
}
