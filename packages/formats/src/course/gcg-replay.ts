/** The running state of a replay: one event after the other makes the course. */
import {
  newTilesOf,
  rackOf,
  rackSymbol,
  tileCountsOf,
  withoutSymbols,
  withTiles,
  type EndCount,
  countTiles,
  type PlayerIndex,
  type Rack,
  type RuleProfile,
  type WordLookup,
} from '@bestzug/core';
import type { GcgFault, GcgWarning } from '../gcg/gcg-fault.ts';
import {
  pragmaOf,
  type GcgEvent,
  type GcgExchange,
  type GcgGame,
  type GcgPlacement,
} from '../gcg/gcg-game.ts';
import {
  endCountOf,
  endReasonOf,
  germanRestPoints,
  restEventsOf,
  restPointsOf,
} from './final-count.ts';
import type {
  CourseAdjustment,
  CourseMove,
  CourseState,
  CourseTurn,
  GameCourse,
} from './game-course.ts';
import { GcgAudit } from './gcg-audit.ts';
import { isGain, racksAhead } from './known-racks.ts';
import { layPlacement } from './lay-placement.ts';
import {
  afterTurn,
  bagCountOf,
  emptyTable,
  stateOf,
  unseenCount,
  withPoints,
  type Table,
} from './table.ts';

/** A GCG game that fits the board. */
export interface ReplayedGcg {
  readonly course: GameCourse;
  /**
   * The game in normal form: dots for lying tiles, points and totals as they are counted, pragmas
   * and notes kept. What `formatGcg` writes strictly.
   */
  readonly game: GcgGame;
  /** What is odd, in the order of the lines. */
  readonly warnings: readonly GcgWarning[];
}

const NO_RACK: Rack = rackOf([]);

/** What a withdrawal goes back to. */
interface StandingPlacement {
  readonly player: PlayerIndex;
  readonly before: Table;
  readonly points: number;
  readonly rack: Rack | undefined;
}

/** Replays one game; see `replayGcg`. */
export class GcgReplay {
  readonly #game: GcgGame;
  readonly #rests: ReturnType<typeof restEventsOf>;
  readonly #endCount: EndCount | undefined;
  readonly #profile: RuleProfile;
  readonly #ahead: ReturnType<typeof racksAhead>;
  readonly #turns: CourseTurn[] = [];
  readonly #adjustments: CourseAdjustment[] = [];
  /** In normal form. */
  readonly #events: GcgEvent[] = [];
  readonly #audit: GcgAudit;
  /** [player] points of time and rest. */
  #counted: readonly number[];
  /** [player] tiles kept after the player's last event, as far as they are known. */
  #kept: readonly (Rack | undefined)[];
  #table: Table;
  /** Can still be withdrawn. */
  #standing: StandingPlacement | undefined;
  /** Events before the end of the last turn. */
  #endIndex = 0;

  constructor(game: GcgGame, profile: RuleProfile, lexicon: WordLookup | undefined) {
    this.#game = game;
    this.#rests = restEventsOf(game.events);
    this.#endCount = endCountOf(this.#rests, profile);
    this.#profile = profile;
    this.#audit = new GcgAudit(game.players.length, profile, lexicon);
    this.#ahead = racksAhead(game);
    this.#table = emptyTable(profile, game.players.length);
    this.#counted = this.#table.scores;
    this.#kept = game.players.map(() => undefined);
  }

  /** Plays the event with this index; a fault means that the game cannot be read. */
  play(event: GcgEvent, index: number): GcgFault | undefined {
    this.#audit.checkRack(event, this.#kept[event.player], this.#fullRack(event.rack));
    switch (event.kind) {
      case 'placement':
        return this.#placement(event, index);
      case 'exchange':
      case 'pass':
        this.#otherTurn(event, index);
        return undefined;
      case 'withdrawn':
        return this.#withdraw(event, index);
      case 'challenge':
      case 'time':
      case 'rest':
        this.#adjust(event);
        return undefined;
    }
  }

