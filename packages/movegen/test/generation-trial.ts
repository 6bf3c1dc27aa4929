/**
 * Everything that must hold for the placements of one position. Faults are lines of text, so that a
 * failing test says which placement of which position is wrong.
 */
import { buildWordGraph } from '@bestzug/lexicon';
import {
  createPlacementScorer,
  formatMoveInFull,
  newTilesOf,
  packedTile,
  packPlacement,
  rackSymbol,
  tileCountOf,
  transposed,
  unpackPlacement,
  type Board,
  type NewTile,
  type Placement,
  type PlacementScorer,
  type Rack,
} from '@bestzug/core';
import {
  equitiesOf,
  LeaveMap,
  MILLIPOINTS,
  PlacementRanking,
  RackIndex,
  type PlacementColumns,
} from '../src/index.ts';
import { UNIT_LEVELS } from '../src/stop.ts';
import { Generation } from './generation.ts';
import { sortRanked } from './ranked-text.ts';
import { placementsByWords, tilesKey } from './reference-generator.ts';
import type { SmallGame } from './small-game.ts';

/** Parts into which the stops of a board are split. */
const PARTS = 3;

/** A board and the rack to move. */
export interface TrialPosition {
  readonly board: Board;
  readonly rack: Rack;
}

/** Tries positions of one game. */
export class GenerationTrial {
  readonly #game: SmallGame;
  readonly #words: ReadonlySet<string>;
  readonly #generation: Generation;
  readonly #scorer: PlacementScorer;
  readonly #ranking: PlacementRanking = new PlacementRanking();
  readonly #rackIndex: RackIndex = new RackIndex();
  readonly #leaveMap: LeaveMap = new LeaveMap();

  constructor(game: SmallGame) {
    const { profile, personNouns } = game;
    this.#game = game;
    this.#words = new Set(game.words);
    this.#generation = new Generation(buildWordGraph(game.words), profile, personNouns);
    this.#scorer = createPlacementScorer(this.#generation.board.laneBoard, profile);
  }

  /**
   * What is wrong with the placements found.
   *
   * @param variation any int; says which stops are searched together, how many best placements are
   * wanted and what the leaves are worth
   */
  faults(position: TrialPosition, variation: number): string[] {
    const { board, rack } = position;
    const list = copyOf(this.#generation.run(board, rack));
    const placements = this.#unpack(list);
    const order = [...this.#ranking.rank(list, this.#generation.board.laneBoard)];
    return [
      ...this.#oracleFaults(position, list, placements),
      ...this.#packingFaults(list, placements),
      ...this.#rankingFaults(board, list, placements, order),
      ...this.#bestFaults(position, list, order, variation),
      ...this.#splittingFaults(position, list, variation),
      ...this.#mirrorFaults(position, list, placements),
    ];
  }

  #unpack(list: PlacementColumns): Placement[] {
    const { laneBoard } = this.#generation.board;
    return placementRows(list).map((row) =>
      unpackPlacement(laneBoard, list.letters[row]!, list.places[row]!),
    );
  }

  /** Placement by placement and point by point, in canonical form (R39). */
  #oracleFaults(
    { board, rack }: TrialPosition,
    { scores }: PlacementColumns,
    placements: readonly Placement[],
  ): string[] {
    const words = this.#words;
    const { profile, personNouns } = this.#game;
    const reference = placementsByWords({ board, rack, words, personNouns, profile });
    const lineOf = (placement: Placement, points: number): string =>
      `${formatMoveInFull(placement, board)} for ${points}`;
    return differences(
      'the oracle',
      [...reference.values()].map(({ placement, points }) => lineOf(placement, points)),
      placements.map((placement, row) => lineOf(placement, scores[row]!)),
    );
  }

