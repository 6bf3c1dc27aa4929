/**
 * Points of many placements at once: the packed scorer of core for whole columns, by rules without
 * *IN. For one placement now and then that of core is the right one.
 */
import { invariant, type ScoringRules } from '@bestzug/core';
import type { SearchBoard } from '@bestzug/movegen';
import { KernelInstance } from './kernel-instance.ts';
import { withKernel } from './kernel-module.ts';
import * as layout from './layout.ts';

/** Scores placements of one board after another. */
export class ListScorer {
  readonly #instance: KernelInstance;
  readonly #scores: Int32Array;
  readonly #letters: Int32Array;
  readonly #places: Int32Array;

  constructor(instance: KernelInstance) {
    this.#instance = instance;
    this.#scores = instance.ints(layout.SCORES, layout.LIST_CAPACITY);
    this.#letters = instance.ints(layout.LETTERS, layout.LIST_CAPACITY);
    this.#places = instance.ints(layout.PLACES, layout.LIST_CAPACITY);
  }

  /** Takes over a board as it is now. */
  load(board: SearchBoard): void {
    this.#instance.loadCells(board);
  }

  /**
   * Counts placements (packed-placement.ts) on the board last loaded; not checked for legality.
   *
   * @param scores [placements] written over
   */
  score(letters: Int32Array, places: Int32Array, scores: Int32Array): void {
    for (let first = 0; first < letters.length; first += layout.LIST_CAPACITY) {
      const end = Math.min(first + layout.LIST_CAPACITY, letters.length);
      this.#letters.set(letters.subarray(first, end));
      this.#places.set(places.subarray(first, end));
      this.#instance.exports.scoreList(end - first);
      scores.set(this.#scores.subarray(0, end - first), first);
    }
  }
}

/** Undefined where there is no WebAssembly, or no memory for it. */
export function openListScorer(rules: ScoringRules): ListScorer | undefined {
  invariant(!rules.inRule.enabled, 'an *IN counts differently from word to word');
  return withKernel((module) => new ListScorer(new KernelInstance(module, rules, 0)));
}
