import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildWordGraph,
  encodeWordGraphFile,
  packWordGraphFile,
  unpackWordGraphFile,
  WordGraphFormatError,
} from '../src/index.ts';

const SHA256 = '0123456789abcdef'.repeat(4);

function fileOf(words: readonly string[]): Uint8Array {
  const graph = buildWordGraph(words);
  const identity = { name: 'klein', words: graph.wordCount, sha256: SHA256 };
  return encodeWordGraphFile({ graph, identity }, [{ word: 'CDS', reason: 'abbreviation' }]);
}

describe('a packed word graph file', () => {
  test('gives back the file byte by byte, for any words', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom('A', 'Ä', 'B', 'O', 'Z'), minLength: 2, maxLength: 9 }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(words, (list) => {
        const file = fileOf(list);
        expect(unpackWordGraphFile(packWordGraphFile(file))).toEqual(file);
      }),
      { seed: 1 },
    );
  });

  test('is much shorter', () => {
    const stems = ['HAUS', 'MAUS', 'LAUS', 'TISCH', 'FISCH', 'WISCH', 'TRAUM', 'SCHAUM'];
    const ends = ['EN', 'ER', 'ERN', 'CHEN', 'LEIN', 'ART', 'ARTEN', 'IG', 'IGER', 'IGES'];
    const file = fileOf(stems.flatMap((stem) => ends.map((end) => stem + end)));
    expect(packWordGraphFile(file).length).toBeLessThan(file.length * 0.7);
  });

  test('is refused when it is something else, or cut off', () => {
    const packed = packWordGraphFile(fileOf(['HAUS', 'MAUS']));
    const open = (bytes: Uint8Array) => (): unknown => unpackWordGraphFile(bytes);
    expect(open(new Uint8Array(40))).toThrow(WordGraphFormatError);
    expect(open(packed.subarray(0, 20))).toThrow(WordGraphFormatError);
    expect(open(packed.subarray(0, packed.length - 60))).toThrow(WordGraphFormatError);
  });
});
