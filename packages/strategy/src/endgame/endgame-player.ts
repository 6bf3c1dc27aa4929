/** Players who solve the endgame, whatever they do before it. */
import type { WordGraph } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import type { PackedMove, Player, TurnView } from '../player/player.ts';
import type { NumberParameter } from '../player/player-spec.ts';
import { endgameOfView, EndgameSolver } from './endgame-solver.ts';

/**
 * The parameter of a kind of player: the effort for one turn of an endgame (see `EndgameLimits`),
 * 0 = no solving.
 */
export const endgameParameter = (preset: number): NumberParameter => ({
  kind: 'number',
  name: 'endgame',
  min: 0,
  max: 1_000_000_000,
  preset,
});

/** Leaves every turn but those of the endgame to another player. */
export class EndgamePlayer implements Player {
  readonly #player: Player;
  readonly #makeSolver: () => EndgameSolver;
  readonly #effort: number;
  /** Made for the first endgame: it takes some megabytes. */
  #solver: EndgameSolver | undefined = undefined;

  /** @param effort most effort for a turn, see `EndgameLimits` */
  constructor(player: Player, graph: WordGraph, profile: RuleProfile, effort: number) {
    this.#player = player;
    this.#makeSolver = () => new EndgameSolver(graph, profile);
    this.#effort = effort;
  }

  chooseMove(view: TurnView): PackedMove {
    const endgame = endgameOfView(view);
    if (endgame === undefined) return this.#player.chooseMove(view);
    this.#solver ??= this.#makeSolver();
    return this.#solver.solve(endgame, { effort: this.#effort }).move;
  }
}

/** The player, with a solver unless the effort is 0. */
export const withEndgame = (
  player: Player,
  { graph, profile }: { readonly graph: WordGraph; readonly profile: RuleProfile },
  effort: number,
): Player => (effort === 0 ? player : new EndgamePlayer(player, graph, profile, effort));
