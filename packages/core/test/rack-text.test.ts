import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DE_102,
  DE_119,
  formatRack,
  parseRack,
  parseRackSymbols,
  symbolsOf,
} from '../src/index.ts';
import { rackArbitrary } from './arbitraries.ts';

const LIMITS = { tileSet: DE_102, rackSize: 7 };

describe('a rack', () => {
  test.each([
    ['EEERSTU', 'EEERSTU', 'capitals'],
    ['qabü', 'ABQÜ', 'small letters are folded (R15)'],
    ['A\u0308u\u0308', 'ÄÜ', 'decomposed umlauts are composed (R15)'],
    ['z??a', '??AZ', 'blanks come first (R2)'],
    ['  e r n ', 'ENR', 'blank space is skipped'],
    ['S', 'S', 'one tile is enough'],
  ])('%j is read as %s: %s', (text, expected) => {
    const rack = parseRack(text, LIMITS);
    expect(rack.ok && formatRack(rack.value)).toBe(expected);
  });

  test.each([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['ERNSTEIN', { kind: 'rackTooLong', found: 8, expected: 7 }],
    ['???', { kind: 'tooMany', tile: '?', found: 3, available: 2 }],
    ['jJ', { kind: 'tooMany', tile: 'J', found: 2, available: 1 }],
    ['STRAßE', { kind: 'illegalLetter', found: 'ß', position: 5, instead: 'SS' }],
    ['STRAẞE', { kind: 'illegalLetter', found: 'ẞ', position: 5, instead: 'SS' }],
    ['CAFÉ', { kind: 'illegalLetter', found: 'É', position: 4, instead: 'E' }],
    ['A\u0308B3', { kind: 'illegalLetter', found: '3', position: 3 }],
    ['ABC.', { kind: 'illegalLetter', found: '.', position: 4 }],
    ['AB-C', { kind: 'illegalLetter', found: '-', position: 3 }],
    ['AB*', { kind: 'illegalLetter', found: '*', position: 3 }],
    ['ıB', { kind: 'illegalLetter', found: 'ı', position: 1 }],
    ['A😀', { kind: 'illegalLetter', found: '😀', position: 2 }],
  ])('%j is refused with %o', (text, fault) => {
    expect(parseRack(text, LIMITS)).toEqual({ ok: false, error: fault });
  });

  test('holds as many tiles as the profile says', () => {
    expect(parseRack('ERNSTEIN', { tileSet: DE_119, rackSize: 8 }).ok).toBe(true);
  });

  test('keeps the order of the user where that is asked for (R111)', () => {
    expect(parseRackSymbols('ZA?', LIMITS)).toEqual({ ok: true, value: [29, 1, 0] });
  });

  test('is the same after formatting and parsing', () => {
    fc.assert(
      fc.property(rackArbitrary(LIMITS), (rack) => {
        fc.pre(rack.size > 0);
        const again = parseRack(formatRack(rack), LIMITS);
        expect(again.ok && symbolsOf(again.value)).toEqual(symbolsOf(rack));
      }),
      { seed: 1 },
    );
  });

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        expect(typeof parseRack(text, LIMITS).ok).toBe('boolean');
      }),
      { seed: 2 },
    );
  });
});
