import { describe, expect, test } from 'vitest';
import {
  actionOfMove,
  countGame,
  createRandom,
  dealTiles,
  drawForStart,
  FAMILIE,
  formatRack,
  parseMoveText,
  playAction,
  playOn,
  redo,
  startGame,
  startSeededGame,
  timelineOf,
  TURNIER_DE,
  undo,
  type Game,
  type RuleProfile,
} from '../src/index.ts';
import { faultOf, gameOf, moveBy, played } from './game-builder.ts';
import { rackFrom } from './rule-case.ts';

const agreementOf = (count: number, profile: RuleProfile = FAMILIE) => ({
  profile,
  lexicon: undefined,
  players: Array.from({ length: count }, (_, index) => ({ name: `${index}`, engine: undefined })),
});

function seeded(seed: number, toMove = 0): Game {
  const started = startSeededGame(agreementOf(3), seed, toMove);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

describe('the start', () => {
  test('deals full racks by the seed, the same to whoever begins (R22)', () => {
    const game = seeded(7);
    const other = seeded(7, 2);
    expect(game.racks.map(({ size }) => size)).toEqual([7, 7, 7]);
    expect(game.bag.symbols).toHaveLength(81);
    expect(other.racks[2]).toEqual(game.racks[0]);
    expect(other.toMove).toBe(2);
    expect(seeded(7)).toEqual(game);
    expect(seeded(8).bag).not.toEqual(game.bag);
  });

  test('has the printed extra tile where the profile plays with it (R104)', () => {
    const inRule = { ...FAMILIE.inRule, enabled: true, extraTile: true };
    const started = startSeededGame(agreementOf(2, { ...FAMILIE, inRule }), 1);
    expect(started.ok && started.value.bag.symbols.length).toBe(103 - 14);
  });

  test.each([1, 5])('is refused with %i players', (count) => {
    expect(startSeededGame(agreementOf(count), 1)).toEqual({
      ok: false,
      error: { kind: 'playerCount', found: count, min: 2, max: 4 },
    });
  });

  test('of a tournament game is refused with three players (R22)', () => {
    expect(startSeededGame(agreementOf(3, TURNIER_DE), 1).ok).toBe(false);
  });

  test.each([
    [{ racks: [] }, { kind: 'dealMismatch', part: 'racks' }],
    [{ scores: [1] }, { kind: 'dealMismatch', part: 'scores' }],
    [{ toMove: 2 }, { kind: 'dealMismatch', part: 'toMove' }],
    [
      { racks: [rackFrom('EEEEEEEE'), rackFrom('')] },
      { kind: 'rackTooLong', player: 0, found: 8, expected: 7 },
    ],
    [{ bag: { symbols: [] } }, { kind: 'tileCount', tile: '?', expected: 2 }],
  ])('is refused with a deal that does not fit: %j', (change, fault) => {
    const deal = { ...dealTiles(FAMILIE, 2, 0, createRandom(3)), ...change };
    expect(startGame(agreementOf(2), deal)).toMatchObject({ ok: false, error: fault });
  });

  test('is drawn for by the order of R2, the blank first, ties again (R22)', () => {
    let ties = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { rounds, first } = drawForStart(4, FAMILIE, createRandom(seed));
      const last = rounds.at(-1)!;
      const best = Math.min(...last.map(({ symbol }) => symbol));
      expect(last.filter(({ symbol }) => symbol === best)).toEqual([
        { player: first, symbol: best },
      ]);
      for (const [index, round] of rounds.slice(1).entries()) {
        const before = rounds[index]!;
        const tied = Math.min(...before.map(({ symbol }) => symbol));
        expect(round.map(({ player }) => player)).toEqual(
          before.filter(({ symbol }) => symbol === tied).map(({ player }) => player),
        );
        ties++;
      }
    }
    expect(ties).toBeGreaterThan(10);
  });
});

describe('an exchange', () => {
  const game = gameOf({ racks: ['ERNSTE?', 'QXÄUDIA'], bag: 'AAAABBB' });

  test('is refused when the rules limit it', () => {
    const one = { ...game, profile: { ...game.profile, exchangesPerGame: 1, exchangeMaxTiles: 2 } };
    expect(faultOf(one, moveBy(0, '-ERN'))).toEqual({
      kind: 'tooManyExchanged',
      found: 3,
      limit: 2,
    });
    const later = played(one, [moveBy(0, '-E'), moveBy(1, '-')]);
    expect(faultOf(later, moveBy(0, '-R'))).toEqual({ kind: 'noExchangeLeft', limit: 1 });
  });

  test('names every tile that is not there, also impossible ones', () => {
    const action = { kind: 'exchange', player: 0, symbols: [99, 6, 6, 6, -1] } as const;
    expect(faultOf(game, action)).toEqual({ kind: 'notOnRack', missing: [-1, 6, 99] });
  });

  test('never shrinks the rack under the house rule of one tile in the bag', () => {
    const house = gameOf({
      profile: { exchangeMinBag: 1 },
      racks: ['ERNSTE?', 'QXÄUDIA'],
      bag: 'AA',
    });
    expect(faultOf(house, moveBy(0, '-ERN'))).toEqual({
      kind: 'bagTooSmall',
      found: 2,
      needed: 3,
    });
    expect(formatRack(played(house, [moveBy(0, '-ER')]).racks[0]!)).toBe('?AAENST');
  });

  test('counts as no pass, but resets nothing where the profile says so', () => {
    const kept = { ...game, profile: { ...game.profile, exchangeResetsPasses: false } };
    const turns = [moveBy(0, '-'), moveBy(1, '-QX')];
    expect(played(kept, turns).consecutivePasses).toBe(1);
    expect(played(game, turns).consecutivePasses).toBe(0);
  });
});

