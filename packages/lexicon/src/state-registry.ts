/**
 * The frozen states of a word graph under construction: the growing ints, and a hash table with open
 * addressing that finds the state equal to a new one.
 */
import { countBits } from './letter-set.ts';
import { EDGE_OFFSET_BITS, EDGE_OFFSET_MASK, stateDistances } from './word-graph.ts';

/** Thrown when a list has more different endings than the offset bits of an edge can tell apart. */
export class WordGraphSizeError extends Error {
  override readonly name = 'WordGraphSizeError';
  /** The largest number of ints a graph can have. */
  readonly limit: number = EDGE_OFFSET_MASK + 1;

  constructor() {
    super(`the word graph would need more than ${EDGE_OFFSET_MASK + 1} ints`);
  }
}

/** Owns its ints; `nodes` hands out a copy. */
export class StateRegistry {
  #nodes: Int32Array;
  #length: number;
  /** Offsets of states, 0 where free. */
  #slots: Int32Array = new Int32Array(1 << 14);
  #stateCount = 0;

  /** @param nodes ints of states to stand in front, which are not looked for; left out: the sink */
  constructor(nodes: Int32Array = new Int32Array(2)) {
    this.#nodes = new Int32Array(nodes.length + (1 << 16));
    this.#nodes.set(nodes);
    this.#length = nodes.length;
  }

  /**
   * The edge that leads to the state with these masks and edges (`edgeCount` of them from
   * `level + 2`): its offset and its distances. The state is appended if there is no equal one.
   */
  freeze(levels: Int32Array, level: number, edgeCount: number): number {
    const size = edgeCount + 2;
    if (edgeCount === 0) return 0;
    let slot = hashInts(levels, level, size) & (this.#slots.length - 1);
    for (;;) {
      const offset = this.#slots[slot]!;
      if (offset === 0) break;
      if (equalInts(this.#nodes, offset, levels, level, size)) {
        return offset | (stateDistances(levels, level) << EDGE_OFFSET_BITS);
      }
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const offset = this.#append(levels, level, size);
    this.#slots[slot] = offset;
    if (++this.#stateCount * 2 > this.#slots.length) this.#growSlots();
    return offset | (stateDistances(levels, level) << EDGE_OFFSET_BITS);
  }

  /** A copy of exactly the ints in use. */
  nodes(): Int32Array {
    return this.#nodes.slice(0, this.#length);
  }

  #append(levels: Int32Array, level: number, size: number): number {
    const offset = this.#length;
    if (offset + size > EDGE_OFFSET_MASK + 1) throw new WordGraphSizeError();
    if (offset + size > this.#nodes.length) {
      const larger = new Int32Array(this.#nodes.length * 2);
      larger.set(this.#nodes);
      this.#nodes = larger;
    }
    for (let index = 0; index < size; index++) this.#nodes[offset + index] = levels[level + index]!;
    this.#length = offset + size;
    return offset;
  }

  #growSlots(): void {
    const smaller = this.#slots;
    const mask = smaller.length * 2 - 1;
    this.#slots = new Int32Array(mask + 1);
    for (const offset of smaller) {
      if (offset === 0) continue;
      let slot = hashInts(this.#nodes, offset, countBits(this.#nodes[offset]!) + 2) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = offset;
    }
  }
}

function equalInts(
  left: Int32Array,
  leftStart: number,
  right: Int32Array,
  rightStart: number,
  size: number,
): boolean {
  for (let index = 0; index < size; index++) {
    if (left[leftStart + index] !== right[rightStart + index]) return false;
  }
  return true;
}

function hashInts(ints: Int32Array, start: number, size: number): number {
  let hash = size;
  for (let index = 0; index < size; index++) {
    hash = Math.imul(hash ^ ints[start + index]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
