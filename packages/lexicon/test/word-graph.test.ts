import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accepts,
  buildWordGraph,
  childState,
  compareLetters,
  containsLetters,
  containsWord,
  encodeWord,
  stateDistances,
  wordsOf,
  WordGraphSizeError,
} from '../src/index.ts';
import {
  contentOf,
  countEndingSets,
  distancesFromWords,
  distancesInGraph,
  statesOf,
} from './graph-oracle.ts';

const anyWords = fc.array(
  fc.string({ unit: fc.constantFrom('A', 'Ä', 'B', 'O', 'Z'), minLength: 2, maxLength: 7 }),
  { maxLength: 60 },
);
const longWords = fc.array(
  fc.string({ unit: fc.constantFrom('A', 'Ü'), minLength: 2, maxLength: 15 }),
  { minLength: 1, maxLength: 25 },
);

const inLetterOrder = (list: Iterable<string>): string[] =>
  [...new Set(list)].sort((left, right) =>
    compareLetters(encodeWord(left) ?? [], encodeWord(right) ?? []),
  );

describe('a graph of any words', () => {
  test('accepts exactly these words and lists them by letter number (R2, R21)', () => {
    fc.assert(
      fc.property(anyWords, anyWords, (list, probes) => {
        const graph = buildWordGraph(list);
        expect([...wordsOf(graph)]).toEqual(inLetterOrder(list));
        expect(graph.wordCount).toBe(new Set(list).size);
        expect(graph.longestWord).toBe(Math.max(0, ...list.map((word) => word.length)));
        for (const probe of probes) expect(containsWord(graph, probe)).toBe(list.includes(probe));
      }),
      { seed: 21 },
    );
  });

  test('is minimal: one state per set of endings, none twice', () => {
    fc.assert(
      fc.property(fc.oneof(anyWords, longWords), (list) => {
        const graph = buildWordGraph(list);
        const states = statesOf(graph);
        expect(states).toHaveLength(countEndingSets(list));
        expect(new Set(states.map((state) => contentOf(graph, state))).size).toBe(states.length);
      }),
      { seed: 22 },
    );
  });

  test('carries on every edge the distances at which words end', () => {
    fc.assert(
      fc.property(fc.oneof(anyWords, longWords), (list) => {
        const graph = buildWordGraph(list);
        expect(stateDistances(graph.nodes, graph.root)).toBe(distancesFromWords(list, ''));
        for (const word of list) {
          for (let length = 1; length <= word.length; length++) {
            const path = word.slice(0, length);
            expect(distancesInGraph(graph, path)).toBe(distancesFromWords(list, path));
          }
        }
      }),
      { seed: 23 },
    );
  });

  test('does not depend on order or repetitions', () => {
    fc.assert(
      fc.property(anyWords, (list) => {
        const graph = buildWordGraph(list);
        expect(buildWordGraph([...list.toReversed(), ...list])).toEqual(graph);
      }),
      { seed: 24 },
    );
  });

  test('has all states in front of those that lead to them', () => {
    const graph = buildWordGraph(['HAUS', 'HAUT', 'MAUS', 'MAUT', 'AU']);
    const parents = ['HAU', 'HA', 'H'].map((path) =>
      [...path].reduce(
        (state, character) => childState(graph, state, encodeWord(character)![0]!)!,
        graph.root,
      ),
    );
    expect([...parents, graph.root]).toEqual(
      [...parents, graph.root].toSorted((left, right) => left - right),
    );
  });
});

test('the example has the ints that the layout documents', () => {
  const graph = buildWordGraph(['AB', 'ABA']);
  const sink = [0, 0];
  const behindAB = [0b10, 0b10, 0];
  const behindA = [0b1000, 0b1000, (0b1 << 23) | 2];
  const root = [0b10, 0, (0b11 << 23) | 5];
  expect([...graph.nodes]).toEqual([sink, behindAB, behindA, root].flat());
  expect(graph.root).toBe(8);
});

test('without words there is only the sink, and nothing is accepted', () => {
  const graph = buildWordGraph([]);
  expect(graph).toEqual({ nodes: new Int32Array(2), root: 0, wordCount: 0, longestWord: 0 });
  expect(containsWord(graph, 'AB')).toBe(false);
  expect([...wordsOf(graph)]).toEqual([]);
});

test('a word of 21 letters fits', () => {
  const word = 'DONAUDAMPFSCHIFFFAHRT';
  const graph = buildWordGraph([word, 'DONAU']);
  expect(graph.longestWord).toBe(21);
  expect([...wordsOf(graph)]).toEqual(['DONAU', word]);
});

test('neither beginnings nor the empty word nor strange signs are words', () => {
  const graph = buildWordGraph(['HAUS']);
  for (const probe of ['', 'H', 'HAU', 'HAUSE', 'haus', 'HAU?', 'HAUſ']) {
    expect(containsWord(graph, probe)).toBe(false);
  }
  expect(containsLetters(graph, [])).toBe(false);
  expect(accepts(graph, graph.root, encodeWord('H')![0]!)).toBe(false);
});

test.each(['', 'A', 'Haus', 'HAU-S', 'STRAßE'])('refuses to take "%s" in', (word) => {
  expect(() => buildWordGraph(['HAUS', word])).toThrow(/^bug: /);
});

test('says so when the words need more ints than an edge can address', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  let chance = 1;
  // Much longer than a board, so that few words suffice: about 3 ints for each letter.
  const words = Array.from({ length: 16_000 }, () => {
    let word = '';
    while (word.length < 200) {
      chance = (Math.imul(chance, 1664525) + 1013904223) | 0;
      word += alphabet.charAt((chance >>> 16) % alphabet.length);
    }
    return word;
  });
  expect(() => buildWordGraph(words)).toThrow(WordGraphSizeError);
});
