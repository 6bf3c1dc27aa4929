/** Writes a list as KWG: a DAWG and a GADDAG that shares it (rule R124). */
import {
  accepts,
  EDGE_OFFSET_MASK,
  err,
  lettersOf,
  ok,
  SYMBOL_COUNT,
  type Result,
  type WordGraph,
} from '@bestzug/lexicon';
import { NodeLists } from './node-lists.ts';
import { MAX_ARC, packNode, ROOT_NODES, SEPARATOR, withArc, withIsEnd } from './kwg-node.ts';
import { ReversedPrefixes } from './reversed-prefixes.ts';

/** The list needs more nodes than arcs can name. */
export interface KwgSizeFault {
  readonly kind: 'kwgTooLarge';
  readonly nodes: number;
  readonly limit: number;
}

/**
 * The file of a list. The DAWG has one list of siblings per state of the word graph. In the GADDAG
 * (Gordon 1994) CARE has the paths ERAC, RAC@E, AC@RE and C@ARE: the letters up to some place
 * backwards, then a separator and the rest, which is the DAWG's. Equal lists are written once.
 */
export function writeKwg(graph: WordGraph): Result<Uint8Array, KwgSizeFault> {
  const lists = new NodeLists(ROOT_NODES);
  const heads = writeDawg(graph, lists);
  const dawgRoot = heads.get(graph.root) ?? 0;
  const gaddagRoot = writeGaddag(graph, heads, lists);
  const count = lists.length;
  if (count - 1 > MAX_ARC) return err({ kind: 'kwgTooLarge', nodes: count, limit: MAX_ARC + 1 });
  lists.set(0, withIsEnd(packNode(0, false, dawgRoot)));
  lists.set(1, withIsEnd(packNode(0, false, gaddagRoot)));
  return ok(lists.bytes());
}

/** Head of the list of each state; the sink has none. */
type Heads = ReadonlyMap<number, number>;

/** Writes a list per state, children first. */
function writeDawg(graph: WordGraph, lists: NodeLists): Heads {
  const { nodes } = graph;
  const heads = new Map<number, number>([[0, 0]]);
  const list = new Uint32Array(SYMBOL_COUNT);
  const stack = [graph.root];
  for (let state = stack.at(-1); state !== undefined; state = stack.at(-1)) {
    const letters = [...lettersOf(nodes[state]!)];
    const children = letters.map((_, index) => nodes[state + 2 + index]! & EDGE_OFFSET_MASK);
    const open = children.find((child) => !heads.has(child));
    if (open !== undefined) {
      stack.push(open);
      continue;
    }
    stack.pop();
    letters.forEach((letter, index) => {
      list[index] = packNode(letter, accepts(graph, state, letter), heads.get(children[index]!)!);
    });
    heads.set(state, lists.add(list, 0, letters.length));
  }
  return heads;
}

/**
 * Writes the part of the GADDAG up to the separators; the result is its root. As for word graphs
 * (Daciuk et al. 2000): paths come sorted, one open list per depth, and what the next path leaves is
 * written, deepest first.
 */
function writeGaddag(graph: WordGraph, heads: Heads, lists: NodeLists): number {
  const prefixes = new ReversedPrefixes(graph);
  const open = new Uint32Array((prefixes.stride + 1) * SYMBOL_COUNT);
  /** [depth] nodes of the open list there. */
  const counts = new Uint8Array(prefixes.stride + 1);
  let previousLength = 0;

  const closeBelow = (depth: number): void => {
    for (let level = previousLength; level > depth; level--) {
      const head = lists.add(open, level * SYMBOL_COUNT, counts[level]!);
      const parent = (level - 1) * SYMBOL_COUNT + counts[level - 1]! - 1;
      open[parent] = withArc(open[parent]!, head);
      counts[level] = 0;
    }
  };
  const push = (depth: number, node: number): void => {
    open[depth * SYMBOL_COUNT + counts[depth]!++] = node;
  };

  for (let rank = 0; rank < prefixes.count; rank++) {
    const length = prefixes.lengthOf(rank);
    const shorter = Math.min(length, previousLength);
    let shared = 0;
    while (
      shared < shorter &&
      prefixes.letterAt(rank, shared) === prefixes.letterAt(rank - 1, shared)
    ) {
      shared++;
    }
    closeBelow(shared);
    for (let place = shared; place < length; place++) {
      const isWord = place === length - 1 && prefixes.isWord(rank);
      push(place, packNode(prefixes.letterAt(rank, place), isWord, 0));
    }
    const rest = heads.get(prefixes.stateOf(rank))!;
    if (rest > 0) push(length, packNode(SEPARATOR, false, rest));
    previousLength = length;
  }
  closeBelow(0);
  return lists.add(open, 0, counts[0]!);
}
