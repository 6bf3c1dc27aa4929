/** What players can ask for in a game, and every reason why it is refused (rules R23–R43, R60–R67). */
import type { MoveText, ExchangeCount } from '../notation/move-text.ts';
import type { Exchange, Move, Placement } from '../move.ts';
import type { PlacementFault } from '../placement-fault.ts';
import type { PlacementAttempt } from '../written-placement.ts';
import type { PlayerIndex } from './game-event.ts';

/** Tiles to lay, as written or clicked, or as a generator gives them. */
export interface PlacementAction {
  readonly kind: 'placement';
  readonly player: PlayerIndex;
  readonly placement: Placement | PlacementAttempt;
}

/** Rack symbols to put back, in any order (R40). */
export interface ExchangeAction extends Exchange {
  readonly player: PlayerIndex;
}

/** A challenge of the last placement (R62). */
export interface ChallengeAction {
  readonly kind: 'challenge';
  readonly player: PlayerIndex;
  /** In capitals, `*` for *IN; left out: all words not challenged yet. */
  readonly words?: readonly string[] | undefined;
}

/** Something a player wants to do. */
export type GameAction =
  | PlacementAction
  | ExchangeAction
  | { readonly kind: 'pass'; readonly player: PlayerIndex }
  | ChallengeAction
  /** The challenge window ends: an opponent accepts the placement, or the time is over (R65). */
  | { readonly kind: 'closeWindow'; readonly player: PlayerIndex }
  /** The player's overtime up to now, in seconds; counted at the end of the game (R70). */
  | { readonly kind: 'overtime'; readonly player: PlayerIndex; readonly seconds: number }
  /** An attempt to change a rule during the game, which is always refused (R67). */
  | {
      readonly kind: 'setOption';
      readonly player: PlayerIndex;
      readonly option: string;
      readonly value: unknown;
    };

/** There is no placement, or no word, that this player can challenge now. */
export interface NothingToChallenge {
  readonly kind: 'nothingToChallenge';
  /**
   * `policy`: placements are checked when they are made (R60) · `noPlacement`: the last action was
   * none, or its window is closed (R64, R65) · `ownPlacement` · `notFormed`: no words of the last
   * placement · `alreadyJudged`: they were challenged before · `noLexicon`: nothing to judge by.
   */
  readonly reason:
    'policy' | 'noPlacement' | 'ownPlacement' | 'notFormed' | 'alreadyJudged' | 'noLexicon';
  /** The words meant by `notFormed` and `alreadyJudged`, else none. */
  readonly words: readonly string[];
}

/** Why an action is refused. The game stays as it is. */
export type ActionFault =
  /** The first one `checkPlacement` finds; `noTiles` and `notOnRack` (R42) also for exchanges. */
  | PlacementFault
  /** R41; also when the bag has fewer tiles than are to be exchanged. */
  | { readonly kind: 'bagTooSmall'; readonly found: number; readonly needed: number }
  /** More tiles than `exchangeMaxTiles`. */
  | { readonly kind: 'tooManyExchanged'; readonly found: number; readonly limit: number }
  /** `exchangesPerGame` is used up. */
  | { readonly kind: 'noExchangeLeft'; readonly limit: number }
  | { readonly kind: 'notYourTurn'; readonly player: PlayerIndex; readonly toMove: PlayerIndex }
  /** `atWindow`: it will be when the open challenge window closes (R71). */
  | { readonly kind: 'gameOver'; readonly atWindow: boolean }
  | NothingToChallenge
  /** R67. */
  | { readonly kind: 'rulesFixed'; readonly option: string };

/** The action of a player who makes this move. */
export function actionOfMove(
  player: PlayerIndex,
  move: Move | Exclude<MoveText, ExchangeCount>,
): GameAction {
  switch (move.kind) {
    case 'placement':
      return { kind: 'placement', player, placement: move };
    case 'exchange':
      return { kind: 'exchange', player, symbols: move.symbols };
    case 'pass':
      return { kind: 'pass', player };
  }
}
