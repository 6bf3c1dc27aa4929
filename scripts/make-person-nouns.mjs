#!/usr/bin/env node
/**
 * Makes wordlists/de/person-nouns.txt: the nouns for persons that the optional ending *IN fits (R89,
 * R92).
 *
 *     node scripts/make-person-nouns.mjs
 *
 * Candidates are the nouns on -ER, and those on -E without their E, whose forms on -IN and -INNEN are in
 * the German list, with or without an umlaut (FRANZOSE, FRANZÖSIN). What of them names no person, or is
 * no base form, stands with its reason in wordlists/de/person-noun-rejects.tsv, which is made by
 * reading the candidates one by one. `--candidates` prints those that are neither accepted nor rejected
 * yet, `--check` ends with 1 if the file is not what the sources give. Needs a build (`pnpm build`) and
 * nothing else. The same sources give the same text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  composeWordList,
  compareLetters,
  encodeWord,
  normalizeWord,
  parseRemovals,
  parseWordLines,
} from '../packages/lexicon/dist/index.js';
import { inRoot } from './workspace.mjs';

const OUTPUT = 'person-nouns.txt';

const HEAD = (
  count,
) => `# Nouns for persons whose base form ends in -ER or -E, for the optional rule *IN (R89, R92).
#
# Made by scripts/make-person-nouns.mjs from the German list and person-noun-rejects.tsv.
# Words: ${count}
`;

const UMLAUTS = new Map([
  ['A', 'Ä'],
  ['O', 'Ö'],
  ['U', 'Ü'],
]);

const read = (name) => readFileSync(inRoot('wordlists', 'de', name));

/** The finished list, and which of its words are spelt with a capital. */
function readList() {
  const base = parseWordLines(gunzipSync(read('base.txt.gz')).toString('utf8'));
  const removals = parseRemovals(read('removals.tsv').toString('utf8'));
  const additions = parseWordLines(read('additions.txt').toString('utf8'));
  const playable = new Set(composeWordList({ base, removals, additions }).words);
  const nouns = new Set();
  for (const spelling of base) {
    const word = normalizeWord(spelling);
    const isCapital = spelling[0] !== spelling[0].toLowerCase();
    if (word.ok && isCapital && playable.has(word.value)) nouns.add(word.value);
  }
  return { playable, nouns };
}

/** The stem, and the stem with one of its vowels changed. */
const stemsOf = (stem) => [
  stem,
  ...[...stem].flatMap((letter, place, letters) => {
    const umlaut = UMLAUTS.get(letter);
    return umlaut === undefined ? [] : [letters.with(place, umlaut).join('')];
  }),
];

/** Nouns that look like persons. */
function findCandidates({ playable, nouns }) {
  return [...nouns].filter((noun) => {
    const stem = noun.endsWith('ER') ? noun : noun.endsWith('E') ? noun.slice(0, -1) : undefined;
    return stemsOf(stem ?? '').some(
      (form) => stem !== undefined && playable.has(`${form}IN`) && playable.has(`${form}INNEN`),
    );
  });
}

const inOrder = (words) =>
  words.toSorted((one, other) => compareLetters(encodeWord(one), encodeWord(other)));

const candidates = new Set(findCandidates(readList()));
const rejects = parseRemovals(read('person-noun-rejects.tsv').toString('utf8'));
for (const { word } of rejects) {
  if (!candidates.delete(word)) throw new Error(`${word} is rejected but no candidate, or twice`);
}
if (process.argv.includes('--candidates')) {
  const known = new Set(parseWordLines(read(OUTPUT).toString('utf8')));
  const open = [...candidates].filter((word) => !known.has(word));
  console.log(inOrder(open).join('\n'));
} else {
  const words = inOrder([...candidates]);
  const text = `${HEAD(words.length)}${words.join('\n')}\n`;
  if (process.argv.includes('--check'))
    process.exit(read(OUTPUT).toString('utf8') === text ? 0 : 1);
  writeFileSync(inRoot('wordlists', 'de', OUTPUT), text);
  const counts = {};
  for (const { reason } of rejects) counts[reason] = (counts[reason] ?? 0) + 1;
  console.log(`${words.length} nouns for persons; rejected:`, counts);
}