  /** What has come of it. */
  finish(): ReplayedGcg {
    const profile = this.#profile;
    const { players, pragmas } = this.#game;
    const rests = this.#rests;
    const out = rests.find(isGain)?.player ?? this.#outPlayer();
    const endReason = endReasonOf(this.#table, rests, out, profile);
    const racks = this.#endRacks(endReason === 'out' ? out : undefined);
    const times = this.#adjustments.filter(({ kind }) => kind === 'time');
    const restPoints = germanRestPoints(racks, endReason, out, profile);
    const timed = times.reduce(
      (scores, { player, points }) => withPoints(scores, player, points),
      this.#table.scores,
    );
    const finalScores = this.#total();
    const game = { players, pragmas, events: this.#events };
    const course = {
      profile,
      players,
      lexiconName: pragmaOf(game, 'lexicon'),
      title: pragmaOf(game, 'title'),
      turns: this.#turns,
      adjustments: this.#adjustments,
      end: stateOf(this.#table, racks, profile),
      endReason,
      endCount: this.#endCount,
      finalScores,
      germanScores:
        endReason === undefined
          ? finalScores
          : timed.map((score, player) => score + restPoints[player]!),
    };
    return { course, game, warnings: this.#audit.warnings };
  }

  #placement(event: GcgPlacement, index: number): GcgFault | undefined {
    const before = this.#beginTurn(event);
    const { player, rack } = event;
    const laid = layPlacement(event, before.board, this.#profile, this.#fullRack(rack));
    if (!laid.ok) return laid.error;
    const { placement, words, points, written, warnings } = laid.value;
    this.#audit.add(warnings);
    this.#audit.checkCounts(event, before.board);
    const newTiles = newTilesOf(placement, this.#profile.layout.size);
    const board = withTiles(before.board, newTiles);
    this.#addTurn(event, index, placement, { words, points });
    this.#table = afterTurn(before, player, { points, board, consecutivePasses: 0 });
    const known = rack && rackOf(rack);
    this.#standing = { player, before, points, rack: known };
    const used = newTiles.map(({ tile }) => rackSymbol(tile));
    this.#keep(player, known && withoutSymbols(known, used));
    this.#record(written, points);
    const isTakenBack = this.#game.events[index + 1]?.kind === 'withdrawn';
    if (!isTakenBack) this.#audit.checkWords(words, event);
    return undefined;
  }

  #otherTurn(event: Exclude<GcgEvent, GcgPlacement>, index: number): void {
    const before = this.#beginTurn(event);
    const { player, rack } = event;
    this.#audit.checkCounts(event, before.board);
    const known = rack && rackOf(rack);
    const isExchange = event.kind === 'exchange';
    const isReset = isExchange && this.#profile.exchangeResetsPasses;
    const passes = before.consecutivePasses + (isExchange ? 0 : 1);
    this.#addTurn(event, index, isExchange ? exchangeOf(event) : { kind: 'pass' }, {
      words: [],
      points: 0,
    });
    const consecutivePasses = isReset ? 0 : passes;
    this.#table = afterTurn(before, player, { points: 0, consecutivePasses });
    this.#standing = undefined;
    const given = isExchange ? event.symbols : [];
    this.#keep(player, known && given && withoutSymbols(known, given));
    this.#record(event, 0);
  }

  #withdraw(event: GcgEvent, index: number): GcgFault | undefined {
    const standing = this.#standing;
    const { player, line } = event;
    if (standing?.player !== player) return { kind: 'nothingToWithdraw', line, column: 1 };
    const { before, points, rack } = standing;
    const { scores, toMove } = this.#table;
    const isReset = this.#profile.withdrawnResetsPasses;
    this.#table = {
      board: before.board,
      scores: withPoints(scores, player, -points),
      toMove,
      consecutivePasses: isReset ? 0 : before.consecutivePasses,
      scorelessTurns: before.scorelessTurns + 1,
    };
    this.#turns.push({ ...this.#turns.pop()!, isWithdrawn: true });
    this.#standing = undefined;
    this.#endIndex = index + 1;
    this.#keep(player, rack);
    this.#record(event, 0 - points);
    return undefined;
  }

