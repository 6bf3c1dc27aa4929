/** Ranking without any pool: what every number of threads has to agree with. */
import type { WordGraph } from '@bestzug/lexicon';
import { parseCgp, TURNIER_DE, type RuleProfile } from '@bestzug/core';
import {
  MoveGenerator,
  PlacementRanking,
  SearchBoard,
  type PlacementColumns,
} from '@bestzug/movegen';
import type { SearchPosition } from '../src/packed-position.ts';

/** The position of a CGP text, the player on turn to move. */
export function positionOf(cgp: string, profile: RuleProfile = TURNIER_DE): SearchPosition {
  const setup = parseCgp(cgp, { layout: profile.layout });
  if (!setup.ok) throw new Error(`${setup.error.kind}: ${cgp}`);
  const [rack] = setup.value.racks;
  if (rack === undefined) throw new Error(`no rack: ${cgp}`);
  return { board: setup.value.board, rack };
}

/** Row numbers of the columns, one array per placement: for comparing whole lists. */
export const rowsOf = ({ count, scores, letters, places }: PlacementColumns): number[][] =>
  Array.from({ length: count }, (_, row) => [scores[row]!, letters[row]!, places[row]!]);

/** The bytes of all columns. */
export const bytesOf = ({ scores, letters, places }: PlacementColumns): Buffer =>
  Buffer.concat(
    [scores, letters, places].map((column) =>
      Buffer.from(column.buffer, column.byteOffset, column.byteLength),
    ),
  );

/** Ranks positions by the generator alone. */
export function createDirectRanking(
  graph: WordGraph,
  rules: RuleProfile = TURNIER_DE,
): (position: SearchPosition) => PlacementColumns {
  const board = new SearchBoard(graph, rules.layout, rules.tileSet);
  const generator = new MoveGenerator(graph, rules);
  const ranking = new PlacementRanking();
  return (position) => {
    board.load(position.board, position.openingDirections ?? 'both');
    const list = generator.all(board, position.rack);
    const order = ranking.rank(list, board.laneBoard);
    return {
      count: list.count,
      scores: order.map((row) => list.scores[row]!),
      letters: order.map((row) => list.letters[row]!),
      places: order.map((row) => list.places[row]!),
    };
  };
}
