/** Random contents of position texts for property tests. */
import fc from 'fast-check';
import {
  rackOf,
  type Board,
  type BoardLayout,
  type Rack,
  type RackLimits,
  type Setup,
  type Tile,
} from '../src/index.ts';

const letterArbitrary: fc.Arbitrary<number> = fc.integer({ min: 1, max: 29 });

/** A letter, or a blank with a letter, or with the ending *IN. */
export const tileArbitrary: fc.Arbitrary<Tile> = fc.oneof(
  { weight: 6, arbitrary: letterArbitrary },
  { weight: 2, arbitrary: letterArbitrary.map((letter) => letter | 32) },
  { weight: 1, arbitrary: fc.constant(30 | 32) },
);

/** A rack within the limits, drawn from the bag; may be empty. */
export const rackArbitrary = ({ tileSet, rackSize }: RackLimits): fc.Arbitrary<Rack> => {
  const bag = [...tileSet.counts].flatMap((count, symbol) =>
    Array.from({ length: count }, () => symbol),
  );
  return fc.shuffledSubarray(bag, { maxLength: rackSize }).map(rackOf);
};

/** A board with any tiles anywhere, as no game would leave it. */
export const boardArbitrary = (layout: BoardLayout): fc.Arbitrary<Board> =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: layout.size ** 2 - 1 }), tileArbitrary), {
      selector: ([square]) => square,
      maxLength: 120,
    })
    .map((placed) => {
      const tiles = new Uint8Array(layout.size ** 2);
      for (const [square, tile] of placed) tiles[square] = tile;
      return { layout, tiles };
    });

const opArbitrary = fc.tuple(
  fc.constantFrom('lex', 'ld', 'bdn', 'var', 'gid', 'mcnz', 'tmr', 'bb'),
  fc.constantFrom('', 'german', 'a b', '900000/900000', 'Größe-1', '40'),
);

/** Contents of a position text for two to four players. */
export const setupArbitrary = (layout: BoardLayout, limits: RackLimits): fc.Arbitrary<Setup> =>
  fc.integer({ min: 2, max: 4 }).chain((players) =>
    fc
      .record({
        board: boardArbitrary(layout),
        racks: fc.array(rackArbitrary(limits), { minLength: players, maxLength: players }),
        scores: fc.array(fc.integer({ min: -300, max: 1200 }), {
          minLength: players,
          maxLength: players,
        }),
        scorelessTurns: fc.nat(6),
        consecutivePasses: fc.nat(4),
        ops: fc.uniqueArray(opArbitrary, { selector: ([name]) => name }),
      })
      .map((contents) => ({ ...contents, ops: new Map(contents.ops) })),
  );
