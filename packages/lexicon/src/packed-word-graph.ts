/**
 * A word graph file (word-graph-file.ts) made small for a download: a general packer such as gzip
 * brings the German list from 1.1 MB to less than half of that. Only the ints of the graph change;
 * what can be worked out of the rest, offsets and distances, is left away. Little endian; offsets in
 * bytes:
 *
 *    0   8 bytes   magic
 *    8   u32       bytes before the graph
 *   12   u32       ints of the graph
 *   16   u32       edges
 *   20   u32       shared states
 *   24             what stands before the graph in the file
 *                  [edges] letter | 32 = it completes a word | 64 = the last one of its state
 *                  [3 × shared states] numbers of the states that several edges lead to, the
 *                  most frequent first: their low bytes, then the middle ones, then the high ones
 *                  [3 × edges] where the edges lead, each state from its last edge on: 0 = to the
 *                  state written last that no edge leads to yet, n = to the n-th shared state
 *                  what stands behind the graph in the file
 *
 * States are numbered as they lie, the sink is 0.
 */
import { countBits, lettersOf } from './letter-set.ts';
import { graphSection } from './word-graph-file.ts';
import { WordGraphFormatError } from './word-graph-format-error.ts';
import { EDGE_OFFSET_BITS, EDGE_OFFSET_MASK, stateDistances } from './word-graph.ts';

/** `BZPG`, then signs that a transfer as text would change. */
const MAGIC: readonly number[] = [0x42, 0x5a, 0x50, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_BYTES = 24;
const COMPLETES = 32;
const LAST = 64;
const LETTER_MASK = 31;
/** Bytes of a state's number. */
const PLANES = 3;

/** Packs a word graph file. Throws `WordGraphFormatError` for a damaged one. */
export function packWordGraphFile(file: Uint8Array): Uint8Array {
  const { start, end } = graphSection(file);
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const nodes = Int32Array.from({ length: (end - start) / 4 }, (_, index) =>
    view.getInt32(start + index * 4, true),
  );
  const { letters, children } = edgesOf(nodes);
  const { shared, references } = referencesOf(children);
  const packed = new Uint8Array(
    HEADER_BYTES + file.length - (end - start) + letters.length * (1 + PLANES) + shared.length * 3,
  );
  packed.set(MAGIC);
  const header = new DataView(packed.buffer);
  [start, nodes.length, letters.length, shared.length].forEach((value, index) =>
    header.setUint32(MAGIC.length + index * 4, value, true),
  );
  let at = HEADER_BYTES;
  const append = (bytes: ArrayLike<number>): void => {
    packed.set(bytes, at);
    at += bytes.length;
  };
  append(file.subarray(0, start));
  append(letters);
  append(planesOf(shared));
  append(planesOf(references));
  append(file.subarray(end));
  return packed;
}

/**
 * The word graph file that was packed. Throws `WordGraphFormatError` for bytes that are no packed
 * file; whether the graph in it is sound, decoding it will tell.
 */
export function unpackWordGraphFile(packed: Uint8Array): Uint8Array {
  if (packed.length < HEADER_BYTES || MAGIC.some((byte, index) => packed[index] !== byte)) {
    throw new WordGraphFormatError({ kind: 'foreign' });
  }
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length);
  const field = (index: number): number => view.getUint32(MAGIC.length + index * 4, true);
  const [before, ints, edges, sharedCount] = [field(0), field(1), field(2), field(3)];
  const lettersAt = HEADER_BYTES + before;
  const sharedAt = lettersAt + edges;
  const referencesAt = sharedAt + sharedCount * PLANES;
  const behindAt = referencesAt + edges * PLANES;
  if (behindAt > packed.length) {
    throw new WordGraphFormatError({
      kind: 'truncated',
      length: packed.length,
      expected: behindAt,
    });
  }
  // Every state has an edge and two masks: anything else would only ask for memory.
  if (ints > 2 + edges * 3) throw new WordGraphFormatError({ kind: 'damaged', part: 'header' });
  const nodes = nodesFrom(
    packed.subarray(lettersAt, sharedAt),
    valuesFrom(packed, sharedAt, sharedCount),
    valuesFrom(packed, referencesAt, edges),
    ints,
  );
  const file = new Uint8Array(before + ints * 4 + packed.length - behindAt);
  file.set(packed.subarray(HEADER_BYTES, lettersAt));
  const target = new DataView(file.buffer);
  nodes.forEach((int, index) => target.setInt32(before + index * 4, int, true));
  file.set(packed.subarray(behindAt), before + ints * 4);
  return file;
}

