/**
 * What a level knows: words by how common they are, and short words for those who collect them.
 *
 * The tiers come as the text of wordlists/de/tiers.txt.gz: a word and its tier a line, `#` before
 * remarks. A word of the tiers that is not in the list played with is no word (R20), so the tiers
 * serve any list: one that lacks some of the words, or has many more.
 */
import {
  accepts,
  ALL_LETTERS,
  buildWordGraph,
  characterOf,
  childState,
  containsWord,
  graftWords,
  IN_ENDING,
  lettersOf,
  type WordGraph,
  type WordState,
} from '@bestzug/lexicon';
import { ruledLookupOf } from '@bestzug/core';

/** Common to rare: 1 everyday words, 2 all words of films, 3 all words of an encyclopedia. */
export type Tier = 1 | 2 | 3;

/** Part of a list that somebody knows. */
export type VocabularyExtent =
  /** All of it. */
  | { readonly kind: 'wholeList' }
  /** The words up to a tier, and every word of at most `shortLength` letters (0: no others). */
  | { readonly kind: 'words'; readonly tier: Tier; readonly shortLength: number };

/** A line of the tiers that is none. Line numbers count from 1. */
export class VocabularyFormatError extends Error {
  readonly line: number;

  constructor(line: number, text: string) {
    super(`line ${line} of the vocabulary is no word with its tier: ${JSON.stringify(text)}`);
    this.name = 'VocabularyFormatError';
    this.line = line;
  }
}

const ENDING = characterOf(IN_ENDING);

const LINE = /^([A-ZÄÖÜ]{2,}) ([123])$/;

/** Words with their tiers, and the graphs made of them; one per thread. */
export class Vocabulary {
  readonly #tiers: ReadonlyMap<string, Tier>;
  /** Graphs made so far, by list and extent. */
  readonly #graphs: WeakMap<WordGraph, Map<string, WordGraph>> = new WeakMap();

  /** @param text lines of a word in capitals and its tier. @throws VocabularyFormatError */
  constructor(text: string) {
    const tiers = new Map<string, Tier>();
    text.split('\n').forEach((line, index) => {
      if (line === '' || line.startsWith('#')) return;
      const [, word, tier] = LINE.exec(line) ?? [];
      if (word === undefined) throw new VocabularyFormatError(index + 1, line);
      tiers.set(word, tier === '1' ? 1 : tier === '2' ? 2 : 3);
    });
    this.#tiers = tiers;
  }

  /** Number of words with a tier. */
  get size(): number {
    return this.#tiers.size;
  }

  /** Tier of a word in capitals, with *IN that of its base form (R92); undefined = in none. */
  tierOf(word: string): Tier | undefined {
    const end = word.indexOf(ENDING);
    if (end < 0) return this.#tiers.get(word);
    const stem = word.slice(0, end);
    return (stem.endsWith('ER') ? this.#tiers.get(stem) : undefined) ?? this.#tiers.get(`${stem}E`);
  }

  /** The words of the list within an extent, as a graph. Made once for each list. */
  graphOf(list: WordGraph, extent: VocabularyExtent): WordGraph {
    if (extent.kind === 'wholeList') return list;
    let graphs = this.#graphs.get(list);
    if (graphs === undefined) {
      graphs = new Map();
      this.#graphs.set(list, graphs);
    }
    const key = `${extent.tier} ${extent.shortLength}`;
    let graph = graphs.get(key);
    if (graph === undefined) {
      const words = buildWordGraph(this.#wordsWithin(list, extent.tier, extent.shortLength));
      graph = graftWords(words, this.#inFormsWithin(list, extent.tier));
      graphs.set(key, graph);
    }
    return graph;
  }

  *#wordsWithin(list: WordGraph, tier: Tier, shortLength: number): Generator<string> {
    for (const [word, ofWord] of this.#tiers) {
      if (ofWord <= tier && containsWord(list, word)) yield word;
    }
    yield* shortWords(list, list.root, '', shortLength);
  }

  /** Whoever knows a noun for a person knows it with *IN too, where the list has that (R87). */
  *#inFormsWithin(list: WordGraph, tier: Tier): Generator<string> {
    const has = ruledLookupOf(list);
    for (const [word, ofWord] of this.#tiers) {
      if (ofWord > tier || !/ER?$/u.test(word)) continue;
      const stem = word.endsWith('E') ? word.slice(0, -1) : word;
      for (const form of [`${stem}${ENDING}`, `${stem}${ENDING}NEN`]) if (has.has(form)) yield form;
    }
  }
}

/** Words of the list that go on from a state with at most so many letters, those with *IN left out. */
function* shortWords(
  list: WordGraph,
  state: WordState,
  prefix: string,
  letters: number,
): Generator<string> {
  if (letters === 0) return;
  for (const letter of lettersOf(list.nodes[state]! & ALL_LETTERS)) {
    const word = prefix + characterOf(letter);
    if (accepts(list, state, letter)) yield word;
    yield* shortWords(list, childState(list, state, letter)!, word, letters - 1);
  }
}
