import { describe, expect, it } from 'vitest';
import { SYMBOL_COUNT } from '@bestzug/lexicon';
import {
  createRandom,
  packPlacement,
  rackOf,
  restOf,
  shuffled,
  symbolsOf,
  TURNIER_DE,
} from '@bestzug/core';
import { MoveGenerator } from '@bestzug/movegen';
import { MINI_LEXICON } from '@bestzug/testkit';
import { PreEndgame } from '../src/endgame/pre-endgame.ts';
import { createPairLeaves } from '../src/leave/pair-leaves.ts';
import { dealOf } from '../src/match/deal.ts';
import { PASS, type PackedMove, type TurnView } from '../src/player/player.ts';
import { miniTable, STATIC } from './mini-table.ts';
import {
  ReferenceEndgame,
  type ReferenceMove,
  type ReferencePosition,
} from './reference-endgame.ts';

const { graph } = MINI_LEXICON;
const { tileSet } = TURNIER_DE;
const generator = new MoveGenerator(graph, TURNIER_DE, { capacity: 1 << 12 });
const preEndgame = new PreEndgame(graph, TURNIER_DE, generator, createPairLeaves());
const reference = new ReferenceEndgame(graph, TURNIER_DE);

/** A turn of a static game with racks cut down to `rackSize` and so many tiles left in the bag. */
function smallTurn(gameNumber: number, rackSize: number, bag: number): TurnView {
  const table = miniTable();
  table.start(dealOf(TURNIER_DE, 9, gameNumber));
  for (let turn = 0; turn < 6; turn++) table.play(STATIC.chooseMove(table.view()));
  const view = table.view();
  const left = symbolsOf({ counts: view.unseenCounts, size: view.unseen.count });
  const tiles = shuffled(left, createRandom(gameNumber, 1)).slice(0, rackSize + bag);
  const unseenCounts = new Uint8Array(SYMBOL_COUNT);
  for (const symbol of tiles) unseenCounts[symbol]!++;
  return {
    ...view,
    rack: rackOf(symbolsOf(view.rack).slice(0, rackSize)),
    unseenCounts,
    unseen: { count: tiles.length, points: restOf(rackOf(tiles), tileSet), bag },
    consecutivePasses: 0,
    scorelessTurns: 0,
    exchangeLimit: 0,
  };
}

function packed(view: TurnView, { placement }: ReferenceMove): PackedMove {
  const { geometry } = view.searchBoard.laneBoard;
  return { kind: 'placement', ...packPlacement(geometry, placement) };
}

/** The first placements there are. */
function somePlacements({ searchBoard, rack }: TurnView): readonly PackedMove[] {
  const list = generator.all(searchBoard, rack);
  return Array.from({ length: Math.min(list.count, 4) }, (_, row) => ({
    kind: 'placement',
    letters: list.letters[row]!,
    place: list.places[row]!,
  }));
}

describe('PreEndgame', () => {
  it('with one tile in the bag: finds the means that trying every draw finds', () => {
    let rated = 0;
    for (let gameNumber = 0; gameNumber < 12; gameNumber++) {
      const view = smallTurn(gameNumber, 2, 1);
      const unseen = symbolsOf({ counts: view.unseenCounts, size: view.unseen.count });
      const start: ReferencePosition = {
        board: view.board,
        racks: [view.rack, rackOf(unseen)],
        scores: [view.score, view.opponentScore],
        toMove: 0,
        consecutivePasses: 0,
        scorelessTurns: 0,
      };
      for (const move of reference.movesOf(start).slice(0, 3)) {
        const spreads = unseen.map((drawn, number) => {
          const { position } = reference.after(start, move);
          const others = unseen.filter((_, at) => at !== number);
          const mine = rackOf([...symbolsOf(position.racks[0]), drawn]);
          return -reference.spreadOf({ ...position, racks: [mine, rackOf(others)] }, Infinity)!;
        });
        const wins = spreads.map((spread) => (Math.sign(spread) + 1) / 2);
        const mean = (values: readonly number[]): number =>
          values.reduce((sum, value) => sum + value, 0) / values.length;
        const plan = { effort: Infinity, samples: 1 };
        const [rating] = preEndgame.rate(view, [packed(view, move)], plan);
        expect(rating).toMatchObject({ isExact: true, winRate: mean(wins) });
        expect(rating!.meanSpread).toBeCloseTo(mean(spreads), 9);
        rated++;
      }
    }
    expect(rated).toBeGreaterThan(10);
  });

  it('puts the move that wins most often first, and the same again for the same turn', () => {
    const view = smallTurn(2, 4, 3);
    const placements = somePlacements(view);
    const plan = { effort: 500, samples: 6 };
    const ratings = preEndgame.rate(view, [...placements, PASS], plan);
    expect(ratings).toHaveLength(placements.length + 1);
    const rates = ratings.map(({ winRate, meanSpread }) => winRate * 10_000 + meanSpread);
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
    expect(ratings.every(({ isExact }) => !isExact)).toBe(true);
    expect(preEndgame.rate(view, [...placements, PASS], plan)).toEqual(ratings);
  });
});
