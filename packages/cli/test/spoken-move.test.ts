import { expect, test } from 'vitest';
import { capitalized, spokenMoveDe, spokenMoveEn } from '../src/spoken-move.ts';

test.each([
  ['8D GRÜNDE', '8D GRÜNDE', '8D GRÜNDE'],
  ['-', 'Passen', 'passing'],
  ['-QX', 'Tauschen von QX', 'exchanging QX'],
  ['-?', 'Tauschen von ?', 'exchanging ?'],
  ['-1', 'Tauschen von 1 Stein', 'exchanging 1 tile'],
  ['-7', 'Tauschen von 7 Steinen', 'exchanging 7 tiles'],
])('%s is called %s, in English %s', (move, german, english) => {
  expect(spokenMoveDe(move)).toBe(german);
  expect(spokenMoveEn(move)).toBe(english);
});

test('a sentence may begin with it', () => {
  expect(capitalized(spokenMoveEn('-QX'))).toBe('Exchanging QX');
  expect(capitalized(spokenMoveEn('8D GRÜNDE'))).toBe('8D GRÜNDE');
});
