/**
 * Prints the best openings of some racks, and whether the kernel found them.
 *
 *   node best-of-racks.mjs [address of the kernel's main module]
 */
import { emptyBoard, rackOf, TURNIER_DE } from '@bestzug/core';
import { letterOf } from '@bestzug/lexicon';
import { SearchBoard } from '@bestzug/movegen';
import { MINI_LEXICON } from '@bestzug/testkit';

const { createGenerator, openKernelSearch } = await import(process.argv[2] ?? '@bestzug/kernel');

const { graph } = MINI_LEXICON;
const { layout, tileSet } = TURNIER_DE;
const board = new SearchBoard(graph, layout, tileSet);
board.load(emptyBoard(layout));
const generator = createGenerator(graph, TURNIER_DE);
const best = ['GRÜNDES', 'ERNTE?R', 'XYLOFON'].map((text) => {
  const symbols = [...text].map((letter) => (letter === '?' ? 0 : letterOf(letter)));
  const { count, scores, letters, places } = generator.best(board, rackOf(symbols), 5);
  return [scores, letters, places].map((column) => [...column.subarray(0, count)]);
});
const hasKernel = openKernelSearch(graph, TURNIER_DE) !== undefined;
process.stdout.write(JSON.stringify({ hasKernel, best }));
