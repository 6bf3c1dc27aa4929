import { expect, test } from 'vitest';
import {
  ALL_LETTERS,
  ALPHABET,
  characterOf,
  compareLetters,
  countBits,
  decodeWord,
  encodeWord,
  IN_ENDING,
  LETTER_COUNT,
  letterOf,
  lettersOf,
} from '../src/index.ts';

test('numbers the 29 letters in playing order, umlauts behind their base letter (R2)', () => {
  expect(ALPHABET).toHaveLength(LETTER_COUNT);
  expect(['A', 'Ä', 'B', 'O', 'Ö', 'U', 'Ü', 'Z'].map(letterOf)).toEqual([
    1, 2, 3, 16, 17, 23, 24, 29,
  ]);
  for (let letter = 1; letter <= LETTER_COUNT; letter++) {
    expect(letterOf(characterOf(letter))).toBe(letter);
  }
});

test.each(['', '?', '*', 'a', 'ß', 'É', 'AB'])('takes "%s" for no letter', (text) => {
  expect(letterOf(text)).toBeUndefined();
});

test('writes the ending *IN as a star (R106)', () => {
  expect(characterOf(IN_ENDING)).toBe('*');
});

test('encodes and decodes words, and refuses what is no row of capitals', () => {
  expect([...(encodeWord('ÄBZ') ?? [])]).toEqual([2, 3, 29]);
  expect(decodeWord([2, 3, 29])).toBe('ÄBZ');
  expect(encodeWord('')).toHaveLength(0);
  expect(encodeWord('Äbz')).toBeUndefined();
});

test('orders words by letter number, shorter ones first (R2)', () => {
  const words = ['ZOO', 'ÄHRE', 'AZUR', 'AZ', 'BAR', 'ÖL', 'OH', 'PO'];
  const sorted = words.toSorted((left, right) =>
    compareLetters(encodeWord(left) ?? [], encodeWord(right) ?? []),
  );
  expect(sorted).toEqual(['AZ', 'AZUR', 'ÄHRE', 'BAR', 'OH', 'ÖL', 'PO', 'ZOO']);
});

test('a letter set lists its letters rising', () => {
  expect([...lettersOf((1 << 1) | (1 << 17) | (1 << 29))]).toEqual([1, 17, 29]);
  expect([...lettersOf(0)]).toEqual([]);
});

test('counts the bits of an int32, also of negative ones', () => {
  expect(countBits(0)).toBe(0);
  expect(countBits(-1)).toBe(32);
  expect(countBits(1 << 31)).toBe(1);
  expect(countBits(ALL_LETTERS)).toBe(LETTER_COUNT);
});
