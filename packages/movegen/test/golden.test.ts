/** Counts on which independent engines agree, for the German list of one hash. */
import { describe, expect, test } from 'vitest';
import {
  firstCellOf,
  formatMoveInFull,
  invariant,
  packedLetter,
  parseCgp,
  tileCountOf,
  TURNIER_DE,
  type Board,
  type Rack,
} from '@bestzug/core';
import {
  buildGermanGraph,
  readMoves,
  readPositions,
  readPositionsSha256,
  type CountedPosition,
} from '@bestzug/testkit';
import type { PlacementList } from '../src/index.ts';
import { Generation } from './generation.ts';

const { graph, sha256 } = buildGermanGraph();
const generation = new Generation(graph, TURNIER_DE);
const positions = readPositions();
const moves = readMoves();

function read(cgp: string): { readonly board: Board; readonly rack: Rack } {
  const setup = parseCgp(cgp, TURNIER_DE);
  invariant(setup.ok, `position ${cgp}`);
  const [rack] = setup.value.racks;
  invariant(rack !== undefined, 'a position has a rack');
  return { board: setup.value.board, rack };
}

/** Cell of the first tile and all letters: the placement without what is a blank. */
function lettersKey(list: PlacementList, row: number): string {
  const [letters, place] = [list.letters[row]!, list.places[row]!];
  const tiles = Array.from({ length: tileCountOf(place) }, (_, tile) =>
    packedLetter(letters, place, tile),
  );
  return [firstCellOf(place), ...tiles].join(' ');
}

const countsOf = (list: PlacementList): Partial<CountedPosition> => {
  const rows = Array.from({ length: list.count }, (_, row) => row);
  const topScore = rows.reduce((top, row) => Math.max(top, list.scores[row]!), 0);
  return {
    placements: list.count,
    placementsBlankMerged: new Set(rows.map((row) => lettersKey(list, row))).size,
    singleTile: rows.filter((row) => tileCountOf(list.places[row]!) === 1).length,
    topScore,
    topCount: rows.filter((row) => list.scores[row] === topScore).length,
    scoreSum: rows.reduce((sum, row) => sum + list.scores[row]!, 0),
  };
};

test('the list is the one the counts hold for', () => {
  expect(sha256).toBe(readPositionsSha256());
});

describe('counted positions', () => {
  test('there are 61 of them', () => expect(positions).toHaveLength(61));

  test.each(positions.map((position) => [position.id, position] as const))(
    '%s has the counted placements and points',
    (_, position) => {
      const { board, rack } = read(position.cgp);
      const { placements, placementsBlankMerged, singleTile, topScore, topCount, scoreSum } =
        position;
      expect(countsOf(generation.run(board, rack, 'across'))).toEqual({
        placements,
        placementsBlankMerged,
        singleTile,
        topScore,
        topCount,
        scoreSum,
      });
    },
  );
});

describe('listed positions', () => {
  const listed = positions.filter(({ id }) => moves.some((move) => move.id === id));

  test('there are ten with 2,408 moves', () => {
    expect(listed).toHaveLength(10);
    expect(moves).toHaveLength(2408);
  });

  test.each(listed.map((position) => [position.id, position] as const))(
    '%s has exactly the listed placements with their points',
    (_, { id, cgp }) => {
      const { board, rack } = read(cgp);
      const found = generation.ranked(board, rack, 'across').map(({ placement, points }) => {
        const [start = '', word = ''] = formatMoveInFull(placement, board).split(' ');
        return `${start.toLowerCase()} ${word} ${points}`;
      });
      const expected = moves
        .filter((move) => move.id === id)
        .map(({ move, score }) => `${move} ${score}`);
      expect(found.toSorted()).toEqual(expected.toSorted());
    },
  );
});
