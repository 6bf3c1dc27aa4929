/** The German list and its tiers, for tests of what the levels know. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  buildWordGraph,
  composeWordList,
  parseRemovals,
  parseWordLines,
  type WordGraph,
} from '@bestzug/lexicon';
import { TURNIER_DE } from '@bestzug/core';
import { MoveGenerator } from '@bestzug/movegen';
import { createPairLeaves } from '../src/leave/pair-leaves.ts';
import { Vocabulary } from '../src/level/vocabulary.ts';
import type { PlayerEquipment } from '../src/player/player-spec.ts';

const FOLDER = new URL('../../../wordlists/de/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, FOLDER));
const unpack = (name: string): string => gunzipSync(read(name)).toString('utf8');

/** The words of the list, sorted by code point. */
export const WORDS: readonly string[] = composeWordList({
  base: parseWordLines(unpack('base.txt.gz')),
  removals: parseRemovals(read('removals.tsv').toString('utf8')),
  additions: parseWordLines(read('additions.txt').toString('utf8')),
}).words;

export const GRAPH: WordGraph = buildWordGraph(WORDS);

/** The lines of the tiers. */
export const TIER_TEXT: string = unpack('tiers.txt.gz');

export const VOCABULARY: Vocabulary = new Vocabulary(TIER_TEXT);

export const EQUIPMENT: PlayerEquipment = {
  graph: GRAPH,
  profile: TURNIER_DE,
  generator: new MoveGenerator(GRAPH, TURNIER_DE),
  leaves: createPairLeaves(),
  vocabulary: VOCABULARY,
};
