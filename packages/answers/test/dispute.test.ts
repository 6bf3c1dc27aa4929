import { describe, expect, test } from 'vitest';
import { buildWordGraph, type Result } from '@bestzug/lexicon';
import {
  emptyBoard,
  FAMILIE,
  invariant,
  parseBoardText,
  parseMoveText,
  playAction,
  positionFromSetup,
  rackOf,
  setupOf,
  startGame,
  TURNIER_DE,
  wordLookupOf,
  type Board,
  type Game,
  type MoveText,
  type RuleProfile,
} from '@bestzug/core';
import {
  judgeMove,
  settleDispute,
  strangeWords,
  type AnnotatedList,
  type Challenge,
  type DisputeOutcome,
  type Settlement,
} from '../src/index.ts';

const WORDS = ['TOR', 'TORE', 'EI', 'ES'];
const list: AnnotatedList = {
  inWords: undefined,
  lexicon: {
    graph: buildWordGraph(WORDS),
    identity: { name: 'test', words: WORDS.length, sha256: '' },
  },
  removalReason: () => undefined,
};

function valueOf<Value, Fault>(result: Result<Value, Fault>): Value {
  invariant(result.ok, JSON.stringify(result));
  return result.value;
}

const TOR = valueOf(
  parseBoardText(
    Array.from({ length: 15 }, (_, row) => (row === 7 ? '......TOR......' : '.'.repeat(15))).join(
      '\n',
    ),
    FAMILIE.layout,
  ),
);

const profileWith = (changes: Partial<RuleProfile>): RuleProfile => ({ ...TURNIER_DE, ...changes });
const VOID = profileWith({ challengePolicy: 'void' });

const moveOf = (text: string, board: Board): MoveText =>
  valueOf(parseMoveText(text, { ...TURNIER_DE, board }));

function settle(
  text: string,
  profile: RuleProfile,
  challenge: Challenge = { kind: 'all' },
  board: Board = TOR,
): Settlement {
  const position = valueOf(positionFromSetup(setupOf(board, []), profile));
  const judgement = judgeMove(moveOf(text, board), { position, rack: undefined, list });
  return settleDispute(judgement, challenge, { list, profile });
}

/** TORE with ES, and with XS, which is no word. */
const GOOD = 'J8 ES';
const BAD = 'J8 EX';

describe('a dispute', () => {
  test('reads every formed word out, each with its verdict (R66)', () => {
    expect(settle(BAD, VOID)).toMatchObject({
      words: [
        { word: 'EX', verdict: { kind: 'not-in-list' } },
        { word: 'TORE', verdict: undefined },
      ],
      invalid: ['EX'],
    });
  });

  test.each<[string, string, RuleProfile, Partial<DisputeOutcome>]>([
    ['under void a valid move stands', GOOD, VOID, { kind: 'stands', points: 7 }],
    [
      'at home an invalid one is taken back and another may be made (R60)',
      BAD,
      { ...VOID, onInvalid: 'reject' },
      { kind: 'refused', turn: 'kept', points: 0 },
    ],
    [
      'under loseTurn the turn is over (R60)',
      BAD,
      { ...VOID, onInvalid: 'loseTurn' },
      { kind: 'refused', turn: 'lost', points: 0 },
    ],
    [
      'an upheld challenge withdraws the move (R62)',
      BAD,
      TURNIER_DE,
      { kind: 'withdrawn', challenged: ['EX', 'TORE'] },
    ],
    [
      'a wrong one costs ten points for each word (R63)',
      GOOD,
      TURNIER_DE,
      { kind: 'confirmed', points: 7, price: { kind: 'points', points: 20, words: 2 } },
    ],
    [
      'or the next turn (R63)',
      GOOD,
      profileWith({ challengePolicy: 'double' }),
      { kind: 'confirmed', price: { kind: 'nextTurn' } },
    ],
    [
      'or nothing (R63)',
      GOOD,
      profileWith({ challengePolicy: 'single' }),
      { kind: 'confirmed', price: { kind: 'nothing' } },
    ],
    [
      'a fault of placement never costs the turn (R61)',
      '10G TORE',
      TURNIER_DE,
      { kind: 'impossible' },
    ],
    ['a pass forms no words', '-', TURNIER_DE, { kind: 'stands', points: 0 }],
  ])('%s', (_, move, profile, outcome) => {
    expect(settle(move, profile).outcome).toMatchObject(outcome);
  });

  test('is about the challenged words only', () => {
    const { outcome } = settle(BAD, TURNIER_DE, { kind: 'some', words: ['TORE'] });
    expect(outcome).toMatchObject({
      kind: 'confirmed',
      price: { points: 10, words: 1 },
      unchallenged: ['EX'],
    });
  });

  test('leaves what nobody challenged in time, points included (R64)', () => {
    const settled = settle(BAD, TURNIER_DE, { kind: 'none' });
    expect(settled).toMatchObject({
      outcome: { kind: 'unchallenged', points: 14 },
      invalid: ['EX'],
    });
  });

  test('cannot be about words that the move does not form', () => {
    const position = valueOf(positionFromSetup(setupOf(TOR, []), TURNIER_DE));
    const judgement = judgeMove(moveOf(GOOD, TOR), { position, rack: undefined, list });
    expect(strangeWords(judgement, { kind: 'some', words: ['ES', 'EIS'] })).toEqual(['EIS']);
    expect(strangeWords(judgement, { kind: 'all' })).toEqual([]);
  });

  test('about an opening starts from the empty board', () => {
    const opening = settle('8G XQ', TURNIER_DE, { kind: 'all' }, emptyBoard(FAMILIE.layout));
    expect(opening.outcome).toMatchObject({ kind: 'withdrawn' });
  });
});

describe('a dispute ends as in a game that is played on', () => {
  const rows = [GOOD, BAD].flatMap((move) =>
    (['single', 'double', 'penalty'] as const).flatMap((policy) =>
      [undefined, ['TORE'], ['TORE', move.slice(3)]].map((words) => [move, policy, words] as const),
    ),
  );

  test.each(rows)('%s under %s, challenged %j', (move, challengePolicy, words) => {
    const profile = profileWith({ challengePolicy });
    const lookup = wordLookupOf(list.lexicon.graph);
    const letters = (text: string): number[] =>
      Array.from(text, (sign) => 'ÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ'.indexOf(sign) + 2);
    const started = startGame(
      {
        profile,
        lexicon: undefined,
        players: [
          { name: 'A', engine: undefined },
          { name: 'B', engine: undefined },
        ],
      },
      {
        board: TOR,
        racks: [rackOf(letters('ESX')), rackOf(letters('E'))],
        bag: { symbols: letters('EEEEEEE') },
        random: undefined,
        scores: [0, 0],
        toMove: 0,
        consecutivePasses: 0,
        scorelessTurns: 0,
      },
      'ignore',
    );
    const placement = moveOf(move, TOR);
    invariant(placement.kind === 'placement', move);
    const laid: Game = valueOf(
      playAction(valueOf(started), { kind: 'placement', player: 0, placement }, lookup),
    );
    const after = valueOf(playAction(laid, { kind: 'challenge', player: 1, words }, lookup));
    const challenge: Challenge = words === undefined ? { kind: 'all' } : { kind: 'some', words };
    const { outcome } = settle(move, profile, challenge);
    const price = outcome.kind === 'confirmed' ? outcome.price : undefined;
    expect(after.scores).toEqual([outcome.points, price?.kind === 'points' ? -price.points : 0]);
    // The challenger would be next, and is not where that is the price.
    expect(after.toMove).toBe(price?.kind === 'nextTurn' ? 0 : 1);
  });
});
