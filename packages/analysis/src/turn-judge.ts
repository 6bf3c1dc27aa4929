/** Judges turns: which moves there were, what the one made was worth, how lucky the draw was. */
import { SYMBOL_COUNT, type WordGraph } from '@bestzug/lexicon';
import {
  formatMoveInFull,
  formatRack,
  invariant,
  packPlacement,
  ruledLookupOf,
  withoutSymbols,
  type RuleProfile,
  type WordLookup,
} from '@bestzug/core';
import { SearchBoard, type LeaveJudge, type MoveGenerator } from '@bestzug/movegen';
import {
  createLeaveJudge,
  NORMAL_WIN_TABLE,
  pointsFromEquity,
  StaticPlayer,
  type LeaveTable,
  type PackedMove,
  type TurnView,
  type WinTable,
} from '@bestzug/strategy';
import { luckOf } from './draw-luck.ts';
import type { RecordedPlay, RecordedTurn } from './recorded-game.ts';
import { unseenFrom, viewOfTurn, withRack } from './recorded-view.ts';
import { usedSymbols } from './turn-question.ts';
import { TurnEndgame, type SolvedMove, type SolvedTurn } from './turn-endgame.ts';
import { passOf, TurnSearch, type RankedMove } from './turn-search.ts';
import {
  isSameMove,
  SIMULATED_MOVES,
  type SimulatedMove,
  type simulateTurn,
} from './turn-simulation.ts';
import type { DrawLuck, TurnQuestion, TurnVerdict, ValuedMove } from './turn-verdict.ts';
import { chanceAfterMove, chanceAtEnd, chanceByEstimate } from './win-chance.ts';

/** What turns are judged with; one per thread. */
export interface JudgeEquipment {
  /** The list, or what `graphForRules` makes of it. */
  readonly graph: WordGraph;
  readonly profile: RuleProfile;
  /** May be shared with others of the thread. */
  readonly generator: MoveGenerator;
  readonly leaves: LeaveTable;
  /** Left out: the normal curve. */
  readonly winTable?: WinTable | undefined;
  /** `simulateTurn`, for plans with rollouts; who has no such plan need not load it. */
  readonly simulate?: typeof simulateTurn | undefined;
}

/** How thoroughly turns are judged. Plain data. */
export interface JudgePlan {
  /** Draws that a draw is compared with. */
  readonly draws: number;
  /** Rollouts of a turn; 0 = static evaluation alone. */
  readonly rollouts: number;
  /**
   * Effort for calculating a position with an empty bag (`EndgameLimits`), 0 = none is; two for each
   * turn of a game of two.
   */
  readonly endgame: number;
  /** Best moves to list. */
  readonly top: number;
}

/** Static evaluation: a game takes a fraction of a second, and its endgame a quarter of that. */
export const STATIC_PLAN: JudgePlan = { draws: 24, rollouts: 0, endgame: 60_000, top: 5 };

/** With simulation: about a second for each turn. */
export const SIMULATION_PLAN: JudgePlan = {
  draws: 60,
  rollouts: 1500,
  endgame: 1_000_000,
  top: 5,
};

const NOTHING_KNOWN: Omit<TurnVerdict, 'phony'> = {
  placements: null,
  played: null,
  top: [],
  rank: null,
  topScore: null,
  bestBingo: null,
  endgame: null,
  luck: null,
};

/** Judges turns one by one; owns its buffers. */
export class TurnJudge {
  readonly #equipment: JudgeEquipment & { readonly winTable: WinTable };
  readonly #plan: JudgePlan;
  readonly #searchBoard: SearchBoard;
  readonly #search: TurnSearch;
  readonly #lookup: WordLookup;
  readonly #player: StaticPlayer;
  readonly #endgame: TurnEndgame | undefined;

