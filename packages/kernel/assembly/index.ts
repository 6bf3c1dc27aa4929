/**
 * The kernel: fill its memory (src/layout.ts), load rack and board, search. Its user is
 * src/kernel-search.ts.
 *
 * Each file is one of packages/movegen/src, of the same name unless its header gives another, and does
 * the same step by step, but for the prefix table, of which it tests sixteen rows at once; what it does
 * and why is explained there. Columns are read through functions named after them (`heldOf`,
 * `checkAt`), which the compiler puts in place; what was a field of a class is a variable of the module.
 * Nothing looks whether an index is within its table: layout.ts has room for all that the rules admit,
 * and where a position can ask for more (lists, prefixes, scores, runs), the number is looked at.
 */
export { bestCount, pickBest, startBest } from './best-list';
export { searchBest } from './best-search';
export { loadBoard } from './board';
export { setScale } from './key';
export { searchAll, searchUnit } from './lane-search';
export { clearList, listCount } from './placement-list';
export { isPrefixTableFull, startPrefixes } from './prefix-table';
export { loadRack } from './rack';
export { rankList } from './ranking';
export { scoreList } from './scoring';
