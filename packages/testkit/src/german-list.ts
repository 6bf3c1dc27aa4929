/** The German list of `wordlists/de` as a graph, with the hash that says which list it is. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  buildWordGraph,
  composeWordList,
  formatWordList,
  parseRemovals,
  parseWordLines,
  type WordGraph,
} from '@bestzug/lexicon';

const read = (name: string): Buffer =>
  readFileSync(new URL(`../../../wordlists/de/${name}`, import.meta.url));

/** Builds it; takes some seconds. */
export function buildGermanGraph(): { readonly graph: WordGraph; readonly sha256: string } {
  const { words } = composeWordList({
    base: parseWordLines(gunzipSync(read('base.txt.gz')).toString('utf8')),
    removals: parseRemovals(read('removals.tsv').toString('utf8')),
    additions: parseWordLines(read('additions.txt').toString('utf8')),
  });
  const sha256 = createHash('sha256').update(formatWordList(words)).digest('hex');
  return { graph: buildWordGraph(words), sha256 };
}
