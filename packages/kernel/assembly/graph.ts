/** The word graph (lexicon: word-graph.ts): per state the letters that follow, those that end a word, the edges. */
import { GRAPH } from '../src/layout';
import { boardLetter } from './board';

/** Bits of an edge that hold the child; the distances lie above. */
export const EDGE_OFFSET_BITS: i32 = 23;
export const EDGE_OFFSET_MASK: i32 = (1 << EDGE_OFFSET_BITS) - 1;

/** Letters that follow a state. */
export function followingOf(state: i32): i32 {
  return load<i32>((<usize>state) << 2, GRAPH);
}

/** Letters that end a word behind a state. */
export function endsOf(state: i32): i32 {
  return load<i32>((<usize>state) << 2, GRAPH + 4);
}

/** The edge of a letter that follows the state. @param following the state's letters */
export function edgeOf(state: i32, following: i32, letterBit: i32): i32 {
  return load<i32>((<usize>(state + popcnt(following & (letterBit - 1)))) << 2, GRAPH + 8);
}

/** The state behind a letter, 0 = none. */
export function childOf(state: i32, letter: i32): i32 {
  const following = followingOf(state);
  const bit = 1 << letter;
  return (following & bit) === 0 ? 0 : edgeOf(state, following, bit) & EDGE_OFFSET_MASK;
}

/** The state behind the board's letters on the cells from `first` on before `end`, 0 = none. */
export function stateAlong(state: i32, first: i32, end: i32): i32 {
  for (let cell = first; cell < end && state !== 0; cell++)
    state = childOf(state, boardLetter(cell));
  return state;
}
