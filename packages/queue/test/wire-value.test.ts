import { describe, expect, test } from 'vitest';
import { decodeValue, encodeValue } from '../src/wire-value.ts';

describe('values on their way through the queue', () => {
  test.each([
    ['text and numbers', { player: 'static', block: { seed: 1, first: 0, count: 250 }, end: null }],
    ['a table of leaves', Int16Array.of(-32768, -1, 0, 1, 32767)],
    ['sightings', { games: 2, racks: Int32Array.of(1, 2_000_000), equities: new Int32Array(0) }],
    ['chances', [Float32Array.of(0.5, 0.25), Float64Array.of(1 / 3)]],
    ['tiles', { boardTiles: Uint8Array.from({ length: 225 }, (_, square) => square % 62) }],
  ])('come out as they went in: %s', (_, value) => {
    expect(decodeValue(encodeValue(value))).toEqual(value);
  });

  test('of a view are its own elements alone', () => {
    const whole = Int16Array.of(1, 2, 3, 4);
    expect(decodeValue(encodeValue(whole.subarray(1, 3)))).toEqual(Int16Array.of(2, 3));
  });

  test.each(['', 'AAAA', 'no base64 at all!', encodeValue({ $array: 'Date', bytes: '' })])(
    'are not made of %j',
    (text) => {
      expect(() => decodeValue(text)).toThrow(/./u);
    },
  );
});
