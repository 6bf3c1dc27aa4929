import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeWord, umlautVariants, type WordFault } from '../src/index.ts';

describe('playable form', () => {
  test.each([
    ['Straße', 'STRASSE', 'R11'],
    ['STRAẞE', 'STRASSE', 'R11, the capital ß'],
    ['Crème', 'CREME', 'R12'],
    ['Garçon', 'GARCON', 'R12'],
    ['señor', 'SENOR', 'R12'],
    ['Smørrebrød', 'SMORREBROD', 'R12'],
    ['Ǿre', 'ORE', 'R12, two marks on one letter'],
    ['Œuvre', 'OEUVRE', 'R12'],
    ['Ægide', 'AEGIDE', 'R12'],
    ['Złoty', 'ZLOTY', 'R12, a stroke is a mark too'],
    ['Škoda', 'SKODA', 'R12'],
    ['Noël', 'NOEL', 'R12, a diaeresis on E is an accent'],
    ['ö\u0301de', 'ÖDE', 'R13, the umlaut stays when the accent goes'],
    ['u\u0304\u0308ben', 'ÜBEN', 'R13, whatever the order of the marks'],
    ['Mädchen', 'MÄDCHEN', 'R13'],
    ['Maedchen', 'MAEDCHEN', 'R13, never AE for Ä'],
    ['Poesie', 'POESIE', 'R13, nor Ä for AE'],
    ['U\u0308bel', 'ÜBEL', 'R15'],
    ['ﬁnden', 'FINDEN', 'R12, a ligature of print'],
  ])('%s is %s (%s)', (text, word) => {
    expect(normalizeWord(text)).toEqual({ ok: true, value: word });
  });
});

describe('faults', () => {
  const badCharacter = (character: string, position: number): WordFault => ({
    kind: 'bad-character',
    character,
    position,
  });
  test.each<[string, WordFault]>([
    ['', { kind: 'empty' }],
    ['X-Beine', badCharacter('-', 2)],
    ["wen'ge", badCharacter("'", 4)],
    ['wen’ge', badCharacter('’', 4)],
    ['usw.', badCharacter('.', 4)],
    ['3D', badCharacter('3', 1)],
    [' Haus', badCharacter(' ', 1)],
    ['ad hoc', badCharacter(' ', 3)],
    ['u\u0308-', badCharacter('-', 2)],
    ['U\u00adboot', badCharacter('\u00ad', 2)],
    ['\u0308ben', badCharacter('\u0308', 1)],
    ['Дом', badCharacter('Д', 1)],
    ['ab😀', badCharacter('😀', 3)],
    ['A?', badCharacter('?', 2)],
    ['a', { kind: 'too-short', word: 'A', length: 1, limit: 2 }],
    ['fußballspielfeld', { kind: 'too-long', word: 'FUSSBALLSPIELFELD', length: 17, limit: 15 }],
  ])('%j', (text, fault) => {
    expect(normalizeWord(text)).toEqual({ ok: false, error: fault });
  });

  test('a bad character is named before the length is judged', () => {
    expect(normalizeWord('-')).toEqual({ ok: false, error: badCharacter('-', 1) });
    expect(normalizeWord(`${'a'.repeat(40)}1`)).toEqual({
      ok: false,
      error: badCharacter('1', 41),
    });
  });
});

test('a word may fill the board and no more, whatever the size of the board', () => {
  expect(normalizeWord('a'.repeat(15)).ok).toBe(true);
  expect(normalizeWord('a'.repeat(16)).ok).toBe(false);
  expect(normalizeWord('a'.repeat(21), 21).ok).toBe(true);
  expect(normalizeWord('a'.repeat(22), 21).ok).toBe(false);
});

test('any text gives a word of the 29 letters or a fault, and a word stays as it is', () => {
  const letters = ['a', 'Ä', 'ö', 'ß', 'é', 'œ', 'S', 'T', 'z', '\u0308', '\u0301', '-'] as const;
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 18 }),
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 18 }),
  );
  fc.assert(
    fc.property(text, (entry) => {
      const result = normalizeWord(entry);
      if (!result.ok) return;
      expect(result.value).toMatch(/^[A-ZÄÖÜ]{2,15}$/);
      expect(normalizeWord(result.value)).toEqual(result);
      for (const form of ['NFC', 'NFD'] as const) {
        expect(normalizeWord(entry.normalize(form))).toEqual(result);
      }
    }),
    { seed: 20, numRuns: 2000 },
  );
});

describe('hints for words typed without umlauts', () => {
  test.each([
    ['MAEDCHEN', ['MÄDCHEN']],
    ['UEBERGROESSE', ['ÜBERGRÖSSE', 'UEBERGRÖSSE', 'ÜBERGROESSE']],
    ['AUE', ['AÜ']],
    ['HAUS', []],
    ['MÄDCHEN', []],
  ])('%s', (word, variants) => {
    expect(umlautVariants(word)).toEqual(variants);
  });

  test('stay few for any length of word', () => {
    expect(umlautVariants('AE'.repeat(40))).toHaveLength(1023);
  });
});
