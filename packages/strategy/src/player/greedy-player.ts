/** The player that takes the most points: the measure the others are held against. */
import { symbolsOf } from '@bestzug/core';
import type { MoveGenerator } from '@bestzug/movegen';
import { PASS, type PackedMove, type Player, type TurnView } from './player.ts';

/**
 * Plays the placement with the most points, among equal ones the first in the documented order
 * (R114). When nothing fits it exchanges its whole rack, or as much of it as may be exchanged, in
 * the order of R2; when it may not exchange it passes.
 */
export class GreedyPlayer implements Player {
  readonly #generator: MoveGenerator;

  /** @param generator may be shared with other players of the thread */
  constructor(generator: MoveGenerator) {
    this.#generator = generator;
  }

  chooseMove({ searchBoard, rack, exchangeLimit }: TurnView): PackedMove {
    const best = this.#generator.best(searchBoard, rack, 1);
    if (best.count > 0) {
      return { kind: 'placement', letters: best.letters[0]!, place: best.places[0]! };
    }
    if (exchangeLimit === 0) return PASS;
    return { kind: 'exchange', symbols: symbolsOf(rack).slice(0, exchangeLimit) };
  }
}
