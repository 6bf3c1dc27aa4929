/** A computer player of a level, which can say why it moved as it did. */
import type { WordGraph } from '@bestzug/lexicon';
import { invariant, type RuleProfile } from '@bestzug/core';
import { SearchBoard, type MoveGenerator } from '@bestzug/movegen';
import { createLeaveJudge } from '../evaluate.ts';
import { ExchangeSearch } from '../player/best-exchange.ts';
import { PASS, type PackedMove, type Player, type TurnView } from '../player/player.ts';
import type { PlayerEquipment } from '../player/player-spec.ts';
import type { Level } from './level.ts';
import { BLANK_THRIFT, PointsChooser, type ValuedPlacement } from './points-choice.ts';
import type { VocabularyExtent } from './vocabulary.ts';

/**
 * Why a level moved as it did:
 *
 * - `best`: the best placement it knew, as it judges placements
 * - `near`: on purpose not the best but one with about a share of its points
 * - `preferred`: not the one with the most points, for what it leaves or prevents
 * - `exchange`: an exchange, better than any placement it knew
 * - `stuck`: an exchange or a pass, because it knew no placement
 */
export type LevelReason = 'best' | 'near' | 'preferred' | 'exchange' | 'stuck';

/** The facts about a move of a level. Placements lie on the board of the view. */
export interface LevelExplanation {
  readonly level: Level['number'];
  readonly move: PackedMove;
  readonly reason: LevelReason;
  /** Points of the move. */
  readonly points: number;
  readonly vocabulary: VocabularyExtent;
  /** Words it knows. */
  readonly knownWords: number;
  /** Placements it knew. */
  readonly knownPlacements: number;
  /** The placement it liked best: by points, and for levels up to 4 without wasting a blank. */
  readonly favourite: ValuedPlacement | undefined;
  /** Share of the favourite's points it looked for; undefined for levels that do not look so. */
  readonly share: number | undefined;
  /** The most points on the board, where only words bring them that the level does not know. */
  readonly unknown: ValuedPlacement | undefined;
}

/** Who plays for a level: another player, made with the words of the level alone. */
export type MakePlayer = (player: string, equipment: PlayerEquipment) => Player;

/** See `Level`. One per thread. */
export class LevelPlayer implements Player {
  readonly level: Level;
  readonly #graph: WordGraph;
  readonly #generator: MoveGenerator;
  readonly #wholeGenerator: MoveGenerator;
  readonly #profile: RuleProfile;
  /** The board for the level's own words; undefined where they are the whole list. */
  readonly #board: SearchBoard | undefined;
  readonly #chooser: PointsChooser | undefined;
  readonly #player: Player | undefined;
  readonly #exchanges: ExchangeSearch = new ExchangeSearch();

  /**
   * @param graph the words of the level, a part of the equipment's
   * @param makePlayer for levels that think as another player
   */
  constructor(level: Level, graph: WordGraph, equipment: PlayerEquipment, makePlayer: MakePlayer) {
    const { profile, generator } = equipment;
    const isWhole = graph === equipment.graph;
    this.level = level;
    this.#graph = graph;
    this.#profile = profile;
    this.#wholeGenerator = generator;
    this.#generator = isWhole ? generator : generator.withGraph(graph);
    this.#board = isWhole ? undefined : new SearchBoard(graph, profile.layout, profile.tileSet);
    const { thinking } = level;
    if (thinking.kind === 'points') {
      this.#chooser = new PointsChooser(this.#generator, thinking);
    } else {
      const own: PlayerEquipment = { ...equipment, graph, generator: this.#generator };
      this.#player = makePlayer(thinking.player, own);
    }
  }

  chooseMove(view: TurnView): PackedMove {
    return this.#choose(this.#withOwnWords(view));
  }

  /**
   * What it would play and the facts behind it. Asks the same questions as `chooseMove` and one more
   * about the whole list, so it takes about twice as long.
   */
  explainMove(view: TurnView): LevelExplanation {
    const { level } = this;
    const known = this.#withOwnWords(view);
    const move = this.#choose(known);
    const choice = this.#chooser?.choose(known);
    const list = this.#generator.all(known.searchBoard, view.rack);
    const knownPlacements = list.count;
    let points = 0;
    for (let row = 0; row < list.count && move.kind === 'placement'; row++) {
      if (list.letters[row] === move.letters && list.places[row] === move.place) {
        points = list.scores[row]!;
      }
    }
    const favourite = choice?.favourite ?? mostPoints(this.#generator, known);
    const highest = this.#board === undefined ? undefined : mostPoints(this.#wholeGenerator, view);
    const isAboveKnown = (highest?.points ?? 0) > (mostPoints(this.#generator, known)?.points ?? 0);
    return {
      level: level.number,
      move,
      reason: reasonOf(move, favourite, choice !== undefined),
      points,
      vocabulary: level.vocabulary,
      knownWords: this.#graph.wordCount,
      knownPlacements,
      favourite,
      share: choice?.share,
      unknown: isAboveKnown ? highest : undefined,
    };
  }

  #choose(view: TurnView): PackedMove {
    if (this.#player !== undefined) return this.#player.chooseMove(view);
    const choice = this.#chooser?.choose(view);
    if (choice === undefined) return this.#moveWhenStuck(view);
    const { letters, place } = choice.chosen;
    return { kind: 'placement', letters, place };
  }

  /** Exchanges as much as it may, but no blank. */
  #moveWhenStuck({ rack, unseen, exchangeLimit }: TurnView): PackedMove {
    const judge = createLeaveJudge(BLANK_THRIFT, unseen, this.#profile.tileSet);
    const exchange = this.#exchanges.find(rack, judge, exchangeLimit, -1);
    return exchange === undefined ? PASS : { kind: 'exchange', symbols: exchange.symbols };
  }

  /** The view with a board on which only the level's words go. */
  #withOwnWords(view: TurnView): TurnView {
    if (this.#board === undefined) return view;
    this.#board.load(view.board, 'across');
    return { ...view, searchBoard: this.#board };
  }
}

/**
 * A player of a level.
 *
 * @param equipment must hold a vocabulary unless the level knows the whole list
 */
export function levelPlayerWith(
  level: Level,
  equipment: PlayerEquipment,
  makePlayer: MakePlayer,
): LevelPlayer {
  const { graph, vocabulary } = equipment;
  const isWhole = level.vocabulary.kind === 'wholeList';
  invariant(isWhole || vocabulary !== undefined, 'a level is made with a vocabulary');
  const known = vocabulary?.graphOf(graph, level.vocabulary) ?? graph;
  return new LevelPlayer(level, known, equipment, makePlayer);
}

function mostPoints(
  generator: MoveGenerator,
  { searchBoard, rack }: TurnView,
): ValuedPlacement | undefined {
  const best = generator.best(searchBoard, rack, 1);
  if (best.count === 0) return undefined;
  return { letters: best.letters[0]!, place: best.places[0]!, points: best.scores[0]! };
}

function reasonOf(
  move: PackedMove,
  favourite: ValuedPlacement | undefined,
  isByPoints: boolean,
): LevelReason {
  if (favourite === undefined) return 'stuck';
  if (move.kind === 'exchange') return 'exchange';
  // To pass can be best in an endgame.
  if (move.kind === 'pass') return 'preferred';
  if (move.letters === favourite.letters && move.place === favourite.place) return 'best';
  return isByPoints ? 'near' : 'preferred';
}
