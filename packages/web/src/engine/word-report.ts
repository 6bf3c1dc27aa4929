/** What a list says about a word: membership, hooks, anagrams. */
import {
  accepts,
  ALPHABET,
  characterOf,
  childState,
  containsWord,
  encodeWord,
  lettersOf,
  SYMBOL_COUNT,
  umlautVariants,
  type WordGraph,
  type WordState,
} from '@bestzug/lexicon';
import type { WordReport } from './engine-protocol.ts';
import type { LoadedList } from './list-store.ts';

/** @param word in capitals */
export function reportWord({ lexicon, removalReason }: LoadedList, word: string): WordReport {
  const { graph } = lexicon;
  const isIn = (candidate: string): boolean => containsWord(graph, candidate);
  const isWord = isIn(word);
  return {
    word,
    isWord,
    removalReason: isWord ? undefined : removalReason(word),
    similar: umlautVariants(word).filter(isIn),
    frontHooks: [...ALPHABET].filter((letter) => isIn(letter + word)),
    backHooks: [...ALPHABET].filter((letter) => isIn(word + letter)),
    anagrams: anagramsOf(graph, word).filter((other) => other !== word),
  };
}

/** Words of exactly these letters, in the order of the alphabet. */
function anagramsOf(graph: WordGraph, word: string): string[] {
  const letters = encodeWord(word);
  if (letters === undefined) return [];
  const left = new Uint8Array(SYMBOL_COUNT);
  for (const letter of letters) left[letter]!++;
  const found: string[] = [];
  const spell = (state: WordState, prefix: string, rest: number): void => {
    for (const letter of lettersOf(graph.nodes[state]!)) {
      if (left[letter] === 0) continue;
      const longer = prefix + characterOf(letter);
      if (rest === 1) {
        if (accepts(graph, state, letter)) found.push(longer);
        continue;
      }
      left[letter]!--;
      spell(childState(graph, state, letter)!, longer, rest - 1);
      left[letter]!++;
    }
  };
  spell(graph.root, '', letters.length);
  return found;
}
