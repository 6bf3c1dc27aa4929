import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  ALPHABET,
  compareLetters,
  composeWordList,
  containsWord,
  encodeWord,
  parseRemovals,
  parseWordLines,
} from '@bestzug/lexicon';
import { MINI_LEXICON, MINI_WORDS } from '../src/index.ts';

const readList = (name: string): Buffer =>
  readFileSync(new URL(`../../../wordlists/de/${name}`, import.meta.url));

describe('mini lexicon', () => {
  test('holds 2 to 15 letters, every letter of the alphabet, and each word once in order', () => {
    const lengths = MINI_WORDS.map((word) => word.length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 15]);
    expect([...new Set(MINI_WORDS.join(''))].sort()).toEqual([...ALPHABET].sort());
    const ordered = [...new Set(MINI_WORDS)].sort((left, right) =>
      compareLetters(encodeWord(left)!, encodeWord(right)!),
    );
    expect(MINI_WORDS).toEqual(ordered);
  });

  test('is a part of the German list', () => {
    const { words } = composeWordList({
      base: parseWordLines(gunzipSync(readList('base.txt.gz')).toString('utf8')),
      removals: parseRemovals(readList('removals.tsv').toString('utf8')),
      additions: parseWordLines(readList('additions.txt').toString('utf8')),
    });
    const german = new Set(words);
    expect(MINI_WORDS.filter((word) => !german.has(word))).toEqual([]);
  });

  test('has a graph with these words and an identity that names them', () => {
    expect(MINI_LEXICON.graph.wordCount).toBe(MINI_WORDS.length);
    expect(MINI_WORDS.every((word) => containsWord(MINI_LEXICON.graph, word))).toBe(true);
    expect(containsWord(MINI_LEXICON.graph, 'TORX')).toBe(false);
    expect(MINI_LEXICON.identity).toMatchObject({ name: 'mini', words: MINI_WORDS.length });
    expect(MINI_LEXICON.identity.sha256).toMatch(/^[0-9a-f]{64}$/u);
  });
});
