/**
 * How many turns without a play still end the game (rules R72–R74), as one small number.
 *
 * While only plays and passes alternate, at least two passes missing are as good as any larger
 * number: with a and b the values if the player on turn or the other one plays next and e the value
 * of the end, two give max(a, min(b, e)), three give max(a, min(b, max(a, e))), which is the same,
 * and so on. So the clock knows "one pass ends the game" and "two or more".
 *
 * Under R74 a placement worth nothing moves the clock on as a pass does. It takes a tile worth
 * nothing; only with such a tile on a rack are the true numbers kept.
 */
import type { RuleProfile } from '@bestzug/core';

/**
 * Turns missing: bits 0…3 passes (R72), bits 4…7 turns without points (R74); `NEVER` in either part
 * = no such rule. 0 in either part = the game is over; such a clock is written 0.
 */
export type EndClock = number;

const NEVER = 15;
const MOST = 14;
const SCORELESS_SHIFT = 4;

const joined = (passes: number, scoreless: number): EndClock =>
  passes === 0 || scoreless === 0 ? 0 : passes | (scoreless << SCORELESS_SHIFT);

/** The rule of one game. */
export interface EndRule {
  /** The clock at the start of the search. */
  readonly start: EndClock;
  /** The clock after a play that scores. */
  readonly reset: EndClock;
}

/** Turns up to now that count towards the end. */
export interface TurnCounts {
  /** Passes in a row (R72). */
  readonly consecutivePasses: number;
  /** Turns without points in a row (R74). */
  readonly scorelessTurns: number;
}

/**
 * The rule for two players.
 *
 * @param hasWorthlessTiles whether a rack holds a tile of 0 points
 */
export function endRuleOf(
  { passesPerPlayerToEnd, scorelessTurnsToEnd }: RuleProfile,
  { consecutivePasses, scorelessTurns }: TurnCounts,
  hasWorthlessTiles: boolean,
): EndRule {
  const passes = passesPerPlayerToEnd === null ? Infinity : 2 * passesPerPlayerToEnd;
  const scoreless = scorelessTurnsToEnd ?? Infinity;
  const passesLeft = Math.max(passes - consecutivePasses, 1);
  const scorelessLeft = Math.max(scoreless - scorelessTurns, 1);
  if (hasWorthlessTiles && scorelessTurnsToEnd !== null) {
    return {
      start: joined(capped(passesLeft), capped(scorelessLeft)),
      reset: joined(capped(passes), capped(scoreless)),
    };
  }
  return {
    start: joined(Math.min(passesLeft, scorelessLeft, 2), NEVER),
    reset: joined(Math.min(passes, scoreless, 2), NEVER),
  };
}

/**
 * The clock after a pass by the true counts, 0 = the game is over. `afterPass` gives the same value of
 * the position before, but not of the pass: a clock of two stands for any larger one too.
 */
export function clockAfterPass(
  rules: RuleProfile,
  counts: TurnCounts,
  hasWorthlessTiles: boolean,
): EndClock {
  const consecutivePasses = counts.consecutivePasses + 1;
  const scorelessTurns = counts.scorelessTurns + 1;
  const { passesPerPlayerToEnd, scorelessTurnsToEnd } = rules;
  const isOver =
    consecutivePasses >= (passesPerPlayerToEnd ?? Infinity) * 2 ||
    scorelessTurns >= (scorelessTurnsToEnd ?? Infinity);
  if (isOver) return 0;
  return endRuleOf(rules, { consecutivePasses, scorelessTurns }, hasWorthlessTiles).start;
}

const capped = (turns: number): number =>
  turns === Infinity ? NEVER : Math.min(turns, MOST - (turns % 2));

/** The clock after a pass, 0 = the game is over. */
export function afterPass(clock: EndClock): EndClock {
  const passes = clock & NEVER;
  const scoreless = clock >>> SCORELESS_SHIFT;
  return joined(passes === NEVER ? NEVER : passes - 1, scoreless === NEVER ? NEVER : scoreless - 1);
}

/** The clock after a placement, 0 = the game is over. */
export function afterPlacement(clock: EndClock, points: number, { reset }: EndRule): EndClock {
  const scoreless = clock >>> SCORELESS_SHIFT;
  if (points !== 0 || scoreless === NEVER) return reset;
  return joined(reset & NEVER, scoreless - 1);
}
