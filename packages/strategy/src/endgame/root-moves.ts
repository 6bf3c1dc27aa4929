/** All moves of one position with a value for the best of them: where a search begins. */
import type { EndgameSearch } from './endgame-search.ts';
import { HAND_COUNT } from './hand.ts';
import { ENTRY_HAND_BITS, ENTRY_HAND_MASK } from './lane-moves.ts';
import { INFINITE, NO_ROW } from './move-bounds.ts';
import { mineOf, opponentOf, sideOf, theirsOf, turnOf, clockOf, type Turn } from './turn.ts';
import { afterPass } from './end-clock.ts';

/** Deeper than games are long: everything is searched to the end. */
export const MAX_DEPTH = 60;

/** Half the first window around the value of the search before. */
const HALF_WINDOW = 25;

/** What a window grows by when the value lies outside. */
const WINDOW_GROWTH = 3;

/** Searches of fewer turns change the value too much for a window. */
const FIRST_DEPTH_WITH_WINDOW = 3;

/** The moves of the position that the search stands at. */
export class RootMoves {
  /** Best value found, of the deepest search that knows one. */
  bestValue: number = -INFINITE;
  /** Its row, -1 = a pass. */
  bestRow: number = NO_ROW;
  /** Whether the value rests on no estimate. */
  isProven = false;
  readonly #search: EndgameSearch;
  readonly #turn: Turn;
  /** Rows in the order of looking at them, the pass last at first. */
  readonly #rows: number[];
  /** [rows] upper bounds of their values. */
  readonly #bounds: ReadonlyMap<number, number>;
  /** [rows] values of the present search. */
  readonly #values: Map<number, number> = new Map();

  constructor(search: EndgameSearch, turn: Turn) {
    this.#search = search;
    this.#turn = turn;
    this.#rows = this.#findRows();
    this.#bounds = search.boundsOf(turn, this.#rows);
    this.bestRow = this.#rows[0]!;
    this.bestValue = this.#greedyValue(this.bestRow);
  }

  /**
   * Searches all moves to a depth. Returns whether that was finished; if not, the best move may still
   * be a better one than before.
   */
  searchTo(depth: number): boolean {
    let low = -INFINITE;
    let high = INFINITE;
    let half = HALF_WINDOW;
    if (depth >= FIRST_DEPTH_WITH_WINDOW) {
      low = this.bestValue - half;
      high = this.bestValue + half;
    }
    for (;;) {
      const value = this.#searchWithin(depth, low, high);
      if (value === undefined) return false;
      if (value > low && value < high) return true;
      half *= WINDOW_GROWTH;
      if (value <= low) {
        low = Math.max(value - half, -INFINITE);
        high = value + 1;
      } else {
        low = value - 1;
        high = Math.min(value + half, INFINITE);
      }
    }
  }

