import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LETTER_COUNT } from '@bestzug/lexicon';
import { isEmptyBoard, transposed, type Board } from '../src/board.ts';
import { SUPER_21 } from '../src/board-layout.ts';
import { canonicalPlacement } from '../src/canonical-placement.ts';
import { checkPlacement, type PlacementCheck } from '../src/check-placement.ts';
import { formedWords, wordText } from '../src/formed-words.ts';
import type { NewTile } from '../src/move.ts';
import { FAMILIE, type RuleProfile } from '../src/profile.ts';
import { scorePlacement } from '../src/score-placement.ts';
import { blankTile, NO_TILE } from '../src/tile.ts';
import { DE_119, DE_SUPER_200 } from '../src/tile-set.ts';
import { boardOf, boardWith, moveOf, moveText } from './rule-case.ts';

const check = (old: readonly string[], move: string, profile: RuleProfile = FAMILIE) =>
  checkPlacement({
    board: boardWith(old, profile.layout),
    move: moveOf(move, profile.layout.size),
    profile,
  });

const arithmetic = ({ words }: PlacementCheck): string[] =>
  words.map((word) => `${wordText(word)} ${word.letterSum}×${word.wordMultiplier}=${word.points}`);

describe('scorePlacement', () => {
  test('explains every letter of GRÜNDE (R45, R46, R52)', () => {
    const [word] = check([], '8D GRÜNDE').words;
    expect(word).toMatchObject({ letterSum: 14, wordMultiplier: 2, points: 28 });
    expect(word?.letters[0]).toEqual({
      square: 7 * 15 + 3,
      tile: 8,
      isNew: true,
      isBlank: false,
      value: 2,
      letterMultiplier: 2,
      points: 4,
    });
    expect(word?.letters.map(({ points }) => points)).toEqual([4, 1, 6, 1, 1, 1]);
  });

  test('explains old tiles and blanks with their own arithmetic (R48, R55)', () => {
    const [word] = check(['8D gRÜND'], '8D .....E').words;
    const letters = word?.letters.map((letter) => [
      letter.isBlank,
      letter.isNew,
      letter.value,
      letter.letterMultiplier,
    ]);
    expect(letters).toEqual([
      [true, false, 0, 1],
      [false, false, 1, 1],
      [false, false, 6, 1],
      [false, false, 1, 1],
      [false, false, 1, 1],
      [false, true, 1, 1],
    ]);
  });

  // The faults R53 lists, each as a position where it would show.
  test.each([
    {
      excludes: 'counting only the main word',
      old: ['H8 MODE'],
      move: '9H .BIS',
      arithmetic: ['OBIS 10×1=10'],
      bonus: 0,
    },
    {
      excludes: 'counting only the main word, with a cross word',
      old: ['H8 MODE'],
      move: '12H LAMA',
      arithmetic: ['LAMA 9×1=9', 'MODEL 11×1=11'],
      bonus: 0,
    },
    {
      excludes: 'counting a one-letter run',
      old: ['8G TOR'],
      move: 'J8 E',
      arithmetic: ['TORE 5×1=5'],
      bonus: 0,
    },
    {
      excludes: 'reusing old premiums',
      old: ['8D GRÜND'],
      move: '8D .....E',
      arithmetic: ['GRÜNDE 12×1=12'],
      bonus: 0,
    },
    {
      excludes: 'the bonus for six tiles',
      old: [],
      move: '8C LEHRER',
      arithmetic: ['LEHRER 9×2=18'],
      bonus: 0,
    },
    {
      excludes: 'the bonus inside the multiplication',
      old: [],
      move: '8E BEQUEME',
      arithmetic: ['BEQUEME 20×2=40'],
      bonus: 50,
    },
    {
      excludes: 'the shared tile only once',
      old: ['H8 GESTEIN'],
      move: '15D KEIME',
      arithmetic: ['KEIME 14×3=42', 'GESTEINE 9×3=27'],
      bonus: 0,
    },
  ])('excludes $excludes (R53)', ({ old, move, arithmetic: expected, bonus }) => {
    const answer = check(old, move);
    expect(arithmetic(answer)).toEqual(expected);
    expect(answer.bonus).toBe(bonus);
  });

  test('multiplies all word premiums of one word, 2W with 2W and 3W with 3W (R47)', () => {
    const twice = check(['H5 UNTER'], '5E SCH.LEN');
    expect(arithmetic(twice)).toEqual(['SCHULEN 12×4=48']);
    const thrice = check(['1B EEEEEE', '1I EEEEEE'], '1A E......E......E');
    expect(arithmetic(thrice)).toEqual(['EEEEEEEEEEEEEEE 15×27=405']);
  });
});

