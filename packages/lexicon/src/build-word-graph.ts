/**
 * Words to the minimal word graph (layout: word-graph.ts), after Daciuk, Mihov, Watson & Watson 2000,
 * "Incremental construction of minimal acyclic finite-state automata", sorted input.
 *
 * The words go by letter number into one buffer and are sorted there. One level per letter position
 * holds the open state; as soon as the next word leaves a level, the state is frozen: an equal one
 * is reused, or it is appended. Children are frozen before their parents.
 */
import { LETTER_COUNT } from './alphabet.ts';
import { SortedWords } from './sorted-words.ts';
import { StateRegistry } from './state-registry.ts';
import { EDGE_OFFSET_MASK, type WordGraph } from './word-graph.ts';

/** Ints of one open level: childMask, acceptMask, then an edge for every letter at most. */
const LEVEL_STRIDE: number = LETTER_COUNT + 2;

/**
 * Builds the graph that accepts exactly these words, in any order, repetitions allowed. The words
 * must be playable forms (`normalizeWord`), anything else is a bug and throws. Throws
 * `WordGraphSizeError` when they do not fit. Without words the root is the sink.
 */
export function buildWordGraph(words: Iterable<string>): WordGraph {
  const sorted = new SortedWords(words);
  const { letters } = sorted;
  const levels = new Int32Array((sorted.longestWord + 1) * LEVEL_STRIDE);
  const edgeCounts = new Uint8Array(sorted.longestWord + 1);
  const states = new StateRegistry();
  let wordCount = 0;
  let previousStart = 0;
  let previousLength = 0;

  /** Closes the open levels below `depth`, deepest first. */
  const freezeBelow = (depth: number): void => {
    for (let level = previousLength; level > depth; level--) {
      const edge = states.freeze(levels, level * LEVEL_STRIDE, edgeCounts[level]!);
      const parent = (level - 1) * LEVEL_STRIDE;
      levels[parent + 1 + edgeCounts[level - 1]!] = edge;
      levels.fill(0, level * LEVEL_STRIDE, level * LEVEL_STRIDE + 2);
      edgeCounts[level] = 0;
    }
  };

  for (let index = 0; index < sorted.count; index++) {
    const start = sorted.startOf(index);
    const length = sorted.lengthOf(index);
    const shorter = Math.min(length, previousLength);
    let shared = 0;
    while (shared < shorter && letters[start + shared] === letters[previousStart + shared]) {
      shared++;
    }
    if (shared === length) continue;
    freezeBelow(shared);
    for (let level = shared; level < length; level++) {
      levels[level * LEVEL_STRIDE]! |= 1 << letters[start + level]!;
      edgeCounts[level]!++;
    }
    levels[(length - 1) * LEVEL_STRIDE + 1]! |= 1 << letters[start + length - 1]!;
    wordCount++;
    previousStart = start;
    previousLength = length;
  }
  freezeBelow(0);
  const root = states.freeze(levels, 0, edgeCounts[0]!) & EDGE_OFFSET_MASK;
  return { nodes: states.nodes(), root, wordCount, longestWord: sorted.longestWord };
}
