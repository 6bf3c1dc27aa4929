import { describe, expect, test } from 'vitest';
import {
  composeWordList,
  diffWordLists,
  formatWordList,
  parseRemovals,
  parseWordLines,
} from '../src/index.ts';

describe('lines', () => {
  test('blanks around an entry, empty lines, comments and a byte order mark are skipped', () => {
    expect(parseWordLines('\ufeffHaus\r\n  Baum\t\n\n# Tiere\nKuh\rZoo')).toEqual([
      'Haus',
      'Baum',
      'Kuh',
      'Zoo',
    ]);
    expect(parseWordLines('')).toEqual([]);
  });

  test('a removal is a word, a reason and a remark, the latter two optional', () => {
    expect(parseRemovals('# word\treason\nBurgund\tproper-noun\tregion\nCDs\n')).toEqual([
      { word: 'Burgund', reason: 'proper-noun' },
      { word: 'CDs', reason: 'removed' },
    ]);
  });
});

describe('composing', () => {
  test('takes out and puts in, folds, drops repetitions and sorts by code point', () => {
    const list = composeWordList({
      base: ['Zoo', 'Haus', 'HAUS', 'Äpfel', 'Straße', 'Burgund'],
      removals: [{ word: 'burgund', reason: 'proper-noun' }],
      additions: ['ab', 'zoo'],
    });
    expect(list).toEqual({
      words: ['AB', 'HAUS', 'STRASSE', 'ZOO', 'ÄPFEL'],
      removed: [{ word: 'BURGUND', reason: 'proper-noun' }],
      discarded: [],
    });
  });

  test('a word that is removed and added is in the list', () => {
    const list = composeWordList({
      base: [],
      removals: [{ word: 'ALF', reason: 'error' }],
      additions: ['ALF'],
    });
    expect(list.words).toEqual(['ALF']);
    expect(list.removed).toEqual([]);
  });

  test('names every entry that is no word, with its source, and no empty one (R14)', () => {
    const list = composeWordList({
      base: ['', 'ad hoc', 'Fußballspielfeld'],
      removals: [{ word: '3D', reason: 'error' }],
      additions: ['x'],
    });
    expect(list.discarded.map(({ source, line, fault }) => [source, line, fault.kind])).toEqual([
      ['base', 'ad hoc', 'bad-character'],
      ['base', 'Fußballspielfeld', 'too-long'],
      ['removals', '3D', 'bad-character'],
      ['additions', 'x', 'too-short'],
    ]);
  });

  test('a larger board has longer words', () => {
    const base = ['Fußballspielfeld'];
    expect(composeWordList({ base, maxLength: 21 }).words).toEqual(['FUSSBALLSPIELFELD']);
  });
});

test('the text of a list has one word a line and a final newline', () => {
  expect(formatWordList(['AB', 'ZOO'])).toBe('AB\nZOO\n');
  expect(formatWordList([])).toBe('');
});

test('two lists differ by what either has alone', () => {
  expect(diffWordLists(['AB', 'AD', 'ZOO'], ['AD', 'AH', 'ZOO', 'ÄH'])).toEqual({
    added: ['AH', 'ÄH'],
    removed: ['AB'],
    shared: 2,
  });
});
