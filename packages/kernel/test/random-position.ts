/**
 * Words, boards and racks for an edition. The boards need not be legal: a search takes any tiles, and
 * two searches have to agree on all of them.
 */
import { ALPHABET, characterOf, IN_ENDING, letterOf } from '@bestzug/lexicon';
import {
  blankTile,
  emptyBoard,
  NO_TILE,
  rackOf,
  tileLetter,
  type Board,
  type Rack,
  type Random,
  type RuleProfile,
} from '@bestzug/core';
import { pick, type RandomEdition } from './random-edition.ts';

const MOST_WORDS = 400;
/** Words that fit a board, tried for each. */
const FITTING_WORDS = 150;

/**
 * Made-up words of few letters, and some that fit the boards: what chance makes would hardly ever go
 * with long blocks and neighbours on all sides.
 */
export function randomWords(
  random: Random,
  { letters, profile }: RandomEdition,
  boards: readonly Board[],
): string[] {
  const { size } = profile.layout;
  const words = Array.from({ length: 1 + random.nextBelow(MOST_WORDS) }, () => {
    const longest = pick(random, [3, 5, size]);
    const length = 2 + random.nextBelow(longest - 1);
    return Array.from({ length }, () => pick(random, letters)).join('');
  });
  const fitting = boards.flatMap((board) =>
    Array.from({ length: FITTING_WORDS }, () => fittingWord(random, board, letters)),
  );
  return [...new Set([...words, ...fitting])].filter((word) => /^\p{Lu}{2,}$/u.test(word));
}

/** Some squares of a row or column, filled up, with what lies before and behind them. */
function fittingWord(random: Random, { layout, tiles }: Board, letters: string): string {
  const { size } = layout;
  const number = random.nextBelow(size);
  const isRow = random.nextBelow(2) === 0;
  const lane = Array.from({ length: size }, (_, place) =>
    tileLetter(tiles[isRow ? number * size + place : place * size + number]!),
  );
  let start = random.nextBelow(size);
  let end = start + 1 + random.nextBelow(Math.min(4, size - start));
  while (start > 0 && lane[start - 1] !== NO_TILE) start--;
  while (end < size && lane[end] !== NO_TILE) end++;
  const signs = lane.slice(start, end);
  return signs
    .map((letter) => (letter === NO_TILE ? pick(random, letters) : characterOf(letter)))
    .join('');
}

/** A board: empty, with some tiles, nearly full, or of lanes with few gaps. */
export function randomBoard(random: Random, { profile, letters }: RandomEdition): Board {
  const board = emptyBoard(profile.layout);
  const { size } = profile.layout;
  const density = pick(random, [0, 0.02, 0.1, 0.4, 0.9, 0.99]);
  const isInLanes = random.nextBelow(3) === 0;
  const step = 1 + random.nextBelow(3);
  for (let square = 0; square < size * size; square++) {
    const line = isInLanes ? square % size : 0;
    if (line % step === 0 && random.nextUnit() < density) {
      board.tiles[square] = randomTile(random, profile, letters);
    }
  }
  return board;
}

function randomTile(random: Random, { inRule }: RuleProfile, letters: string): number {
  if (inRule.enabled && random.nextBelow(8) === 0) return blankTile(IN_ENDING);
  const letter = letterOf(pick(random, letters))!;
  return random.nextBelow(6) === 0 ? blankTile(letter) : letter;
}

/** A rack: full, short, a single tile, of blanks alone, or of letters no word has. */
export function randomRack(random: Random, { profile, letters }: RandomEdition): Rack {
  const { rackSize } = profile;
  const size = pick(random, [rackSize, rackSize, 1, 1 + random.nextBelow(rackSize)]);
  // More than four blanks take long and are many placements; they have tests of their own.
  const blanks = Math.min(size, pick(random, [0, 0, 1, 2, 4]));
  const drawn = pick(random, [letters, letters, letters, ALPHABET]);
  const symbols = Array.from({ length: size }, (_, tile) =>
    tile < blanks ? 0 : letterOf(pick(random, drawn))!,
  );
  return rackOf(symbols);
}
