/**
 * The turns before the endgame: one to four tiles are in the bag. What a move is worth is the mean over
 * the ways the unseen tiles may lie. With one tile in the bag there are at most eight such ways, and all
 * are tried; with more they are sampled, the same ones for every move.
 *
 * Each way is played out by a static player until the bag is empty and solved from there. The moves
 * before are the same whatever the tiles are, so nobody uses what he cannot know.
 */
import type { WordGraph } from '@bestzug/lexicon';
import {
  createPlacementScorer,
  createRandom,
  newTilesOf,
  rackOf,
  rackSymbol,
  restOf,
  shuffled,
  symbolsOf,
  unpackPlacement,
  withoutSymbols,
  withTiles,
  invariant,
  type Board,
  type PlacementScorer,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { SearchBoard, type MoveGenerator } from '@bestzug/movegen';
import type { LeaveTable } from '../leave/leave-table.ts';
import type { PackedMove, TurnView } from '../player/player.ts';
import { StaticPlayer } from '../player/static-player.ts';
import { EndgameSolver } from './endgame-solver.ts';

/** Most tiles in the bag of a pre-endgame. */
const MAX_PRE_ENDGAME_BAG = 4;

/** How thoroughly moves are rated. */
export interface PreEndgamePlan {
  /** Effort for each endgame, see `EndgameLimits`. */
  readonly effort: number;
  /** Ways tried when more than one tile is in the bag. */
  readonly samples: number;
}

/** What a move is worth. */
export interface PreEndgameRating {
  readonly move: PackedMove;
  /** Share of the ways in which the player on turn wins, draws half. */
  readonly winRate: number;
  /** Mean final spread of the player on turn. */
  readonly meanSpread: number;
  /** Whether all ways were tried and each one was calculated to the end. */
  readonly isExact: boolean;
}

/** A turn as it is rated; the board is loaded from it where it is needed. */
export type PreEndgameTurn = Omit<TurnView, 'searchBoard'>;

/** A way the unseen tiles may lie. */
interface Hidden {
  readonly otherRack: Rack;
  /** Tiles in the order of drawing. */
  readonly bag: readonly number[];
  /** How many of all ways it stands for. */
  readonly weight: number;
}

/** A game as it is played out. */
interface Play {
  readonly board: Board;
  /** Of the player on turn, then of the other. */
  readonly racks: readonly [Rack, Rack];
  readonly bag: readonly number[];
  /** Points that the player on turn is ahead. */
  readonly lead: number;
  readonly consecutivePasses: number;
  readonly scorelessTurns: number;
}

interface Outcome {
  readonly spread: number;
  readonly isProven: boolean;
}

/** Rates moves; one per thread. */
export class PreEndgame {
  readonly #profile: RuleProfile;
  readonly #solver: EndgameSolver;
  readonly #player: StaticPlayer;
  readonly #board: SearchBoard;
  readonly #scorer: PlacementScorer;

  /** @param leaves by which turns before the empty bag are played out */
  constructor(
    graph: WordGraph,
    profile: RuleProfile,
    generator: MoveGenerator,
    leaves: LeaveTable,
  ) {
    this.#profile = profile;
    this.#solver = new EndgameSolver(graph, profile);
    this.#player = new StaticPlayer(generator, leaves);
    this.#board = new SearchBoard(graph, profile.layout, profile.tileSet);
    this.#scorer = createPlacementScorer(this.#board.laneBoard, profile);
  }

  /**
   * The moves by falling win rate, then by falling mean spread, then as they came. Exchanges are not
   * rated and left out.
   *
   * @param view of a turn with 1 … `MAX_PRE_ENDGAME_BAG` tiles in the bag
   */
  rate(
    view: PreEndgameTurn,
    moves: readonly PackedMove[],
    plan: PreEndgamePlan,
  ): readonly PreEndgameRating[] {
    const ways = waysOf(view, plan.samples);
    const start = (hidden: Hidden): Play => ({
      board: view.board,
      racks: [view.rack, hidden.otherRack],
      bag: hidden.bag,
      lead: view.score - view.opponentScore,
      consecutivePasses: view.consecutivePasses,
      scorelessTurns: view.scorelessTurns,
    });
    const ratings = moves
      .filter(({ kind }) => kind !== 'exchange')
      .map((move) => {
        let weights = 0;
        let wins = 0;
        let spreads = 0;
        let isProven = true;
        for (const hidden of ways) {
          const { spread, isProven: isSolved } = this.#playOut(view, start(hidden), move, plan);
          weights += hidden.weight;
          wins += (hidden.weight * (Math.sign(spread) + 1)) / 2;
          spreads += hidden.weight * spread;
          isProven &&= isSolved;
        }
        const isExact = isProven && view.unseen.bag === 1 && move.kind === 'placement';
        return { move, winRate: wins / weights, meanSpread: spreads / weights, isExact };
      });
    return ratings.sort(
      (one, other) => other.winRate - one.winRate || other.meanSpread - one.meanSpread,
    );
  }

  /** Final spread of the player on turn after a move. */
  #playOut(view: PreEndgameTurn, start: Play, move: PackedMove, plan: PreEndgamePlan): Outcome {
    let play = this.#after(start, move);
    let sign = -1;
    while (play.bag.length > 0) {
      if (this.#isOver(play)) return { spread: sign * this.#countedLead(play), isProven: false };
      this.#board.load(play.board, 'across');
      play = this.#after(play, this.#player.chooseMove(this.#viewOf(view, play)));
      sign = -sign;
    }
    // A player who emptied rack and bag at once is out.
    if (play.racks[1].size === 0 || this.#isOver(play)) {
      return { spread: sign * this.#countedLead(play), isProven: true };
    }
    const { effort } = plan;
    const { value, isProven } = this.#solver.solve(play, { effort });
    return { spread: sign * (play.lead + value), isProven };
  }

  #viewOf(view: PreEndgameTurn, { board, racks, bag, lead, ...counts }: Play): TurnView {
    const [rack, other] = racks;
    const unseenCounts = other.counts.slice();
    for (const symbol of bag) unseenCounts[symbol]!++;
    const size = other.size + bag.length;
    const points = restOf({ counts: unseenCounts, size }, this.#profile.tileSet);
    return {
      ...view,
      ...counts,
      board,
      searchBoard: this.#board,
      rack,
      unseenCounts,
      unseen: { count: size, points, bag: bag.length },
      score: lead,
      opponentScore: 0,
      exchangeLimit: 0,
    };
  }

  /** Makes a move and draws; the other player is on turn then. */
  #after(play: Play, move: PackedMove): Play {
    const { board, racks, bag, lead } = play;
    if (move.kind !== 'placement') {
      return {
        ...play,
        racks: [racks[1], racks[0]],
        lead: -lead,
        consecutivePasses: play.consecutivePasses + 1,
        scorelessTurns: play.scorelessTurns + 1,
      };
    }
    this.#board.load(board, 'across');
    const points = this.#scorer.score(move.letters, move.place);
    const placement = unpackPlacement(this.#board.laneBoard, move.letters, move.place);
    const newTiles = newTilesOf(placement, board.layout.size);
    const rest = withoutSymbols(
      racks[0],
      newTiles.map(({ tile }) => rackSymbol(tile)),
    );
    invariant(rest !== undefined, 'moves are laid from the rack');
    const drawn = Math.min(bag.length, this.#profile.rackSize - rest.size);
    return {
      board: withTiles(board, newTiles),
      racks: [racks[1], rackOf([...symbolsOf(rest), ...bag.slice(0, drawn)])],
      bag: bag.slice(drawn),
      lead: -(lead + points),
      consecutivePasses: 0,
      scorelessTurns: points === 0 ? play.scorelessTurns + 1 : 0,
    };
  }

  #isOver({ consecutivePasses, scorelessTurns }: Play): boolean {
    const { passesPerPlayerToEnd, scorelessTurnsToEnd } = this.#profile;
    return (
      consecutivePasses >= (passesPerPlayerToEnd ?? Infinity) * 2 ||
      scorelessTurns >= (scorelessTurnsToEnd ?? Infinity)
    );
  }

  /** Lead of the player on turn with the final count (R76): the other one is out or nobody is. */
  #countedLead({ racks, lead }: Play): number {
    const { tileSet } = this.#profile;
    const [mine, theirs] = racks.map((rack) => restOf(rack, tileSet));
    return racks[1].size === 0 ? lead - 2 * mine! : lead - mine! + theirs!;
  }
}

/** All ways with one tile in the bag, else so many samples. */
function waysOf(
  { unseen, unseenCounts, gameSeed, turn }: PreEndgameTurn,
  samples: number,
): Hidden[] {
  invariant(unseen.bag > 0 && unseen.bag <= MAX_PRE_ENDGAME_BAG, 'one to four tiles in the bag');
  const symbols = symbolsOf({ counts: unseenCounts, size: unseen.count });
  const hiddenBy = (bag: readonly number[], weight: number): Hidden => {
    const otherRack = withoutSymbols({ counts: unseenCounts, size: unseen.count }, bag);
    invariant(otherRack !== undefined, 'the bag holds unseen tiles');
    return { otherRack, bag, weight };
  };
  if (unseen.bag === 1) {
    return [...new Set(symbols)].map((symbol) => hiddenBy([symbol], unseenCounts[symbol]!));
  }
  const random = createRandom(gameSeed, turn);
  return Array.from({ length: samples }, () =>
    hiddenBy(shuffled(symbols, random).slice(0, unseen.bag), 1),
  );
}
