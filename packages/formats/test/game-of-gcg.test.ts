import { describe, expect, test } from 'vitest';
import {
  FAMILIE,
  formatRack,
  INTERNATIONAL,
  STANDARD_15,
  startSeededGame,
  SUPER,
  TURNIER_DE,
  type RuleProfile,
} from '@bestzug/core';
import {
  formatGcg,
  gameOfGcg,
  gcgOfGame,
  readGcg,
  type GameConversion,
  type GameOfGcgFault,
} from '../src/index.ts';
import { readGame } from './gcg-files.ts';

const HEAD = '#player1 A Anna\n#player2 B Bert\n';

function converted(
  input: string | Uint8Array,
  profile: RuleProfile = TURNIER_DE,
): GameConversion | GameOfGcgFault {
  const read = readGcg(input, profile);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const game = gameOfGcg(read.value);
  return game.ok ? game.value : game.error;
}

describe('GCG games as games of ours', () => {
  test('a whole game, with what is lost', () => {
    const conversion = converted(readGame('game1-utf8-german.gcg'));
    expect(conversion).toMatchObject({
      game: { scores: [278, 409], phase: { kind: 'over', endReason: 'out' } },
      losses: [
        { kind: 'notes', count: 1 },
        { kind: 'pragmas', names: ['title', 'lexicon'] },
        { kind: 'nicks', names: ['Aenne', 'Joerg'] },
      ],
    });
  });

  test('the other final count is converted, and said', () => {
    expect(converted(readGame('game1-latin1-double.gcg'))).toMatchObject({
      game: { scores: [278, 409] },
      losses: expect.arrayContaining([
        { kind: 'scoresDiffer', record: [282, 413], rules: [278, 409] },
      ]),
    });
    expect(
      converted(readGame('game1-latin1-double.gcg').slice(), {
        ...TURNIER_DE,
        endCount: 'doubleOpponent',
      }),
    ).toMatchObject({ game: { scores: [282, 413] } });
  });

  test('a running game keeps the racks it can go on with', () => {
    const conversion = converted(
      `${HEAD}#rack1 ADEINST\n>A: DEINROT 8G TOR +8 8\n>B: ABC -2 +0 0\n`,
    );
    if (!('game' in conversion)) throw new Error(conversion.kind);
    const { game, losses } = conversion;
    expect(game.phase.kind).toBe('running');
    expect(game.racks.map(({ size }) => size)).toEqual([7, 7]);
    expect(losses).toContainEqual({ kind: 'racksAssumed', count: 1 });
    const back = gcgOfGame(game);
    expect(back.ok && back.value.losses.map(({ kind }) => kind)).toEqual(['rules', 'bagOrder']);
  });

  test('another edition is named, and nothing is lost on the way back', () => {
    const players = ['Anna', 'Bert'].map((name) => ({ name, engine: undefined }));
    const started = startSeededGame({ profile: SUPER, lexicon: undefined, players }, 1);
    const back = started.ok ? gcgOfGame(started.value) : started;
    if (!back.ok) throw new Error(back.error.kind);
    const text = formatGcg(back.value.gcg, SUPER.layout);
    expect(text).toContain('#board-layout super-21\n#tile-distribution de-super-200\n');
    expect(converted(text, SUPER)).toMatchObject({ losses: [] });
    expect(converted(text, { ...SUPER, layout: STANDARD_15 })).toMatchObject({
      losses: [{ kind: 'pragmas', names: ['board-layout'] }],
    });
  });

  test('points the rules do not know are lost and said', () => {
    expect(converted(`${HEAD}>A: DEINROT 8G TOR +8 8\n>A: (challenge) +5 13\n`)).toMatchObject({
      game: { scores: [8, 0] },
      losses: [
        { kind: 'nicks' },
        { kind: 'racksAssumed' },
        { kind: 'pointsOutsideRules', event: 'challenge', points: 5 },
        { kind: 'scoresDiffer', record: [13, 0], rules: [8, 0] },
      ].filter(({ kind }) => kind !== 'racksAssumed'),
    });
  });

  test.each<[string, string, RuleProfile, object]>([
    [
      'a placement off the star',
      `${HEAD}>A: DEINROT 1A TOR +12 12\n`,
      TURNIER_DE,
      { kind: 'againstRules', line: 3, fault: { kind: 'firstMoveOffStar' } },
    ],
    [
      'tiles that vanish from a rack',
      `${HEAD}>A: DEINROT 8G TOR +8 8\n>B: ? - +0 0\n>A: ABCFGHJ - +0 8\n`,
      TURNIER_DE,
      { kind: 'rackContradiction', line: 5 },
    ],
    [
      'more tiles than the set has',
      `${HEAD}>A: QQEINRT 8G EIN +6 6\n`,
      TURNIER_DE,
      { kind: 'rackContradiction', line: 3 },
    ],
    [
      'a withdrawal where refused moves are made again',
      `${HEAD}>A: DEINROT 8G TOR +8 8\n>A: DEINROT -- -8 0\n`,
      FAMILIE,
      { kind: 'noWithdrawals', line: 3 },
    ],
    [
      'a third player',
      `${HEAD}#player3 C Cem\n>A: DEINROT 8G TOR +8 8\n`,
      INTERNATIONAL,
      { kind: 'cannotStart', fault: { kind: 'playerCount' } },
    ],
  ])('%s cannot be one', (_, text, profile, fault) => {
    expect(converted(text, profile)).toMatchObject(fault);
  });

  test('a record of no end is refused', () => {
    const turns = '>A: - +0 0\n>B: - +0 0\n'.repeat(501);
    expect(converted(HEAD + turns)).toEqual({ kind: 'tooManyTurns', found: 1002, limit: 1000 });
  });

  test('what a player holds is what was written', () => {
    const conversion = converted(readGame('game2-utf8-passes.gcg'));
    if (!('game' in conversion)) throw new Error(conversion.kind);
    expect(conversion.game.racks.map(formatRack)).toEqual(['ANNUUUX', 'BEGMSSS']);
    expect(conversion.game.deal.racks.map(formatRack)).toEqual(['?GHINSY', 'AÄHIKUV']);
  });
});
