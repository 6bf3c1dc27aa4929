import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildWordGraph,
  composeWordList,
  decodeWordGraphFile,
  encodeWordGraphFile,
  parseRemovals,
  parseWordLines,
  wordsOf,
  WordGraphFormatError,
} from '../src/index.ts';

const words = fc.array(
  fc.string({ unit: fc.constantFrom('A', 'Ä', 'B', 'S', 'Z'), minLength: 2, maxLength: 9 }),
  { maxLength: 80 },
);

test('any text makes a list, and the list makes a graph that holds it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (base, removals) => {
      const list = composeWordList({
        base: parseWordLines(base),
        removals: parseRemovals(removals),
      });
      expect([...wordsOf(buildWordGraph(list.words))].sort()).toEqual(list.words);
    }),
    { numRuns: 20_000 },
  );
});

test('a file with any bytes overwritten is refused, and never anything worse', () => {
  const patches = fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: 1, max: 255 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(words, patches, fc.nat(2000), (list, changes, cut) => {
      const graph = buildWordGraph(list);
      const identity = { name: 'fuzz', words: graph.wordCount, sha256: '0'.repeat(64) };
      const file = encodeWordGraphFile({ graph, identity });
      const damaged = file.slice();
      for (const [offset, difference] of changes) damaged[offset % file.length]! ^= difference;
      fc.pre(damaged.some((byte, index) => byte !== file[index]));
      expect(() => decodeWordGraphFile(damaged)).toThrow(WordGraphFormatError);
      const beginning = file.subarray(0, cut % file.length);
      expect(() => decodeWordGraphFile(beginning)).toThrow(WordGraphFormatError);
    }),
    { numRuns: 20_000 },
  );
});
