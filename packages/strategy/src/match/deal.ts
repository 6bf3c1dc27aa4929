/** What chance decides in a game between computer players: the order of the tiles, and nothing else. */
import {
  createRandom,
  shuffledBag,
  type Random,
  type RandomState,
  type RuleProfile,
} from '@bestzug/core';

/** The chance of one game. Immutable: two games may start from the same deal. */
export interface TableDeal {
  /** All tiles as rack symbols in the order of drawing, see `DrawPile`. */
  readonly order: readonly number[];
  /** What mixes exchanged tiles into the pile. */
  readonly random: RandomState;
  /** Seed for chance in the players' decisions. */
  readonly gameSeed: number;
}

/**
 * The deal of one game of a series. Games are independent, so they can be played anywhere in any
 * order.
 *
 * @param seed of the series, any safe integer
 * @param gameNumber 0 … 2³² - 1
 */
export function dealOf(profile: RuleProfile, seed: number, gameNumber: number): TableDeal {
  const random: Random = createRandom(seed, gameNumber);
  const order = shuffledBag(profile, random).symbols;
  const gameSeed = random.nextUint32();
  return { order, random: random.state, gameSeed };
}
