import { describe, expect, test } from 'vitest';
import { createRandom, formatRack, rackOf, type ChallengePolicy, type Game } from '../src/index.ts';
import { challengeBy, faultOf, gameOf, moveBy, played, symbolsIn } from './game-builder.ts';

const WORDS = new Set(['TOR', 'TORE', 'DA', 'DO', 'AR']);

const start = (policy: ChallengePolicy): Game =>
  gameOf({
    profile: { challengePolicy: policy, challengePenaltyPerWord: 10 },
    racks: ['DAEINRS', 'QXÄUDIA', 'ERNSTEN'],
    bag: 'ENISTRAULD',
  });

/** Player 0 has laid DA, which also makes DO and AR; player 1 is to move. */
const afterDa = (policy: ChallengePolicy): Game => played(start(policy), [moveBy(0, '7H DA')]);

/** Player 0 has laid TORD, which is no word. */
const afterTord = (policy: ChallengePolicy): Game => played(start(policy), [moveBy(0, '8G ...D')]);

describe('a challenge that is upheld', () => {
  test.each(['single', 'double', 'penalty'] as const)('undoes the placement under %s', (policy) => {
    const game = played(afterTord(policy), [challengeBy(2)], WORDS);
    const before = start(policy);
    expect(game.board).toEqual(before.board);
    expect(game.racks).toEqual(before.racks);
    expect(game.bag).toEqual(before.bag);
    expect(game).toMatchObject({ scores: [0, 0, 0], toMove: 1, phase: { kind: 'running' } });
    expect(game.scorelessTurns).toBe(1);
    expect(game.turnsToSkip).toEqual([0, 0, 0]);
  });

  test('mixes the drawn tiles into a bag that was dealt by chance', () => {
    const bags = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const game = gameOf({
        profile: { challengePolicy: 'single' },
        racks: ['DAEINRS', 'QXÄUDIA'],
        bag: 'ENISTRAULD',
        random: createRandom(seed).state,
      });
      const { bag } = played(game, [moveBy(0, '8G ...D'), challengeBy(1)], WORDS);
      expect(rackOf(bag.symbols)).toEqual(rackOf(symbolsIn('ENISTRAULD')));
      bags.add(bag.symbols.join());
    }
    expect(bags.size).toBeGreaterThan(5);
  });

  test('counts as a turn without points on top of the ones before', () => {
    const game = played(
      start('single'),
      [moveBy(0, '-'), moveBy(1, '-'), moveBy(2, '8G ...N'), challengeBy(0)],
      WORDS,
    );
    expect(game).toMatchObject({ scorelessTurns: 3, consecutivePasses: 0, toMove: 0 });
  });

  test('keeps the passes before it where the profile says so (R73)', () => {
    const first = gameOf({
      profile: { challengePolicy: 'single', withdrawnResetsPasses: false },
      racks: ['DAEINRS', 'QXÄUDIA'],
    });
    const actions = [moveBy(0, '-'), moveBy(1, '8G ...D'), challengeBy(0)];
    expect(played(first, actions, WORDS).consecutivePasses).toBe(1);
  });

  test('gives back the tiles of a player who thought to have gone out (R71)', () => {
    const last = gameOf({ profile: { challengePolicy: 'single' }, racks: ['D', 'QI', 'X'] });
    const out = played(last, [moveBy(0, '8G ...D')]);
    expect(out.phase).toMatchObject({ kind: 'window', endReason: 'out' });
    const goesOn = played(out, [challengeBy(1)], WORDS);
    expect(goesOn.phase.kind).toBe('running');
    expect(formatRack(goesOn.racks[0]!)).toBe('D');
  });
});

describe('a challenge that is not upheld', () => {
  test.each([
    ['single', [0, 0, 0], 1],
    ['double', [0, 0, 0], 2],
    ['penalty', [0, -20, 0], 1],
  ] as const)('under %s changes the scores by %j, and player %i is next', (policy, lost, next) => {
    const before = afterDa(policy);
    const game = played(before, [challengeBy(1, 'DA', 'DO')], WORDS);
    const scores = before.scores.map((score, player) => score + lost[player]!);
    expect(game).toMatchObject({ scores, toMove: next, phase: { kind: 'window' } });
  });

  test('under double costs the next turn, also where that comes later', () => {
    const game = played(afterDa('double'), [challengeBy(2), moveBy(1, '-')], WORDS);
    expect(game.toMove).toBe(0);
    expect(game.turnsToSkip).toEqual([0, 0, 0]);
    expect(game.consecutivePasses).toBe(0);
  });

  test('leaves the other words open, and closes the window when none is left', () => {
    const game = played(afterDa('single'), [challengeBy(1, 'DA')], WORDS);
    expect(faultOf(game, challengeBy(2, 'DA', 'DO'), WORDS)).toEqual({
      kind: 'nothingToChallenge',
      reason: 'alreadyJudged',
      words: ['DA'],
    });
    const rest = played(game, [challengeBy(2)], WORDS);
    expect(rest.history.at(-1)).toMatchObject({ words: ['DO', 'AR'], invalidWords: [] });
    expect(rest.phase.kind).toBe('running');
  });

  test('ends a game that waited for it when all words are judged', () => {
    const first = gameOf({ profile: { challengePolicy: 'single' }, racks: ['E', 'QI'] });
    const game = played(first, [moveBy(0, '8G ...E'), challengeBy(1)], WORDS);
    expect(game.phase).toMatchObject({ kind: 'over', endReason: 'out', winner: 0 });
    expect(game.scores).toEqual([16, -11]);
  });
});

describe('nothing can be challenged', () => {
  const open = afterDa('single');
  test.each([
    ['under void', 'policy', played(start('void'), [moveBy(0, '7H DA')]), challengeBy(1)],
    ['before a placement', 'noPlacement', start('single'), challengeBy(1)],
    ['after a pass', 'noPlacement', played(open, [moveBy(1, '-')]), challengeBy(2)],
    [
      'after the window',
      'noPlacement',
      played(open, [{ kind: 'closeWindow', player: 1 }]),
      challengeBy(1),
    ],
    ['of the own tiles', 'ownPlacement', open, challengeBy(0)],
    ['that was not laid', 'notFormed', open, challengeBy(1, 'TOR')],
    ['without a word', 'notFormed', open, { kind: 'challenge', player: 1, words: [] }],
  ] as const)('%s: %s', (_, reason, game, action) => {
    expect(faultOf(game, action, WORDS)).toMatchObject({ kind: 'nothingToChallenge', reason });
  });

  test('without a list to judge by', () => {
    expect(faultOf(open, challengeBy(1))).toMatchObject({ reason: 'noLexicon' });
  });
});

test('no move can be made while the end waits for the window', () => {
  const first = gameOf({ profile: { challengePolicy: 'single' }, racks: ['E', 'QI'] });
  const game = played(first, [moveBy(0, '8G ...E')]);
  expect(faultOf(game, moveBy(1, '-'))).toEqual({ kind: 'gameOver', atWindow: true });
  expect(game.scores).toEqual([5, 0]);
});
