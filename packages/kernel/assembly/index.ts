/** What the kernel exports: fill its memory (src/kernel/layout.ts), load rack and board, search. */
export { bestCount, pickBest, startBest } from './best-list';
export { searchBest } from './best-search';
export { loadBoard } from './board';
export { setScale } from './key';
export { searchAll, searchUnit } from './lane-search';
export { clearList, listCount } from './placement-list';
export { isPrefixTableFull, startPrefixes } from './prefix-table';
export { loadRack } from './rack';
export { rankList } from './ranking';