  /** The packed scorer agrees, and packing again gives the same two ints. */
  #packingFaults(
    { letters, places, scores }: PlacementColumns,
    placements: readonly Placement[],
  ): string[] {
    const { geometry } = this.#generation.board.laneBoard;
    return placements.flatMap((placement, row) => {
      const packed = packPlacement(geometry, placement);
      const isSame = packed.letters === letters[row] && packed.place === places[row];
      const points = this.#scorer.score(letters[row]!, places[row]!);
      return [
        ...(isSame ? [] : [`packing changes ${letters[row]} ${places[row]}`]),
        ...(points === scores[row] ? [] : [`packed points ${points}, not ${scores[row]}`]),
      ];
    });
  }

  /** The ranking is that of R114. */
  #rankingFaults(
    board: Board,
    list: PlacementColumns,
    placements: readonly Placement[],
    order: readonly number[],
  ): string[] {
    const texts = order.map((row) => ({
      move: formatMoveInFull(placements[row]!, board),
      points: list.scores[row]!,
    }));
    const expected = sortRanked(texts);
    return texts.flatMap(({ move }, rank) =>
      expected[rank] === texts[rank] ? [] : [`rank ${rank}: ${move}`],
    );
  }

  /** The best ones by points, and all and the best ones by equity, with random values of leaves. */
  #bestFaults(
    { rack }: TrialPosition,
    list: PlacementColumns,
    order: readonly number[],
    variation: number,
  ): string[] {
    const { board: searchBoard, generator } = this.#generation;
    const judge = { valueOf: (left: ArrayLike<number>) => randomLeaveValue(left, variation) };
    const equities = placementRows(list).map(
      (row) => list.scores[row]! * MILLIPOINTS + judge.valueOf(countsLeft(rack, list, row)),
    );
    const byEquity = order.toSorted((left, right) => equities[right]! - equities[left]!);
    this.#rackIndex.load(rack);
    this.#leaveMap.load(this.#rackIndex, judge);
    const found = equitiesOf(list, this.#rackIndex, this.#leaveMap);
    const ranked = this.#ranking.rankByEquity(list, searchBoard.laneBoard, found);
    const firstOf = (rows: readonly number[], count: number): string =>
      String(rows.slice(0, count).map((row) => packedLine(list, row)));
    // One is wanted most often and pruned for hardest.
    const bestOnes = [1, 2 + (variation & 15)].flatMap((count) => {
      const byPoints = String(packedLines(generator.best(searchBoard, rack, count)));
      const byEquityOnes = String(
        packedLines(generator.bestByEquity(searchBoard, rack, judge, count)),
      );
      return [
        ...(firstOf(order, count) === byPoints ? [] : [`best ${count}: ${byPoints}`]),
        ...(firstOf(byEquity, count) === byEquityOnes
          ? []
          : [`best ${count} by equity: ${byEquityOnes}`]),
      ];
    });
    return [
      ...(String(equities) === String(found) ? [] : [`equities ${String(found)}`]),
      ...(String(byEquity) === String(ranked) ? [] : [`by equity ${String(ranked)}`]),
      ...bestOnes,
    ];
  }

  /** Each placement belongs to one unit, whatever is searched together and in whatever order. */
  #splittingFaults({ board, rack }: TrialPosition, list: PlacementColumns, variation: number) {
    const { board: searchBoard, generator } = this.#generation;
    searchBoard.load(board);
    const count = searchBoard.stops.count * UNIT_LEVELS;
    const units = Array.from({ length: count }, (_, unit) => unit);
    const partOf = (unit: number): number => (Math.imul(unit + 1, variation | 1) >>> 8) % PARTS;
    const found = Array.from({ length: PARTS }, (_, part) => {
      const chosen = units.filter((unit) => partOf(unit) === part);
      return packedLines(generator.all(searchBoard, rack, { next: () => chosen.pop() ?? -1 }));
    });
    return differences('searching in parts', packedLines(list), found.flat());
  }

  /** The mirrored board has the mirrored placements; one tile may change its direction. */
  #mirrorFaults(
    { board, rack }: TrialPosition,
    { scores }: PlacementColumns,
    placements: readonly Placement[],
  ): string[] {
    const { size } = board.layout;
    const mirror = ({ square, tile }: NewTile): NewTile => ({
      square: (square % size) * size + Math.floor(square / size),
      tile,
    });
    const expected = placements.map(
      (placement, row) => `${tilesKey(newTilesOf(placement, size).map(mirror))} ${scores[row]}`,
    );
    const mirrored = copyOf(this.#generation.run(transposed(board), rack));
    const found = this.#unpack(mirrored).map(
      (placement, row) => `${tilesKey(newTilesOf(placement, size))} ${mirrored.scores[row]}`,
    );
    return differences('mirroring', expected, found);
  }
}

/** Lines of only one of two lists, with multiplicity. */
function differences(name: string, expected: readonly string[], found: readonly string[]) {
  const counts = new Map<string, number>();
  for (const line of expected) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of found) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([line, count]) => `${name}: ${line} is ${count > 0 ? 'missing' : 'too many'}`);
}

const packedLine = ({ letters, places, scores }: PlacementColumns, row: number): string =>
  `${letters[row]} ${places[row]} ${scores[row]}`;

const placementRows = ({ count }: PlacementColumns): number[] =>
  Array.from({ length: count }, (_, row) => row);

const packedLines = (columns: PlacementColumns): string[] =>
  placementRows(columns).map((row) => packedLine(columns, row));

/** [31] tiles of the rack left by the placement of a row. */
function countsLeft(rack: Rack, { letters, places }: PlacementColumns, row: number): Uint8Array {
  const left = rack.counts.slice();
  const [packed, place] = [letters[row]!, places[row]!];
  for (let tile = 0; tile < tileCountOf(place); tile++) {
    left[rackSymbol(packedTile(packed, place, tile))]!--;
  }
  return left;
}

/** Up to 30 points to either side, the same for the same tiles. */
function randomLeaveValue(counts: ArrayLike<number>, variation: number): number {
  let hash = variation;
  for (let symbol = 0; symbol < counts.length; symbol++) {
    hash = Math.imul(hash ^ (counts[symbol]! + 7 * symbol), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash % (30 * MILLIPOINTS);
}

const copyOf = ({ count, letters, places, scores }: PlacementColumns): PlacementColumns => ({
  count,
  letters: letters.slice(0, count),
  places: places.slice(0, count),
  scores: scores.slice(0, count),
});
