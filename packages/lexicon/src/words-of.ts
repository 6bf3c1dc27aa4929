import { characterOf, type Letter } from './alphabet.ts';
import { countBits } from './letter-set.ts';
import { accepts, EDGE_OFFSET_MASK, type WordGraph, type WordState } from './word-graph.ts';

/** The words of a graph in capitals, in order of letter number (R2). */
export function* wordsOf(graph: WordGraph): Generator<string, void, void> {
  const { nodes } = graph;
  // One entry per depth: the state, the letters not yet followed, and the word so far.
  const states: WordState[] = [graph.root];
  const pending: number[] = [nodes[graph.root]!];
  const prefixes: string[] = [''];
  while (states.length > 0) {
    const depth = states.length - 1;
    const state = states[depth]!;
    const rest = pending[depth]!;
    if (rest === 0) {
      states.pop();
      pending.pop();
      prefixes.pop();
      continue;
    }
    const letter: Letter = 31 - Math.clz32(rest & -rest);
    pending[depth] = rest & (rest - 1);
    const word = prefixes[depth]! + characterOf(letter);
    if (accepts(graph, state, letter)) yield word;
    const edge = state + 2 + countBits(nodes[state]! & ((1 << letter) - 1));
    const child = nodes[edge]! & EDGE_OFFSET_MASK;
    states.push(child);
    pending.push(nodes[child]!);
    prefixes.push(word);
  }
}
