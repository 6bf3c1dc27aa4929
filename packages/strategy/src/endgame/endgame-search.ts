/**
 * Negamax over the placements and passes of an endgame: principal variation search with a
 * transposition table, to a depth, and greedy play beyond.
 *
 * A value is the difference of points still to come, final count included, as the player on turn
 * sees it. Both final counts of the rules have the same differences (R79): going out earns twice the
 * other rest, an end by passes the other rest less the own.
 */
import { ALL_LETTERS, BLANK, type WordGraph } from '@bestzug/lexicon';
import { symbolsOf, type Board, type Rack, type RuleProfile } from '@bestzug/core';
import {
  afterPass,
  afterPlacement,
  clockAfterPass,
  endRuleOf,
  type EndClock,
  type EndRule,
  type TurnCounts,
} from './end-clock.ts';
import { EndgameBoard } from './endgame-board.ts';
import { GreedyPlayout } from './greedy-playout.ts';
import { HAND_COUNT, type Hand } from './hand.ts';
import { KeyIndex } from './key-index.ts';
import { ENTRY_HAND_BITS, ENTRY_HAND_MASK, LaneMoves } from './lane-moves.ts';
import { LastTiles } from './last-tiles.ts';
import { INFINITE, MoveBounds, NO_ROW } from './move-bounds.ts';
import { MoveOrder } from './move-order.ts';
import { MoveStack } from './move-stack.ts';
import { OutThreats } from './out-threats.ts';
import { SearchFrame } from './search-frame.ts';
import { SoloBounds } from './solo-bounds.ts';
import { AT_LEAST, AT_MOST, COMPLETE, EXACT, TranspositionTable } from './transposition-table.ts';
import {
  clockOf,
  mineOf,
  opponentOf,
  sideOf,
  theirsOf,
  turnOf,
  type Side,
  type Turn,
} from './turn.ts';
import { mixed } from './zobrist.ts';

/** Parts the second word of a turn's key from the first. */
const TURN_KEY = 0x3243f6a9;

/** Positions between two questions whether to stop. */
const STOP_INTERVAL = 128;

/** Most placements remembered; each takes 18 bytes. */
const MOST_PLACEMENTS = 1 << 23;

/** No value is that low: nothing is asked before a search. */
const NO_QUESTION = -INFINITE - 1;

/** Most turns in one line: all tiles one by one and the passes in between. */
const MAX_LINE = 256;

/** Says when a search has to stop, from its effort so far. */
export type StopRule = (effort: number) => boolean;

/** One position with its racks, and everything found out about it. */
export class EndgameSearch {
  readonly board: EndgameBoard;
  readonly moves: LaneMoves;
  /** Positions valued, by search or by look. */
  positions = 0;
  /** Whether the stop rule ended the search; values returned since then mean nothing. */
  isStopped = false;
  /** Whether the last value rests on no estimate. */
  isComplete = true;
  /** When the game ends by passes. */
  endRule: EndRule = { start: 2, reset: 2 };
  /** The clock if the position loaded is passed. */
  rootPassClock: EndClock = 2;

  readonly #rules: RuleProfile;
  readonly #laneIndex: KeyIndex = new KeyIndex();
  readonly #stack: MoveStack = new MoveStack();
  readonly #table: TranspositionTable;
  readonly #order: MoveOrder;
  readonly #bounds: MoveBounds;
  readonly #playout: GreedyPlayout;
  readonly #frames: readonly SearchFrame[];
  #line = 0;
  #untilQuestion = STOP_INTERVAL;
  #stopRule: StopRule = () => false;

  /** @param tableBits log₂ of the entries of the table, 16 bytes each */
  constructor(graph: WordGraph, rules: RuleProfile, tableBits: number) {
    this.#rules = rules;
    this.board = new EndgameBoard(graph, rules, this.#laneIndex);
    this.moves = new LaneMoves(graph, this.board, rules);
    this.#playout = new GreedyPlayout(this.board, this.moves);
    this.#order = new MoveOrder(this.board, this.moves, this.#stack);
    const lastTiles = new LastTiles(graph, this.board, this.moves, rules.tileSet.points);
    this.#bounds = new MoveBounds(
      this.moves,
      this.#stack,
      new OutThreats(this.board, this.moves),
      lastTiles,
      new SoloBounds(this.board, this.moves, lastTiles),
    );
    this.#table = new TranspositionTable(tableBits);
    this.#frames = Array.from({ length: MAX_LINE }, () => new SearchFrame());
  }

