/**
 * The game on the page: its course, the tiles laid but not played, and whose rack is open. Every
 * change of the game itself goes through `commit`, which writes it down first.
 */
import { create } from 'zustand';
import {
  UNLETTERED_BLANK,
  type ActionFault,
  type Game,
  type Square,
  type Tile,
} from '@bestzug/core';
import type { GameReport } from '@bestzug/analysis';
import type { BoardCursor } from '../board/board-cursor.ts';
import type { RankedMove } from '../engine/engine-protocol.ts';
import { resumeClock, startClock, stopClock } from './clock-store.ts';
import { countPeople, isForPerson, isTurn } from './game-step.ts';
import { laidOn, type LaidTile } from './laid-tile.ts';
import { keptOrder, movedTile, type RackOrder } from './rack-order.ts';
import { discardGame, readSavedGame, saveGame } from './saved-game.ts';

/** What the status line has to say beyond the running count. */
export type Notice =
  | { readonly kind: 'refused'; readonly fault: ActionFault }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'lacksTile'; readonly letter: number };

/** What clicking on rack tiles means. */
export type TableMode = 'lay' | 'exchange';

/** Everything a running game shows. */
export interface TableState {
  readonly game: Game;
  /** Seed of the deal and of the players' chance. */
  readonly seed: number;
  /** [player] */
  readonly orders: readonly RackOrder[];
  readonly laid: readonly LaidTile[];
  readonly mode: TableMode;
  /** Places on the rack that are chosen: one to be laid next, or those to be exchanged. */
  readonly chosen: ReadonlySet<number>;
  readonly cursor: BoardCursor;
  readonly notice: Notice | undefined;
  /** Whose rack may be seen; several people on one screen hand over. */
  readonly seated: number | undefined;
  readonly isThinking: boolean;
  /** Whether the board is enlarged, on small screens. */
  readonly isZoomed: boolean;
  /** The move that was asked for; `pass` = none is better. */
  readonly hint: RankedMove | 'pass' | undefined;
  /** What the finished game was worth turn by turn, once somebody has asked. */
  readonly report: GameReport | undefined;
  /** The turn of the finished game that is looked at, from 1. */
  readonly review: number | undefined;
}

/** `damaged`: what was written down cannot be read. */
export type GameState =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly text: string }
  | ({ readonly kind: 'table' } & TableState);

const tableOf = (game: Game, seed: number): GameState => ({
  kind: 'table',
  game,
  seed,
  orders: game.racks.map((rack) => keptOrder([], rack)),
  laid: [],
  mode: 'lay',
  chosen: new Set(),
  cursor: { square: game.profile.layout.star, direction: 'across' },
  notice: undefined,
  seated: seatFor(game, undefined),
  isThinking: false,
  isZoomed: false,
  hint: undefined,
  report: undefined,
  review: undefined,
});

/** Who may be seen: the only person always, several people only after they have taken their seat. */
function seatFor(game: Game, before: number | undefined): number | undefined {
  if (countPeople(game) === 1) return game.players.findIndex(({ engine }) => engine === undefined);
  return isForPerson(game) && before !== game.toMove ? undefined : before;
}

function firstState(): GameState {
  const saved = readSavedGame();
  if (saved.kind === 'game') resumeClock(saved.game);
  return saved.kind === 'game' ? tableOf(saved.game, saved.seed) : saved;
}

/** See above. */
export const useGame = create<GameState>()(() => firstState());

/** The table, where there is one. */
function table(): TableState | undefined {
  const state = useGame.getState();
  return state.kind === 'table' ? state : undefined;
}

const change = (changes: Partial<TableState>): void => useGame.setState(changes);

/** Begins a game; the one before is gone. */
export function beginGame(game: Game, seed: number): void {
  const isSaved = saveGame(game, seed);
  startClock(game);
  useGame.setState(tableOf(game, seed), true);
  if (!isSaved) change({ notice: { kind: 'notSaved' } });
}

/** Ends looking at a game, finished or not. */
export function leaveGame(): void {
  discardGame();
  stopClock();
  useGame.setState({ kind: 'none' }, true);
}

/** Makes a game the present one: written down, then shown. */
export function commit(game: Game): void {
  const state = table();
  if (state === undefined) return;
  const isSaved = saveGame(game, state.seed);
  change({
    game,
    orders: state.orders.map((order, seat) => keptOrder(order, game.racks[seat]!)),
    laid: [],
    mode: 'lay',
    chosen: new Set(),
    notice: isSaved ? undefined : { kind: 'notSaved' },
    seated: seatFor(game, state.seated),
    hint: undefined,
    report: undefined,
    review: undefined,
  });
}

