/**
 * The board with all tiles of the game. Each tile knows from which turn to which it lies there, so
 * that the page shows the board of any turn by hiding the others; without a script it shows the last.
 */
import {
  columnName,
  emptyBoard,
  isBlankTile,
  newTilesOf,
  NO_TILE,
  parseCgpBoard,
  parseMoveText,
  signOfTile,
  type Board,
  type NewTile,
  type RuleProfile,
} from '@bestzug/core';
import type { GameReport } from '@bestzug/analysis';
import { html, type Markup } from './markup.ts';
import type { PageContext } from './page-context.ts';

/** A tile on a square: lies there after turn `from` (0 = before the first) up to before `to`. */
export interface LaidTile {
  readonly square: number;
  readonly tile: number;
  readonly from: number;
  /** Infinity = to the end. */
  readonly to: number;
  /** Player who laid it; undefined = it lay there from the start. */
  readonly seat: number | undefined;
}

/** All tiles that lay on the board, and for their turn those of placements that did not stand. */
function laidTiles(report: GameReport, profile: RuleProfile): LaidTile[] {
  let before = boardOf(report.startBoard, profile);
  const laid: LaidTile[] = [];
  before.tiles.forEach((tile, square) => {
    if (tile !== NO_TILE) laid.push({ square, tile, from: 0, to: Infinity, seat: undefined });
  });
  for (const { turn, seat, kind, move, board } of report.turns) {
    const after = boardOf(board, profile);
    after.tiles.forEach((tile, square) => {
      if (tile === NO_TILE || before.tiles[square] !== NO_TILE) return;
      laid.push({ square, tile, from: turn, to: Infinity, seat });
    });
    if (kind === 'withdrawn' || kind === 'lostTurn') {
      for (const { square, tile } of tilesOfMove(move, before, profile)) {
        laid.push({ square, tile, from: turn, to: turn + 1, seat });
      }
    }
    before = after;
  }
  return laid;
}

/** The board of a text, which is well formed in every report. */
function boardOf(text: string, profile: RuleProfile): Board {
  const board = parseCgpBoard(text, profile);
  return board.ok ? board.value : emptyBoard(profile.layout);
}

function tilesOfMove(move: string, board: Board, profile: RuleProfile): readonly NewTile[] {
  const read = parseMoveText(move, { ...profile, board });
  if (!read.ok || read.value.kind !== 'placement') return [];
  const { direction, start, signs } = read.value;
  return newTilesOf({ kind: 'placement', direction, start, tiles: signs }, board.layout.size);
}

/** The board, and what turns its pages. */
export function boardFigure(context: PageContext): Markup {
  const { report, profile, texts } = context;
  const { size } = profile.layout;
  const count = report.turns.length;
  const laid = laidTiles(report, profile);
  const onSquare = (square: number): LaidTile[] => laid.filter((tile) => tile.square === square);
  const names = Array.from({ length: size }, (_, column) => html`<i>${columnName(column)}</i>`);
  const rows = Array.from({ length: size }, (_, row) => [
    html`<i>${row + 1}</i>`,
    ...Array.from({ length: size }, (_unused, column) => {
      const square = row * size + column;
      return squareMarkup(square, onSquare(square), context);
    }),
  ]);
  return html`<figure class="board-figure">
    <div class="board-box">
      <div
        class="board"
        id="board"
        role="img"
        style="--size:${size}"
        aria-label="${count === 0 ? texts.boardStart : texts.boardAfter(count)}"
      >
        <i></i>${names}${rows}
      </div>
    </div>
    <figcaption class="pager" hidden>
      <button type="button" id="first" aria-label="${texts.first}" title="${texts.first}">«</button>
      <button type="button" id="previous" aria-label="${texts.previous}" title="${texts.previous}">
        ‹
      </button>
      <input
        type="range"
        id="slider"
        min="0"
        max="${count}"
        value="${count}"
        aria-label="${texts.slider}"
      />
      <output id="shown" for="slider">${count}</output>
      <button type="button" id="next" aria-label="${texts.next}" title="${texts.next}">›</button>
      <button type="button" id="last" aria-label="${texts.last}" title="${texts.last}">»</button>
    </figcaption>
  </figure>`;
}

function squareMarkup(
  square: number,
  laid: readonly LaidTile[],
  { profile, report }: PageContext,
): Markup {
  const { layout, tileSet } = profile;
  const last = report.turns.length;
  const word = layout.wordMultipliers[square] ?? 1;
  const letter = layout.letterMultipliers[square] ?? 1;
  const isStar = square === layout.star;
  const premium = word > 1 ? `w${Math.min(word, 4)}` : letter > 1 ? `l${Math.min(letter, 4)}` : '';
  const mark = isStar ? '★' : word > 1 ? `${word}W` : letter > 1 ? `${letter}L` : '';
  return html`<span class="${premium}"
    >${mark}${laid.map(({ tile, from, to, seat }) => {
      const points = isBlankTile(tile) ? '' : String(tileSet.points[tile] ?? 0);
      const classes = [
        ...(seat === undefined ? [] : [`seat-${seat}`]),
        ...(isBlankTile(tile) ? ['blank'] : []),
        ...(to === Infinity ? [] : ['gone']),
      ].join(' ');
      return html`<b
        class="${classes}"
        data-from="${from}"
        data-to="${to === Infinity ? last + 1 : to}"
        ${to <= last && html` hidden`}
        >${signOfTile(tile)}<sub>${points}</sub></b
      >`;
    })}</span
  >`;
}
