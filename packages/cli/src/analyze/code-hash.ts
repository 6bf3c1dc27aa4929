/** What compiled code is known by, so that what it made can be told from what other code makes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sha256 over all scripts of some folders, hexadecimal. */
export function codeHash(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
      const code = readFileSync(join(folder, file));
      hash.update(`${file} ${code.length}\n`).update(code);
    }
  }
  return hash.digest('hex');
}
