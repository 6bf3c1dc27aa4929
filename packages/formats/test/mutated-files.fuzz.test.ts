import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildWordGraph, decodeUtf8, encodeUtf8 } from '@bestzug/lexicon';
import { formatCgp, parseCgp, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import { EXAMPLE_POSITIONS, MINI_WORDS } from '@bestzug/testkit';
import { formatGcg, readGcg, readKlv, readKwg, writeKwg } from '../src/index.ts';
import { EXPECTED_GAMES, readGame } from './gcg-files.ts';
import { klvBytes } from './kwg-file.ts';
import { mutatedFile } from './mutated-file.ts';

/**
 * Far above what any of these small files needs, far below what a person would call hanging. Processor
 * time, because a busy machine may let anything wait; memory beyond what the tests themselves hold.
 */
const MAX_CPU_SECONDS = 5;
const MAX_MEMORY = 500_000_000;
const OWN_MEMORY = process.memoryUsage.rss();

const GAMES = EXPECTED_GAMES.map(([name]) => readGame(name));
const POSITIONS = EXAMPLE_POSITIONS.map(({ cgp }) => encodeUtf8(cgp));

function graphs(): Uint8Array[] {
  const file = writeKwg(buildWordGraph(MINI_WORDS.slice(0, 60)));
  const care = writeKwg(buildWordGraph(['CARE', 'CAR', 'RACE']));
  if (!file.ok || !care.ok) throw new Error('small lists fit');
  const backwards = care.value.slice();
  backwards.fill(0, 0, 4);
  return [file.value, care.value, backwards];
}

const LEAVES = klvBytes(
  [
    { isEnd: true, arc: 1 },
    { tile: 0, accepts: true, arc: 3 },
    { tile: 6, accepts: true, isEnd: true, arc: 3 },
    { tile: 6, accepts: true, isEnd: true },
  ],
  [25, 27, 1, -3],
);

/** Runs a reader; it has to come back soon, with a value or a fault. */
function timed<Value>(read: () => Value): Value {
  const start = process.cpuUsage();
  const value = read();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(MAX_CPU_SECONDS);
  expect(process.memoryUsage.rss() - OWN_MEMORY).toBeLessThan(MAX_MEMORY);
  return value;
}

describe('files that somebody has damaged are read or refused', () => {
  test('GCG; what is read can be written and read again', () => {
    fc.assert(
      fc.property(mutatedFile(GAMES), (bytes) => {
        const read = timed(() => readGcg(bytes, TURNIER_DE));
        const { line, column } = read.ok ? { line: 1, column: 1 } : read.error;
        expect(Math.min(line, column)).toBeGreaterThan(0);
        if (!read.ok) return;
        const text = formatGcg(read.value.game, STANDARD_15);
        const again = readGcg(text, TURNIER_DE);
        if (!again.ok) throw new Error(`${JSON.stringify(again.error)}\n${text}`);
        expect(formatGcg(again.value.game, STANDARD_15)).toBe(text);
        expect(again.value.course.finalScores).toEqual(read.value.course.finalScores);
      }),
    );
  });

  test('CGP; what is read can be written and read again', () => {
    fc.assert(
      fc.property(mutatedFile(POSITIONS), (bytes) => {
        const text = decodeUtf8(bytes) ?? Buffer.from(bytes).toString('latin1');
        const read = timed(() => parseCgp(text, TURNIER_DE));
        if (!read.ok) return;
        const written = formatCgp(read.value);
        const again = parseCgp(written, TURNIER_DE);
        expect(again.ok && formatCgp(again.value)).toBe(written);
      }),
    );
  });

  test('KWG and KBWG, down to the last word', () => {
    fc.assert(
      fc.property(mutatedFile(graphs()), fc.constantFrom('kwg', 'kbwg'), (bytes, variant) => {
        const count = timed(() => {
          const read = readKwg(bytes, variant);
          if (!read.ok) return 0;
          let words = 0;
          for (const word of read.value.words()) words += word === '' ? 0 : 1;
          return words - read.value.count;
        });
        expect(count).toBe(0);
      }),
    );
  });

  test('KLV2, down to the last leave', () => {
    fc.assert(
      fc.property(mutatedFile([LEAVES]), (bytes) => {
        const count = timed(() => {
          const read = readKlv(bytes);
          return read.ok ? [...read.value.leaves()].length - read.value.count : 0;
        });
        expect(count).toBe(0);
      }),
    );
  });
});