  /** The best value found within the window, undefined when stopped. */
  #searchWithin(depth: number, low: number, high: number): number | undefined {
    const search = this.#search;
    let alpha = low;
    let best = -INFINITE;
    let bestRow = NO_ROW;
    let isProven = true;
    this.#values.clear();
    for (const row of this.#rows) {
      const bound = this.#bounds.get(row) ?? INFINITE;
      if (bound <= alpha && best > -INFINITE) {
        if (bound > best) best = bound;
        continue;
      }
      const value = this.#valueOf(row, depth, alpha, high, best === -INFINITE);
      if (search.isStopped) {
        // A move that beat the best one of the search before is better, as far as is known.
        if (best > low && best > this.bestValue) this.#take(bestRow, best);
        return undefined;
      }
      this.#values.set(row, value);
      if (!search.isComplete) isProven = false;
      if (value > best) {
        best = value;
        bestRow = row;
      }
      if (value > alpha) alpha = value;
      if (alpha >= high) break;
    }
    if (best > low) {
      if (depth < FIRST_DEPTH_WITH_WINDOW) this.#sort();
      this.#take(bestRow, best);
      this.#bringForward(bestRow);
    }
    this.isProven = isProven && best > low && best < high;
    return best;
  }

  /**
   * The rows of best play from here to the end, each on the board after those before it.
   *
   * @param value the proven value of the position
   */
  bestLine(value: number): number[] {
    const search = this.#search;
    const { board, moves } = search;
    const row = this.#rows.find((one) => {
      const found = this.#valueOf(one, MAX_DEPTH, value - 1, value, false);
      return !search.isStopped && found >= value;
    });
    if (row === undefined) return [];
    const next = row === NO_ROW ? this.#turnAfterPass() : search.turnAfter(row, this.#turn);
    if (next === 0) return [row];
    const points = row === NO_ROW ? 0 : moves.entries[row]! >> ENTRY_HAND_BITS;
    if (row !== NO_ROW) board.play(moves.letters[row]!, moves.places[row]!);
    const rest = new RootMoves(search, next).bestLine(points - value);
    if (row !== NO_ROW) board.undo();
    return [row, ...rest];
  }

  #turnAfterPass(): Turn {
    const clock = afterPass(clockOf(this.#turn));
    const side = sideOf(this.#turn);
    return clock === 0
      ? 0
      : turnOf(opponentOf(side), theirsOf(this.#turn), mineOf(this.#turn), clock);
  }

  #valueOf(row: number, depth: number, alpha: number, beta: number, isFirst: boolean): number {
    const search = this.#search;
    if (row === NO_ROW) return search.valueOfPass(this.#turn, depth, alpha, beta);
    return search.valueOfRow(row, this.#turn, depth, alpha, beta, isFirst);
  }

  #take(row: number, value: number): void {
    this.bestRow = row;
    this.bestValue = value;
  }

  /** Best first, by the values of the search just made. */
  #sort(): void {
    const valueOf = (row: number): number => this.#values.get(row) ?? -INFINITE;
    this.#rows.sort((one, other) => valueOf(other) - valueOf(one));
  }

  #bringForward(row: number): void {
    this.#rows.splice(this.#rows.indexOf(row), 1);
    this.#rows.unshift(row);
  }

  /** The best placement that goes out, the others by points and tiles laid, the pass. */
  #findRows(): number[] {
    const { board, moves } = this.#search;
    const side = sideOf(this.#turn);
    const mine = mineOf(this.#turn);
    moves.prepare(side, mine);
    const { lanes, level, geometry } = board;
    const rows: number[] = [];
    for (let lane = 0; lane < geometry.laneCount; lane++) {
      const at = lanes[level * geometry.laneCount + lane]! * 2 + side;
      const end = moves.starts[at]! + moves.counts[at]!;
      for (let row = moves.starts[at]!; row < end; row++) {
        if ((moves.entries[row]! & ENTRY_HAND_MASK & ~mine) === 0) rows.push(row);
      }
    }
    rows.sort((one, other) => this.#greedyValue(other) - this.#greedyValue(one));
    const isOut = (row: number): boolean => (moves.entries[row]! & ENTRY_HAND_MASK) === mine;
    const out = rows.find(isOut);
    const others = rows.filter((row) => !isOut(row));
    return out === undefined ? [...others, NO_ROW] : [out, ...others, NO_ROW];
  }

  /** Points now, what going out brings, or what the tiles laid would have cost. */
  #greedyValue(row: number): number {
    const { hands, entries } = this.#search.moves;
    const side = sideOf(this.#turn);
    const own = hands[side];
    const mine = mineOf(this.#turn);
    const theirPoints = hands[opponentOf(side)].points[theirsOf(this.#turn)]!;
    if (row === NO_ROW) return theirPoints - own.points[mine]!;
    const entry = entries[row]!;
    const laid = entry & ENTRY_HAND_MASK;
    const points = entry >> ENTRY_HAND_BITS;
    if (laid === mine) return points + 2 * theirPoints;
    return points - own.points[own.rests[mine * HAND_COUNT + laid]!]!;
  }
}

/**
 * The value of a row of the position loaded or, with `NO_ROW`, of passing; undefined when stopped.
 *
 * @param guess where the search looks for the value first
 */
export function valueOfRootRow(
  search: EndgameSearch,
  turn: Turn,
  row: number,
  depth: number,
  guess: number,
): number | undefined {
  let half = depth < FIRST_DEPTH_WITH_WINDOW ? INFINITE : HALF_WINDOW;
  for (;;) {
    const low = Math.max(guess - half, -INFINITE);
    const high = Math.min(guess + half, INFINITE);
    const value =
      row === NO_ROW
        ? search.valueOfPass(turn, depth, low, high, search.rootPassClock)
        : search.valueOfRow(row, turn, depth, low, high, true);
    if (search.isStopped) return undefined;
    if (value > low && value < high) return value;
    half *= WINDOW_GROWTH;
  }
}
