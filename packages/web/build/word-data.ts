/**
 * The data the engine works with, made small for the way to the browser. Written to `data/`, where
 * the page imports them as files; made again when their sources change.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { packWordGraphFile } from '@bestzug/lexicon';
import type { Plugin } from 'vite';

const inPackages = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What lies at the source as it is to lie at the target. */
interface DataFile {
  readonly source: string;
  readonly target: string;
  readonly make: (bytes: Uint8Array) => Uint8Array;
}

const asItIs = (bytes: Uint8Array): Uint8Array => bytes;

const DATA_FILES: readonly DataFile[] = [
  {
    source: inPackages('cli/data/de.bzg'),
    target: inPackages('web/data/de.bzg.gz'),
    make: (bytes) => gzipSync(packWordGraphFile(bytes), { level: 9 }),
  },
  {
    source: inPackages('strategy/data/de.leaves.gz'),
    target: inPackages('web/data/de.leaves.gz'),
    make: asItIs,
  },
  {
    source: inPackages('strategy/data/de.wins.gz'),
    target: inPackages('web/data/de.wins.gz'),
    make: asItIs,
  },
  {
    source: inPackages('../wordlists/de/person-nouns.txt'),
    target: inPackages('web/data/de.person-nouns.gz'),
    make: (bytes) => gzipSync(bytes, { level: 9 }),
  },
  {
    source: inPackages('../wordlists/de/tiers.txt.gz'),
    target: inPackages('web/data/de.tiers.gz'),
    make: asItIs,
  },
];

/** Makes the data files before anything imports them. */
export const wordData = (): Plugin => ({
  name: 'bestzug-word-data',
  config() {
    for (const { source, target, make } of DATA_FILES) {
      if (!existsSync(source)) {
        throw new Error(
          `${source} is missing: run "npm start -- list info" in the repository first`,
        );
      }
      const isFresh = existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs;
      if (isFresh) continue;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, make(readFileSync(source)));
    }
  },
});
