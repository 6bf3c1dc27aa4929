/**
 * The course of a game: what lay where before every turn and what the player did, whatever record it
 * was read from.
 */
import type {
  Board,
  EndCount,
  EndReason,
  Exchange,
  ExchangeCount,
  Pass,
  Placement,
  PlayerIndex,
  Rack,
  RuleProfile,
  Setup,
} from '@bestzug/core';

/** A player of a course. */
export interface CoursePlayer {
  readonly name: string;
  /** Short name, unique among the players, without blank space. */
  readonly nick: string;
}

/** The table at some moment. Immutable. */
export interface CourseState {
  readonly board: Board;
  /**
   * [player] tiles held as far as they are known; empty if nothing is. Known is what the record
   * shows of this moment, also of players who were not on turn.
   */
  readonly racks: readonly Rack[];
  /** [player] points. */
  readonly scores: readonly number[];
  /** Whose turn it is. */
  readonly toMove: PlayerIndex;
  readonly consecutivePasses: number;
  readonly scorelessTurns: number;
  /** Tiles in the bag, if every rack is as full as it can be. */
  readonly bagCount: number;
}

/** What was done in a turn. `exchangeCount`: nobody noted which tiles (R110). */
export type CourseMove = Placement | Exchange | ExchangeCount | Pass;

/** One turn. */
export interface CourseTurn {
  /** From 1. */
  readonly number: number;
  readonly player: PlayerIndex;
  /** The table before the move. */
  readonly before: CourseState;
  /** Placements in canonical form (R39). */
  readonly move: CourseMove;
  /** Words formed, in capitals, main word first; none but for placements. */
  readonly words: readonly string[];
  /** Points of the move as counted by the rules, before any withdrawal. */
  readonly points: number;
  /** Whether the placement was taken back (R62), so that it left no tile and no point. */
  readonly isWithdrawn: boolean;
  /** Remarks in the record; '' for none. */
  readonly note: string;
  /** Line of the file it was read from, from 1; 0 if from none. */
  readonly line: number;
}

/** Points beside the moves: lost challenges and challenge bonus, overtime, the final count. */
export interface CourseAdjustment {
  readonly kind: 'challenge' | 'time' | 'rest';
  readonly player: PlayerIndex;
  readonly points: number;
  /** Turns before it. */
  readonly afterTurn: number;
  readonly line: number;
}

/** A whole game, or as much of it as was played. Immutable. */
export interface GameCourse {
  /** Rules it was replayed by. */
  readonly profile: RuleProfile;
  /** In the order of turns. */
  readonly players: readonly CoursePlayer[];
  /** Name of the word list as the record tells it; undefined if it does not. */
  readonly lexiconName: string | undefined;
  /** Title of the game; undefined if it has none. */
  readonly title: string | undefined;
  readonly turns: readonly CourseTurn[];
  readonly adjustments: readonly CourseAdjustment[];
  /** The table after the last turn, final count not included. */
  readonly end: CourseState;
  /** Why the game is over; undefined if it is not, or if the record ends early. */
  readonly endReason: EndReason | undefined;
  /** How the record counts the rests; undefined if it has no final count (R119). */
  readonly endCount: EndCount | undefined;
  /** [player] points with everything the record counts. */
  readonly finalScores: readonly number[];
  /**
   * [player] points with the final count of the German rules, whatever the record counts (R76,
   * R79); as `finalScores` while the game is not over.
   */
  readonly germanScores: readonly number[];
}

/** The table before turn `number` (from 1); after the last turn for one more; else undefined. */
export function stateBeforeTurn(course: GameCourse, number: number): CourseState | undefined {
  if (number === course.turns.length + 1) return course.end;
  return course.turns[number - 1]?.before;
}

/** A state as the setup of a position text, the player on turn first. */
export function setupOfState(state: CourseState, lexiconName?: string): Setup {
  const { board, racks, scores, toMove, consecutivePasses, scorelessTurns } = state;
  const fromMover = <Item>(items: readonly Item[]): Item[] => [
    ...items.slice(toMove),
    ...items.slice(0, toMove),
  ];
  return {
    board,
    racks: fromMover(racks),
    scores: fromMover(scores),
    scorelessTurns,
    consecutivePasses,
    ops: new Map(lexiconName === undefined ? [] : [['lex', lexiconName]]),
  };
}
