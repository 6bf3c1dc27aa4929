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
export {
  ALL_LETTERS,
  countBits,
  hasLetter,
  letterBit,
  lettersOf,
  type LetterSet,
} from './letter-set.ts';
export { type Lexicon, type LexiconIdentity } from './lexicon.ts';
export { err, ok, type Result } from './result.ts';
export {
  accepts,
  childState,
  containsLetters,
  containsWord,
  EDGE_DISTANCE_BITS,
  EDGE_OFFSET_BITS,
  EDGE_OFFSET_MASK,
  type WordGraph,
  type WordState,
} from './word-graph.ts';
