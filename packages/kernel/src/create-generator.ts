/** The move generator of everything that runs on Node. */
import type { ScoringRules } from '@bestzug/core';
import type { WordGraph } from '@bestzug/lexicon';
import { MoveGenerator, type GeneratorOptions } from '@bestzug/movegen';
import { openKernelSearch } from './kernel-search.ts';

/** A generator that searches in WebAssembly where it can, with the results of the TypeScript one. */
export const createGenerator = (
  graph: WordGraph,
  rules: ScoringRules,
  options: GeneratorOptions = {},
): MoveGenerator => new MoveGenerator(graph, rules, { openSearch: openKernelSearch, ...options });