  /** Effort so far: positions valued and placements found. */
  get effort(): number {
    return this.positions + this.moves.rowCount;
  }

  /** Takes over a position; player 0 is on turn. Returns the turn to search. */
  load(board: Board, racks: readonly [Rack, Rack], counts: TurnCounts, stopRule: StopRule): Turn {
    const symbols = [...symbolsOf(racks[0]), ...symbolsOf(racks[1])];
    const letters = symbols.reduce((set, symbol) => set | (1 << symbol), 0);
    const { points } = this.#rules.tileSet;
    const hasWorthless = symbols.some((symbol) => points[symbol] === 0);
    this.#laneIndex.clear();
    this.moves.load(racks, this.#rules);
    this.board.load(board, symbols.includes(BLANK) ? ALL_LETTERS : letters);
    this.endRule = endRuleOf(this.#rules, counts, hasWorthless);
    this.rootPassClock = clockAfterPass(this.#rules, counts, hasWorthless);
    this.#order.clear();
    this.#bounds.clear();
    this.#table.clear();
    this.#untilQuestion = STOP_INTERVAL;
    this.#stack.top = 0;
    this.#line = 0;
    this.#stopRule = stopRule;
    this.positions = 0;
    this.isStopped = false;
    const [mine, theirs] = this.moves.hands;
    return turnOf(0, mine.full, theirs.full, this.endRule.start);
  }

  /** Lets a search that has ended be asked again. */
  goOn(stopRule: StopRule): void {
    this.#stopRule = stopRule;
    this.isStopped = false;
  }

  /** Value of a turn; `isComplete` tells whether it is proven. */
  search(turn: Turn, depth: number, alpha: number, beta: number): number {
    this.positions++;
    if (this.#mustStop()) return 0;
    if (depth <= 0) {
      this.isComplete = false;
      return this.#playout.valueOf(turn, this.endRule);
    }
    const side = sideOf(turn);
    const mine = mineOf(turn);
    if (this.moves.hands[side].sizes[mine] === 1) {
      return this.#valueOfLastTile(turn, depth, alpha, beta);
    }
    const { board } = this;
    const low = board.keysLow[board.level]! ^ mixed(turn);
    const high = board.keysHigh[board.level]! ^ mixed(turn ^ TURN_KEY);
    const table = this.#table;
    const entry = table.find(low, high);
    const tableRow = entry < 0 ? NO_ROW : table.moveOf(entry);
    if (entry >= 0 && beta - alpha === 1 && this.#settles(entry, depth, alpha, beta)) {
      this.isComplete = table.depthOf(entry) === COMPLETE;
      return table.valueOf(entry);
    }
    const firstPosition = this.positions;
    const frame = this.#frames[this.#line]!;
    frame.start(alpha, beta);
    this.#searchMoves(frame, turn, depth, tableRow);
    if (this.isStopped) return 0;
    if (frame.isCut && frame.row >= 0) this.#order.noteRefutation(side, frame.row, mine);
    this.isComplete = frame.isCut ? frame.isBestComplete : frame.isComplete;
    table.store(
      low,
      high,
      frame.best,
      this.isComplete ? COMPLETE : Math.min(depth, COMPLETE - 1),
      frame.isCut ? AT_LEAST : frame.best > alpha ? EXACT : AT_MOST,
      frame.row,
      this.positions - firstPosition,
    );
    return frame.best;
  }

  #searchMoves(frame: SearchFrame, turn: Turn, depth: number, tableRow: number): void {
    const { moves } = this;
    const stack = this.#stack;
    const side = sideOf(turn);
    const other = opponentOf(side);
    const mine = mineOf(turn);
    const theirs = theirsOf(turn);
    const restGain = this.#restGain(turn);
    const passClock = afterPass(clockOf(turn));
    if (passClock === 0) frame.offer(restGain, NO_ROW, true);
    let isFirst = true;
    if (!frame.isCut && tableRow >= 0 && this.#canLay(tableRow, side, mine)) {
      const value = this.valueOfRow(tableRow, turn, depth, frame.alpha, frame.beta, true);
      if (this.isStopped) return;
      frame.offer(value, tableRow, this.isComplete);
      isFirst = false;
    }
    if (frame.isCut) return;
    const base = stack.top;
    this.#order.collect(side, mine, tableRow);
    const { outPoints } = this.#order;
    if (outPoints >= 0) {
      frame.offer(outPoints + 2 * moves.hands[other].points[theirs]!, NO_ROW, true);
    } else if (stack.top === base && isFirst && passClock !== 0) {
      // Nothing but passing: that costs no depth.
      this.#passOn(frame, turn, passClock, depth);
      return;
    }
    if (!frame.isCut && stack.top > base) {
      this.#searchStack(frame, turn, depth, base, isFirst);
    }
    stack.top = base;
    if (this.isStopped || frame.isCut || frame.isSettled || passClock === 0) return;
    // The other can end the game by passing too, unless more turns are missing.
    const bound = afterPass(passClock) === 0 ? restGain : INFINITE;
    if (bound <= frame.alpha) frame.limit(bound);
    else this.#passOn(frame, turn, passClock, depth - 1);
  }

  /** Searches the moves on the stack from `base` on, the most promising first. */
  #searchStack(frame: SearchFrame, turn: Turn, depth: number, base: number, first: boolean): void {
    const stack = this.#stack;
    const bounds = this.#bounds;
    const { bestOfHand } = this.#order;
    const most = bounds.boundOfAll(turn, base, frame.alpha, bestOfHand);
    if (most <= frame.alpha) {
      this.positions += bounds.takeEffort();
      frame.limit(most);
      frame.isSettled = true;
      return;
    }
    let isFirst = first;
    bounds.bound(turn, base, frame.alpha, frame.beta, this.endRule, bestOfHand);
    this.positions += bounds.takeEffort();
    const { isLast } = bounds;
    if (bounds.exactValue > -INFINITE) frame.offer(bounds.exactValue, bounds.exactRow, true);
    frame.limit(bounds.mostLeftOut);
    if (frame.isCut || stack.top === base) return;
    this.#order.rate(sideOf(turn), mineOf(turn), base);
    let mayLimit = bounds.mayLimit(turn);
    if (mayLimit) frame.takeBestOfHand(mineOf(turn), bestOfHand);
    for (let at = base; at < stack.top && !frame.isCut; at++) {
      if (mayLimit && !isFirst) {
        // The first move mostly refutes a position, or none does: then bounds are worth their time.
        bounds.limit(turn, at, frame.alpha, frame.bestOfHand);
        this.positions += bounds.takeEffort();
        mayLimit = false;
      }
      stack.pick(at, stack.top);
      if (stack.bounds[at]! <= frame.alpha) {
        frame.limit(stack.bounds[at]!);
        continue;
      }
      const row = stack.rows[at]!;
      const { alpha, beta } = frame;
      const value =
        isLast && this.#leavesStuck(at, turn)
          ? this.#valueAgainstStuck(row, turn, depth, alpha, beta, isFirst)
          : this.valueOfRow(row, turn, depth, alpha, beta, isFirst);
      if (this.isStopped) return;
      frame.offer(value, row, this.isComplete);
      isFirst = false;
    }
  }

  #passOn(frame: SearchFrame, turn: Turn, passClock: number, depth: number): void {
    const next = turnOf(opponentOf(sideOf(turn)), theirsOf(turn), mineOf(turn), passClock);
    this.#line++;
    const value = -this.search(next, depth, -frame.beta, -frame.alpha);
    this.#line--;
    if (!this.isStopped) frame.offer(value, NO_ROW, this.isComplete);
  }

  /** Upper bounds of the values of rows that do not go out, as far as they can be told at once. */
  boundsOf(turn: Turn, rows: readonly number[]): ReadonlyMap<number, number> {
    const { moves } = this;
    const mine = mineOf(turn);
    const keeping = rows.filter(
      (row) => row !== NO_ROW && (moves.entries[row]! & ENTRY_HAND_MASK) !== mine,
    );
    return this.#bounds.boundsOf(turn, keeping);
  }

  /** Value of passing. @param passClock the clock after it, see `clockAfterPass` */
  valueOfPass(
    turn: Turn,
    depth: number,
    alpha: number,
    beta: number,
    passClock: EndClock = afterPass(clockOf(turn)),
  ): number {
    this.isComplete = true;
    if (passClock === 0) return this.#restGain(turn);
    const next = turnOf(opponentOf(sideOf(turn)), theirsOf(turn), mineOf(turn), passClock);
    this.#line++;
    const value = -this.search(next, depth - 1, -beta, -alpha);
    this.#line--;
    return value;
  }

  /**
   * Value of laying a row.
   *
   * @param isFirst searched with the whole window at once, not first with one that asks whether it
   * is worth more than alpha
   */
  valueOfRow(
    row: number,
    turn: Turn,
    depth: number,
    alpha: number,
    beta: number,
    isFirst: boolean,
  ): number {
    const points = this.moves.entries[row]! >> ENTRY_HAND_BITS;
    const next = this.turnAfter(row, turn);
    if (next === 0) {
      this.isComplete = true;
      return points + this.#endGain(row, turn);
    }
    const question = isFirst ? NO_QUESTION : points - alpha - 1;
    return points - this.#valueAfter(row, next, depth - 1, points - beta, points - alpha, question);
  }

  /**
   * Whether a move against a player with one tile leaves no square for it: `MoveBounds` looked, and
   * would know the value if there was one.
   */
  #leavesStuck(at: number, turn: Turn): boolean {
    const stack = this.#stack;
    const entry = this.moves.entries[stack.rows[at]!]!;
    const { sizes, rests } = this.moves.hands[sideOf(turn)];
    const rest = rests[mineOf(turn) * HAND_COUNT + (entry & ENTRY_HAND_MASK)]!;
    return stack.bounds[at] === INFINITE && entry >> ENTRY_HAND_BITS > 0 && sizes[rest]! > 1;
  }

