/**
 * What the tiles of a lane allow on one of its empty squares: the letters that make the run through
 * the square a word. It is the cross-check of the perpendicular lane (rules R34, R35), found here
 * from a row of tiles instead of a loaded board.
 */
import { countBits, EDGE_OFFSET_MASK, type LetterSet, type WordGraph } from '@bestzug/lexicon';
import { tileLetter } from '@bestzug/core';

/** Letters that complete the run through an empty square which has at least one neighbour. */
export function lettersCompleting(
  graph: WordGraph,
  tiles: Uint8Array,
  start: number,
  square: number,
  end: number,
): LetterSet {
  const { nodes } = graph;
  let state = graph.root;
  for (let before = start; before < square; before++) {
    state = stateBehind(nodes, state, tileLetter(tiles[before]!));
    if (state === 0) return 0;
  }
  const last = end - 1;
  if (last === square) return nodes[state + 1]!;
  let allowed = 0;
  for (let rest = nodes[state]!; rest !== 0; rest &= rest - 1) {
    const letter = 31 - Math.clz32(rest & -rest);
    let inner = stateBehind(nodes, state, letter);
    for (let behind = square + 1; behind < last && inner !== 0; behind++) {
      inner = stateBehind(nodes, inner, tileLetter(tiles[behind]!));
    }
    if (inner !== 0 && ((nodes[inner + 1]! >>> tileLetter(tiles[last]!)) & 1) === 1) {
      allowed |= 1 << letter;
    }
  }
  return allowed;
}

/** Child state, or the sink 0 where there is none. */
function stateBehind(nodes: Int32Array, state: number, letter: number): number {
  const childMask = nodes[state]!;
  if (((childMask >>> letter) & 1) === 0) return 0;
  return nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]! & EDGE_OFFSET_MASK;
}
