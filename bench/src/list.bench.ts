/** Suites `look-up`, `loading`, `list-size`: what concerns the word list itself. */
import { readFileSync } from 'node:fs';
import { createGenerator } from '@bestzug/kernel';
import { buildWordGraph, containsWord, decodeWordGraphFile, wordsOf } from '@bestzug/lexicon';
import { readPositions } from '@bestzug/testkit';
import { LIST_FILE, yardstickTask, type Bed } from './bed.ts';
import type { BenchCase, BenchSuite } from './bench-case.ts';
import { verifyPlacements } from './placements.bench.ts';
import { readyPositions, RULES, sumOf } from './position-set.ts';
import type { Task } from './suite.ts';
import { demandResult } from './wrong-result-error.ts';
import { Yardstick } from './yardstick.ts';

const LOOK_UPS = 10_000;

/** Words of the smaller lists. */
const LIST_SIZES = [100_000, 300_000] as const;

/** Every so many-th word, evenly over the alphabet. */
const thinned = (words: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, number) => words[Math.floor((number * words.length) / count)]!);

/** Whether a text is a word: half of them are, the others miss by their last letter. */
export function lookUpSuite(bed: Bed): BenchSuite {
  const { graph } = bed.lexicon;
  const words = [...wordsOf(graph)];
  const known = new Set(words);
  const questions = thinned(words, LOOK_UPS).map((word, number) =>
    number % 2 === 0 ? word : `${word.slice(0, -1)}Ö`,
  );
  return {
    cases: [
      {
        suite: 'look-up',
        variant: '',
        unit: 'word',
        items: questions.length,
        clock: 'cpu',
        task: {
          kind: 'sync',
          name: 'look-up',
          expected: questions.filter((word) => known.has(word)).length,
          run: () => {
            let found = 0;
            for (const word of questions) if (containsWord(graph, word)) found++;
            return found;
          },
        },
        verify: () => {
          for (const word of questions) {
            demandResult(
              `look-up, ${word}`,
              String(known.has(word)),
              String(containsWord(graph, word)),
            );
          }
        },
      },
    ],
  };
}

/** From the file to a checked graph, and from words to a graph. */
export function loadingSuite(bed: Bed): BenchSuite {
  const { bytes, lexicon } = bed;
  const words = [...wordsOf(lexicon.graph)];
  const wordCount = lexicon.identity.words;
  const common = { suite: 'loading', unit: 'list', items: 1, clock: 'cpu' } as const;
  return {
    cases: [
      {
        ...common,
        variant: 'decode',
        task: {
          kind: 'sync',
          name: 'loading, decode',
          expected: wordCount,
          run: () => decodeWordGraphFile(bytes, { nodes: 'in-place' }).identity.words,
        },
      },
      {
        ...common,
        variant: 'read and decode',
        task: {
          kind: 'sync',
          name: 'loading, read and decode',
          expected: wordCount,
          run: () =>
            decodeWordGraphFile(readFileSync(LIST_FILE), { nodes: 'in-place' }).identity.words,
        },
      },
      {
        ...common,
        variant: 'build from words',
        task: {
          kind: 'sync',
          name: 'loading, build from words',
          expected: wordCount,
          run: () => buildWordGraph(words).wordCount,
        },
      },
    ],
  };
}

/**
 * The yardstick, all placements and the best one with lists of several sizes. The yardstick counts
 * the truth for each list; the unit of all is the yardstick with the whole list, so that the ratios of
 * different sizes can be compared.
 */
export function listSizeSuite(bed: Bed): BenchSuite {
  const words = [...wordsOf(bed.lexicon.graph)];
  const unit = yardstickTask(bed.yardstick, bed.positions);
  const cases = [...LIST_SIZES, words.length].flatMap((count) =>
    casesOfSize(unit, thinned(words, count)),
  );
  return { cases };
}

function casesOfSize(unit: Task, words: readonly string[]): BenchCase[] {
  const graph = buildWordGraph(words);
  const yardstick = new Yardstick(graph, RULES);
  const positions = readyPositions(readPositions(), graph, yardstick, (_, board, rack) => {
    yardstick.generate(board, rack);
    return yardstick.counted();
  });
  const generator = createGenerator(graph, RULES);
  const common = {
    suite: 'list-size',
    words: words.length,
    unit: 'position',
    items: positions.length,
    clock: 'cpu',
    yardstick: unit,
  } as const;
  return [
    { ...common, variant: 'yardstick', task: yardstickTask(yardstick, positions) },
    {
      ...common,
      variant: 'all',
      task: {
        kind: 'sync',
        name: `all, ${words.length} words`,
        expected: sumOf(positions, ({ expected }) => expected.count),
        run: () =>
          sumOf(positions, ({ searchBoard, rack }) => generator.all(searchBoard, rack).count),
      },
      verify: () => {
        for (const position of positions) {
          const list = generator.all(position.searchBoard, position.rack);
          verifyPlacements(`all, ${words.length} words`, position, list);
        }
      },
    },
    {
      ...common,
      variant: 'best',
      task: {
        kind: 'sync',
        name: `best, ${words.length} words`,
        expected: sumOf(positions, ({ expected }) => expected.top),
        run: () =>
          sumOf(positions, ({ searchBoard, rack }) => {
            const { count, scores } = generator.best(searchBoard, rack);
            return count === 0 ? 0 : scores[0]!;
          }),
      },
    },
  ];
}
