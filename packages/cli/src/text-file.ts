/** Reading files and standard input within bounds, and bytes as text. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { CliError } from './cli-error.ts';
import { FULL_DISK_CODES } from './full-disk.ts';
import { interruptibly } from './interrupt.ts';

/** Name of an input that stands for standard input. */
export const STDIN = '-';

const FIRST_CAPACITY = 1 << 16;

/**
 * All bytes of a file, at most `limit` of them: a device such as `/dev/zero` has no end.
 *
 * @param allocate makes the memory, for instance a shared one; asked again where the size is not known
 * beforehand
 * @throws CliError `fileNotFound`, `isFolder`, `noPermission`, `fileTooLarge`, `fileTrouble`
 */
export function readBytes(
  file: string,
  limit: number,
  allocate: (length: number) => Uint8Array = (length) => new Uint8Array(length),
): Uint8Array {
  const read = (): Uint8Array => {
    const descriptor = openSync(file, 'r');
    try {
      return readDescriptor(descriptor, file, limit, allocate);
    } finally {
      closeSync(descriptor);
    }
  };
  try {
    // Only a pipe or a device keeps its reader waiting.
    const isQuick = statSync(file).isFile();
    return isQuick ? read() : interruptibly(read);
  } catch (error) {
    throw error instanceof CliError ? error : fileError(file, error);
  }
}

function readDescriptor(
  descriptor: number,
  file: string,
  limit: number,
  allocate: (length: number) => Uint8Array,
): Uint8Array {
  const stats = fstatSync(descriptor);
  if (stats.isDirectory()) throw new CliError({ kind: 'isFolder', file });
  if (stats.size > limit) throw new CliError({ kind: 'fileTooLarge', file, limit });
  let bytes = allocate(stats.isFile() ? stats.size : FIRST_CAPACITY);
  let length = 0;
  for (;;) {
    if (length === bytes.length) {
      if (isAtEnd(descriptor)) return bytes;
      throw new CliError({ kind: 'fileTooLarge', file, limit });
    }
    const read = readSync(descriptor, bytes, length, bytes.length - length, null);
    if (read === 0) return bytes.subarray(0, length);
    length += read;
    if (length === bytes.length && !stats.isFile() && length < limit) {
      const larger = allocate(Math.min(length * 2, limit));
      larger.set(bytes);
      bytes = larger;
    }
  }
}

const isAtEnd = (descriptor: number): boolean => readSync(descriptor, new Uint8Array(1)) === 0;

/** The error of the operating system as one of ours. */
export function fileError(file: string, error: unknown): CliError {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? error.code
      : String(error);
  if (FULL_DISK_CODES.has(code)) return new CliError({ kind: 'diskFull', file });
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
    case 'ERR_INVALID_ARG_VALUE': // A name with a zero byte in it.
      return new CliError({ kind: 'fileNotFound', file });
    case 'EISDIR':
      return new CliError({ kind: 'isFolder', file });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new CliError({ kind: 'noPermission', file });
    default:
      return new CliError({ kind: 'fileTrouble', file, code });
  }
}

/** All of standard input, at most `limit` bytes. Empty if it is closed. */
export async function readStdin(limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of process.stdin) {
    const bytes: Uint8Array = Buffer.from(chunk);
    length += bytes.length;
    if (length > limit) throw new CliError({ kind: 'fileTooLarge', file: STDIN, limit });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A text and whether its encoding had to be guessed. */
export interface DecodedText {
  readonly text: string;
  readonly isLatin1: boolean;
}

const UTF16_MARK: readonly number[] = [0xff, 0xfe];

/**
 * Bytes as text: UTF-8; UTF-16 with a byte order mark, as Windows writes it; anything else that holds
 * no control characters is taken for ISO-8859-1, in which many old lists are kept.
 *
 * @throws CliError `notText`
 */
export function decodeText(bytes: Uint8Array, file: string): DecodedText {
  // The decoder refuses views of shared memory.
  const own = bytes.buffer instanceof SharedArrayBuffer ? bytes.slice() : bytes;
  if (UTF16_MARK.every((byte, index) => own[index] === byte)) {
    return { text: new TextDecoder('utf-16le').decode(own), isLatin1: false };
  }
  if (own.includes(0)) throw new CliError({ kind: 'notText', file });
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(own), isLatin1: false };
  } catch {
    if (own.some((byte) => byte < 0x20 && !WHITE_SPACE.has(byte))) {
      throw new CliError({ kind: 'notText', file });
    }
    return { text: new TextDecoder('latin1').decode(own), isLatin1: true };
  }
}

/** Tab, line feed, form feed, carriage return. */
const WHITE_SPACE: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d]);
