import { describe, expect, test } from 'vitest';
import { ALPHABET, buildWordGraph } from '@bestzug/lexicon';
import { MINI_WORDS } from '@bestzug/testkit';
import { readKwg, writeKwg, type KwgVariant } from '../src/index.ts';
import { kwgBytes, type HandNode } from './kwg-file.ts';

function written(words: readonly string[]): Uint8Array {
  const file = writeKwg(buildWordGraph(words));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
}

function wordsIn(bytes: Uint8Array, variant?: KwgVariant): string[] {
  const read = readKwg(bytes, variant);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const words = [...read.value.words()];
  expect(read.value.count).toBe(words.length);
  return words;
}

/** Every accepted path from the list an arc leads to, `@` for tile 0. */
function pathsOf(bytes: Uint8Array, root: number): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const walk = (head: number, prefix: string): string[] => {
    const paths: string[] = [];
    let isEnd = head === 0;
    for (let index = head; !isEnd; index++) {
      const node = view.getUint32(index * 4, true);
      const path = prefix + (node >>> 24 === 0 ? '@' : ALPHABET[(node >>> 24) - 1]!);
      if ((node & 0x800000) !== 0) paths.push(path);
      paths.push(...walk(node & 0x3fffff, path));
      isEnd = (node & 0x400000) !== 0;
    }
    return paths;
  };
  return walk(view.getUint32(root * 4, true) & 0x3fffff, '');
}

/** The paths a GADDAG has for a word, as published (Gordon 1994). */
const gaddagPaths = (word: string): string[] =>
  [...word].map((_, place) => {
    const start = [...word]
      .slice(0, place + 1)
      .reverse()
      .join('');
    return place === word.length - 1 ? start : `${start}@${word.slice(place + 1)}`;
  });

const SORTED = MINI_WORDS.toSorted();

describe('writing KWG', () => {
  test('has the documented layout, node by node', () => {
    const node = (tile: number, flags: number, arc: number): number =>
      ((tile << 24) | (flags << 22) | arc) >>> 0;
    const bytes = written(['AB', 'B'.repeat(2)]);
    const view = new DataView(bytes.buffer);
    const nodes = Array.from({ length: bytes.length / 4 }, (_, index) =>
      view.getUint32(index * 4, true),
    );
    expect(nodes).toEqual([
      node(0, 1, 3),
      node(0, 1, 9),
      // B, then the root list A, B.
      node(3, 3, 0),
      node(1, 0, 2),
      node(3, 1, 2),
      // Backwards: @B behind A; @B, A, B behind B; the root list A, B.
      node(0, 1, 2),
      node(0, 0, 2),
      node(1, 2, 0),
      node(3, 3, 0),
      node(1, 0, 5),
      node(3, 1, 6),
    ]);
  });

  test('CARE has the four paths of the literature', () => {
    const bytes = written(['CARE']);
    expect(pathsOf(bytes, 0)).toEqual(['CARE']);
    expect(pathsOf(bytes, 1).sort()).toEqual(['AC@RE', 'C@ARE', 'ERAC', 'RAC@E']);
  });

  test('the GADDAG of a list has the paths of its words and no others', () => {
    const bytes = written(MINI_WORDS);
    const expected = MINI_WORDS.flatMap(gaddagPaths).sort();
    expect(pathsOf(bytes, 1).sort()).toEqual(expected);
  });

  test('no words are a file without lists', () => {
    expect([...written([])]).toEqual([0, 0, 0x40, 0, 0, 0, 0x40, 0]);
  });
});

