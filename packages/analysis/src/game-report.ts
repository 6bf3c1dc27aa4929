/** The report of a game: plain JSON, the contract of `bestzug analyze --json`. */
import { formatCgpBoard, formatMoveInFull, formatRack, rackOf, type Board } from '@bestzug/core';
import { NORMAL_WIN_TABLE, type WinTable } from '@bestzug/strategy';
import { summaryOf, type PlayerReport } from './player-report.ts';
import type { RecordedGame, RecordedPlay, RecordedTurn } from './recorded-game.ts';
import type { DrawLuck, TurnVerdict, ValuedMove } from './turn-verdict.ts';
import { chanceAtEnd, chanceOnTurn } from './win-chance.ts';

/** How far moves were looked at. */
export type Depth = 'static' | 'sim';

/** What became of a turn. */
export type TurnKind = 'placement' | 'exchange' | 'pass' | 'withdrawn' | 'lostTurn';

/** One turn. Moves, racks and boards are text: R112, R111, the board field of CGP (R121). */
export interface TurnReport {
  /** From 1. */
  readonly turn: number;
  readonly player: string;
  /** Index of the player. */
  readonly seat: number;
  readonly kind: TurnKind;
  /** Null = unknown. */
  readonly rack: string | null;
  readonly move: string;
  /** Points it brought. */
  readonly score: number;
  /** Points of the player after it. */
  readonly total: number;
  /** Main word first. */
  readonly words: readonly string[];
  /** Words not in the list. */
  readonly phony: readonly string[];
  readonly bingo: boolean;
  /** Best move, null where the rack is not known; so are all that follow. */
  readonly best: string | null;
  readonly bestScore: number | null;
  readonly bestEquity: number | null;
  readonly equity: number | null;
  /** Points behind the best move, at least 0: of equity, or of final spread where it is known. */
  readonly equityLoss: number | null;
  /** 1 = nothing is better. */
  readonly rank: number | null;
  /** Number of valid placements. */
  readonly placements: number | null;
  /** See `TurnVerdict.endgame`; losses of such turns are in final spread. */
  readonly endgame: 'proven' | 'estimated' | null;
  readonly top: readonly ValuedMove[];
  /** The placement with the most points. */
  readonly topScore: ValuedMove | null;
  /** A bingo that was there and better than the move made. */
  readonly missedBingo: ValuedMove | null;
  readonly luck: DrawLuck | null;
  /** Chance of the player to win with the best move, and with the move made, 0 … 1. */
  readonly winBefore: number | null;
  readonly winAfter: number | null;
  /** Chance of the first player after the turn, from scores and bag alone; null with more than two. */
  readonly winFirst: number | null;
  /** Tiles in the bag before the turn. */
  readonly bag: number;
  /** [player] points after the turn. */
  readonly scores: readonly number[];
  /** The board after the turn. */
  readonly board: string;
}

/** A game. */
export interface GameReport {
  readonly depth: Depth;
  /** Name of the rule profile. */
  readonly rules: string;
  readonly players: readonly PlayerReport[];
  /** [player] */
  readonly scores: readonly number[];
  /** Null: the game goes on, or the record stops. */
  readonly end: RecordedGame['end'] | null;
  /** Turns that could not be judged, because the rack is not known. */
  readonly unknownRacks: number;
  /** Chance of the first player before the first turn; null with more than two. */
  readonly winAtStart: number | null;
  /** The board before the first turn. */
  readonly startBoard: string;
  readonly turns: readonly TurnReport[];
}

/** What a report is made from. */
export interface Judged {
  readonly depth: Depth;
  /** One per turn. */
  readonly verdicts: readonly TurnVerdict[];
  /** Left out: the normal curve. */
  readonly winTable?: WinTable | undefined;
}

/** The report of a game whose turns have been judged. */
export function reportOf(game: RecordedGame, { depth, verdicts, winTable }: Judged): GameReport {
  const table = winTable ?? NORMAL_WIN_TABLE;
  const turns = game.turns.map((turn, number) =>
    turnReport(game, number, { turn, verdict: verdicts[number]!, table }),
  );
  const first = game.turns[0];
  return {
    depth,
    rules: game.profile.name,
    players: game.players.map((player, seat) =>
      summaryOf(
        player,
        game.scores[seat]!,
        turns.filter((turn) => turn.seat === seat),
      ),
    ),
    scores: game.scores,
    end: game.end ?? null,
    unknownRacks: turns.filter(({ placements }) => placements === null).length,
    winAtStart: first === undefined ? null : chanceOfFirst(game, first, table),
    startBoard: formatCgpBoard({
      layout: game.profile.layout,
      tiles: first?.boardTiles ?? game.boardTiles,
    }),
    turns,
  };
}

