/** Keys of boards and lanes: random words, one pair per tile and cell, joined by XOR (Zobrist 1970). */
import { createRandom, TILE_TABLE_SIZE } from '@bestzug/core';

/** A column of random words, the same for the same seed. */
function randomWords(count: number, seed: number): Int32Array {
  const random = createRandom(seed);
  return Int32Array.from({ length: count }, () => random.nextUint32() | 0);
}

/** [cells × 64] random words by cell × 64 + tile. */
export const cellKeys = (cellCount: number, seed: number): Int32Array =>
  randomWords(cellCount * TILE_TABLE_SIZE, seed);

/** Spreads the bits of an int over all 32 (the finalizer of MurmurHash3 by Austin Appleby). */
export function mixed(bits: number): number {
  let hash = bits ^ (bits >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
