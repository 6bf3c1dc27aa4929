/** Searching and ranking in one thread; the main thread has one and so does every worker. */
import type { Rack } from '@bestzug/core';
import { createGenerator } from '@bestzug/kernel';
import { SearchBoard, type MoveGenerator, type UnitSource } from '@bestzug/movegen';
import { packColumns, type PackedColumns } from './packed-columns.ts';
import type { SearchPosition } from './packed-position.ts';
import type { WorkerSetup } from './protocol.ts';

/** Ranks the placements of one position after the other; owns its buffers. */
export class PlacementRanker {
  /** The board last loaded; valid until the next `load`. */
  readonly board: SearchBoard;
  readonly #generator: MoveGenerator;

  constructor({ graph, rules }: WorkerSetup) {
    this.board = new SearchBoard(graph, rules.layout, rules.tileSet);
    this.#generator = createGenerator(graph, rules);
  }

  /** Takes over a board. */
  load({ board, openingDirections }: SearchPosition): void {
    this.board.load(board, openingDirections ?? 'both');
  }

  /**
   * The placements of the rack on the loaded board in ranked order (R114), in memory of their own.
   *
   * @param units to search; left out: all of them
   */
  rank(rack: Rack, units?: UnitSource): PackedColumns {
    const list = this.#generator.all(this.board, rack, units);
    return packColumns(list, this.#generator.rank(this.board));
  }
}
