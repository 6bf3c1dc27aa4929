/** The computer players of a game. What they need is loaded when the first of them is made. */
import type { WordGraph } from '@bestzug/lexicon';
import { type Game, type GameAction, actionOfMove, type RuleProfile } from '@bestzug/core';
import { createGenerator } from '@bestzug/kernel';
import { SearchBoard } from '@bestzug/movegen';
import {
  leavesFor,
  LevelPlayer,
  moveOf,
  parsePlayerSpec,
  viewOfGame,
  winTableFor,
  Vocabulary,
  type LevelExplanation,
  type Player,
  type PlayerEquipment,
  type TurnView,
} from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import { germanLeaves } from '../german-leaves.ts';
import { readTiers } from '../vocabulary-file.ts';
import { germanWins } from '../win-chances.ts';

/** Turns after which computer players only pass, so that no game goes on for ever (R75). */
const MAX_TURNS = 500;

/** Moves for the players of one game that have an engine. */
export class ComputerSeats {
  readonly #graph: WordGraph;
  readonly #profile: RuleProfile;
  readonly #board: SearchBoard;
  readonly #players: Map<string, Player> = new Map();
  #equipment: PlayerEquipment | undefined;

  constructor(graph: WordGraph, profile: RuleProfile) {
    this.#graph = graph;
    this.#profile = profile;
    this.#board = new SearchBoard(graph, profile.layout, profile.tileSet);
  }

  /** Makes the player now, so that its first move does not wait. @throws CliError */
  prepare(engine: string): void {
    this.#playerOf(engine);
  }

  /** The move of the player to move, a computer player. The same for the same game. */
  chooseAction(game: Game, engine: string): GameAction {
    const player = game.toMove;
    if (game.history.length >= MAX_TURNS) return { kind: 'pass', player };
    const view = this.#viewOf(game);
    return actionOfMove(player, moveOf(view, this.#playerOf(engine).chooseMove(view)));
  }

  /** Why it moved as it did in this game, where it can tell. */
  explain(game: Game, engine: string): LevelExplanation | undefined {
    const player = this.#playerOf(engine);
    return player instanceof LevelPlayer ? player.explainMove(this.#viewOf(game)) : undefined;
  }

  /** What the player to move sees; valid until the next call of any method. */
  #viewOf(game: Game): TurnView {
    return viewOfGame(game, this.#board, game.deal.random?.[0] ?? 0);
  }

  #playerOf(engine: string): Player {
    const known = this.#players.get(engine);
    if (known !== undefined) return known;
    const spec = parsePlayerSpec(engine);
    if (!spec.ok) throw new CliError({ ...spec.error, option: '--players' });
    const player = spec.value.create(this.#equipmentFor());
    this.#players.set(engine, player);
    return player;
  }

  #equipmentFor(): PlayerEquipment {
    this.#equipment ??= {
      graph: this.#graph,
      profile: this.#profile,
      generator: createGenerator(this.#graph, this.#profile),
      leaves: leavesFor(this.#profile, germanLeaves()),
      winTable: winTableFor(this.#profile, germanWins()),
      vocabulary: new Vocabulary(Buffer.from(readTiers()).toString()),
    };
    return this.#equipment;
  }
}
