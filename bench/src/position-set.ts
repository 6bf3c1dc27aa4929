/** The counted positions, ready to be searched, in classes by the blanks on the rack. */
import type { WordGraph } from '@bestzug/lexicon';
import {
  invariant,
  parseCgp,
  TURNIER_DE,
  type Board,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { SearchBoard } from '@bestzug/movegen';
import type { CountedPosition } from '@bestzug/testkit';
import type { PlainBoard } from './yardstick-board.ts';
import type { PlacementCount, Yardstick } from './yardstick.ts';

/** The rules of all measurements. */
export const RULES: RuleProfile = TURNIER_DE;

/** Blanks on the rack. */
export const BLANK_CLASSES = [0, 1, 2] as const;
/** One of them. */
export type BlankClass = (typeof BLANK_CLASSES)[number];

/** A position as both generators read it, with the numbers it must give. */
export interface ReadyPosition {
  readonly id: string;
  readonly blanks: BlankClass;
  readonly board: Board;
  readonly rack: Rack;
  /** Loaded; the empty board across only, as the numbers are counted. */
  readonly searchBoard: SearchBoard;
  readonly plainBoard: PlainBoard;
  readonly expected: PlacementCount;
}

/**
 * Prepares positions.
 *
 * @param expectedOf the numbers that hold for the list in use
 */
export function readyPositions(
  positions: readonly CountedPosition[],
  graph: WordGraph,
  yardstick: Yardstick,
  expectedOf: (position: CountedPosition, board: PlainBoard, rack: Rack) => PlacementCount,
): readonly ReadyPosition[] {
  return positions.map((position) => {
    const setup = parseCgp(position.cgp, RULES);
    invariant(setup.ok, `position ${position.id} can be read`);
    const { board, racks } = setup.value;
    const [rack] = racks;
    invariant(rack !== undefined, `position ${position.id} has a rack`);
    const searchBoard = new SearchBoard(graph, RULES.layout, RULES.tileSet);
    searchBoard.load(board, 'across');
    const plainBoard = yardstick.prepare(board);
    const blanks = BLANK_CLASSES.find((count) => count === position.rackBlanks);
    invariant(blanks !== undefined, `position ${position.id} has at most two blanks`);
    const expected = expectedOf(position, plainBoard, rack);
    return { id: position.id, blanks, board, rack, searchBoard, plainBoard, expected };
  });
}

/** The numbers of the table of counted positions. */
export const countedIn = ({ placements, topScore, scoreSum }: CountedPosition): PlacementCount => ({
  count: placements,
  top: topScore,
  sum: scoreSum,
});

/** Sum of one number over all items. */
export const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);
