/** What is said about one turn: plain data, as it stands in reports. */
import type { RecordedTurn } from './recorded-game.ts';

/** A turn to judge, by itself. Plain data. */
export interface TurnQuestion {
  readonly turn: RecordedTurn;
  /** Number of the turn in the game, from 0. */
  readonly number: number;
  /** Rack symbols the player kept before drawing for this turn; undefined = unknown. */
  readonly kept: readonly number[] | undefined;
}

/** A move with what it is worth. */
export interface ValuedMove {
  /** As R112 has it, with the whole word: `8D GRÜNDE`, `-QX`, `-`. */
  readonly move: string;
  readonly score: number;
  /** Tiles kept, as rack signs. */
  readonly leave: string;
  /** Points and what the tiles kept are worth, in points. */
  readonly equity: number;
  /** Whether it lays a whole rack (R50). */
  readonly bingo: boolean;
  /**
   * Chance of winning after it, 0 … 1: by simulation if there was one, else by the win table at the
   * lead with its equity. In games of more than two it is the chance against the strongest other.
   */
  readonly winChance: number;
  /** Final spread in points: expected by simulation, or calculated with an empty bag; null else. */
  readonly spread: number | null;
}

/** How lucky a draw was. */
export interface DrawLuck {
  /** Equity of the best move with the rack drawn, less what was to be expected; points. */
  readonly luck: number;
  /** Mean equity of the best move over draws from the unseen tiles, on the same board. */
  readonly expected: number;
  /** Standard error of the expectation, points; 0 where nothing was drawn. */
  readonly error: number;
}

/** Everything about one turn that takes searching. */
export interface TurnVerdict {
  /** Words of the placement that are not in the list, each once. */
  readonly phony: readonly string[];
  /** Number of valid placements; null where the rack is not known. */
  readonly placements: number | null;
  /** The move made; null where what it is worth cannot be known. */
  readonly played: ValuedMove | null;
  /**
   * How far an endgame was calculated (R71–R78): to its end, or as far as the effort went; null where
   * none was. The best move then is that of the final spread, and `top` holds it and the move made.
   */
  readonly endgame: 'proven' | 'estimated' | null;
  /** The best moves, the best first; empty where the rack is not known. */
  readonly top: readonly ValuedMove[];
  /** Placements and exchange with a higher equity than the move made, plus one; null as `played`. */
  readonly rank: number | null;
  /** The placement with the most points. */
  readonly topScore: ValuedMove | null;
  /** The best placement of a whole rack, if there is one. */
  readonly bestBingo: ValuedMove | null;
  /** Null where rack or what was kept is not known. */
  readonly luck: DrawLuck | null;
}
