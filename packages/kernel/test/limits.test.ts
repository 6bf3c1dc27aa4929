/** Positions too rich for the kernel's tables, and too many kernels: the answer is the same. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  DE_119,
  emptyBoard,
  FAMILIE,
  invariant,
  parseCgp,
  rackOf,
  SUPER_21,
  TURNIER_DE,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { BLANK, letterOf, type WordGraph } from '@bestzug/lexicon';
import {
  MoveGenerator,
  RewindableUnits,
  SearchBoard,
  UNIT_LEVELS,
  type PlacementColumns,
  type PlacementSearch,
} from '@bestzug/movegen';
import { buildGermanGraph, MINI_LEXICON } from '@bestzug/testkit';
import { createGenerator, openKernelSearch, openListScorer } from '../src/index.ts';
import { LIST_CAPACITY } from '../src/layout.ts';

const EIGHT: RuleProfile = { ...FAMILIE, rackSize: 8, tileSet: DE_119 };
const DEAR: RuleProfile = {
  ...FAMILIE,
  tileSet: { ...FAMILIE.tileSet, points: FAMILIE.tileSet.points.map((points) => points * 25) },
};

const symbolsOf = (text: string): number[] =>
  [...text].map((letter) => (letter === '?' ? BLANK : letterOf(letter)!));

/** GRÜNDE lies on the star. */
function boardOf(graph: WordGraph, profile: RuleProfile): SearchBoard {
  const setup = parseCgp('15/15/15/15/15/15/15/3GRÜNDE6/15/15/15/15/15/15/15 / 0/0 0', profile);
  invariant(setup.ok, 'a position');
  const board = new SearchBoard(graph, profile.layout, profile.tileSet);
  board.load(setup.value.board);
  return board;
}

/** Comparing hundreds of thousands of numbers one by one takes seconds. */
const digestOf = (column: Int32Array): string => createHash('sha256').update(column).digest('hex');

const rowsOf = ({ count, scores, letters, places }: PlacementColumns): unknown => [
  count,
  ...[scores, letters, places].map((column) => digestOf(column.subarray(0, count))),
];

function searchOf(graph: WordGraph, profile: RuleProfile, rack: Rack): PlacementSearch {
  const search = openKernelSearch(graph, profile);
  invariant(search !== undefined, 'there is WebAssembly and memory');
  search.rack.load(rack);
  return search;
}

/** What a generator finds, in every way. */
function resultsOf(
  generator: MoveGenerator,
  board: SearchBoard,
  rack: Rack,
  count: number,
): unknown[] {
  const list = generator.all(board, rack);
  return [
    rowsOf(list),
    digestOf(generator.rank(board)),
    rowsOf(generator.best(board, rack)),
    rowsOf(generator.best(board, rack, count)),
    rowsOf(generator.bestByEquity(board, rack, { valueOf: () => 0 }, count)),
  ];
}

/** A generator that had to give way once is as good as a new one. */
function expectNextToBeRight(
  graph: WordGraph,
  profile: RuleProfile,
  generator: MoveGenerator,
): void {
  const board = boardOf(graph, profile);
  const rack = rackOf(symbolsOf('ERNTE?'));
  const expected = resultsOf(new MoveGenerator(graph, profile), board, rack, 20);
  expect(resultsOf(generator, board, rack, 20)).toEqual(expected);
}

describe('the answer is that of the search in TypeScript', () => {
  const { graph } = buildGermanGraph();

  test('for more placements than the list has room for', () => {
    const board = boardOf(graph, TURNIER_DE);
    const rack = rackOf(symbolsOf('ERN????'));
    expect(searchOf(graph, TURNIER_DE, rack).all(board)).toBeUndefined();
    const expected = resultsOf(new MoveGenerator(graph, TURNIER_DE), board, rack, 20);
    const generator = createGenerator(graph, TURNIER_DE);
    expect(resultsOf(generator, board, rack, 20)).toEqual(expected);
    expectNextToBeRight(graph, TURNIER_DE, generator);
  });

  test('for more placements than are counted at once', () => {
    const board = boardOf(graph, TURNIER_DE);
    const list = new MoveGenerator(graph, TURNIER_DE).all(board, rackOf(symbolsOf('ERN????')));
    const counted = new Int32Array(list.count);
    const scorer = openListScorer(TURNIER_DE);
    scorer?.load(board);
    scorer?.score(
      list.letters.subarray(0, list.count),
      list.places.subarray(0, list.count),
      counted,
    );
    expect(list.count).toBeGreaterThan(LIST_CAPACITY);
    expect(digestOf(counted)).toBe(digestOf(list.scores.subarray(0, list.count)));
  });

  test('for more left parts than the prefix table has room for', () => {
    const board = boardOf(graph, EIGHT);
    const rack = rackOf(symbolsOf('EN??????'));
    const stop = board.stops.leftLimits.indexOf(7);
    const units = (): RewindableUnits => {
      const unit = [stop * UNIT_LEVELS + 7];
      return new RewindableUnits({ next: () => unit.pop() ?? -1 });
    };
    expect(searchOf(graph, EIGHT, rack).all(board, units())).toBeUndefined();
    const expected = rowsOf(new MoveGenerator(graph, EIGHT).all(board, rack, units()));
    const generator = createGenerator(graph, EIGHT);
    expect(rowsOf(generator.all(board, rack, units()))).toEqual(expected);
    expectNextToBeRight(graph, EIGHT, generator);
  });

  test.each([
    ['more points than are counted', DEAR, 'XYLOFON', 20],
    ['more of the best than the list has room for', FAMILIE, 'ERNTEN?', 1500],
    ['none of the best', FAMILIE, 'ERNTEN', 0],
    ['none of the best, with a blank', FAMILIE, 'ERNTE?', 0],
  ] as const)('for %s', (_name, profile, text, count) => {
    const board = boardOf(MINI_LEXICON.graph, profile);
    const rack = rackOf(symbolsOf(text));
    const plain = new MoveGenerator(MINI_LEXICON.graph, profile);
    const expected = resultsOf(plain, board, rack, count);
    const generator = createGenerator(MINI_LEXICON.graph, profile);
    expect(resultsOf(generator, board, rack, count)).toEqual(expected);
  });

  test('for boards of different sizes in turns', () => {
    const words = MINI_LEXICON.graph;
    const small = boardOf(words, FAMILIE);
    const large = new SearchBoard(words, SUPER_21, FAMILIE.tileSet);
    large.load(emptyBoard(SUPER_21));
    const generator = createGenerator(words, FAMILIE);
    const plain = new MoveGenerator(words, FAMILIE);
    for (const text of ['ERNTEN', 'GRÜNDE?', 'SOMMER']) {
      const rack = rackOf(symbolsOf(text));
      for (const board of [large, small, large]) {
        const expected = resultsOf(plain, board, rack, 20);
        expect(resultsOf(generator, board, rack, 20)).toEqual(expected);
      }
      const { letters, places } = plain.all(large, rack);
      large.play(letters[0]!, places[0]!);
    }
  });

  test('for one generator after another, however many are kept', () => {
    const board = boardOf(MINI_LEXICON.graph, FAMILIE);
    const rack = rackOf(symbolsOf('ERNTE'));
    const expected = resultsOf(new MoveGenerator(MINI_LEXICON.graph, FAMILIE), board, rack, 5);
    const kept = Array.from({ length: 150 }, () => createGenerator(MINI_LEXICON.graph, FAMILIE));
    expect(kept.map((generator) => resultsOf(generator, board, rack, 5))).toEqual(
      kept.map(() => expected),
    );
  });
});
