/**
 * What the page and the engine's worker say to each other. Everything is plain data that can be
 * copied from one to the other; comlink turns calls into messages and answers into promises.
 */
import type { RecordedGame, TurnVerdict } from '@bestzug/analysis';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type {
  Board,
  Exchange,
  Game,
  InRule,
  Move,
  Pass,
  PlacementAttempt,
  PlacementCheck,
  Rack,
  Square,
} from '@bestzug/core';
import type { LevelExplanation, LevelNumber } from '@bestzug/strategy';
import type { RuleChoice } from '../settings/rule-profile.ts';

/** Which words count. */
export interface ListRequest {
  readonly list: 'de' | 'own';
  readonly addedWords: readonly string[];
  readonly removedWords: readonly string[];
}

/** How far loading has come, in bytes of the way through the network. */
export interface LoadProgress {
  readonly loaded: number;
  readonly total: number;
}

/** A position to look at, with the player to move first. */
export interface PositionQuestion {
  readonly rules: RuleChoice;
  readonly board: Board;
  readonly rack: Rack;
  /** Points of the player to move and of the strongest other. */
  readonly scores: readonly [number, number];
  readonly scorelessTurns: number;
  readonly consecutivePasses: number;
}

/** What moves are sorted by. */
export type MoveOrder = 'equity' | 'score' | 'word' | 'leave';

/** Which moves are shown. */
export interface MoveFilter {
  /** Text within the main word, capitals; empty = any. */
  readonly contains: string;
  /** Square that gets a new tile. */
  readonly square: Square | undefined;
  readonly minTiles: number;
  readonly withoutBlank: boolean;
  readonly kinds: 'all' | 'placements' | 'exchanges';
}

/** A filter that lets everything through. */
export const NO_FILTER: MoveFilter = {
  contains: '',
  square: undefined,
  minTiles: 1,
  withoutBlank: false,
  kinds: 'all',
};

/** One line of the table. */
export interface RankedMove {
  /** Key of the move within its position: its normal form, `8D .E.T` or `-QX`. */
  readonly key: string;
  readonly move: Move;
  /** Start as written, `8D`; empty for an exchange. */
  readonly start: string;
  /** Letters of the main word as they lie after the move; for an exchange the tiles put back. */
  readonly letters: readonly MoveLetter[];
  /** Points. */
  readonly score: number;
  /** Tiles kept, R2 order. */
  readonly leave: string;
  /** What keeping them is worth, points. */
  readonly leaveValue: number;
  /** Points and leave together. */
  readonly equity: number;
  /** From 1, among all moves by equity, filtered or not. */
  readonly rank: number;
}

/** A letter of a word in the table. */
export interface MoveLetter {
  /** Sign of the tile: capital, small letter for a blank, `*` for *IN. */
  readonly sign: string;
  readonly isNew: boolean;
}

/** The answer to "what are the best moves". */
export interface RankedMoves {
  /** The first so many of those that pass the filter. */
  readonly moves: readonly RankedMove[];
  /** Placements there are. */
  readonly placements: number;
  /** Moves that pass the filter. */
  readonly passing: number;
  /** Milliseconds in the engine. */
  readonly milliseconds: number;
}

/** The user's own move: tiles on the board, or what else fills a turn. */
export type OwnMoveQuestion =
  | { readonly kind: 'attempt'; readonly attempt: PlacementAttempt }
  | { readonly kind: 'move'; readonly move: Exchange | Pass };

/** The user's own move among the others. */
export interface OwnMove {
  readonly check: PlacementCheck | undefined;
  /** With its rank, where it is one of the moves there are. */
  readonly ranked: RankedMove | undefined;
  /** Points of equity behind the best. */
  readonly loss: number | undefined;
}

/** Where a move stands in a simulation. */
export interface SimulatedMove {
  /** See `RankedMove`. */
  readonly key: string;
  readonly samples: number;
  /** Chance of winning, 0 … 1, and its standard error. */
  readonly winChance: number;
  readonly winError: number;
  /** Final spread expected, points. */
  readonly spread: number;
  /** Whether it may still turn out the best. */
  readonly isActive: boolean;
}

/** Where a simulation stands. */
export interface SimulationState {
  /** The best first. */
  readonly moves: readonly SimulatedMove[];
  readonly rollouts: number;
  readonly budget: number;
  readonly isDone: boolean;
}

