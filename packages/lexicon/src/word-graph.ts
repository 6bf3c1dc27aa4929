/**
 * The word graph: a minimal DAWG whose states hold two letter masks, in one `Int32Array`.
 *
 * A state is the offset `s` of a run of ints (algorithm: Appel & Jacobson 1988 with mask states):
 *
 *   nodes[s]      childMask    bit n = there is an edge for letter n
 *   nodes[s + 1]  acceptMask   subset of childMask: taking this letter completes a word
 *   nodes[s + 2 + k]           edge of the k-th set bit of childMask (rising)
 *
 * An edge packs
 *
 *   bits 0…22   offset of the child state
 *   bits 23…31  distances: bit d - 1 = some word ends exactly d letters behind this edge (1 ≤ d ≤ 8);
 *               the last bit = some word ends 9 or more letters behind it
 *
 * The distances let a search that must end at a certain length drop an edge without reading its
 * child. Acceptance sits on the edge, so "which letters finish a word here" is one mask. Offset 0 is
 * the sink `[0, 0]`: a word ended and nothing continues. Children lie before their parents.
 */
import { countBits } from './letter-set.ts';
import { encodeWord, type Letter } from './alphabet.ts';

/** Offset of a state in `WordGraph.nodes`; 0 is the sink. */
export type WordState = number;

/** An immutable word graph; `nodes` may lie in shared memory and is read directly by the search. */
export interface WordGraph {
  readonly nodes: Int32Array;
  readonly root: WordState;
  /** Number of words the graph accepts. */
  readonly wordCount: number;
  /** Letters of the longest word. */
  readonly longestWord: number;
}

/** Bits of an edge that hold the child's offset. */
export const EDGE_OFFSET_BITS = 23;

/** Mask of the child's offset within an edge; also one less than the largest number of ints. */
export const EDGE_OFFSET_MASK: number = (1 << EDGE_OFFSET_BITS) - 1;

/** Number of distance bits; the last one means "this far or farther". */
export const EDGE_DISTANCE_BITS: number = 32 - EDGE_OFFSET_BITS;

/** The state behind `letter`, or `undefined` where there is no such edge. */
export function childState(
  graph: WordGraph,
  state: WordState,
  letter: Letter,
): WordState | undefined {
  const childMask = graph.nodes[state]!;
  if (((childMask >>> letter) & 1) === 0) return undefined;
  const index = countBits(childMask & ((1 << letter) - 1));
  return graph.nodes[state + 2 + index]! & EDGE_OFFSET_MASK;
}

/** Whether taking `letter` in `state` completes a word. */
export const accepts = (graph: WordGraph, state: WordState, letter: Letter): boolean =>
  ((graph.nodes[state + 1]! >>> letter) & 1) === 1;

/** Whether the row of letter numbers is a word (R21: exact membership). */
export function containsLetters(graph: WordGraph, letters: ArrayLike<Letter>): boolean {
  let state: WordState | undefined = graph.root;
  const last = letters.length - 1;
  for (let index = 0; index < last; index++) {
    state = childState(graph, state, letters[index]!);
    if (state === undefined) return false;
  }
  return last >= 0 && accepts(graph, state, letters[last]!);
}

/** Whether the word in capitals is in the graph; false for anything that is no row of letters. */
export function containsWord(graph: WordGraph, word: string): boolean {
  const letters = encodeWord(word);
  return letters !== undefined && containsLetters(graph, letters);
}

const ALL_DISTANCES = (1 << EDGE_DISTANCE_BITS) - 1;
const FARTHEST = 1 << (EDGE_DISTANCE_BITS - 1);

/**
 * Set of the distances at which words end behind a state, as an edge to it carries them (bit d - 1
 * for d letters, the last bit for all farther ones); `nodes` holds the state's run from `state` on.
 */
export function stateDistances(nodes: Int32Array, state: WordState): number {
  const childMask = nodes[state]!;
  let distances = nodes[state + 1] === 0 ? 0 : 1;
  const end = state + 2 + countBits(childMask);
  for (let edge = state + 2; edge < end; edge++) {
    const behind = nodes[edge]! >>> EDGE_OFFSET_BITS;
    distances |= ((behind << 1) & ALL_DISTANCES) | (behind & FARTHEST);
  }
  return distances;
}
