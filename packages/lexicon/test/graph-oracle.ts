/** What a graph of given words must look like, worked out from the words alone. */
import {
  childState,
  countBits,
  EDGE_DISTANCE_BITS,
  EDGE_OFFSET_BITS,
  encodeWord,
  type Letter,
  type WordGraph,
  type WordState,
} from '../src/index.ts';

/** Offsets of all states behind the sink, found by stepping from run to run. */
export function statesOf(graph: WordGraph): WordState[] {
  const states: WordState[] = [];
  let state = 2;
  while (state < graph.nodes.length) {
    states.push(state);
    state += 2 + countBits(graph.nodes[state]!);
  }
  return states;
}

/** A state's ints as text: equal for equal states. */
export const contentOf = (graph: WordGraph, state: WordState): string =>
  graph.nodes.subarray(state, state + 2 + countBits(graph.nodes[state]!)).join();

/** States that a minimal graph of the words has, sink not counted: one per set of endings. */
export function countEndingSets(words: readonly string[]): number {
  const endings = new Map<string, Set<string>>();
  for (const word of words) {
    for (let length = 0; length < word.length; length++) {
      const prefix = word.slice(0, length);
      endings.set(prefix, (endings.get(prefix) ?? new Set()).add(word.slice(length)));
    }
  }
  return new Set([...endings.values()].map((set) => [...set].sort().join())).size;
}

/** Distance bits of the edge at the end of a path, by its bits: bit d - 1 for a word d letters on. */
export function distancesFromWords(words: Iterable<string>, path: string): number {
  let distances = 0;
  for (const word of words) {
    const distance = word.length - path.length;
    if (distance < 1 || !word.startsWith(path)) continue;
    distances |= 1 << (Math.min(distance, EDGE_DISTANCE_BITS) - 1);
  }
  return distances;
}

/** Distance bits that the graph stores on the last edge of a path. */
export function distancesInGraph(graph: WordGraph, path: string): number {
  const letters: Letter[] = [...(encodeWord(path) ?? [])];
  const last = letters.pop() ?? 0;
  let state = graph.root;
  for (const letter of letters) state = childState(graph, state, letter) ?? 0;
  const edge = state + 2 + countBits(graph.nodes[state]! & ((1 << last) - 1));
  return graph.nodes[edge]! >>> EDGE_OFFSET_BITS;
}