  #adjust(event: Extract<GcgEvent, { kind: 'challenge' | 'time' | 'rest' }>): void {
    const { kind, player, rack, line } = event;
    // Nobody draws at a challenge: the rack is that of the next turn too.
    if (rack !== undefined) this.#keep(player, rackOf(rack));
    const points =
      event.kind === 'rest' ? restPointsOf(event, this.#endCount, this.#profile) : event.points;
    if (kind === 'challenge') {
      this.#table = {
        ...this.#table,
        scores: withPoints(this.#table.scores, player, points),
      };
    } else {
      this.#counted = withPoints(this.#counted, player, points);
    }
    this.#adjustments.push({ kind, player, points, afterTurn: this.#turns.length, line });
    this.#record(event, points);
  }

  /** The table before a turn; who plays although it is another's turn gets it. */
  #beginTurn({ player, line, kind }: GcgEvent): Table {
    if (player === this.#table.toMove) return this.#table;
    if (this.#turns.length > 0) this.#audit.add([{ kind: 'outOfTurn', event: kind, line }]);
    this.#table = { ...this.#table, toMove: player };
    return this.#table;
  }

  #addTurn(
    { player, note, line }: GcgEvent,
    index: number,
    move: CourseMove,
    made: Pick<CourseTurn, 'words' | 'points'>,
  ): void {
    const number = this.#turns.length + 1;
    const before = this.#stateAt(index);
    this.#turns.push({ number, player, before, move, ...made, isWithdrawn: false, note, line });
    this.#endIndex = index + 1;
  }

  #stateAt(index: number): CourseState {
    const racks = this.#ahead[index]!.map((rack, player) => rack ?? this.#kept[player] ?? NO_RACK);
    return stateOf(this.#table, racks, this.#profile);
  }

  #keep(player: PlayerIndex, rack: Rack | undefined): void {
    this.#kept = this.#kept.with(player, rack);
  }

  /** Takes the event over with the right numbers, and compares them with the written ones. */
  #record(event: GcgEvent, points: number): void {
    const total = this.#total()[event.player]!;
    this.#audit.checkNumbers(event, points, total);
    this.#events.push({ ...event, points, total });
  }

  #total(): number[] {
    return this.#table.scores.map((score, player) => score + this.#counted[player]!);
  }

  /** Tiles of a full rack; with an empty bag the written rack is taken to be complete. */
  #fullRack(rack: readonly number[] | undefined): number {
    const { rackSize } = this.#profile;
    return bagCountOf(this.#table, this.#profile) > 0 ? rackSize : (rack?.length ?? rackSize);
  }

  /** Who laid the last tile of a known rack when the bag was empty. */
  #outPlayer(): PlayerIndex | undefined {
    const player = this.#standing?.player;
    if (player === undefined || this.#kept[player]?.size !== 0) return undefined;
    const others = this.#game.players.length - 1;
    const { rackSize } = this.#profile;
    const isBagEmpty = unseenCount(this.#table.board, this.#profile) <= others * rackSize;
    return isBagEmpty ? player : undefined;
  }

  /** Racks after the last turn; of two players the one who is not out has all that is unseen. */
  #endRacks(out: PlayerIndex | undefined): Rack[] {
    const racks = [...this.#stateAt(this.#endIndex).racks];
    const isKnown = this.#ahead[this.#endIndex]!.some((rack) => rack !== undefined);
    if (out === undefined || racks.length !== 2 || isKnown) return racks;
    const counts = countTiles({ board: this.#table.board, racks: [] });
    const unseen = [...tileCountsOf(this.#profile).entries()].flatMap(([symbol, count]) =>
      Array.from({ length: Math.max(0, count - counts[symbol]!) }, () => symbol),
    );
    if (unseen.length > this.#profile.rackSize) return racks;
    return racks.with(out, NO_RACK).with(1 - out, rackOf(unseen));
  }
}

const exchangeOf = ({ symbols, count }: GcgExchange): CourseMove =>
  symbols === undefined ? { kind: 'exchangeCount', count } : { kind: 'exchange', symbols };