/** What is best when the bag is empty, and how the game then ends. */
export interface SolvedEndgame {
  /** Undefined: passing is best. */
  readonly move: RankedMove | undefined;
  /** Final spread with best play of both, points. */
  readonly spread: number;
  /** Whether every line was followed to the end. */
  readonly isProven: boolean;
}

/** What the list says about a word. */
export interface WordReport {
  readonly word: string;
  readonly isWord: boolean;
  /** Why it was taken out of the list, where that is recorded. */
  readonly removalReason: string | undefined;
  /** Words with umlauts in the place of AE, OE, UE that are in the list. */
  readonly similar: readonly string[];
  /** Letters that make a word of it in front and behind. */
  readonly frontHooks: readonly string[];
  readonly backHooks: readonly string[];
  /** Words of the same letters. */
  readonly anagrams: readonly string[];
}

/** A level's move and why. */
export interface LevelMove {
  readonly move: Move;
  readonly explanation: LevelExplanation | undefined;
}

/** Why the engine could not answer; thrown messages are not for people. */
export type EngineFault =
  /** The list, or another file, could not be loaded. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'damagedList' }
  /** No own list has been stored. */
  | { readonly kind: 'noOwnList' };

/** An answer or a fault: errors do not survive the way from the worker. */
export type EngineAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: EngineFault };

/** What the worker offers. One list at a time; `useList` must have answered before the others. */
export interface Engine {
  /** Loads a list and makes it the one in use. */
  useList(
    request: ListRequest,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<EngineAnswer<LexiconIdentity>>;

  /** Loads the trained leaves; false = they could not be had, and simpler ones stay in use. */
  loadLeaves(): Promise<boolean>;

  /** Ranks all moves. The same position is searched once, however it is sorted and filtered. */
  rankMoves(
    question: PositionQuestion,
    view: { readonly order: MoveOrder; readonly filter: MoveFilter; readonly count: number },
  ): Promise<RankedMoves>;

  /** Judges tiles laid on the board, by any hand: legality, words, points. */
  checkPlacement(question: PositionQuestion, attempt: PlacementAttempt): Promise<PlacementCheck>;

  /** Finds the user's own move among all. */
  judgeMove(question: PositionQuestion, own: OwnMoveQuestion): Promise<OwnMove>;

  /**
   * Tries the most promising moves, and `alsoKeys` of the last ranking, until the budget is spent or
   * `stopSimulation` is called; answers with the last state.
   */
  simulate(
    question: PositionQuestion,
    plan: { readonly budget: number; readonly also: readonly Move[] },
    onProgress: (state: SimulationState) => void,
  ): Promise<SimulationState>;

  /** Calculates the game to its end; undefined if the bag is not empty or a rack is. */
  solveEndgame(question: PositionQuestion): Promise<SolvedEndgame | undefined>;

  /** Ends the simulation that is running, if there is one. */
  stopSimulation(): Promise<void>;

  /** What there is to know about a word in capitals. */
  reportWord(word: string): Promise<WordReport>;

  /** Which of the words, in capitals, are not in the list. */
  missingWords(words: readonly string[]): Promise<readonly string[]>;

  /** Which of the words are none, under the rule *IN of a game; capitals, `*` for the ending. */
  invalidWords(words: readonly string[], inRule: InRule): Promise<readonly string[]>;

  /**
   * The move of a computer player of this level, for the player to move.
   *
   * @param game the states before it are not needed: leave `previous` undefined
   * @param gameSeed seed of the players' chance, one per game
   */
  levelMove(
    game: Game,
    level: LevelNumber,
    gameSeed: number,
    detail: 'move' | 'explained',
  ): Promise<EngineAnswer<LevelMove>>;

  /**
   * Judges the turns of a game one after the other.
   *
   * @param onProgress hears how many have been judged
   */
  judgeTurns(
    game: RecordedGame,
    onProgress: (turns: number) => void,
  ): Promise<readonly TurnVerdict[]>;

  /** Builds a list from text and keeps it for `list: 'own'`. */
  storeOwnList(
    name: string,
    text: string,
  ): Promise<EngineAnswer<{ readonly identity: LexiconIdentity; readonly discarded: number }>>;
}
