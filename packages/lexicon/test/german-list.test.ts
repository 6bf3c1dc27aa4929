import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  buildWordGraph,
  composeWordList,
  containsWord,
  decodeRemovedWords,
  decodeWordGraphFile,
  EDGE_OFFSET_MASK,
  encodeWordGraphFile,
  formatWordList,
  parseRemovals,
  parseWordLines,
  umlautVariants,
  WordGraphFormatError,
  wordsOf,
  type Lexicon,
} from '../src/index.ts';
import { contentOf, distancesFromWords, distancesInGraph, statesOf } from './graph-oracle.ts';

const SHA256 = 'ff564df2ecc67bcd16e0467ee0cdd538004bb60325a9d7ea306fd74779d6f18d';

const read = (name: string): Buffer =>
  readFileSync(new URL(`../../../wordlists/de/${name}`, import.meta.url));

const list = composeWordList({
  base: parseWordLines(gunzipSync(read('base.txt.gz')).toString('utf8')),
  removals: parseRemovals(read('removals.tsv').toString('utf8')),
  additions: parseWordLines(read('additions.txt').toString('utf8')),
});
const graph = buildWordGraph(list.words);
const german: Lexicon = { graph, identity: { name: 'de', words: graph.wordCount, sha256: SHA256 } };
const file = encodeWordGraphFile(german, list.removed);

/** Small seeded source of chance. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 8) / (1 << 24)) * sides);
  };
}

describe('the list', () => {
  test('has 587,473 words and the known hash', () => {
    expect(list.words).toHaveLength(587_473);
    expect(createHash('sha256').update(formatWordList(list.words)).digest('hex')).toBe(SHA256);
    expect(list.discarded).toEqual([]);
  });

  test('has exactly the 77 two-letter words', () => {
    const expected =
      'AA AB AD AH AI AM AN AR AS AU ÄH ÄS BI BÖ DA DO DU EH EI ER ES ET EX EY FA GO HA HÄ HE HI ' +
      'HM HO HU HÜ ID IM IN IX JA JE LA MI MY NA NE NÖ NU NY OB OD ÖD OH ÖL ON OS PI PO QI RE SÄ ' +
      'SI SO ST TI TÖ TU ÜB UD UH UI UL UM UR UZ WO XI ZU';
    const found = [...wordsOf(graph)].filter((word) => word.length === 2);
    expect(found).toHaveLength(77);
    expect(found.toSorted()).toEqual(expected.split(' ').toSorted());
  });

  test('refuses BERLIN, BURGUND, CDS and MAEDCHEN', () => {
    for (const word of ['BERLIN', 'BURGUND', 'CDS', 'MAEDCHEN']) {
      expect(containsWord(graph, word)).toBe(false);
    }
    expect(umlautVariants('MAEDCHEN').filter((word) => containsWord(graph, word))).toEqual([
      'MÄDCHEN',
    ]);
  });

  test('knows a plain reason for each of the 3,414 words taken out', () => {
    const reasons = new Map(list.removed.map(({ word, reason }) => [word, reason]));
    expect(reasons.size).toBe(3414);
    expect(reasons.get('BURGUND')).toBe('proper-noun');
    expect(reasons.get('CDS')).toBe('abbreviation');
    expect(reasons.get('BERLIN')).toBeUndefined();
    for (const reason of reasons.values()) expect(reason).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('its graph', () => {
  test('holds the words of the list and no others, by letter number', () => {
    // As texts, because comparing half a million strings one by one takes seconds.
    expect(formatWordList([...wordsOf(graph)].sort()) === formatWordList(list.words)).toBe(true);
    expect(graph.wordCount).toBe(587_473);
    expect(graph.longestWord).toBe(15);
  });

  test('takes at most 2.1 MB, and all of it is in use', () => {
    expect(graph.nodes.byteLength).toBeLessThanOrEqual(2_100_000);
    const states = statesOf(graph);
    const reached = new Set([graph.root]);
    for (const state of states.toReversed()) {
      if (!reached.has(state)) continue;
      const end = state + contentOf(graph, state).split(',').length;
      for (let edge = state + 2; edge < end; edge++) {
        reached.add(graph.nodes[edge]! & EDGE_OFFSET_MASK);
      }
    }
    expect(reached.size).toBe(states.length + 1);
  });

  test('has no state twice', () => {
    const states = statesOf(graph);
    expect(new Set(states.map((state) => contentOf(graph, state))).size).toBe(states.length);
  });

  test('knows the right distances behind 1,000 sampled beginnings', () => {
    const dice = createDice(7);
    for (let sample = 0; sample < 1000; sample++) {
      const index = dice(list.words.length);
      const word = list.words[index]!;
      const path = word.slice(0, 1 + dice(word.length));
      // Words with the same beginning are neighbours in the sorted list.
      let from = index;
      while (from > 0 && list.words[from - 1]!.startsWith(path)) from--;
      let to = index + 1;
      while (to < list.words.length && list.words[to]!.startsWith(path)) to++;
      const expected = distancesFromWords(list.words.slice(from, to), path);
      expect([path, distancesInGraph(graph, path)]).toEqual([path, expected]);
    }
  });
});

describe('its file', () => {
  test('gives back the graph, the identity and the reasons', () => {
    const decoded = decodeWordGraphFile(file);
    expect(decoded.identity).toEqual(german.identity);
    expect(decoded.graph.root).toBe(graph.root);
    expect(Buffer.from(decoded.graph.nodes.buffer).equals(Buffer.from(graph.nodes.buffer))).toBe(
      true,
    );
    expect(decodeRemovedWords(file).get('BURGUND')).toBe('proper-noun');
  });

  test('is refused with any sampled bit changed, and cut at any sampled place', () => {
    const dice = createDice(11);
    for (let sample = 0; sample < 150; sample++) {
      const offset = dice(file.length);
      const kept = file[offset]!;
      file[offset] = kept ^ (1 << dice(8));
      expect(() => decodeWordGraphFile(file)).toThrow(WordGraphFormatError);
      file[offset] = kept;
      const cut = file.subarray(0, dice(file.length));
      expect(() => decodeWordGraphFile(cut)).toThrow(WordGraphFormatError);
    }
    expect(decodeWordGraphFile(file).identity.words).toBe(587_473);
  });
});