describe('a refused action', () => {
  test('leaves the very same game to go on with', () => {
    const game = gameOf({ racks: ['ERNSTE?', 'QXÄUDIA'] });
    const copy = structuredClone(game);
    for (const action of [moveBy(1, '-'), moveBy(0, '1A E'), moveBy(0, '-E')]) {
      faultOf(game, action);
    }
    expect(game).toEqual(copy);
  });

  test('after the end names the end', () => {
    const over = played(gameOf({ racks: ['E', 'QI'] }), [moveBy(0, '8G ...E')]);
    expect(over.phase.kind).toBe('over');
    expect(faultOf(over, moveBy(1, '-'))).toEqual({ kind: 'gameOver', atWindow: false });
    const change = { kind: 'setOption', player: 0, option: 'bingoBonus', value: 1 } as const;
    expect(faultOf(over, change)).toEqual({ kind: 'rulesFixed', option: 'bingoBonus' });
  });

  test('of a player who does not play is a fault of the program', () => {
    const game = gameOf({ racks: ['E', 'QI'] });
    expect(() => playAction(game, { kind: 'pass', player: 2 }, undefined)).toThrow('player');
  });
});

test('a typed move is an action', () => {
  const game = gameOf({ racks: ['E', 'QI'] });
  const move = parseMoveText('8G TORE', { ...game.profile, board: game.board });
  if (!move.ok || move.value.kind === 'exchangeCount') throw new Error('no move');
  const [event] = played(game, [actionOfMove(0, move.value)]).history;
  expect(event).toMatchObject({ points: 5 });
  if (event?.kind !== 'placement') throw new Error('no placement');
  // So is what a generator or an old event gives.
  expect(played(game, [actionOfMove(0, event.placement)]).history).toEqual([event]);
});

describe('the final count', () => {
  const racks = ['', 'QI', 'Ö?'].map(rackFrom);
  const table = { profile: FAMILIE, racks, scores: [100, 100, 100], overtimeSeconds: [0, 0, 0] };
  const tournament = { ...table, profile: TURNIER_DE };

  test('adds all rests to the score of who went out (R76)', () => {
    expect(countGame(table, 0)).toMatchObject({ restPoints: [19, -11, -8], winner: 0 });
    expect(countGame(table, undefined).restPoints).toEqual([0, -11, -8]);
  });

  test.each([
    [0, 0, []],
    [1, -10, []],
    [60, -10, []],
    [61, -20, []],
    [300, -50, []],
    [301, -60, [0]],
  ])('takes 10 points per started minute: %i s give %i, lost %j (R70)', (seconds, off, lost) => {
    const count = countGame({ ...tournament, overtimeSeconds: [seconds, 0, 0] }, 0);
    expect(count.clockPoints).toEqual([off, 0, 0]);
    expect(count.lostOnTime).toEqual(lost);
  });

  test('is a draw of the best, also among three (R80)', () => {
    const count = countGame({ ...table, scores: [81, 111, 90] }, 0);
    expect(count).toMatchObject({ finalScores: [100, 100, 82], isDraw: true, winner: undefined });
  });

  test('does not let who lost on time win or draw', () => {
    const late = { ...tournament, scores: [500, 10, 5], overtimeSeconds: [301, 0, 0] };
    expect(countGame(late, 0)).toMatchObject({ winner: 1, isDraw: false, lostOnTime: [0] });
  });
});

describe('a timeline', () => {
  test('forgets what was undone as soon as something else is played', () => {
    const start = timelineOf(gameOf({ racks: ['ERNSTE?', 'QXÄUDIA'] }));
    const step = playOn(start, moveBy(0, '-'), undefined);
    if (!step.ok) throw new Error('refused');
    const back = undo(step.value);
    expect(back?.present).toBe(start.present);
    expect(back && redo(back)).toEqual(step.value);
    const other = back && playOn(back, moveBy(0, '8G ...E'), undefined);
    expect(other?.ok && redo(other.value)).toBeUndefined();
    expect(undo(start)).toBeUndefined();
  });

  test('keeps what was undone when an action is refused', () => {
    const start = timelineOf(gameOf({ racks: ['ERNSTE?', 'QXÄUDIA'] }));
    const step = playOn(start, moveBy(0, '-'), undefined);
    const back = step.ok ? undo(step.value) : undefined;
    expect(back && playOn(back, moveBy(1, '-'), undefined).ok).toBe(false);
    expect(back?.undone).toHaveLength(1);
  });
});
