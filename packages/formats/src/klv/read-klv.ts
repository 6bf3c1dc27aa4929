/**
 * Reads leave values of the engines wolges, macondo and MAGPIE (rule R126). KLV2: u32 n, then n nodes
 * as in a KWG (a DAWG of leaves, tiles in the order of R2, blank = 0), u32 m, then m float32 in
 * points. KLV, the older one: the values are i16 in 1/256 point. The value of a leave is the one whose
 * number is that of the leave among all, in the order of the DAWG.
 */
import { err, ok, type Result } from '@bestzug/lexicon';
import { countWords, type WordCounts } from '../kwg/count-words.ts';
import type { KwgFault } from '../kwg/kwg-fault.ts';
import { KwgNodes, NODE_BYTES } from '../kwg/kwg-node.ts';
import { pathsFrom } from '../kwg/read-kwg.ts';

/** Why bytes are no KLV file. */
export type KlvFault =
  | KwgFault
  /** More or fewer bytes than the numbers in the file ask for. */
  | { readonly kind: 'klvLength'; readonly found: number; readonly expected: number }
  /** Another number of values than of leaves. */
  | { readonly kind: 'klvCount'; readonly leaves: number; readonly values: number }
  /** Not a number, or beyond all reason; `value` counts from 0. */
  | { readonly kind: 'klvValue'; readonly value: number };

/** One leave. */
export interface KlvLeave {
  /** Rack symbols, rising, the blank first. */
  readonly symbols: readonly number[];
  /** In points. */
  readonly points: number;
}

/** The leaves in a file. */
export interface KlvLeaves {
  readonly format: 'klv' | 'klv2';
  readonly count: number;
  leaves(): Generator<KlvLeave, void, void>;
}

const LENGTH_BYTES = 4;
const FLOAT_BYTES = 4;
const SHORT_BYTES = 2;
const SHORTS_PER_POINT = 256;

/** No leave is worth as much, in points. */
const MAX_POINTS = 10_000;

/** Checks a file completely and gives its leaves. Never hangs, whatever the bytes are. */
export function readKlv(bytes: Uint8Array): Result<KlvLeaves, KlvFault> {
  const { length } = bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  const nodeCount = length < LENGTH_BYTES ? 0 : view.getUint32(0, true);
  const valuesOffset = 2 * LENGTH_BYTES + nodeCount * NODE_BYTES;
  if (nodeCount === 0 || length < valuesOffset) {
    return err({ kind: 'klvLength', found: length, expected: Math.max(valuesOffset, 12) });
  }
  const values = view.getUint32(valuesOffset - LENGTH_BYTES, true);
  const format = formatOf(length - valuesOffset, values);
  if (format === undefined) {
    const expected = valuesOffset + values * FLOAT_BYTES;
    return err({ kind: 'klvLength', found: length, expected });
  }
  const nodes = new KwgNodes(
    bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + nodeCount * NODE_BYTES),
    'kwg',
  );
  const root = nodes.arc(0);
  if (root >= nodeCount) return err({ kind: 'kwgArc', node: 0, arc: root, nodes: nodeCount });
  const counts = root === 0 ? ok({ words: new Uint32Array(1) }) : countWords(nodes, root, 'blank');
  if (!counts.ok) return counts;
  const leaves = counts.value.words[root]!;
  if (leaves !== values) return err({ kind: 'klvCount', leaves, values });
  const pointsOf = (index: number): number =>
    format === 'klv2'
      ? view.getFloat32(valuesOffset + index * FLOAT_BYTES, true)
      : view.getInt16(valuesOffset + index * SHORT_BYTES, true) / SHORTS_PER_POINT;
  for (let value = 0; value < values; value++) {
    if (!(Math.abs(pointsOf(value)) <= MAX_POINTS)) return err({ kind: 'klvValue', value });
  }
  return ok({
    format,
    count: leaves,
    leaves: () => leavesFrom(nodes, root, counts.value, pointsOf),
  });
}

/** By the size of the values: the formats have no other mark. */
function formatOf(bytes: number, values: number): KlvLeaves['format'] | undefined {
  if (bytes === values * FLOAT_BYTES) return 'klv2';
  return bytes === values * SHORT_BYTES ? 'klv' : undefined;
}

function* leavesFrom(
  nodes: KwgNodes,
  root: number,
  counts: WordCounts,
  pointsOf: (index: number) => number,
): Generator<KlvLeave, void, void> {
  let index = 0;
  for (const symbols of pathsFrom(nodes, root, counts, 'blank')) {
    yield { symbols: symbols.slice(), points: pointsOf(index++) };
  }
}
