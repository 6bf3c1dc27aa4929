import { ALL_LETTERS } from './letter-set.ts';
import { EDGE_OFFSET_MASK, type WordGraph } from './word-graph.ts';

/**
 * Whether the ints are a graph of states as word-graph.ts describes it (R127), so that no walk can
 * leave them or run in circles: the runs follow each other without gaps, masks hold letters only, a
 * letter that completes a word has an edge, and every edge leads to a state further in front.
 *
 * Loading waits for this, and most of it runs before the engine has compiled it: hence one pass, one
 * byte of notes per int, and no recount of what the checksum already vouches for.
 */
export function isSoundWordGraph(graph: WordGraph): boolean {
  const { nodes, root } = graph;
  const { length } = nodes;
  if (length < 2 || nodes[0] !== 0 || nodes[1] !== 0) return false;
  /** 1 where a state begins that has been passed; an edge to any other place is refused. */
  const passed = new Uint8Array(length);
  passed[0] = 1;
  const offsetMask = EDGE_OFFSET_MASK;
  let state = 2;
  while (state < length) {
    const childMask = nodes[state]!;
    const strayLetters = (childMask & ~ALL_LETTERS) | (nodes[state + 1]! & ~childMask);
    if (childMask === 0 || strayLetters !== 0) return false;
    let edge = state + 2;
    // Beyond the end an edge reads as 0; the run is then too long, which the last line notices.
    for (let rest = childMask; rest !== 0; rest &= rest - 1) {
      if (passed[nodes[edge++]! & offsetMask] !== 1) return false;
    }
    passed[state] = 1;
    state = edge;
  }
  return state === length && passed[root] === 1;
}
