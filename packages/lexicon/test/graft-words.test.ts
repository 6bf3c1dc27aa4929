import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accepts,
  buildWordGraph,
  childState,
  containsWord,
  graftWords,
  IN_ENDING,
  letterOf,
  wordsOf,
} from '../src/index.ts';
import { distancesFromWords, distancesInGraph, statesOf } from './graph-oracle.ts';

const wordArbitrary = fc.string({
  unit: fc.constantFrom('A', 'E', 'N', 'S'),
  minLength: 2,
  maxLength: 12,
});
const wordsArbitrary = fc.uniqueArray(wordArbitrary, { maxLength: 40, size: 'max' });

describe('grafting words', () => {
  test('gives a graph of the old and the new words, whose edges tell the distances of both', () => {
    fc.assert(
      fc.property(wordsArbitrary, wordsArbitrary, (old, added) => {
        const words = [...new Set([...old, ...added])];
        const grafted = graftWords(buildWordGraph(old), added);
        const found = [...wordsOf(grafted)];
        expect(found.toSorted()).toEqual(words.toSorted());
        expect(grafted.wordCount).toBe(words.length);
        expect(grafted.longestWord).toBe(Math.max(0, ...words.map(({ length }) => length)));
        const paths = new Set(words.flatMap((word) => [word.slice(0, 1), word, word.slice(0, -1)]));
        for (const path of paths) {
          expect([path, distancesInGraph(grafted, path)]).toEqual([
            path,
            distancesFromWords(words, path),
          ]);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('leaves the old graph as it is', () => {
    const graph = buildWordGraph(['TISCH', 'TISCHE', 'TISCHLER']);
    const before = graph.nodes.slice();
    graftWords(graph, ['TISCHLEREI', 'ABEND']);
    expect(graph.nodes).toEqual(before);
    expect(containsWord(graph, 'ABEND')).toBe(false);
  });

  test('makes again only the states on the way', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const words = letters.flatMap((one) => letters.map((other) => `${one}${other}${one}`));
    const graph = buildWordGraph(words);
    const grafted = graftWords(graph, ['HAHA']);
    expect(statesOf(grafted).length - statesOf(graph).length).toBeLessThanOrEqual(4);
  });

  test('takes words with the ending *IN, an edge like any other (R91)', () => {
    const graph = graftWords(buildWordGraph(['LEHRER']), ['LEHRER*', 'LEHRER*NEN']);
    let state = graph.root;
    for (const letter of 'LEHRER') state = childState(graph, state, letterOf(letter)!)!;
    expect(accepts(graph, state, IN_ENDING)).toBe(true);
    expect([...wordsOf(graph)]).toEqual(['LEHRER', 'LEHRER*', 'LEHRER*NEN']);
    expect(containsWord(graph, 'LEHRER*')).toBe(false);
  });

  test('without words changes nothing', () => {
    const graph = buildWordGraph(['OHM']);
    expect(graftWords(graph, [])).toBe(graph);
  });

  test.each(['A', 'Tor', 'TOR ', ''])('takes %j for a bug', (word) => {
    expect(() => graftWords(buildWordGraph(['OHM']), [word])).toThrow('bug');
  });
});
