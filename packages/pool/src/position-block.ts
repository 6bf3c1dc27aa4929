/** Handing many positions to threads in blocks, so that the hand-off costs little against the search. */
import { BLANK } from '@bestzug/lexicon';
import type { SearchPosition } from './packed-position.ts';

/** Positions one after the other, ready or still being made. */
export type Positions = Iterable<SearchPosition> | AsyncIterable<SearchPosition>;

/** [blanks] microseconds to rank a position, roughly; the board is not looked at. */
const POSITION_COSTS = [45, 280, 1600] as const;

/** Microseconds of work in a block: twenty-five times what handing it over costs. */
const BLOCK_COST = 1600;

/** The positions in blocks of about equal cost, in their order. */
export async function* blocksOf(
  positions: Positions,
): AsyncGenerator<readonly SearchPosition[], void, undefined> {
  let block: SearchPosition[] = [];
  let cost = 0;
  for await (const position of positions) {
    block.push(position);
    const blanks = Math.min(position.rack.counts[BLANK]!, POSITION_COSTS.length - 1);
    cost += POSITION_COSTS[blanks]!;
    if (cost < BLOCK_COST) continue;
    yield block;
    block = [];
    cost = 0;
  }
  if (block.length > 0) yield block;
}
