/** The kernel finds what the search in TypeScript finds, whatever edition and board it is given. */
import { expect, test } from 'vitest';
import { buildWordGraph } from '@bestzug/lexicon';
import { createRandom, graphForRules, type Random } from '@bestzug/core';
import { ExistenceTable } from '@bestzug/movegen';
import { Comparison, type ComparisonWish } from './comparison.ts';
import { pick, randomEdition } from './random-edition.ts';
import { randomBoard, randomRack, randomWords } from './random-position.ts';

/** Multiplies the number of editions. */
const SCALE = Number(process.env['BESTZUG_TEST_SCALE'] ?? 1);
const EDITIONS = Math.round(25 * SCALE);
const BOARDS = 4;
/** See `LeaveJudge`. */
const MOST_LEAVE = 500_000_000;
const RACKS = 2;

const randomWish = (random: Random): ComparisonWish => ({
  counts: pick(random, [[], [20], [1023], [1024]]),
  mostLeave: pick(random, [0, 28_000, MOST_LEAVE]),
});

/** Whatever differs in one edition, with where. */
function faultsOf(edition: number): string[] {
  const random = createRandom(2027, edition);
  const drawn = randomEdition(random);
  const { profile } = drawn;
  const boards = Array.from({ length: BOARDS }, () => randomBoard(random, drawn));
  const words = randomWords(random, drawn, boards);
  const graph = graphForRules(buildWordGraph(words), profile, new Set(words));
  const existence =
    random.nextBelow(2) === 0 ? new ExistenceTable(graph, profile.rackSize) : undefined;
  const comparison = new Comparison(graph, profile, existence);
  const faults: string[] = [];
  for (const [board, tiles] of boards.entries()) {
    comparison.board.load(tiles, pick(random, ['across', 'both']));
    let played = 0;
    for (let number = 0; number < RACKS; number++) {
      const rack = randomRack(random, drawn);
      const variation = random.nextUint32() | 0;
      const found = comparison.faults(rack, variation, randomWish(random));
      faults.push(...found.map((fault) => `edition ${edition}, board ${board}: ${fault}`));
      if (comparison.playAny(rack, (count) => random.nextBelow(count))) played++;
    }
    for (; played > 0; played--) comparison.board.undo();
    const rack = randomRack(random, drawn);
    const found = comparison.faults(rack, random.nextUint32() | 0);
    faults.push(...found.map((fault) => `edition ${edition}, board ${board} taken back: ${fault}`));
  }
  return faults;
}

test('the kernel finds the same in random editions', () => {
  const faults = Array.from({ length: EDITIONS }, (_, edition) => faultsOf(edition)).flat();
  expect(faults.slice(0, 3)).toEqual([]);
});