  constructor(equipment: JudgeEquipment, plan: JudgePlan = STATIC_PLAN) {
    const { graph, profile, generator, leaves, winTable = NORMAL_WIN_TABLE } = equipment;
    this.#equipment = { ...equipment, winTable };
    this.#plan = plan;
    this.#searchBoard = new SearchBoard(graph, profile.layout, profile.tileSet);
    this.#search = new TurnSearch(generator);
    this.#lookup = ruledLookupOf(graph);
    this.#player = new StaticPlayer(generator, leaves);
    this.#endgame = plan.endgame > 0 ? new TurnEndgame(graph, profile, plan.endgame) : undefined;
  }

  /** Judges a turn. The answer depends on the question, list, leaves and plan alone. */
  judge(question: TurnQuestion): TurnVerdict {
    const { turn } = question;
    const { leaves, profile } = this.#equipment;
    const phony = turn.play.kind === 'placement' ? this.#phonyWords(turn.play.words) : [];
    const rack = wholeRackOf(turn, profile);
    if (rack === undefined) return { ...NOTHING_KNOWN, phony };
    const board = { layout: profile.layout, tiles: turn.boardTiles };
    this.#searchBoard.load(board, 'across');
    const view = this.#viewOf(question, rack);
    const judge = createLeaveJudge(leaves, view.unseen, profile.tileSet);
    const wanted = Math.max(this.#plan.top, this.#plan.rollouts > 0 ? SIMULATED_MOVES : 0);
    const found = this.#search.search(view, judge, wanted);
    const made = this.#moveMade(turn.play, view, judge);
    const isPhony = phony.length > 0;
    const solved =
      turn.scores.length === 2
        ? this.#endgame?.solve(view, judge, { made, play: turn.play, isPhony })
        : undefined;
    const sampled =
      solved === undefined
        ? this.#simulate(view, found.top, isPhony ? undefined : made)
        : movesOf(solved);
    const ordered = sampled.map(({ move }) => move);
    if (solved === undefined) ordered.push(...found.top);
    const valued = (move: RankedMove): ValuedMove => this.#valued(move, view, sampled);
    const rank = made === undefined ? null : found.countBetter(made.equity) + 1;
    const verdict = {
      phony,
      placements: found.placements,
      played: made === undefined ? null : valued(made),
      rank: rank === null || solved === undefined ? rank : rankOf(solved, rank),
      endgame: solved === undefined ? null : reachOf(solved),
      top: withoutTwins(ordered).slice(0, this.#plan.top).map(valued),
      topScore: found.topScore === undefined ? null : valued(found.topScore),
      bestBingo: found.bestBingo === undefined ? null : valued(found.bestBingo),
    };
    return { ...verdict, luck: this.#luck(question, rack, view) };
  }

  #phonyWords(words: readonly string[]): string[] {
    return [...new Set(words)].filter((word) => !this.#lookup.has(word));
  }

  #viewOf({ turn, number }: TurnQuestion, rack: readonly number[]): TurnView {
    const { profile } = this.#equipment;
    return viewOfTurn(turn, rack, { profile, searchBoard: this.#searchBoard, number });
  }

  /** Undefined where it is not known what the move left. */
  #moveMade(play: RecordedPlay, view: TurnView, judge: LeaveJudge): RankedMove | undefined {
    const used = usedSymbols(play, view.board.layout.size);
    const leave = used && withoutSymbols(view.rack, used);
    if (used === undefined || leave === undefined) return undefined;
    const value = pointsFromEquity(judge.valueOf(leave.counts));
    if (play.kind === 'exchange') {
      const move = { kind: 'exchange', symbols: used } as const;
      return { move, packed: move, score: 0, leave, equity: value };
    }
    if (play.kind === 'pass' || play.outcome !== 'stands') return passOf(view, judge);
    const { placement: move, points: score } = play;
    const { geometry } = view.searchBoard.laneBoard;
    const packed: PackedMove = { kind: 'placement', ...packPlacement(geometry, move) };
    return { move, packed, score, leave, equity: score + value };
  }

  #simulate(
    view: TurnView,
    top: readonly RankedMove[],
    made: RankedMove | undefined,
  ): readonly SimulatedMove[] {
    const { rollouts } = this.#plan;
    if (rollouts === 0) return [];
    const { simulate } = this.#equipment;
    invariant(simulate !== undefined, 'rollouts are simulated');
    return simulate(view, top, made, { equipment: this.#equipment, rollouts });
  }

  #valued(
    { move, packed, score, leave, equity }: RankedMove,
    view: TurnView,
    looked: readonly LookedAt[],
  ): ValuedMove {
    const sample = looked.find((other) => isSameMove(other.move.packed, packed));
    const { unseen, rack, profile } = view;
    const standing = { lead: view.score - view.opponentScore, bag: unseen.bag };
    const isOut = unseen.bag === 0 && leave.size === 0;
    const chance = isOut
      ? chanceAtEnd(standing.lead + equity)
      : chanceAfterMove(this.#equipment.winTable, standing, equity);
    return {
      move: formatMoveInFull(move, view.board),
      score,
      leave: formatRack(leave),
      equity,
      bingo: move.kind === 'placement' && rack.size - leave.size === profile.rackSize,
      winChance: sample?.winChance ?? chance,
      spread: sample?.spread ?? null,
    };
  }

  /** The board stays as it was: only the rack is another, and with it what is unseen. */
  #luck(
    { turn, number, kept }: TurnQuestion,
    rack: readonly number[],
    view: TurnView,
  ): DrawLuck | null {
    if (kept === undefined) return null;
    const { profile, leaves } = this.#equipment;
    const pool = unseenFrom(turn.boardTiles, kept, profile);
    return luckOf({ rack, kept, pool, number }, this.#plan.draws, {
      bestOf: (tried) => bestEquity(this.#player, withRack(view, tried)),
      // Of the last moves other things decide.
      tileWorth: (symbol) => (view.unseen.bag === 0 ? 0 : worthAlone(leaves, symbol)),
    });
  }
}

/** Points of the best move by static evaluation. */
const bestEquity = (player: StaticPlayer, view: TurnView): number => {
  const { move, equity } = player.judgeMove(view);
  return move.kind === 'pass' ? 0 : pointsFromEquity(equity);
};

/** Points of keeping a tile and nothing else. */
function worthAlone(leaves: LeaveTable, symbol: number): number {
  const counts = new Uint8Array(SYMBOL_COUNT);
  counts[symbol] = 1;
  return pointsFromEquity(leaves.valueOf(counts));
}

/** A move of which more is known than points and what it keeps. */
type LookedAt = Pick<SimulatedMove, 'move' | 'spread' | 'winChance'>;

/** The best move of an endgame, and the one made if it is another. */
function movesOf({ best, made = best }: SolvedTurn): LookedAt[] {
  const chance = ({ spread, isProven }: SolvedMove): number =>
    isProven ? chanceAtEnd(spread) : chanceByEstimate(spread);
  const own = { ...made, winChance: chance(made) };
  if (made === best) return [own];
  // Whatever the best move is worth: the one made would have been there too.
  return [{ ...best, winChance: Math.max(chance(best), own.winChance) }, own];
}

const reachOf = ({ best, made = best }: SolvedTurn): 'proven' | 'estimated' =>
  best.isProven && made.isProven ? 'proven' : 'estimated';

/** Where there is a better move, the one made is second at most. */
const rankOf = ({ best, made }: SolvedTurn, staticRank: number): number =>
  made?.spread === best.spread ? 1 : Math.max(2, staticRank);

/** The rack where it is known as a whole; undefined else. */
function wholeRackOf(
  { rack, bag }: RecordedTurn,
  { rackSize }: RuleProfile,
): readonly number[] | undefined {
  if (rack === undefined || rack.length > rackSize) return undefined;
  return bag > 0 && rack.length < rackSize ? undefined : rack;
}

const withoutTwins = (moves: readonly RankedMove[]): RankedMove[] =>
  moves.filter(
    ({ packed }, place) => moves.findIndex((other) => isSameMove(other.packed, packed)) === place,
  );
