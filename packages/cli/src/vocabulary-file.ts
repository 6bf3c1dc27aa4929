/** Words by how common they are, the file that comes with the program: what the levels know. */
import { fileURLToPath } from 'node:url';
import { gunzipped } from './gzip-file.ts';
import { readBytes } from './text-file.ts';

const TIERS_FILE: string = fileURLToPath(
  new URL('../../../wordlists/de/tiers.txt.gz', import.meta.url),
);
const MAX_TIERS_BYTES = 50_000_000;

/** The UTF-8 text of a `Vocabulary`. @throws CliError `badArchive` and those of `FileFault` */
export const readTiers = (): Uint8Array =>
  gunzipped(readBytes(TIERS_FILE, MAX_TIERS_BYTES), TIERS_FILE, MAX_TIERS_BYTES);
