/** Words by how common they are, the file that comes with the program: what the levels know. */
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { CliError } from './cli-error.ts';
import { readBytes } from './text-file.ts';

const TIERS_FILE: string = fileURLToPath(
  new URL('../../../wordlists/de/tiers.txt.gz', import.meta.url),
);
const MAX_TIERS_BYTES = 50_000_000;

/** The UTF-8 text of a `Vocabulary`. @throws CliError `badArchive` and those of `FileFault` */
export function readTiers(): Uint8Array {
  const packed = readBytes(TIERS_FILE, MAX_TIERS_BYTES);
  try {
    return gunzipSync(packed, { maxOutputLength: MAX_TIERS_BYTES });
  } catch {
    throw new CliError({ kind: 'badArchive', file: TIERS_FILE });
  }
}