describe('other editions are data only (R8)', () => {
  const superProfile: RuleProfile = {
    ...FAMILIE,
    name: 'super',
    layout: SUPER_21,
    tileSet: DE_SUPER_200,
  };

  test('the 21 × 21 board has its star on K11 and squares of 4W', () => {
    const opening = check([], '11H GRÜNDE', superProfile);
    expect(opening.valid).toBe(true);
    expect(arithmetic(opening)).toEqual(['GRÜNDE 12×2=24']);
    expect(check([], '8D GRÜNDE', superProfile).faults).toEqual([
      { kind: 'firstMoveOffStar', star: 10 * 21 + 10 },
    ]);
  });

  test('a word in the corner of the 21 × 21 board counts fourfold', () => {
    const answer = check(['2A A'], '1A DE', superProfile);
    expect(arithmetic(answer)).toEqual(['DE 2×4=8', 'DA 2×4=8']);
  });

  test('a word may run to column U and no further', () => {
    expect(check(['11Q TOR'], '11Q ...TE', superProfile).valid).toBe(true);
    expect(check(['11Q TOR'], '11Q ...TEN', superProfile).faults).toEqual([
      { kind: 'offBoard', places: [{ row: 10, column: 21 }] },
    ]);
  });

  test('with eight on the rack the bonus needs eight tiles and the old set its own values', () => {
    const old: RuleProfile = { ...FAMILIE, name: 'alt', tileSet: DE_119, rackSize: 8 };
    expect(check([], '8H TOR', old).total).toBe(10);
    expect(check([], '8E BEQUEME', old)).toMatchObject({ bonus: 0, total: 40 });
    expect(check([], '8E BEQUEMEN', old)).toMatchObject({ bonus: 50, total: 94 });
  });
});

describe('formedWords and canonicalPlacement', () => {
  test('take the across word of a single tile as the main word (R39)', () => {
    const board = boardWith(['5G BISS', 'K2 TOR']);
    const placed: NewTile[] = [{ square: 4 * 15 + 10, tile: 6 }];
    expect(formedWords(board, placed).map(wordText)).toEqual(['BISSE', 'TORE']);
    expect(moveText(canonicalPlacement(board, placed))).toBe('5G ....E');
  });

  test('write the same tiles the same way, whatever the announced start and direction (R39)', () => {
    const old = ['8G TOR'];
    const announced = ['8G ...E', 'J8 E', '8J E', '8G TORE'];
    const canonical = announced
      .map((move) => check(old, move).placement)
      .map((placement) => placement && moveText(placement));
    expect(new Set(canonical)).toEqual(new Set(['8G ...E']));
  });

  test('list cross words in board order of the new tiles', () => {
    const { words } = check(['J8 Ä', 'L3 NANNTE', '10K U'], '9J HUND');
    expect(words.map(wordText)).toEqual(['HUND', 'ÄH', 'UU', 'NANNTEN']);
  });

  test('leave out words that lay there before and are touched at no end (R37)', () => {
    const { words } = check(['8G HOF'], 'H7 T.R');
    expect(words.map(wordText)).toEqual(['TOR']);
  });
});

const tileArbitrary = fc
  .tuple(fc.integer({ min: 1, max: LETTER_COUNT }), fc.boolean())
  .map(([letter, isBlank]) => (isBlank ? blankTile(letter) : letter));

/** A random half-filled board and new tiles on empty squares of one lane without a gap. */
const attemptArbitrary = fc
  .record({
    cells: fc.array(fc.oneof(fc.constant(NO_TILE), tileArbitrary), {
      minLength: 225,
      maxLength: 225,
    }),
    row: fc.integer({ min: 0, max: 14 }),
    from: fc.integer({ min: 0, max: 14 }),
    tiles: fc.array(tileArbitrary, { minLength: 1, maxLength: 7 }),
  })
  .map(({ cells, row, from, tiles }) => {
    const board: Board = { ...boardOf([]), tiles: Uint8Array.from(cells) };
    const empty = Array.from({ length: 15 - from }, (_, index) => row * 15 + from + index).filter(
      (square) => board.tiles[square] === NO_TILE,
    );
    const newTiles = tiles
      .slice(0, empty.length)
      .map((tile, index) => ({ square: empty[index] ?? 0, tile }));
    return { board, newTiles };
  })
  .filter(({ board, newTiles }) => newTiles.length > 0 && !isEmptyBoard(board));

test('a transposed board scores the same', () => {
  fc.assert(
    fc.property(attemptArbitrary, ({ board, newTiles }) => {
      const turned = newTiles.map(({ square, tile }) => ({
        square: (square % 15) * 15 + Math.floor(square / 15),
        tile,
      }));
      const score = scorePlacement(board, newTiles, FAMILIE);
      const turnedScore = scorePlacement(transposed(board), turned, FAMILIE);
      expect(turnedScore.total).toBe(score.total);
      const points = ({ words }: typeof score): number[] =>
        words.map((word) => word.points).sort((one, other) => one - other);
      expect(points(turnedScore)).toEqual(points(score));
    }),
    { seed: 20_240_501, numRuns: 300, endOnFailure: true },
  );
});

test('the canonical placement puts exactly the same tiles on the same squares', () => {
  fc.assert(
    fc.property(attemptArbitrary, ({ board, newTiles }) => {
      const placement = canonicalPlacement(board, newTiles);
      const step = placement.direction === 'across' ? 1 : 15;
      const laid = placement.tiles.flatMap((tile, index) =>
        tile === NO_TILE ? [] : [{ square: placement.start + index * step, tile }],
      );
      expect(laid).toEqual(newTiles);
      const again = checkPlacement({
        board,
        move: { ...placement, signs: placement.tiles },
        profile: FAMILIE,
      });
      expect(again.total).toBe(scorePlacement(board, newTiles, FAMILIE).total);
    }),
    { seed: 20_240_502, numRuns: 300, endOnFailure: true },
  );
});
