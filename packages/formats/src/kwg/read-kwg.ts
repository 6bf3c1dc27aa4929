/** Reads the words of a KWG (rules R124, R125, R127). */
import { characterOf, err, ok, type Result } from '@bestzug/lexicon';
import { childOf, countWords, siblingOf, type WordCounts, type ZeroTile } from './count-words.ts';
import type { KwgFault } from './kwg-fault.ts';
import { KwgNodes, NODE_BYTES, ROOT_NODES, type KwgVariant } from './kwg-node.ts';

/** The words in a KWG. */
export interface KwgWords {
  readonly nodes: number;
  readonly count: number;
  /**
   * Where they were read from. A file without a DAWG still has every word, spelt backwards, in its
   * GADDAG.
   */
  readonly source: 'dawg' | 'gaddag';
  /** The words in capitals, each once; of a DAWG in the order of R2. */
  words(): Generator<string, void, void>;
}

/**
 * Checks a file completely and gives its words. What only the other graph in it says is not looked
 * at. Never hangs, whatever the bytes are.
 */
export function readKwg(
  bytes: Uint8Array,
  variant: KwgVariant = 'kwg',
): Result<KwgWords, KwgFault> {
  const { length } = bytes;
  if (length % NODE_BYTES !== 0 || length < NODE_BYTES) {
    return err({ kind: 'kwgLength', bytes: length });
  }
  const nodes = new KwgNodes(bytes, variant);
  const dawg = nodes.arc(0);
  // In a file with a DAWG alone node 1 may be anything: it is read only where node 0 leads nowhere.
  const gaddag = dawg === 0 && nodes.count >= ROOT_NODES ? nodes.arc(1) : 0;
  const root = dawg || gaddag;
  if (root === 0) return err({ kind: 'kwgEmpty' });
  if (root >= nodes.count) {
    return err({ kind: 'kwgArc', node: dawg > 0 ? 0 : 1, arc: root, nodes: nodes.count });
  }
  const source = dawg > 0 ? 'dawg' : 'gaddag';
  const zeroTile = source === 'dawg' ? 'fault' : 'separator';
  const counts = countWords(nodes, root, zeroTile);
  if (!counts.ok) return counts;
  const count = counts.value.words[root]!;
  return ok({
    nodes: nodes.count,
    count,
    source,
    words: () => wordsFrom(nodes, root, counts.value, zeroTile),
  });
}

function* wordsFrom(
  nodes: KwgNodes,
  root: number,
  counts: WordCounts,
  zeroTile: ZeroTile,
): Generator<string, void, void> {
  const isBackwards = zeroTile === 'separator';
  for (const tiles of pathsFrom(nodes, root, counts, zeroTile)) {
    const letters = tiles.map(characterOf);
    yield (isBackwards ? letters.reverse() : letters).join('');
  }
}

/**
 * The accepted paths in the order of the nodes, as tiles; the array belongs to the walk and changes
 * with the next one. Nodes no word goes through are not entered, so that the time is that of the
 * words.
 */
export function* pathsFrom(
  nodes: KwgNodes,
  root: number,
  { words }: WordCounts,
  zeroTile: ZeroTile,
): Generator<readonly number[], void, void> {
  const tiles: number[] = [];
  /** [depth] the node whose tile stands at this place of the path. */
  const path: number[] = [];
  let index = root;
  for (;;) {
    while (index === 0 || words[index] === 0) {
      const last = path.pop();
      if (last === undefined) return;
      tiles.pop();
      index = siblingOf(nodes, last);
    }
    path.push(index);
    tiles.push(nodes.tile(index));
    const isWord = nodes.accepts(index) && !(zeroTile === 'separator' && tiles.at(-1) === 0);
    if (isWord) yield tiles;
    index = childOf(nodes, index, zeroTile);
  }
}
