/**
 * What the search found out about positions, by their keys: four ints an entry.
 *
 *   low, high   the key
 *   data        bits 0…15  value + 32768        bits 23…26 effort, log₂ of the positions searched
 *               bits 16…20 depth                bits 27…31 generation
 *               bits 21…22 kind of the value
 *   move        the best row of lane-moves.ts, -1 = none
 *
 * Two entries share a bucket: the first keeps what took the most effort in this generation, the
 * second takes whatever comes.
 */

/** What a stored value says about the true one. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** Depth of a value that rests on no estimate. */
export const COMPLETE = 31;

const ENTRY = 4;
const VALUE_OFFSET = 32768;
const NO_ENTRY = -1;
const MOST_EFFORT = 15;
const GENERATION_SHIFT = 27;
const LAST_GENERATION = 31;

/** Fixed size; owns its ints. */
export class TranspositionTable {
  readonly #ints: Int32Array;
  readonly #mask: number;
  #generation = 0;

  /** @param bits log₂ of the number of entries */
  constructor(bits: number) {
    this.#ints = new Int32Array(ENTRY * 2 ** bits);
    this.#mask = 2 ** (bits - 1) - 1;
  }

  /**
   * Forgets all entries. They stay where they are until the generations run out, but they are neither
   * found nor in the way, so that a search does not depend on those before it.
   */
  clear(): void {
    if (this.#generation === LAST_GENERATION) {
      this.#ints.fill(0);
      this.#generation = 0;
    }
    this.#generation++;
  }

  /** Handle of the entry, -1 if there is none. Valid until the next `store`. */
  find(low: number, high: number): number {
    const at = (low & this.#mask) * 2 * ENTRY;
    if (this.#holds(at, low, high)) return at;
    if (this.#holds(at + ENTRY, low, high)) return at + ENTRY;
    return NO_ENTRY;
  }

  valueOf(entry: number): number {
    return (this.#ints[entry + 2]! & 0xffff) - VALUE_OFFSET;
  }

  depthOf(entry: number): number {
    return (this.#ints[entry + 2]! >>> 16) & 31;
  }

  kindOf(entry: number): number {
    return (this.#ints[entry + 2]! >>> 21) & 3;
  }

  moveOf(entry: number): number {
    return this.#ints[entry + 3]!;
  }

  /** @param positions searched to find the value */
  store(
    low: number,
    high: number,
    value: number,
    depth: number,
    kind: number,
    move: number,
    positions: number,
  ): void {
    const ints = this.#ints;
    const effort = Math.min(31 - Math.clz32(positions | 1), MOST_EFFORT);
    let at = (low & this.#mask) * 2 * ENTRY;
    const second = at + ENTRY;
    if (this.#holds(second, low, high)) at = second;
    else if (!this.#holds(at, low, high)) {
      const data = ints[at + 2]!;
      const isOlder = data >>> GENERATION_SHIFT !== this.#generation;
      if (!isOlder && ((data >>> 23) & MOST_EFFORT) > effort) at = second;
    }
    ints[at] = low;
    ints[at + 1] = high;
    ints[at + 2] =
      (value + VALUE_OFFSET) |
      (depth << 16) |
      (kind << 21) |
      (effort << 23) |
      (this.#generation << GENERATION_SHIFT);
    ints[at + 3] = move;
  }

  #holds(entry: number, low: number, high: number): boolean {
    const ints = this.#ints;
    return (
      ints[entry] === low &&
      ints[entry + 1] === high &&
      ints[entry + 2]! >>> GENERATION_SHIFT === this.#generation
    );
  }
}
