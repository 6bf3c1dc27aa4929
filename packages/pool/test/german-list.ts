/** The German list of `wordlists/de` as a graph. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  buildWordGraph,
  composeWordList,
  parseRemovals,
  parseWordLines,
  type WordGraph,
} from '@bestzug/lexicon';

const read = (name: string): Buffer =>
  readFileSync(new URL(`../../../wordlists/de/${name}`, import.meta.url));

/** Builds it; takes some seconds. */
export function buildGermanGraph(): WordGraph {
  const { words } = composeWordList({
    base: parseWordLines(gunzipSync(read('base.txt.gz')).toString('utf8')),
    removals: parseRemovals(read('removals.tsv').toString('utf8')),
    additions: parseWordLines(read('additions.txt').toString('utf8')),
  });
  return buildWordGraph(words);
}
