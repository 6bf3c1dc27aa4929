export { createGenerator } from './create-generator.ts';
export { openKernelSearch } from './kernel-search.ts';
export { ListScorer, openListScorer } from './list-scorer.ts';
