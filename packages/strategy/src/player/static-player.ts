/** The player that judges each move by itself: points and what the tiles kept are worth. */
import type { MoveGenerator } from '@bestzug/movegen';
import { createLeaveJudge, type Equity } from '../evaluate.ts';
import type { LeaveTable } from '../leave/leave-table.ts';
import { ExchangeSearch } from './best-exchange.ts';
import { PASS, type PackedMove, type Player, type TurnView } from './player.ts';

/** Worth of any placement or exchange before one is found: less than all of them. */
const NOTHING_FOUND: Equity = -0x80000000;

/** A move and what the player expects of it. */
export interface JudgedMove {
  readonly move: PackedMove;
  /** Millipoints; meaningless for a pass. */
  readonly equity: Equity;
}

/**
 * Plays the placement or exchange with the highest equity: points and leave, or what evaluate.ts
 * says when the bag is empty. Among equal ones a placement, and the first of those in the documented
 * order (R114). Passes only when there is nothing else.
 */
export class StaticPlayer implements Player {
  readonly #generator: MoveGenerator;
  readonly #leaves: LeaveTable;
  readonly #exchanges: ExchangeSearch = new ExchangeSearch();

  /** @param generator may be shared with other players of the thread */
  constructor(generator: MoveGenerator, leaves: LeaveTable) {
    this.#generator = generator;
    this.#leaves = leaves;
  }

  chooseMove(view: TurnView): PackedMove {
    return this.judgeMove(view).move;
  }

  /** The move it chooses, and its equity. */
  judgeMove({ searchBoard, rack, unseen, exchangeLimit, profile }: TurnView): JudgedMove {
    const judge = createLeaveJudge(this.#leaves, unseen, profile.tileSet);
    const best = this.#generator.bestByEquity(searchBoard, rack, judge, 1);
    const equity = best.count > 0 ? best.keys[0]! : NOTHING_FOUND;
    const exchange = this.#exchanges.find(rack, judge, exchangeLimit, equity);
    if (exchange !== undefined) {
      return {
        move: { kind: 'exchange', symbols: exchange.symbols },
        equity: exchange.equity,
      };
    }
    if (best.count === 0) return { move: PASS, equity };
    return {
      move: { kind: 'placement', letters: best.letters[0]!, place: best.places[0]! },
      equity,
    };
  }
}