interface Edges {
  /** [edges] */
  readonly letters: number[];
  /** [states] numbers of the states its edges lead to; none for the sink. */
  readonly children: number[][];
}

function edgesOf(nodes: Int32Array): Edges {
  const numbers = new Map<number, number>();
  const letters: number[] = [];
  const children: number[][] = [];
  for (let state = 0; state < nodes.length;) {
    const childMask = nodes[state]!;
    const count = countBits(childMask);
    numbers.set(state, children.length);
    let edge = 0;
    for (const letter of lettersOf(childMask)) {
      const completes = ((nodes[state + 1]! >>> letter) & 1) === 1 ? COMPLETES : 0;
      letters.push(letter | completes | (++edge === count ? LAST : 0));
    }
    const first = state + 2;
    children.push(
      Array.from(nodes.subarray(first, first + count), (int) =>
        numbers.get(int & EDGE_OFFSET_MASK)!,
      ),
    );
    state = first + count;
  }
  return { letters, children };
}

function referencesOf(children: readonly (readonly number[])[]): {
  readonly shared: number[];
  readonly references: number[];
} {
  const fresh: number[] = [];
  /** By edge, each state from its last edge on; -1 = to the fresh state written last. */
  const targets: number[] = [];
  const uses = new Map<number, number>();
  children.forEach((ofState, number) => {
    for (const child of ofState.toReversed()) {
      if (child === fresh.at(-1)) {
        fresh.pop();
        targets.push(-1);
      } else {
        targets.push(child);
        uses.set(child, (uses.get(child) ?? 0) + 1);
      }
    }
    if (number > 0) fresh.push(number);
  });
  const shared = [...uses.keys()].sort(
    (one, other) => uses.get(other)! - uses.get(one)! || one - other,
  );
  const places = new Map(shared.map((number, index) => [number, index + 1]));
  return { shared, references: targets.map((child) => places.get(child) ?? 0) };
}

function nodesFrom(
  letters: Uint8Array,
  shared: Int32Array,
  references: Int32Array,
  ints: number,
): Int32Array {
  const nodes = new Int32Array(ints);
  /** [states] offsets. */
  const offsets: number[] = [0];
  const fresh: number[] = [];
  let state = 2;
  for (let first = 0; first < letters.length;) {
    let end = first + 1;
    while (end < letters.length && (letters[end - 1]! & LAST) === 0) end++;
    const size = end - first;
    if (state + 2 + size > ints) break;
    for (let edge = first; edge < end; edge++) {
      const bit = 1 << (letters[edge]! & LETTER_MASK);
      nodes[state]! |= bit;
      if ((letters[edge]! & COMPLETES) !== 0) nodes[state + 1]! |= bit;
      const reference = references[edge]!;
      const child = reference === 0 ? fresh.pop() : shared[reference - 1];
      const offset = offsets[child ?? 0] ?? 0;
      // The distances of the sink are none, whatever lies at its place.
      const distances = offset === 0 ? 0 : stateDistances(nodes, offset);
      nodes[state + 2 + size - 1 - (edge - first)] = offset | (distances << EDGE_OFFSET_BITS);
    }
    fresh.push(offsets.length);
    offsets.push(state);
    state += 2 + size;
    first = end;
  }
  return nodes;
}

/** Low bytes of all values, then the middle ones, then the high ones. */
function planesOf(values: readonly number[]): Uint8Array {
  const planes = new Uint8Array(values.length * PLANES);
  values.forEach((value, index) => {
    for (let plane = 0; plane < PLANES; plane++) {
      planes[plane * values.length + index] = (value >>> (8 * plane)) & 0xff;
    }
  });
  return planes;
}

function valuesFrom(bytes: Uint8Array, start: number, count: number): Int32Array {
  return Int32Array.from(
    { length: count },
    (_, index) =>
      bytes[start + index]! |
      (bytes[start + count + index]! << 8) |
      (bytes[start + 2 * count + index]! << 16),
  );
}
