import { describe, expect, test } from 'vitest';
import { readKlv } from '../src/index.ts';
import { klvBytes, type HandNode } from './kwg-file.ts';

/** ?, ?E, E, EE: the blank is tile 0, the E of ?E is the one of EE too. */
const LEAVES: readonly HandNode[] = [
  { isEnd: true, arc: 1 },
  { tile: 0, accepts: true, arc: 3 },
  { tile: 6, accepts: true, isEnd: true, arc: 3 },
  { tile: 6, accepts: true, isEnd: true },
];

function leavesIn(bytes: Uint8Array): object {
  const read = readKlv(bytes);
  if (!read.ok) return read.error;
  const { format, count } = read.value;
  const leaves = [...read.value.leaves()].map(({ symbols, points }) => [symbols.join(), points]);
  return { format, count, leaves };
}

const EXPECTED = [
  ['0', 25.5],
  ['0,6', 27],
  ['6', 1.25],
  ['6,6', -3.5],
];
const VALUES = EXPECTED.map(([, points]) => Number(points));

describe('reading leave values', () => {
  test('KLV2: a value is that of the leave with its number', () => {
    expect(leavesIn(klvBytes(LEAVES, VALUES))).toEqual({
      format: 'klv2',
      count: 4,
      leaves: EXPECTED,
    });
  });

  test('KLV: values in 1/256 point', () => {
    const floats = klvBytes(LEAVES, VALUES);
    const bytes = new Uint8Array(floats.length - 8);
    bytes.set(floats.subarray(0, bytes.length));
    const view = new DataView(bytes.buffer);
    VALUES.forEach((value, index) =>
      view.setInt16(bytes.length - 8 + index * 2, value * 256, true),
    );
    expect(leavesIn(bytes)).toEqual({ format: 'klv', count: 4, leaves: EXPECTED });
  });

  test('a file without leaves', () => {
    const bytes = Uint8Array.of(1, 0, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0);
    expect(leavesIn(bytes)).toEqual({ format: 'klv2', count: 0, leaves: [] });
  });

  test.each<[string, Uint8Array, object]>([
    ['nothing', new Uint8Array(0), { kind: 'klvLength', found: 0 }],
    ['no nodes', Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0), { kind: 'klvLength' }],
    [
      'more nodes than bytes',
      Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 0),
      { kind: 'klvLength', expected: 8 + 4 * 0xffffffff },
    ],
    [
      'a byte too many',
      Uint8Array.of(...klvBytes(LEAVES, VALUES), 0),
      { kind: 'klvLength', found: 41, expected: 40 },
    ],
    [
      'fewer values than leaves',
      klvBytes(LEAVES, VALUES.slice(1)),
      { kind: 'klvCount', leaves: 4, values: 3 },
    ],
    ['not a number', klvBytes(LEAVES, [1, Number.NaN, 2, 3]), { kind: 'klvValue', value: 1 }],
    ['beyond reason', klvBytes(LEAVES, [1, 2, 3, -1e6]), { kind: 'klvValue', value: 3 }],
    [
      'a root beyond the end',
      klvBytes([{ arc: 7 }], []),
      { kind: 'kwgArc', node: 0, arc: 7, nodes: 1 },
    ],
    [
      'leaves without end',
      klvBytes([{ arc: 1 }, { tile: 1, isEnd: true, arc: 1 }], []),
      { kind: 'kwgCycle', node: 1 },
    ],
  ])('%s is refused', (_, bytes, fault) => {
    expect(leavesIn(bytes)).toMatchObject(fault);
  });
});
