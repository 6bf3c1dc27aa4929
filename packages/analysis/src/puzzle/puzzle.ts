/**
 * Puzzles: positions from games of a computer player against itself in which one move is clearly the
 * best. The same seed and level give the same puzzle, as long as list and leaves are the same.
 */
import type { WordGraph } from '@bestzug/lexicon';
import {
  createRandom,
  invariant,
  symbolsOf,
  unpackPlacement,
  type RuleProfile,
} from '@bestzug/core';
import type { MoveGenerator } from '@bestzug/movegen';
import {
  createLeaveJudge,
  dealOf,
  equityFromPoints,
  GameTable,
  playGame,
  StaticPlayer,
  type LeaveTable,
  type PackedMove,
  type TurnView,
  type Vocabulary,
} from '@bestzug/strategy';
import type { RecordedPlay, RecordedTurn } from '../recorded-game.ts';
import { TurnJudge } from '../turn-judge.ts';
import type { TurnVerdict, ValuedMove } from '../turn-verdict.ts';
import { levelOf, traitsOf, type MoveTraits, type PuzzleLevel } from './puzzle-level.ts';

/** What puzzles are made with. */
export interface PuzzleEquipment {
  readonly graph: WordGraph;
  readonly profile: RuleProfile;
  readonly generator: MoveGenerator;
  readonly leaves: LeaveTable;
  /** Which words people know. */
  readonly vocabulary: Vocabulary;
}

/** A puzzle with its solution. */
export interface Puzzle {
  readonly seed: number;
  readonly level: PuzzleLevel;
  /** The position; the play in it is a pass. */
  readonly turn: RecordedTurn;
  /** The best moves, the solution first. */
  readonly top: readonly ValuedMove[];
  /** Points of equity that the solution is ahead of everything else. */
  readonly margin: number;
  /** What the solution is like; hints come from it. */
  readonly traits: MoveTraits;
}

/** Least margin of a puzzle, in points: what simulation would seldom overturn. */
const LEAST_MARGIN = 8;

/** Tiles in the bag and on the board with which there is something to see. */
const LEAST_BAG = 7;
const LEAST_LAID = 12;

/** Games looked through before a level is given up: many times what is ever needed. */
const MAX_GAMES = 2000;

/** Best moves shown with the solution. */
const TOP = 5;

/** Makes puzzles and judges answers. */
export class PuzzleMaker {
  readonly #equipment: PuzzleEquipment;
  readonly #table: GameTable;
  readonly #player: StaticPlayer;
  readonly #judge: TurnJudge;

  constructor(equipment: PuzzleEquipment) {
    const { graph, profile, generator, leaves } = equipment;
    this.#equipment = equipment;
    this.#table = new GameTable(graph, profile);
    this.#player = new StaticPlayer(generator, leaves);
    this.#judge = new TurnJudge(equipment, { draws: 0, rollouts: 0, endgame: 0, top: TOP });
  }

  /**
   * The puzzle of a seed; undefined if there is none, as with lists of a few words.
   *
   * @param seed any safe integer
   */
  make(seed: number, level: PuzzleLevel): Puzzle | undefined {
    const random = createRandom(seed);
    for (let game = 0; game < MAX_GAMES; game++) {
      const found = this.#positionsOf(seed, game, level);
      while (found.length > 0) {
        const [position] = found.splice(random.nextBelow(found.length), 1);
        invariant(position !== undefined, 'the number is one of the list');
        const puzzle = this.#confirmed(position, seed, level);
        if (puzzle !== undefined) return puzzle;
      }
    }
    return undefined;
  }

  /** The verdict on an answer, which must be a legal move. */
  answer(puzzle: Puzzle, play: RecordedPlay): TurnVerdict {
    return this.#judge.judge({ turn: { ...puzzle.turn, play }, number: 0, kept: undefined });
  }

  /** Positions of one game whose best placement is of the level. */
  #positionsOf(seed: number, game: number, level: PuzzleLevel): FoundPosition[] {
    const { profile } = this.#equipment;
    const positions: FoundPosition[] = [];
    const watch = (_: unknown, view: TurnView, move: PackedMove): void => {
      const traits = this.#traitsOf(view, move);
      if (traits !== undefined && levelOf(traits) === level) {
        positions.push({ turn: recordedTurnOf(view), traits });
      }
    };
    playGame(this.#table, [this.#player, this.#player], dealOf(profile, seed, game), watch);
    return positions;
  }

  /** Of the move chosen, if it is clearly the best placement. */
  #traitsOf(view: TurnView, move: PackedMove): MoveTraits | undefined {
    const { generator, leaves, profile, vocabulary } = this.#equipment;
    const { board, searchBoard, rack, unseen } = view;
    const laid = board.tiles.reduce((count, tile) => count + (tile === 0 ? 0 : 1), 0);
    if (unseen.bag < LEAST_BAG || laid < LEAST_LAID || move.kind !== 'placement') return undefined;
    const judge = createLeaveJudge(leaves, unseen, profile.tileSet);
    const { keys, count } = generator.bestByEquity(searchBoard, rack, judge, 2);
    if (count < 2 || keys[0]! - keys[1]! < equityFromPoints(LEAST_MARGIN)) return undefined;
    const placement = unpackPlacement(searchBoard.laneBoard, move.letters, move.place);
    return traitsOf(board, placement, { rackSize: profile.rackSize, vocabulary });
  }

  /** The puzzle, if the best exchange is behind as well. */
  #confirmed(
    { turn, traits }: FoundPosition,
    seed: number,
    level: PuzzleLevel,
  ): Puzzle | undefined {
    const { top } = this.#judge.judge({ turn, number: 0, kept: undefined });
    const [best, second] = top;
    if (best === undefined || second === undefined) return undefined;
    const margin = best.equity - second.equity;
    return margin < LEAST_MARGIN ? undefined : { seed, level, turn, top, margin, traits };
  }
}

/** A position that may become a puzzle. */
interface FoundPosition {
  readonly turn: RecordedTurn;
  readonly traits: MoveTraits;
}

/** A copy: the table goes on playing. */
const recordedTurnOf = (view: TurnView): RecordedTurn => ({
  player: 0,
  boardTiles: view.board.tiles.slice(),
  rack: symbolsOf(view.rack),
  bag: view.unseen.bag,
  scores: [view.score, view.opponentScore],
  consecutivePasses: view.consecutivePasses,
  scorelessTurns: view.scorelessTurns,
  exchangesMade: 0,
  play: { kind: 'pass' },
});
