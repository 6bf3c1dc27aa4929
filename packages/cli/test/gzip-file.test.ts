import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CliError } from '../src/cli-error.ts';
import { gunzipped, isGzip } from '../src/gzip-file.ts';

const LIMIT = 1000;

const faultOf = (packed: Uint8Array): unknown => {
  try {
    return gunzipped(packed, 'x.gz', LIMIT);
  } catch (error) {
    return error instanceof CliError ? error.fault : error;
  }
};

describe('packed bytes', () => {
  const packed = gzipSync(new Uint8Array(LIMIT));

  test('are recognized and unpacked up to the limit', () => {
    expect([isGzip(packed), isGzip(new Uint8Array(9))]).toEqual([true, false]);
    expect(gunzipped(packed, 'x.gz', LIMIT)).toHaveLength(LIMIT);
  });

  test('that stand for more are too large, not damaged', () => {
    const fault = { kind: 'fileTooLarge', file: 'x.gz', limit: LIMIT };
    expect(faultOf(gzipSync(new Uint8Array(LIMIT + 1)))).toEqual(fault);
  });

  test.each([
    ['cut off', packed.subarray(0, -9)],
    ['with something behind them', Buffer.concat([packed, Buffer.from('x')])],
    ['that are none', new Uint8Array(20)],
    ['that are not there', new Uint8Array(0)],
  ])('%s are damaged', (_name, bytes) => {
    expect(faultOf(bytes)).toEqual({ kind: 'badArchive', file: 'x.gz' });
  });
});
