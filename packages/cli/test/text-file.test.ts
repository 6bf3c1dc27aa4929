import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CliError } from '../src/cli-error.ts';
import { decodeText, readBytes } from '../src/text-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'bestzug-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kindOf = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error instanceof CliError ? error.fault.kind : error;
  }
};

describe('bytes as text', () => {
  test.each<[string, readonly number[], string, boolean]>([
    ['UTF-8', [0x4d, 0xc3, 0xa4], 'Mä', false],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x41], 'A', false],
    ['UTF-16 with a byte order mark', [0xff, 0xfe, 0xe4, 0x00], 'ä', false],
    ['ISO-8859-1', [0x4d, 0xe4, 0x0a], 'Mä\n', true],
    ['nothing', [], '', false],
  ])('%s', (_name, bytes, text, isLatin1) => {
    expect(decodeText(Uint8Array.from(bytes), 'x')).toEqual({ text, isLatin1 });
  });

  test('in shared memory are read as well', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(2));
    shared.set([0x41, 0x42]);
    expect(decodeText(shared, 'x').text).toBe('AB');
  });

  test.each([[[0x41, 0x00]], [[0xe4, 0x01, 0x02]]])('%o are no text', (bytes) => {
    expect(kindOf(() => decodeText(Uint8Array.from(bytes), 'x'))).toBe('notText');
  });
});

describe('reading', () => {
  const file = join(folder, 'five');
  writeFileSync(file, 'HAUS\n');

  test('gives all bytes of a file, in the memory asked for', () => {
    const shared = readBytes(file, 5, (length) => new Uint8Array(new SharedArrayBuffer(length)));
    expect(shared.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(Buffer.from(shared).toString()).toBe('HAUS\n');
  });

  test.each([
    ['a file that is too long', file, 'fileTooLarge'],
    ['a file without end', '/dev/zero', 'fileTooLarge'],
    ['a folder', folder, 'isFolder'],
    ['a file that is not there', join(folder, 'x'), 'fileNotFound'],
    ['a file below a file', join(file, 'x'), 'fileNotFound'],
  ])('stops at %s', (_name, path, kind) => {
    expect(kindOf(() => readBytes(path, 4))).toBe(kind);
  });

  test('an empty device is an empty text', () => {
    expect(readBytes('/dev/null', 4)).toHaveLength(0);
  });
});