  /** Value of laying a row when the other player has to pass then. Parameters as in `valueOfRow`. */
  #valueAgainstStuck(
    row: number,
    turn: Turn,
    depth: number,
    alpha: number,
    beta: number,
    isFirst: boolean,
  ): number {
    const entry = this.moves.entries[row]!;
    const points = entry >> ENTRY_HAND_BITS;
    const side = sideOf(turn);
    const { rests } = this.moves.hands[side];
    const rest = rests[mineOf(turn) * HAND_COUNT + (entry & ENTRY_HAND_MASK)]!;
    const next = turnOf(side, rest, theirsOf(turn), afterPass(this.endRule.reset));
    const question = isFirst ? NO_QUESTION : alpha - points;
    return points + this.#valueAfter(row, next, depth - 1, alpha - points, beta - points, question);
  }

  /**
   * Value of the turn that comes after laying a row, as its player sees it.
   *
   * @param question whether it is worth more than this is asked first; `NO_QUESTION`: the whole window
   * is searched at once
   */
  #valueAfter(
    row: number,
    next: Turn,
    depth: number,
    alpha: number,
    beta: number,
    question: number,
  ): number {
    const { board } = this;
    const letters = this.moves.letters[row]!;
    const place = this.moves.places[row]!;
    if (depth > 0) {
      board.lookAhead(letters, place);
      const entry = this.#find(next);
      if (entry >= 0 && this.#settles(entry, depth, alpha, beta)) {
        this.isComplete = this.#table.depthOf(entry) === COMPLETE;
        return this.#table.valueOf(entry);
      }
    }
    board.play(letters, place);
    this.#line++;
    const isAsked = question !== NO_QUESTION && beta - alpha > 1;
    let value = isAsked ? this.search(next, depth, question, question + 1) : 0;
    if (!isAsked || (value > alpha && value < beta)) {
      value = this.search(next, depth, alpha, beta);
    }
    this.#line--;
    board.undo();
    return value;
  }

  /** Entry of a turn on the board looked ahead to. */
  #find(next: Turn): number {
    const { nextLow, nextHigh } = this.board;
    return this.#table.find(nextLow ^ mixed(next), nextHigh ^ mixed(next ^ TURN_KEY));
  }

  /** The turn after laying a row, 0 = the game is over. */
  turnAfter(row: number, turn: Turn): Turn {
    const entry = this.moves.entries[row]!;
    const side = sideOf(turn);
    const rest = this.moves.hands[side].restOf(mineOf(turn), entry & ENTRY_HAND_MASK);
    if (rest === 0) return 0;
    const clock = afterPlacement(clockOf(turn), entry >> ENTRY_HAND_BITS, this.endRule);
    return clock === 0 ? 0 : turnOf(opponentOf(side), theirsOf(turn), rest, clock);
  }

  /** What the final count adds when laying a row ends the game. */
  #endGain(row: number, turn: Turn): number {
    const side = sideOf(turn);
    const hands = this.moves.hands[side];
    const theirPoints = this.moves.hands[opponentOf(side)].points[theirsOf(turn)]!;
    const laid = this.moves.entries[row]! & ENTRY_HAND_MASK;
    const rest = hands.rests[mineOf(turn) * HAND_COUNT + laid]!;
    return rest === 0 ? 2 * theirPoints : theirPoints - hands.points[rest]!;
  }

  #restGain(turn: Turn): number {
    const side = sideOf(turn);
    const { hands } = this.moves;
    return hands[opponentOf(side)].points[theirsOf(turn)]! - hands[side].points[mineOf(turn)]!;
  }

  /**
   * With one tile left there is nothing to choose: going out is worth more than the end by passes,
   * and passing is worth no more than that, for the other can pass too.
   */
  #valueOfLastTile(turn: Turn, depth: number, alpha: number, beta: number): number {
    const { moves } = this;
    const side = sideOf(turn);
    const other = opponentOf(side);
    const mine = mineOf(turn);
    const theirs = theirsOf(turn);
    this.isComplete = true;
    const myOut = moves.bestSingle(side, mine);
    const theirPoints = moves.hands[other].points[theirs]!;
    if (myOut >= 0) return myOut + 2 * theirPoints;
    const myPoints = moves.hands[side].points[mine]!;
    const clock = afterPass(clockOf(turn));
    if (clock === 0) return theirPoints - myPoints;
    if (moves.hands[other].sizes[theirs] === 1) {
      const theirOut = moves.bestSingle(other, theirs);
      return theirOut >= 0 ? -theirOut - 2 * myPoints : theirPoints - myPoints;
    }
    this.#line++;
    const value = -this.search(turnOf(other, theirs, mine, clock), depth, -beta, -alpha);
    this.#line--;
    return value;
  }

  #canLay(row: number, side: Side, mine: Hand): boolean {
    const laid = this.moves.entries[row]! & ENTRY_HAND_MASK;
    return (laid & ~mine) === 0 && laid !== mine && this.moves.stands(row, side);
  }

  /** Whether an entry of the table answers a question to this depth. */
  #settles(entry: number, depth: number, alpha: number, beta: number): boolean {
    if (this.#table.depthOf(entry) < Math.min(depth, COMPLETE)) return false;
    const value = this.#table.valueOf(entry);
    const kind = this.#table.kindOf(entry);
    return (kind !== AT_MOST && value >= beta) || (kind !== AT_LEAST && value <= alpha);
  }

  #mustStop(): boolean {
    if (--this.#untilQuestion > 0) return this.isStopped;
    this.#untilQuestion = STOP_INTERVAL;
    if (this.moves.rowCount > MOST_PLACEMENTS || this.#stopRule(this.effort)) this.isStopped = true;
    return this.isStopped;
  }
}
