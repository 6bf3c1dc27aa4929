import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildWordGraph,
  decodeRemovedWords,
  decodeWordGraphFile,
  encodeWordGraphFile,
  wordsOf,
  WordGraphFormatError,
  type Lexicon,
  type WordGraph,
  type WordGraphFault,
} from '../src/index.ts';

const SHA256 = '0123456789abcdef'.repeat(4);

const lexiconOf = (graph: WordGraph, name = 'klein'): Lexicon => ({
  graph,
  identity: { name, words: graph.wordCount, sha256: SHA256 },
});

const small = lexiconOf(buildWordGraph(['HAUS', 'MAUS', 'MÄUSE', 'AB']));
const removed = [
  { word: 'BURGUND', reason: 'proper-noun' },
  { word: 'CDS', reason: 'abbreviation' },
];
const smallFile = encodeWordGraphFile(small, removed);

/** What decoding the bytes complains about. */
function faultOf(bytes: Uint8Array): WordGraphFault | undefined {
  try {
    decodeWordGraphFile(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof WordGraphFormatError) return error.fault;
    throw error;
  }
}

function altered(offset: number, byte: number): Uint8Array {
  const bytes = smallFile.slice();
  bytes[offset] = byte;
  return bytes;
}

describe('round trip', () => {
  test('gives back the graph and its identity', () => {
    expect(decodeWordGraphFile(smallFile)).toEqual(small);
  });

  test('holds for any words and any name', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom('A', 'Ä', 'B', 'O', 'Z'), minLength: 2, maxLength: 7 }),
      { maxLength: 40 },
    );
    const name = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(words, name, (list, listName) => {
        const lexicon = lexiconOf(buildWordGraph(list), listName);
        expect(decodeWordGraphFile(encodeWordGraphFile(lexicon))).toEqual(lexicon);
      }),
      { seed: 31 },
    );
  });

  test('keeps the words taken out, apart from the graph', () => {
    expect([...decodeRemovedWords(smallFile)]).toEqual([
      ['BURGUND', 'proper-noun'],
      ['CDS', 'abbreviation'],
    ]);
    expect(decodeRemovedWords(encodeWordGraphFile(small)).size).toBe(0);
  });

  test('a reason cannot break its line', () => {
    const file = encodeWordGraphFile(small, [{ word: 'ALF', reason: 'zwei\nZeilen\tund „Ä“ 😀' }]);
    expect(decodeRemovedWords(file).get('ALF')).toBe('zwei Zeilen und „Ä“ 😀');
  });

  test('half a character in a name becomes the replacement sign', () => {
    const file = encodeWordGraphFile(lexiconOf(small.graph, 'a\ud800b'));
    expect(decodeWordGraphFile(file).identity.name).toBe('a\ufffdb');
  });
});

describe('memory of the graph', () => {
  test('is its own, so that the bytes may change afterwards', () => {
    const bytes = smallFile.slice();
    const { graph } = decodeWordGraphFile(bytes);
    bytes.fill(0);
    expect([...wordsOf(graph)]).toEqual(['AB', 'HAUS', 'MAUS', 'MÄUSE']);
  });

  test('is what the caller provides, such as shared memory', () => {
    const shared: Int32Array[] = [];
    const { graph } = decodeWordGraphFile(smallFile, {
      nodes: (length) => {
        shared.push(new Int32Array(new SharedArrayBuffer(length * 4)));
        return shared[0]!;
      },
    });
    expect(graph.nodes).toBe(shared[0]);
    expect(graph).toEqual({ ...small.graph, nodes: shared[0] });
    expect([...wordsOf(graph)]).toEqual([...wordsOf(small.graph)]);
  });

  test('is the file itself where that is wanted', () => {
    const bytes = new Uint8Array(new SharedArrayBuffer(smallFile.length));
    bytes.set(smallFile);
    const { graph } = decodeWordGraphFile(bytes, { nodes: 'in-place' });
    expect(graph.nodes.buffer).toBe(bytes.buffer);
    expect([...wordsOf(graph)]).toEqual([...wordsOf(small.graph)]);
  });

  test('may start anywhere in a larger buffer', () => {
    for (let shift = 0; shift < 5; shift++) {
      const bytes = new Uint8Array(smallFile.length + 9).fill(0xff);
      bytes.set(smallFile, shift);
      const file = bytes.subarray(shift, shift + smallFile.length);
      expect(decodeWordGraphFile(file)).toEqual(small);
      expect(decodeWordGraphFile(file, { nodes: 'in-place' })).toEqual(small);
      expect(decodeRemovedWords(file).size).toBe(2);
    }
  });

  test('of the wrong size is a bug of the caller', () => {
    expect(() => decodeWordGraphFile(smallFile, { nodes: () => new Int32Array(3) })).toThrow(
      /^bug: /,
    );
  });
});

