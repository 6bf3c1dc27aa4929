import { describe, expect, test } from 'vitest';
import {
  createRandom,
  DE_102,
  DE_119,
  DE_SUPER_200,
  FAMILIE,
  rackOf,
  shuffled,
  SUPER_21,
  emptyBoard,
  type Random,
  type RuleProfile,
  type TileSet,
} from '@bestzug/core';
import { MINI_LEXICON } from '@bestzug/testkit';
import { ExistenceTable } from '../src/existence-table.ts';
import { equitiesOf, LeaveMap, type LeaveJudge } from '../src/leave-map.ts';
import { MoveGenerator } from '../src/move-generator.ts';
import { RackIndex } from '../src/rack-index.ts';
import { PlacementRanking, type PlacementColumns } from '../src/ranking.ts';
import { SearchBoard } from '../src/search-board.ts';

/** Multiplies the number of positions. */
const SCALE = Number(process.env['BESTZUG_TEST_SCALE'] ?? 1);

const EDITIONS: readonly (readonly [string, number, RuleProfile, TileSet])[] = [
  ['the standard set', 1500, FAMILIE, DE_102],
  ['a set with eight blanks', 1200, FAMILIE, withBlanks(DE_102, 8)],
  ['eight tiles on the rack', 400, { ...FAMILIE, rackSize: 8, tileSet: DE_119 }, DE_119],
  [
    'the large board',
    300,
    { ...FAMILIE, layout: SUPER_21, tileSet: DE_SUPER_200 },
    withBlanks(DE_SUPER_200, 12),
  ],
];

function withBlanks(tileSet: TileSet, blanks: number): TileSet {
  const counts = tileSet.counts.slice();
  counts[0] = blanks;
  return { ...tileSet, counts };
}

/** Values without any sense, negative and positive, equal ones among them. */
const wildJudge = (seed: number): LeaveJudge => ({
  valueOf(counts) {
    let hash = seed;
    for (let symbol = 0; symbol < counts.length; symbol++) {
      hash = Math.imul(hash ^ (counts[symbol]! + symbol * 8), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return (hash % 8) * 4_000;
  },
});

/** Plays random games and compares the best placements with the head of the ranked list. */
class Comparison {
  readonly #all: MoveGenerator;
  readonly #best: MoveGenerator;
  readonly #board: SearchBoard;
  readonly #ranking = new PlacementRanking();
  readonly #rackIndex = new RackIndex();
  readonly #leaves = new LeaveMap();

  constructor(profile: RuleProfile) {
    this.#all = new MoveGenerator(MINI_LEXICON.graph, profile);
    const existence = new ExistenceTable(MINI_LEXICON.graph, profile.rackSize);
    this.#best = new MoveGenerator(MINI_LEXICON.graph, profile, { existence });
    this.#board = new SearchBoard(MINI_LEXICON.graph, profile.layout, profile.tileSet);
  }

  positions = 0;
  /** What differed: what was found, what was expected. */
  readonly differences: (readonly [number[][], number[][]])[] = [];

  playGame(profile: RuleProfile, bag: number[], random: Random): void {
    this.#board.load(emptyBoard(profile.layout));
    while (bag.length > 0) {
      const rack = rackOf(bag.splice(0, profile.rackSize - random.nextBelow(2)));
      const list = this.#all.all(this.#board, rack);
      const ranked = [...this.#ranking.rank(list, this.#board.laneBoard)];
      for (const count of [1, 2, 20]) {
        this.#compare(this.#best.best(this.#board, rack, count), list, ranked.slice(0, count));
      }
      const judge = wildJudge(random.nextUint32() | 1);
      this.#rackIndex.load(rack);
      this.#leaves.load(this.#rackIndex, judge);
      const equities = equitiesOf(list, this.#rackIndex, this.#leaves);
      const byEquity = [...this.#ranking.rankByEquity(list, this.#board.laneBoard, equities)];
      for (const count of [1, 10]) {
        this.#compare(
          this.#best.bestByEquity(this.#board, rack, judge, count),
          list,
          byEquity.slice(0, count),
        );
      }
      this.positions++;
      if (list.count > 0) {
        const row = random.nextBelow(list.count);
        this.#board.play(list.letters[row]!, list.places[row]!);
      }
    }
  }

  #compare(found: PlacementColumns, list: PlacementColumns, expected: readonly number[]): void {
    const rows = rowsOf(found);
    const expectedRows = rowsOf(list, expected);
    if (String(rows) !== String(expectedRows)) this.differences.push([rows, expectedRows]);
  }
}

function rowsOf(list: PlacementColumns, order?: readonly number[]): number[][] {
  const rows = order ?? Array.from({ length: list.count }, (_, row) => row);
  return rows.map((row) => [list.scores[row]!, list.letters[row]!, list.places[row]!]);
}

describe('the best placements', () => {
  test.each(EDITIONS)(
    'are the head of the ranked list, ties included, by points and by equity: %s',
    (_name, wanted, profile, tileSet) => {
      const random = createRandom(7);
      const comparison = new Comparison(profile);
      while (comparison.positions < wanted * SCALE) {
        const tiles = [...tileSet.counts].flatMap((copies, symbol) =>
          Array.from({ length: copies }, () => symbol),
        );
        comparison.playGame(profile, [...shuffled(tiles, random)], random);
      }
      expect(comparison.differences.slice(0, 3)).toEqual([]);
    },
  );
});
