/** Trying many random positions of a small game. */
import fc from 'fast-check';
import { formatCgp, invariant, parseCgp } from '@bestzug/core';
import { positionArbitrary } from '@bestzug/testkit';
import { GenerationTrial, type TrialPosition } from './generation-trial.ts';
import type { SmallGame } from './small-game.ts';

/** Multiplies the number of positions: `BESTZUG_TEST_SCALE=20` for a long night. */
const SCALE = Number(process.env['BESTZUG_TEST_SCALE'] ?? 1);

/** Which positions, and how many. */
export interface PositionsWish {
  readonly positions: number;
  readonly seed: number;
  /** Blanks on the rack. */
  readonly blanks: number;
  /** Tiles on the rack, a full one by default. */
  readonly rackSize?: number;
  /** Most placements on the board. */
  readonly maxPlacements?: number;
}

/** Number of positions after scaling. */
export const scaled = (positions: number): number => Math.max(1, Math.round(positions * SCALE));

/** Reads a position of the game. */
export function readPosition(cgp: string, { profile }: SmallGame): TrialPosition {
  const setup = parseCgp(cgp, profile);
  invariant(setup.ok, cgp);
  const [rack] = setup.value.racks;
  invariant(rack !== undefined, 'a position has a rack');
  return { board: setup.value.board, rack };
}

/** Positions of the game as CGP, so that a failing one can be read and tried again. */
export const cgpArbitrary = (game: SmallGame, wish: PositionsWish): fc.Arbitrary<string> =>
  positionArbitrary({
    words: game.words,
    personNouns: game.personNouns,
    profile: game.profile,
    rackBlanks: wish.blanks,
    rackSize: wish.rackSize,
    maxPlacements: wish.maxPlacements,
  }).map(formatCgp);

/**
 * What is wrong with the first position that has a fault, else undefined. The position is not made
 * smaller: brute force would take minutes for it, and a CGP text is readable as it is.
 */
export function tryPositions(game: SmallGame, wish: PositionsWish): string | undefined {
  const trial = new GenerationTrial(game);
  const result = fc.check(
    fc.property(cgpArbitrary(game, wish), fc.integer(), (cgp, variation) => {
      const faults = trial.faults(readPosition(cgp, game), variation);
      if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n'));
    }),
    { seed: wish.seed, numRuns: scaled(wish.positions), endOnFailure: true },
  );
  return result.failed
    ? `${fc.defaultReportMessage(result)}\n${String(result.errorInstance)}`
    : undefined;
}
