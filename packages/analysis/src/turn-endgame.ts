/**
 * Turns with an empty bag: both racks are known, so that the best move and the one made are calculated
 * to the end of the game instead of being judged by points and what is kept.
 */
import type { WordGraph } from '@bestzug/lexicon';
import {
  newTilesOf,
  rackSymbol,
  restOf,
  scorePlacement,
  withoutSymbols,
  withTiles,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import type { LeaveJudge } from '@bestzug/movegen';
import {
  endgameOfView,
  EndgameSolver,
  moveOf,
  pointsFromEquity,
  type EndgamePosition,
  type EndgameSolution,
  type TurnView,
} from '@bestzug/strategy';
import type { RecordedPlay } from './recorded-game.ts';
import { passOf, type RankedMove } from './turn-search.ts';

/** A move and what the game ends with after it. */
export interface SolvedMove {
  readonly move: RankedMove;
  /** Final points of the player less the other's, both playing the best they can. */
  readonly spread: number;
  /** Whether that is proven; else an estimate. */
  readonly isProven: boolean;
}

/** What calculating a turn has found. */
export interface SolvedTurn {
  readonly best: SolvedMove;
  /** The move made; the same as `best` if nothing is better. Undefined if it is not known. */
  readonly made: SolvedMove | undefined;
}

/** What became of a turn. */
export interface MoveMade {
  /** Undefined = not known. */
  readonly made: RankedMove | undefined;
  readonly play: RecordedPlay;
  /** Whether it was laid with words that are none. */
  readonly isPhony: boolean;
}

/** Calculates turns; owns its solver. */
export class TurnEndgame {
  readonly #graph: WordGraph;
  readonly #profile: RuleProfile;
  readonly #effort: number;
  #solver: EndgameSolver | undefined;
  /** The position solved last: what a move leads to is what the next turn begins with. */
  #last: { readonly key: string; readonly solution: EndgameSolution } | undefined;

  /** @param effort for each position, see `EndgameLimits` */
  constructor(graph: WordGraph, profile: RuleProfile, effort: number) {
    this.#graph = graph;
    this.#profile = profile;
    this.#effort = effort;
  }

  /**
   * The best move and the one made; undefined where there is no endgame to calculate
   * (`endgameOfView`), and in games of more than two.
   */
  solve(
    view: TurnView,
    judge: LeaveJudge,
    { made, play, isPhony }: MoveMade,
  ): SolvedTurn | undefined {
    const endgame = endgameOfView(view);
    if (endgame === undefined || made?.move.kind === 'exchange') return undefined;
    const lead = view.score - view.opponentScore;
    const { move: packed, value, isProven } = this.#solutionOf(endgame);
    const move = rankedMoveOf(moveOf(view, packed), packed, view, judge);
    const best = { move, spread: lead + value, isProven };
    if (made === undefined) return { best, made };
    if (isSameMove(made, move, view.board.layout.size)) {
      const same = { ...best, move: made };
      return { best: same, made: same };
    }
    const gain = this.#gainOf(made, play, endgame);
    const own = { move: made, spread: lead + gain.value, isProven: gain.isProven };
    // Of estimates the one of the move made may be the higher one.
    return own.spread > best.spread && !isPhony ? { best: own, made: own } : { best, made: own };
  }

  /** What the player on turn gains on the other with a move and the best play after it. */
  #gainOf(
    { move, score, leave }: RankedMove,
    play: RecordedPlay,
    { board, racks: [own, other], ...counts }: EndgamePosition,
  ): Pick<EndgameSolution, 'value' | 'isProven'> {
    const { tileSet } = this.#profile;
    if (leave.size === 0) return { value: score + 2 * restOf(other, tileSet), isProven: true };
    // A withdrawn play is no pass (R73).
    const passes = play.kind === 'pass' ? counts.consecutivePasses + 1 : 0;
    const scoreless = score === 0 ? counts.scorelessTurns + 1 : 0;
    if (this.#endsGame(passes, scoreless)) {
      return { value: score + restOf(other, tileSet) - restOf(leave, tileSet), isProven: true };
    }
    const laid = move.kind === 'placement' ? newTilesOf(move, board.layout.size) : [];
    const { value, isProven } = this.#solutionOf({
      board: withTiles(board, laid),
      racks: [other, laid.length === 0 ? own : leave],
      consecutivePasses: passes,
      scorelessTurns: scoreless,
    });
    return { value: score - value, isProven };
  }

  #endsGame(passes: number, scoreless: number): boolean {
    const { passesPerPlayerToEnd, scorelessTurnsToEnd } = this.#profile;
    return (
      (passesPerPlayerToEnd !== null && passes >= 2 * passesPerPlayerToEnd) ||
      (scorelessTurnsToEnd !== null && scoreless >= scorelessTurnsToEnd)
    );
  }

  #solutionOf(endgame: EndgamePosition): EndgameSolution {
    const { board, racks, consecutivePasses, scorelessTurns } = endgame;
    const counts = [consecutivePasses, scorelessTurns];
    const key = [board.tiles, ...racks.map((rack) => rack.counts), counts].join(';');
    if (this.#last?.key === key) return this.#last.solution;
    this.#solver ??= new EndgameSolver(this.#graph, this.#profile);
    const solution = this.#solver.solve(endgame, { effort: this.#effort });
    this.#last = { key, solution };
    return solution;
  }
}

/** A move of the solver with what it brings, by points and what it keeps as well. */
function rankedMoveOf(
  move: RankedMove['move'],
  packed: RankedMove['packed'],
  view: TurnView,
  judge: LeaveJudge,
): RankedMove {
  if (move.kind !== 'placement') return passOf(view, judge);
  const { board, profile, rack } = view;
  const tiles = newTilesOf(move, board.layout.size);
  const leave: Rack =
    withoutSymbols(
      rack,
      tiles.map(({ tile }) => rackSymbol(tile)),
    ) ?? rack;
  const { total: score } = scorePlacement(board, tiles, profile);
  const equity = score + pointsFromEquity(judge.valueOf(leave.counts));
  return { move, packed, score, leave, equity };
}

/** By the tiles laid, wherever the word is said to begin (R39). */
function isSameMove({ move: one }: RankedMove, { move: other }: RankedMove, size: number): boolean {
  if (one.kind !== 'placement' || other.kind !== 'placement') return one.kind === other.kind;
  const textOf = (move: typeof one): string =>
    newTilesOf(move, size)
      .map(({ square, tile }) => `${square}:${tile}`)
      .join();
  return textOf(one) === textOf(other);
}