function turnReport(
  game: RecordedGame,
  number: number,
  { turn, verdict, table }: TurnParts,
): TurnReport {
  const { profile, players } = game;
  const { play, player: seat, rack } = turn;
  const before: Board = { layout: profile.layout, tiles: turn.boardTiles };
  const next = game.turns[number + 1];
  // A placement that a challenge took back is not on it.
  const after: Board = { layout: profile.layout, tiles: next?.boardTiles ?? game.boardTiles };
  const [best] = verdict.top;
  const { played } = verdict;
  const kind = kindOf(play);
  const score = kind === 'placement' && play.kind === 'placement' ? play.points : 0;
  const scores = turn.scores.with(seat, turn.scores[seat]! + score);
  return {
    turn: number + 1,
    player: players[seat]!,
    seat,
    kind,
    rack: rack === undefined ? null : formatRack(rackOf(rack)),
    move: moveText(play, before),
    score,
    total: scores[seat]!,
    words: play.kind === 'placement' ? play.words : [],
    phony: verdict.phony,
    bingo: kind === 'placement' && (played?.bingo ?? laysAll(play, profile.rackSize)),
    best: best?.move ?? null,
    bestScore: best?.score ?? null,
    bestEquity: best?.equity ?? null,
    equity: played?.equity ?? null,
    equityLoss: lossOf(played, best),
    rank: verdict.rank,
    placements: verdict.placements,
    endgame: verdict.endgame,
    top: verdict.top,
    topScore: verdict.topScore,
    missedBingo: missedBingo(verdict),
    luck: verdict.luck,
    winBefore: best?.winChance ?? null,
    winAfter: played?.winChance ?? null,
    winFirst: next === undefined ? chanceNow(game, table) : chanceOfFirst(game, next, table),
    bag: turn.bag,
    scores,
    board: formatCgpBoard(after),
  };
}

interface TurnParts {
  readonly turn: RecordedTurn;
  readonly verdict: TurnVerdict;
  readonly table: WinTable;
}

function kindOf(play: RecordedPlay): TurnKind {
  if (play.kind !== 'placement') return play.kind;
  return play.outcome === 'stands' ? 'placement' : play.outcome;
}

function moveText(play: RecordedPlay, board: Board): string {
  switch (play.kind) {
    case 'placement':
      return formatMoveInFull(play.placement, board);
    case 'exchange':
      return play.symbols === undefined
        ? formatMoveInFull({ kind: 'exchangeCount', count: play.count }, board)
        : formatMoveInFull({ kind: 'exchange', symbols: play.symbols }, board);
    case 'pass':
      return formatMoveInFull(play, board);
  }
}

const laysAll = (play: RecordedPlay, rackSize: number): boolean =>
  play.kind === 'placement' &&
  play.placement.tiles.filter((tile) => tile !== 0).length === rackSize;

/** The spread counts where it is known, else the equity. A phony may be worth more than the best move. */
function lossOf(played: ValuedMove | null, best: ValuedMove | undefined): number | null {
  if (played === null || best === undefined) return null;
  if (played.move === best.move) return 0;
  const isKnown = played.spread !== null && best.spread !== null;
  const loss = isKnown ? best.spread - played.spread : best.equity - played.equity;
  return Math.max(0, loss);
}

function missedBingo({ played, bestBingo, rank }: TurnVerdict): ValuedMove | null {
  if (bestBingo === null || played === null || played.bingo || rank === 1) return null;
  return bestBingo.equity > played.equity ? bestBingo : null;
}

function chanceOfFirst(
  { players }: RecordedGame,
  { player, scores, bag }: RecordedTurn,
  table: WinTable,
): number | null {
  if (players.length !== 2) return null;
  const [own, other] = player === 0 ? scores : scores.toReversed();
  const chance = chanceOnTurn(table, { lead: own! - other!, bag });
  return player === 0 ? chance : 1 - chance;
}

/** After the last turn: certain if the game is over. */
function chanceNow(game: RecordedGame, table: WinTable): number | null {
  const { players, scores, end, turns } = game;
  if (players.length !== 2) return null;
  if (end !== undefined) return chanceAtEnd(scores[0]! - scores[1]!);
  const last = turns.at(-1);
  return last === undefined
    ? null
    : chanceOfFirst(game, { ...last, player: 1 - last.player, scores }, table);
}