describe('files that are refused', () => {
  test('other files, whatever their length', () => {
    const texts = ['HAUS\nMAUS\n', '\u0089PNG\r\n\u001a\n', '\u001f\u008b', 'x'.repeat(500)];
    for (const text of texts) {
      const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
      expect(faultOf(bytes)).toEqual({ kind: 'foreign' });
    }
    expect(faultOf(new Uint8Array(0))).toEqual({ kind: 'foreign' });
    expect(faultOf(new Uint8Array(4096))).toEqual({ kind: 'foreign' });
  });

  test('files of another version of the program', () => {
    expect(faultOf(altered(8, 2))).toEqual({ kind: 'version', found: 2, expected: 1 });
  });

  test('files for other letters', () => {
    const fault = faultOf(altered(76, 0x42));
    expect(fault).toMatchObject({ kind: 'alphabet', found: 'BÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ' });
  });

  test('every beginning of a file', () => {
    for (let length = 1; length < smallFile.length; length++) {
      const fault = faultOf(smallFile.slice(0, length));
      expect(fault).toMatchObject({ kind: 'truncated', length });
    }
  });

  test('a file with something behind it', () => {
    for (let more = 1; more <= 8; more++) {
      const bytes = new Uint8Array(smallFile.length + more);
      bytes.set(smallFile);
      expect(faultOf(bytes)).toEqual({ kind: 'damaged', part: 'length' });
    }
  });

  test('every file with one bit changed, also for the words taken out', () => {
    for (let bit = 0; bit < smallFile.length * 8; bit++) {
      const offset = bit >> 3;
      const bytes = altered(offset, smallFile[offset]! ^ (1 << (bit & 7)));
      expect(faultOf(bytes)).toBeDefined();
      expect(() => decodeRemovedWords(bytes)).toThrow(WordGraphFormatError);
    }
  });

  test('every file with one byte set to anything else', () => {
    fc.assert(
      fc.property(fc.nat(smallFile.length - 1), fc.nat(255), (offset, byte) => {
        fc.pre(smallFile[offset] !== byte);
        expect(faultOf(altered(offset, byte))).toBeDefined();
      }),
      { seed: 32, numRuns: 2000 },
    );
  });

  test('every file with the same change in two bytes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: smallFile.length - 1 }),
        fc.integer({ min: 16, max: smallFile.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (first, second, difference) => {
          fc.pre(first !== second);
          const bytes = altered(first, smallFile[first]! ^ difference);
          bytes[second]! ^= difference;
          expect(faultOf(bytes)).toBeDefined();
        },
      ),
      { seed: 34, numRuns: 2000 },
    );
  });
});

describe('graphs that no builder makes, behind a right checksum (R127)', () => {
  const A = 1 << 1;
  const B = 1 << 2;
  // Offsets: sink 0, state 2 with letter A, root 5 with letters A and B.
  const sound = [0, 0, A, A, 0, A | B, A, 2, 2];
  const faultOfNodes = (nodes: readonly number[], root = 5): WordGraphFault | undefined =>
    faultOf(
      encodeWordGraphFile(
        lexiconOf({ nodes: Int32Array.from(nodes), root, wordCount: 3, longestWord: 2 }),
      ),
    );
  const changed = (index: number, int: number): number[] => sound.with(index, int);

  test('the sound one is taken', () => {
    expect(faultOfNodes(sound)).toBeUndefined();
  });

  test.each<[string, readonly number[], number?]>([
    ['an edge to its own state', changed(7, 5)],
    ['an edge to a later state', changed(4, 5)],
    ['an edge into the middle of a state', changed(7, 3)],
    ['an edge beyond the end', changed(7, 9)],
    ['the farthest edge there can be', changed(7, (1 << 23) - 1)],
    ['a state without letters', changed(2, 0)],
    ['a letter number 0', changed(5, A | 1)],
    ['a letter number 30', changed(5, A | (1 << 30))],
    ['a letter number 31', changed(5, A | (1 << 31))],
    ['an accepted letter without an edge', changed(6, 1 << 9)],
    ['more letters than ints', changed(5, 0x3ffffffe)],
    ['fewer letters than ints', changed(5, A)],
    ['half a state at the end', [...sound, A]],
    ['a sink with letters', changed(0, A)],
    ['a sink that accepts', changed(1, A)],
    ['no sink', []],
    ['a root in the middle of a state', sound, 6],
    ['a root beyond the end', sound, 9],
    ['the farthest root there can be', sound, 0xffffffff],
  ])('%s is refused', (_title, nodes, root) => {
    expect(faultOfNodes(nodes, root)).toEqual({ kind: 'damaged', part: 'graph' });
  });

  test('any ints are taken or refused, and what is taken can be walked to its end', () => {
    const int = fc.oneof(fc.constantFrom(0, A, B, A | B, 2, 5), fc.integer());
    fc.assert(
      fc.property(fc.array(int, { maxLength: 14 }), fc.nat(14), (ints, root) => {
        const graph = {
          nodes: Int32Array.from([0, 0, ...ints]),
          root,
          wordCount: 0,
          longestWord: 0,
        };
        if (faultOf(encodeWordGraphFile(lexiconOf(graph))) !== undefined) return;
        expect([...wordsOf(graph)].length).toBeGreaterThanOrEqual(0);
      }),
      { seed: 33, numRuns: 3000 },
    );
  });
});

describe('encoding', () => {
  test('refuses an identity that cannot be right', () => {
    const { graph, identity } = small;
    const wrong = [
      { ...identity, sha256: '' },
      { ...identity, sha256: SHA256.toUpperCase() },
      { ...identity, words: identity.words + 1 },
    ];
    for (const changed of wrong) {
      expect(() => encodeWordGraphFile({ graph, identity: changed })).toThrow(/^bug: /);
    }
  });

  test('is the same for the same list', () => {
    expect(encodeWordGraphFile(small, removed)).toEqual(smallFile);
  });
});

test('the error names itself, its kind and the facts', () => {
  const error = new WordGraphFormatError({ kind: 'version', found: 7, expected: 1 });
  expect(error.name).toBe('WordGraphFormatError');
  expect(error.kind).toBe('version');
  expect(error.message).toContain('7');
});
