export {
  ALPHABET,
  BLANK,
  characterOf,
  compareLetters,
  decodeWord,
  encodeWord,
  IN_ENDING,
  LETTER_COUNT,
  letterOf,
  SYMBOL_COUNT,
  type Letter,
} from './alphabet.ts';
export { buildWordGraph } from './build-word-graph.ts';
export { graftWords } from './graft-words.ts';
export { ALL_LETTERS, ALL_SYMBOLS, countBits, lettersOf, type LetterSet } from './letter-set.ts';
export type { Lexicon, LexiconIdentity } from './lexicon.ts';
export {
  MAX_WORD_LENGTH,
  MIN_WORD_LENGTH,
  normalizeWord,
  umlautVariants,
  type WordFault,
} from './normalize.ts';
export { packWordGraphFile, unpackWordGraphFile } from './packed-word-graph.ts';
export { err, ok, type Result } from './result.ts';
export { WordGraphSizeError } from './state-registry.ts';
export { decodeUtf8, encodeUtf8 } from './utf8.ts';
export {
  accepts,
  childState,
  containsLetters,
  containsWord,
  EDGE_DISTANCE_BITS,
  EDGE_OFFSET_BITS,
  EDGE_OFFSET_MASK,
  stateDistances,
  type WordGraph,
  type WordState,
} from './word-graph.ts';
export {
  decodeRemovedWords,
  decodeWordGraphFile,
  encodeWordGraphFile,
  WORD_GRAPH_FORMAT_VERSION,
  type DecodeOptions,
} from './word-graph-file.ts';
export {
  WordGraphFormatError,
  type WordGraphFault,
  type WordGraphPart,
} from './word-graph-format-error.ts';
export {
  composeWordList,
  diffWordLists,
  formatWordList,
  parseRemovals,
  parseWordLines,
  type DiscardedEntry,
  type Removal,
  type WordList,
  type WordListDifference,
  type WordListSources,
} from './word-list.ts';
export { wordsOf } from './words-of.ts';
