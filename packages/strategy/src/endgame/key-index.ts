/** Dense numbers for keys of 64 bits, so that whatever belongs to a key can lie in columns. */

const INITIAL_CAPACITY = 1 << 10;

/**
 * Numbers keys in the order in which they come. Keys are hashes: two things share a number only if
 * all 64 bits agree by chance.
 */
export class KeyIndex {
  /** Number of keys. */
  count = 0;
  #low: Int32Array = new Int32Array(INITIAL_CAPACITY);
  #high: Int32Array = new Int32Array(INITIAL_CAPACITY);
  /** Number + 1, 0 = free. */
  #slots: Int32Array = new Int32Array(INITIAL_CAPACITY * 2);

  /** Forgets all keys. */
  clear(): void {
    this.count = 0;
    this.#slots.fill(0);
  }

  /** Number of the key; a key that comes for the first time gets the old `count`. */
  numberOf(low: number, high: number): number {
    const mask = this.#slots.length - 1;
    let slot = low & mask;
    for (;;) {
      const number = this.#slots[slot]! - 1;
      if (number < 0) break;
      if (this.#low[number] === low && this.#high[number] === high) return number;
      slot = (slot + 1) & mask;
    }
    const number = this.count++;
    if (number === this.#low.length) {
      this.#grow();
      slot = this.#freeSlot(low);
    }
    this.#low[number] = low;
    this.#high[number] = high;
    this.#slots[slot] = number + 1;
    return number;
  }

  #freeSlot(low: number): number {
    const mask = this.#slots.length - 1;
    let slot = low & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const capacity = this.#low.length * 2;
    const low = new Int32Array(capacity);
    const high = new Int32Array(capacity);
    low.set(this.#low);
    high.set(this.#high);
    this.#slots = new Int32Array(capacity * 2);
    for (let number = 0; number < this.#low.length; number++) {
      this.#slots[this.#freeSlot(low[number]!)] = number + 1;
    }
    this.#low = low;
    this.#high = high;
  }
}
