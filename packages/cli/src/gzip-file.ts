/** Unpacking files within bounds: a few bytes of gzip may stand for more than there is memory. */
import { gunzipSync } from 'node:zlib';
import { CliError } from './cli-error.ts';

const MAGIC: readonly number[] = [0x1f, 0x8b];

/** Whether bytes begin like a gzip file. */
export const isGzip = (bytes: Uint8Array): boolean =>
  MAGIC.every((byte, index) => bytes[index] === byte);

/**
 * What is packed in the bytes of a file, at most `limit` bytes.
 *
 * @throws CliError `badArchive`, `fileTooLarge`
 */
export function gunzipped(packed: Uint8Array, file: string, limit: number): Uint8Array {
  try {
    return gunzipSync(packed, { maxOutputLength: limit });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new CliError(
      isTooLarge ? { kind: 'fileTooLarge', file, limit } : { kind: 'badArchive', file },
    );
  }
}
