/** Searching a row of positions in one thread, next to other threads that search the same row. */
import type { Rack } from '@bestzug/core';
import { createGenerator } from '@bestzug/kernel';
import { SearchBoard, type MoveGenerator, type PlacementColumns } from '@bestzug/movegen';
import { countPositions, positionAt } from './packed-position.ts';
import { noteSummary, type PackedRow, type PlacementSummary, type RowPass } from './packed-row.ts';
import type { WorkerSetup } from './protocol.ts';

interface LoadedPosition {
  readonly board: SearchBoard;
  readonly rack: Rack;
}

/** Takes position after position until none is left; owns the boards of the row last seen. */
export class RowSearcher {
  readonly #setup: WorkerSetup;
  readonly #generator: MoveGenerator;
  #number = 0;
  #positions: readonly LoadedPosition[] = [];

  constructor(setup: WorkerSetup) {
    this.#setup = setup;
    this.#generator = createGenerator(setup.graph, setup.rules);
  }

  /** Loads the boards of a row, unless that is done. */
  #load(row: PackedRow): void {
    if (this.#number === row.number) return;
    const { graph, rules } = this.#setup;
    const { layout, tileSet } = rules;
    this.#positions = Array.from({ length: countPositions(row.positions) }, (_, number) => {
      const { board, rack, openingDirections } = positionAt(row.positions, number, layout);
      const searchBoard = new SearchBoard(graph, layout, tileSet);
      searchBoard.load(board, openingDirections);
      return { board: searchBoard, rack };
    });
    this.#number = row.number;
  }

  /** Does a share of a pass. */
  search(pass: RowPass): void {
    const { row, search, taken } = pass;
    this.#load(row);
    for (;;) {
      const next = Atomics.add(taken, 0, 1);
      if (next >= row.order.length) return;
      const number = row.order[next]!;
      const { board, rack } = this.#positions[number]!;
      const list = this.#generator.all(board, rack);
      if (search === 'ranked') this.#generator.rank(board);
      noteSummary(pass, number, summaryOf(list));
    }
  }
}

function summaryOf({ count, scores }: PlacementColumns): PlacementSummary {
  let top = 0;
  let sum = 0;
  for (let row = 0; row < count; row++) {
    sum += scores[row]!;
    top = Math.max(top, scores[row]!);
  }
  return { count, top, sum };
}
