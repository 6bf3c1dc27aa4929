/** What there is to say about each turn, one section per turn; the page shows one at a time. */
import type { TurnReport, ValuedMove } from '@bestzug/analysis';
import { html, type Markup } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { rackFigure } from './rack-figure.ts';

/** All sections. */
export const turnDetails = (context: PageContext): Markup =>
  html`<div class="details" id="details">
    ${context.report.turns.map((turn) => turnSection(turn, context))}
  </div>`;

function turnSection(turn: TurnReport, context: PageContext): Markup {
  const { texts } = context;
  return html`<section
    class="turn seat-${turn.seat}"
    data-turn="${turn.turn}"
    aria-label="${texts.turn(turn.turn)}"
  >
    <h3><span class="dot" aria-hidden="true"></span>${texts.turn(turn.turn)} · ${turn.player}</h3>
    ${turn.rack !== null && rackFigure(turn.rack, context)}
    <p class="made">
      <b class="move">${texts.move(turn.kind, turn.move)}</b> ${texts.pointsOf(turn.score)}
      ${badges(turn, context)}
    </p>
    ${turn.best === null ? html`<p class="note">${texts.rackUnknown}</p>` : topTable(turn, context)}
    <ul class="notes">
      ${sentences(turn, context).map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
  </section>`;
}

/** Marks of what is special about a turn. */
export function badges(turn: TurnReport, { texts }: PageContext): Markup {
  return html`${turn.bingo && html`<span class="badge good">${texts.bingo}</span>`}
  ${turn.missedBingo !== null && html`<span class="badge bad">${texts.missedBingo}</span>`}
  ${turn.phony.length > 0 && html`<span class="badge bad">${texts.phony}</span>`}`;
}

function topTable(turn: TurnReport, context: PageContext): Markup {
  const { texts, numbers } = context;
  const { columns } = texts;
  const isCalculated = turn.top.some(({ spread }) => spread !== null);
  const isListed = turn.top.some(({ move }) => move === turn.move);
  const row = (place: number, move: ValuedMove): Markup =>
    html`<tr${move.move === turn.move && html` class="own"`}>
      <td class="number">${numbers.count(place)}</td>
      <th scope="row" class="move">${moveText(move.move, context)}${move.bingo && html`<span class="star" title="${texts.bingo}">★</span>`}</th>
      <td class="number">${move.score}</td>
      <td class="leave">${move.leave}</td>
      <td class="number">${numbers.decimal(move.equity)}</td>
      ${isCalculated && html`<td class="number">${move.spread === null ? '–' : numbers.signed(move.spread)}</td>`}
      <td class="number">${numbers.percent(move.winChance)}</td>
    </tr>`;
  const own: ValuedMove = {
    move: turn.move,
    score: turn.score,
    leave: '',
    equity: turn.equity ?? 0,
    bingo: turn.bingo,
    winChance: turn.winAfter ?? 0,
    spread: null,
  };
  return html`<table class="best-moves">
    <caption>
      ${texts.topMoves}${turn.placements !== null && html` <small>${texts.placements(numbers.count(turn.placements))}</small>`}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="number"><span class="sr">${columns.place}</span></th>
        <th scope="col">${columns.anyMove}</th>
        <th scope="col" class="number">${columns.score}</th>
        <th scope="col">${columns.leave}</th>
        <th scope="col" class="number">${columns.equity}</th>
        ${isCalculated && html`<th scope="col" class="number">${columns.spread}</th>`}
        <th scope="col" class="number">${columns.win}</th>
      </tr>
    </thead>
    <tbody>
      ${turn.top.map((move, place) => row(place + 1, move))}
      ${!isListed && turn.equity !== null && turn.rank !== null && row(turn.rank, own)}
    </tbody>
  </table>`;
}

/** A move as people say it. */
export function moveText(move: string, { texts }: PageContext): string {
  if (move === '-') return texts.move('pass', move);
  return texts.move(move.startsWith('-') ? 'exchange' : 'placement', move);
}

function sentences(turn: TurnReport, { texts, numbers }: PageContext): string[] {
  const { equityLoss, missedBingo, phony, winBefore, winAfter, luck, endgame, top } = turn;
  const bestSpread = top[0]?.spread ?? null;
  const madeSpread = top.find(({ move }) => move === turn.move)?.spread ?? null;
  return [
    ...(phony.length > 0 ? [texts.phonySentence(phony)] : []),
    ...(equityLoss === 0 ? [texts.nothingBetter] : []),
    ...(equityLoss !== null && equityLoss > 0
      ? [texts.lossSentence(numbers.decimal(equityLoss))]
      : []),
    ...(endgame === null || bestSpread === null || madeSpread === null
      ? []
      : [
          texts.endgameSentence(
            numbers.signed(bestSpread),
            numbers.signed(madeSpread),
            endgame === 'proven',
          ),
        ]),
    ...(missedBingo === null ? [] : [texts.missedSentence(missedBingo.move, missedBingo.score)]),
    ...(winBefore === null || winAfter === null || equityLoss === 0
      ? []
      : [texts.winSentence(numbers.percent(winBefore), numbers.percent(winAfter))]),
    ...(luck === null || luck.error === 0
      ? []
      : [
          texts.luckSentence(
            numbers.signedDecimal(luck.luck),
            numbers.decimal(luck.expected),
            numbers.decimal(luck.error),
          ),
        ]),
  ];
}
