/** What one move can bring at most: a bound by which editions are refused that cannot be counted. */
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import type { BoardLayout } from './board-layout.ts';
import type { RuleProfile } from './profile.ts';
import { IN_ENDING_POINTS, type TileSet } from './tile-set.ts';

/**
 * Most points of a move. The search ranks by thousandths of a point in 32 bits, and by bounds that
 * are higher than what is there; the built-in editions stay below a fifteenth of this.
 */
export const MAX_MOVE_POINTS = 1_000_000;

/** No move brings more than this; most bring far less. */
export function pointsAtMost({
  layout,
  tileSet,
  rackSize,
  bingoBonus,
  inRule,
}: Pick<RuleProfile, 'layout' | 'tileSet' | 'rackSize' | 'bingoBonus' | 'inRule'>): number {
  const tiles = dearestTiles(tileSet, layout.size);
  if (inRule.enabled) tiles.unshift(IN_ENDING_POINTS);
  const letterMultiplier = layout.letterMultipliers.reduce((most, value) => Math.max(most, value));
  // Of a word, as if its dearest letters were all new and on the best letter premium.
  const lying = sum(tiles);
  const letters = lying + (letterMultiplier - 1) * sum(tiles.slice(0, rackSize));
  const ofLanes = lanesOf(layout).map((multipliers) => {
    const best = multipliers.toSorted((one, other) => other - one).slice(0, rackSize);
    const main = best.reduce((product, value) => product * value, letters);
    return main + sum(best) * letters;
  });
  return Math.max(...ofLanes) + bingoBonus;
}

/** Points of the dearest tiles, at most so many. */
function dearestTiles({ counts, points }: TileSet, most: number): number[] {
  const all = Array.from({ length: SYMBOL_COUNT }, (_, symbol) =>
    Array.from({ length: counts[symbol] ?? 0 }, () => points[symbol] ?? 0),
  );
  return all
    .flat()
    .toSorted((one, other) => other - one)
    .slice(0, most);
}

/** Word multipliers of every row and column. */
function lanesOf({ size, wordMultipliers }: BoardLayout): number[][] {
  const numbers = Array.from({ length: size }, (_, number) => number);
  const row = (at: number): number[] => numbers.map((step) => wordMultipliers[at * size + step]!);
  const column = (at: number): number[] =>
    numbers.map((step) => wordMultipliers[step * size + at]!);
  return [...numbers.map(row), ...numbers.map(column)];
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