/** Shows a move to whoever has asked for one, if the game is still there. */
export function showHint(game: Game, hint: RankedMove | 'pass'): void {
  if (table()?.game === game) change({ hint, laid: [], chosen: new Set(), notice: undefined });
}

/** Keeps the analysis of a game. */
export function keepReport(game: Game, report: GameReport): void {
  if (table()?.game === game) change({ report });
}

/** Looks at a turn of the finished game, from 1; others end looking. */
export function reviewTurn(turn: number | undefined): void {
  const turns = table()?.game.history.filter(isTurn).length ?? 0;
  change({ review: turn === undefined || turn < 1 || turn > turns ? undefined : turn });
}

/** Says something in the status line until the tiles change. */
export const notify = (notice: Notice | undefined): void => change({ notice });

/** Whether the computer is at it. */
export const setThinking = (isThinking: boolean): void => change({ isThinking });

/** Enlarges the board or shows the whole of it. */
export const setZoomed = (isZoomed: boolean): void => change({ isZoomed });

/** The player to move has taken the seat in front of the screen. */
export function takeSeat(): void {
  const state = table();
  if (state !== undefined) change({ seated: state.game.toMove });
}

/** Nobody sits in front of the screen: the rack is covered and the clock stands. */
export const leaveSeat = (): void => change({ seated: undefined, laid: [], chosen: new Set() });

/** Moves the cursor. */
export const moveCursor = (cursor: BoardCursor): void => change({ cursor });

/** Whether tiles can be laid now by the person at the screen. */
export const canLay = ({ game, seated, isThinking }: TableState): boolean =>
  isForPerson(game) && seated === game.toMove && !isThinking;

/** Lays the tile of a rack place on an empty square. A blank gets its letter afterwards. */
export function layTile(place: number, square: Square, tile?: Tile): void {
  const state = table();
  if (state === undefined || !canLay(state)) return;
  const { board, toMove } = state.game;
  const symbol = state.orders[toMove]![place];
  if (symbol === undefined || board.tiles[square] !== 0) return;
  const others = state.laid.filter((laid) => laid.place !== place && laid.square !== square);
  const laid = { square, place, tile: tile ?? (symbol === 0 ? UNLETTERED_BLANK : symbol) };
  change({ laid: [...others, laid], chosen: new Set(), notice: undefined });
}

/** Moves a laid tile to another empty square. */
export function moveLaid(from: Square, to: Square): void {
  const state = table();
  const laid = state && laidOn(state.laid, from);
  if (laid !== undefined) layTile(laid.place, to, laid.tile);
}

/** Gives the blank on a square its letter. */
export function nameBlank(square: Square, tile: Tile): void {
  const state = table();
  if (state === undefined) return;
  const laid = state.laid.map((one) => (one.square === square ? { ...one, tile } : one));
  change({ laid, notice: undefined });
}

/** Takes laid tiles back: the one of a square, or all. */
export function takeBack(square?: Square): void {
  const state = table();
  if (state === undefined) return;
  const laid = square === undefined ? [] : state.laid.filter((one) => one.square !== square);
  change({ laid, chosen: new Set(), notice: undefined });
}

/** Chooses a rack place, to be laid by the next click on a square or to be exchanged. */
export function choosePlace(place: number): void {
  const state = table();
  if (state === undefined || !canLay(state)) return;
  const chosen = new Set(state.mode === 'exchange' || state.chosen.has(place) ? state.chosen : []);
  if (!chosen.delete(place)) chosen.add(place);
  change({ chosen, notice: undefined });
}

/** Turns the rack into a choice of tiles to exchange, or back. */
export const setMode = (mode: TableMode): void =>
  change({ mode, chosen: new Set(), notice: undefined, ...(mode === 'exchange' && { laid: [] }) });

/** Changes the order of the rack of the player to move; laid tiles go back first if they must. */
export function reorder(next: (order: RackOrder) => RackOrder): void {
  const state = table();
  if (state === undefined) return;
  const seat = state.seated ?? state.game.toMove;
  const order = next(state.orders[seat]!);
  change({
    orders: state.orders.with(seat, order),
    laid: state.laid.length === 0 ? [] : relaid(state.laid, state.orders[seat]!, order),
    chosen: new Set(),
  });
}

/** Moves a tile of the rack to another place. */
export const moveOnRack = (from: number, to: number): void =>
  reorder((order) => movedTile(order, from, to));

/** Laid tiles with the places their tiles have in a new order. */
function relaid(laid: readonly LaidTile[], before: RackOrder, after: RackOrder): LaidTile[] {
  const taken = new Set<number>();
  return laid.map((one) => {
    const symbol = before[one.place];
    const place = after.findIndex((other, index) => other === symbol && !taken.has(index));
    taken.add(place);
    return { ...one, place };
  });
}
