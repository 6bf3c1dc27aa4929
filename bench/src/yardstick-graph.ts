/**
 * The word graph of the yardstick. It is laid out anew from the lexicon's, so that the unit of all
 * ratios stays the same when the product's layout changes.
 *
 * A state is the offset of: mask of its letters, mask of the letters that complete a word, and one
 * offset of a child per letter, in rising order. Offset 0 is the state where nothing goes on.
 */
import {
  accepts,
  childState,
  countBits,
  LETTER_COUNT,
  type WordGraph,
  type WordState,
} from '@bestzug/lexicon';

/** Immutable. */
export interface PlainGraph {
  readonly nodes: Int32Array;
  readonly root: number;
}

/** The same words in the yardstick's layout. */
export function plainGraphOf(graph: WordGraph): PlainGraph {
  const offsets = new Map<WordState, number>([[0, 0]]);
  const nodes: number[] = [0, 0];
  const copy = (state: WordState): number => {
    const known = offsets.get(state);
    if (known !== undefined) return known;
    let childMask = 0;
    let acceptMask = 0;
    const children: number[] = [];
    for (let letter = 1; letter <= LETTER_COUNT; letter++) {
      const child = childState(graph, state, letter);
      if (child === undefined) continue;
      childMask |= 1 << letter;
      if (accepts(graph, state, letter)) acceptMask |= 1 << letter;
      children.push(copy(child));
    }
    const offset = nodes.length;
    nodes.push(childMask, acceptMask, ...children);
    offsets.set(state, offset);
    return offset;
  };
  const root = copy(graph.root);
  return { nodes: Int32Array.from(nodes), root };
}

/** Offset of the child behind a letter the state has. */
export const childOf = (nodes: Int32Array, state: number, letter: number): number =>
  nodes[state + 2 + countBits(nodes[state]! & ((1 << letter) - 1))]!;

/** Whether the letters are a word. */
export function isPlainWord({ nodes, root }: PlainGraph, letters: readonly number[]): boolean {
  let state = root;
  for (const [index, letter] of letters.entries()) {
    const bit = 1 << letter;
    if ((nodes[state]! & bit) === 0) return false;
    if (index === letters.length - 1) return (nodes[state + 1]! & bit) !== 0;
    state = childOf(nodes, state, letter);
  }
  return false;
}