describe('reading KWG', () => {
  test('gives the words that were written, in the order of R2', () => {
    const words = wordsIn(written(MINI_WORDS));
    expect(words.toSorted()).toEqual(SORTED);
    expect(wordsIn(written(words))).toEqual(words);
  });

  test('umlauts have their own tiles behind their base letters', () => {
    expect(wordsIn(written(['ÜBER', 'UHR', 'ÄHRE', 'ÖL', 'VATER']))).toEqual([
      'ÄHRE',
      'ÖL',
      'UHR',
      'ÜBER',
      'VATER',
    ]);
  });

  test('a file with a GADDAG alone gives the same words', () => {
    const bytes = written(MINI_WORDS);
    bytes.set([0, 0, 0x40, 0]);
    const read = readKwg(bytes);
    expect(read.ok && read.value.source).toBe('gaddag');
    expect(wordsIn(bytes).toSorted()).toEqual(SORTED);
  });

  /** AB, B, BA: the list of B and what follows B is the tail of the root list. */
  const sharedTail: readonly HandNode[] = [
    { isEnd: true, arc: 3 },
    { tile: 17, arc: 99 },
    { tile: 1, accepts: true, isEnd: true },
    { tile: 1, arc: 4 },
    { tile: 3, accepts: true, isEnd: true, arc: 2 },
  ];

  test.each(['kwg', 'kbwg'] as const)('lists may share tails, as %s', (variant) => {
    expect(wordsIn(kwgBytes(sharedTail, variant), variant)).toEqual(['AB', 'ABA', 'B', 'BA']);
  });

  test.each<[string, Uint8Array, object]>([
    ['half a node', Uint8Array.of(1, 2, 3), { kind: 'kwgLength', bytes: 3 }],
    ['nothing', new Uint8Array(0), { kind: 'kwgLength', bytes: 0 }],
    ['no graph', kwgBytes([{}, {}]), { kind: 'kwgEmpty' }],
    [
      'a root beyond the end',
      kwgBytes([{ arc: 9 }, {}]),
      { kind: 'kwgArc', node: 0, arc: 9, nodes: 2 },
    ],
    [
      'an arc beyond the end',
      kwgBytes([{ arc: 2 }, {}, { tile: 1, isEnd: true, arc: 3 }]),
      { kind: 'kwgArc', node: 2, arc: 3, nodes: 3 },
    ],
    [
      'siblings beyond the end',
      kwgBytes([{ arc: 2 }, {}, { tile: 1 }]),
      { kind: 'kwgArc', node: 2, arc: 3, nodes: 3 },
    ],
    [
      'a separator in the DAWG',
      kwgBytes([{ arc: 2 }, {}, { tile: 0, isEnd: true }]),
      { kind: 'kwgTile', node: 2, tile: 0 },
    ],
    [
      'a letter there is not',
      kwgBytes([{ arc: 2 }, {}, { tile: 30, isEnd: true }]),
      { kind: 'kwgTile', node: 2, tile: 30 },
    ],
    [
      'falling siblings',
      kwgBytes([{ arc: 2 }, {}, { tile: 2 }, { tile: 1, isEnd: true }]),
      { kind: 'kwgOrder', node: 3 },
    ],
    [
      'a node behind itself',
      kwgBytes([{ arc: 2 }, {}, { tile: 1, isEnd: true, arc: 2 }]),
      { kind: 'kwgCycle', node: 2 },
    ],
    [
      'a longer circle',
      kwgBytes([
        { arc: 2 },
        {},
        { tile: 1, isEnd: true, arc: 3 },
        { tile: 1 },
        { tile: 2, isEnd: true, arc: 2 },
      ]),
      { kind: 'kwgCycle', node: 2 },
    ],
  ])('%s is refused', (_, bytes, fault) => {
    expect(readKwg(bytes)).toEqual({ ok: false, error: fault });
  });

  test('words without end are refused before anybody walks through them', () => {
    const chain = (length: number, siblings: number): Uint8Array =>
      kwgBytes([
        { arc: 2 },
        {},
        ...Array.from({ length }, (_, level) =>
          Array.from({ length: siblings }, (_, index) => ({
            tile: index + 1,
            accepts: true,
            isEnd: index === siblings - 1,
            arc: level === length - 1 ? 0 : 2 + (level + 1) * siblings,
          })),
        ).flat(),
      ]);
    expect(readKwg(chain(63, 1)).ok).toBe(true);
    expect(readKwg(chain(64, 1))).toMatchObject({ error: { kind: 'kwgTooDeep' } });
    expect(readKwg(chain(40, 2))).toMatchObject({ error: { kind: 'kwgTooMany' } });
    expect(readKwg(chain(100_000, 1))).toMatchObject({ error: { kind: 'kwgTooDeep' } });
  });

  test('paths without a word at their end cost nothing', () => {
    const levels = 60;
    const nodes = Array.from({ length: levels }, (_, level) =>
      [1, 2].map((tile) => ({
        tile,
        isEnd: tile === 2,
        arc: level === levels - 1 ? 0 : 2 + (level + 1) * 2,
      })),
    ).flat();
    expect(wordsIn(kwgBytes([{ arc: 2 }, {}, ...nodes]))).toEqual([]);
  });
});
