/** Checks a graph of another program and counts its words, before anybody walks through it. */
import { err, LETTER_COUNT, ok, type Result } from '@bestzug/lexicon';
import type { KwgFault } from './kwg-fault.ts';
import type { KwgNodes } from './kwg-node.ts';

/** More words than any list has; also what keeps a hostile graph from filling the memory. */
const MAX_WORDS = 2_000_000;

/** Letters of words beyond any board. */
const MAX_DEPTH = 63;

/** What lies behind each node, itself and its later siblings included. */
export interface WordCounts {
  /** [nodes] words that go on here; 0 for nodes nothing leads to. */
  readonly words: Uint32Array;
}

/** How tiles with number 0 are taken. */
export type ZeroTile =
  /** The blank, as in leaves. */
  | 'blank'
  /** The separator: it and what is behind it is left out. */
  | 'separator'
  /** A fault: the DAWG has no such tile. */
  | 'fault';

/** Seen, and not all that is behind it has been. */
const OPEN = 254;
const UNSEEN = 255;

/**
 * Counts the words behind a list, each node once. Faults: all of `KwgFault` but `kwgLength` and
 * `kwgEmpty`; the memory used is a few bytes per node, the time a few steps per node.
 */
export function countWords(
  nodes: KwgNodes,
  root: number,
  zeroTile: ZeroTile,
): Result<WordCounts, KwgFault> {
  const words = new Uint32Array(nodes.count);
  /** [nodes] letters of the longest word from here on, or one of the marks above. */
  const depths = new Uint8Array(nodes.count).fill(UNSEEN);
  const stack = [root];
  for (let index = stack.at(-1); index !== undefined; index = stack.at(-1)) {
    if (depths[index] === UNSEEN) {
      const fault = nodeFault(nodes, index, zeroTile);
      if (fault !== undefined) return err(fault);
      depths[index] = OPEN;
    }
    const next = [childOf(nodes, index, zeroTile), siblingOf(nodes, index)];
    const open = next.find((other) => other > 0 && depths[other]! >= OPEN);
    if (open !== undefined) {
      if (depths[open] === OPEN) return err({ kind: 'kwgCycle', node: open });
      stack.push(open);
      continue;
    }
    stack.pop();
    if (depths[index] !== OPEN) continue;
    const [child = 0, sibling = 0] = next;
    const own = isLeftOut(nodes, index, zeroTile) || !nodes.accepts(index) ? 0 : 1;
    const count = own + (child > 0 ? words[child]! : 0) + (sibling > 0 ? words[sibling]! : 0);
    const depth = Math.max(
      1 + (child > 0 ? depths[child]! : 0),
      sibling > 0 ? depths[sibling]! : 0,
    );
    if (count > MAX_WORDS) return err({ kind: 'kwgTooMany', limit: MAX_WORDS });
    if (depth > MAX_DEPTH) return err({ kind: 'kwgTooDeep', limit: MAX_DEPTH });
    words[index] = count;
    depths[index] = depth;
  }
  return ok({ words });
}

const isLeftOut = (nodes: KwgNodes, index: number, zeroTile: ZeroTile): boolean =>
  zeroTile === 'separator' && nodes.tile(index) === 0;

/** Head of the list of children; 0 for none. */
export const childOf = (nodes: KwgNodes, index: number, zeroTile: ZeroTile): number =>
  isLeftOut(nodes, index, zeroTile) ? 0 : nodes.arc(index);

/** The next sibling; 0 for none. */
export const siblingOf = (nodes: KwgNodes, index: number): number =>
  nodes.isEnd(index) ? 0 : index + 1;

function nodeFault(nodes: KwgNodes, index: number, zeroTile: ZeroTile): KwgFault | undefined {
  const { count } = nodes;
  const arc = childOf(nodes, index, zeroTile);
  const sibling = siblingOf(nodes, index);
  const beyond = arc >= count ? arc : sibling;
  if (beyond >= count) return { kind: 'kwgArc', node: index, arc: beyond, nodes: count };
  const tile = nodes.tile(index);
  if (tile > LETTER_COUNT || (tile === 0 && zeroTile === 'fault')) {
    return { kind: 'kwgTile', node: index, tile };
  }
  if (sibling > 0 && nodes.tile(sibling) <= tile) return { kind: 'kwgOrder', node: sibling };
  return undefined;
}
