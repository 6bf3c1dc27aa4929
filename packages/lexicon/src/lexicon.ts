import type { WordGraph } from './word-graph.ts';

/** What tells one word list from another (rules R20, R83): every result names it. */
export interface LexiconIdentity {
  /** Short name for people, such as `de`. */
  readonly name: string;
  /** Number of words. */
  readonly words: number;
  /** Hash of the finished list (capitals, sorted by code point, one a line, final newline), hex. */
  readonly sha256: string;
}

/** A word list ready for play: its graph and its identity. */
export interface Lexicon {
  readonly graph: WordGraph;
  readonly identity: LexiconIdentity;
}
