#!/usr/bin/env node
/**
 * Makes wordlists/de/tiers.txt.gz: how common the words of the German list are, in three tiers.
 *
 *     npm pack @zxcvbn-ts/language-de@3.0.2 && tar xzf zxcvbn-ts-language-de-3.0.2.tgz
 *     node scripts/make-tiers.mjs package
 *
 * Needs a build (`pnpm build`) and nothing else. The same sources give the same text.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  composeWordList,
  formatWordList,
  normalizeWord,
  parseRemovals,
  parseWordLines,
} from '../packages/lexicon/dist/index.js';
import { familyOf } from './word-family.mjs';
import { inRoot } from './workspace.mjs';

/** sha256 of the two frequency lists in version 3.0.2 of the package. */
const SOURCES = {
  subtitles: [
    'src/commonWords.json',
    '3c00959b43767e6b2a3f3a8c7c2577db17c6422fa9cf2ab35babff58feea3d9d',
  ],
  encyclopedia: [
    'src/wikipedia.json',
    'e6e863a08c2af60cad3e20e04d699c44bf2ce1a251a39752cf07e00f698ba0b2',
  ],
};

/** Entries of the subtitle list that everybody knows. */
const EVERYDAY_ENTRIES = 3000;

const HEAD = (
  listHash,
  counts,
) => `# How common the words of the German list are: each word with its tier.
#
# 1  everyday: the first ${EVERYDAY_ENTRIES} words of film subtitles
# 2  common: all words of the subtitle list, and every word of two letters
# 3  educated: all words of the encyclopedia list
#
# Inflected forms have the tier of the word they belong to (scripts/word-family.mjs).
# Sources: @zxcvbn-ts/language-de 3.0.2, commonWords.json and wikipedia.json, MIT License,
# Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Made by scripts/make-tiers.mjs.
# List: ${listHash}
# Words: ${counts.join(' + ')}
`;

function readSource(folder, [file, expected]) {
  const bytes = readFileSync(join(folder, file));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== expected) throw new Error(`${file} is another version: sha256 ${found}`);
  return JSON.parse(bytes.toString('utf8'));
}

/** The finished list, and which of its words are spelt with a capital and with a small letter. */
function readList() {
  const read = (name) => readFileSync(inRoot('wordlists', 'de', name));
  const base = parseWordLines(gunzipSync(read('base.txt.gz')).toString('utf8'));
  const removals = parseRemovals(read('removals.tsv').toString('utf8'));
  const additions = parseWordLines(read('additions.txt').toString('utf8'));
  const { words } = composeWordList({ base, removals, additions });
  const playable = new Set(words);
  const nouns = new Set();
  const others = new Set();
  for (const spelling of base) {
    const word = normalizeWord(spelling);
    if (!word.ok || !playable.has(word.value)) continue;
    const isCapital = spelling[0] !== spelling[0].toLowerCase();
    (isCapital ? nouns : others).add(word.value);
  }
  return { words, playable, nouns, others };
}

function tiersOf(list, folder) {
  const subtitles = readSource(folder, SOURCES.subtitles);
  const encyclopedia = readSource(folder, SOURCES.encyclopedia);
  const tiers = new Map();
  const learn = (entries, tier) => {
    for (const entry of entries) {
      const word = normalizeWord(entry);
      if (!word.ok || !list.playable.has(word.value)) continue;
      for (const form of [word.value, ...familyOf(word.value, list)]) {
        if (!tiers.has(form)) tiers.set(form, tier);
      }
    }
  };
  learn(subtitles.slice(0, EVERYDAY_ENTRIES), 1);
  learn([...subtitles, ...list.words.filter((word) => word.length === 2)], 2);
  learn(encyclopedia, 3);
  return tiers;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: make-tiers.mjs FOLDER_OF_THE_UNPACKED_PACKAGE');
const list = readList();
const tiers = tiersOf(list, folder);
const counts = [1, 2, 3].map((tier) => [...tiers.values()].filter((one) => one === tier).length);
const hash = createHash('sha256').update(formatWordList(list.words)).digest('hex');
const lines = [...tiers].map(([word, tier]) => `${word} ${tier}\n`).sort();
const target = inRoot('wordlists', 'de', 'tiers.txt.gz');
const bytes = gzipSync(HEAD(hash, counts) + lines.join(''), { level: 9 });
writeFileSync(target, bytes);
console.log(`${target}: ${counts.join(' + ')} words, ${bytes.length} bytes`);
