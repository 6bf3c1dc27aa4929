/** Editions as the schema of profiles admits them, up to its bounds: mild ones and absurd ones. */
import { ALPHABET } from '@bestzug/lexicon';
import { invariant, type Random, type RuleProfile } from '@bestzug/core';
import { parseProfile } from '@bestzug/core/profile-schema';

/** Signs of plain and premium squares (R4, R8), and of the star. */
const SIGNS = '.dtqDTQ';
const STAR_SIGN = '*';
const LEAST_SIZE = 5;
const MOST_SIZE = 21;
const MOST_POINTS = 60;
const MOST_TILES = 200;
const MOST_RACK = 8;
const MOST_BONUS = 1_000_000;

/** What is left of the premium squares when a board brings more points than are admitted. */
const THINNING = 0.7;

/** An edition, and the letters its words are to be made of. */
export interface RandomEdition {
  readonly profile: RuleProfile;
  readonly letters: string;
}

/** One of the values. */
export const pick = <Value>(random: Random, values: ArrayLike<Value>): Value =>
  values[random.nextBelow(values.length)]!;

/** Draws an edition; the same one of the same stream. */
export function randomEdition(random: Random): RandomEdition {
  const middle = LEAST_SIZE + random.nextBelow(MOST_SIZE - LEAST_SIZE);
  const size = pick(random, [LEAST_SIZE, MOST_SIZE, middle]);
  const letters = Array.from({ length: 2 + random.nextBelow(5) }, () => pick(random, ALPHABET));
  const edition = {
    extends: 'familie',
    tileSet: { tiles: randomTiles(random, letters) },
    rackSize: 1 + random.nextBelow(MOST_RACK),
    inRule: { enabled: random.nextBelow(6) === 0 },
  };
  const signs = pick(random, [SIGNS, SIGNS, pick(random, SIGNS)]);
  const star = random.nextBelow(size * size);
  let density = pick(random, [1, random.nextUnit()]);
  let bingoBonus = pick(random, [0, 50, MOST_BONUS]);
  for (;;) {
    const squares = randomSquares(random, { size, signs, star, density });
    const parsed = parseProfile({ ...edition, layout: { squares }, bingoBonus });
    if (parsed.ok) return { profile: parsed.value.profile, letters: letters.join('') };
    invariant(parsed.error.kind === 'scoresTooHigh', parsed.error.kind);
    const excess = parsed.error.found - parsed.error.limit;
    // First the bonus: what fits in is the highest that is admitted.
    if (bingoBonus >= excess) bingoBonus -= excess;
    else density *= THINNING;
  }
}

function randomTiles(
  random: Random,
  letters: readonly string[],
): Record<string, { count: number; points: number }> {
  const isDear = random.nextBelow(2) === 1;
  const points = (): number => (isDear ? MOST_POINTS - random.nextBelow(3) : random.nextBelow(12));
  const entries = [...ALPHABET].map((letter) => {
    // Of these a board may have as many as it likes.
    const count = letters.includes(letter) ? MOST_TILES : 2;
    return [letter, { count, points: points() }] as const;
  });
  const blanks = { count: pick(random, [0, 2, 20, MOST_TILES]), points: 0 };
  return Object.fromEntries([['?', blanks], ...entries]);
}

/** Rows of signs; `density` of the squares are premiums, the rest plain. */
function randomSquares(
  random: Random,
  { size, signs, star, density }: { size: number; signs: string; star: number; density: number },
): string[] {
  const map = Array.from({ length: size * size }, (_, square) => {
    if (square === star) return STAR_SIGN;
    return random.nextUnit() < density ? pick(random, signs) : '.';
  }).join('');
  return Array.from({ length: size }, (_, row) => map.slice(row * size, (row + 1) * size));
}
