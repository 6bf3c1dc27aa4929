/** The lists of siblings of a KWG under construction; equal lists are stored once. */
import { NODE_BYTES, withIsEnd } from './kwg-node.ts';

const FIRST_NODES = 1 << 16;
const FIRST_SLOTS = 1 << 14;

/** Owns its nodes; `bytes` hands out a copy. */
export class NodeLists {
  #nodes: Uint32Array = new Uint32Array(FIRST_NODES);
  #length: number;
  /** Heads of lists by hash, open addressing; 0 where free. */
  #slots: Int32Array = new Int32Array(FIRST_SLOTS);
  #lists = 0;

  /** @param reserved nodes in front of all lists, to be `set` */
  constructor(reserved: number) {
    this.#length = reserved;
  }

  /** Nodes in all. */
  get length(): number {
    return this.#length;
  }

  /** Writes one of the reserved nodes. */
  set(index: number, node: number): void {
    this.#nodes[index] = node;
  }

  /**
   * The head of the list with these nodes, which are packed without is-end; the list is appended if
   * there is no equal one. 0 for no nodes.
   */
  add(list: Uint32Array, from: number, count: number): number {
    if (count === 0) return 0;
    const last = from + count - 1;
    list[last] = withIsEnd(list[last]!);
    const hash = hashOf(list, from, count);
    let slot = hash & (this.#slots.length - 1);
    for (;;) {
      const head = this.#slots[slot]!;
      if (head === 0) break;
      if (this.#isEqual(head, list, from, count)) return head;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const head = this.#append(list, from, count);
    this.#slots[slot] = head;
    if (++this.#lists * 2 > this.#slots.length) this.#growSlots();
    return head;
  }

  /** All nodes, little endian. */
  bytes(): Uint8Array {
    const bytes = new Uint8Array(this.#length * NODE_BYTES);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < this.#length; index++) {
      view.setUint32(index * NODE_BYTES, this.#nodes[index]!, true);
    }
    return bytes;
  }

  /** Is-end is compared too, so that no longer list is taken for a shorter one. */
  #isEqual(head: number, list: Uint32Array, from: number, count: number): boolean {
    for (let index = 0; index < count; index++) {
      if (this.#nodes[head + index] !== list[from + index]) return false;
    }
    return true;
  }

  #append(list: Uint32Array, from: number, count: number): number {
    const head = this.#length;
    if (head + count > this.#nodes.length) {
      const larger = new Uint32Array(this.#nodes.length * 2);
      larger.set(this.#nodes);
      this.#nodes = larger;
    }
    for (let index = 0; index < count; index++) this.#nodes[head + index] = list[from + index]!;
    this.#length = head + count;
    return head;
  }

  #growSlots(): void {
    const smaller = this.#slots;
    const mask = smaller.length * 2 - 1;
    this.#slots = new Int32Array(mask + 1);
    for (const head of smaller) {
      if (head === 0) continue;
      let slot = hashOf(this.#nodes, head, this.#countFrom(head)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = head;
    }
  }

  #countFrom(head: number): number {
    let last = head;
    while (this.#nodes[last] !== withIsEnd(this.#nodes[last]!)) last++;
    return last - head + 1;
  }
}

function hashOf(nodes: Uint32Array, from: number, count: number): number {
  let hash = count;
  for (let index = 0; index < count; index++) {
    hash = Math.imul(hash ^ nodes[from + index]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
