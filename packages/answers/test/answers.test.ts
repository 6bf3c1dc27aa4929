import { describe, expect, test } from 'vitest';
import { type Position, type Rack, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import { MINI_LEXICON } from '@bestzug/testkit';
import {
  bestDocument,
  describeRow,
  findPlacements,
  judgeOwnMove,
  openFilter,
  ORDERS,
  parseFilter,
  rankPlacements,
  type FilterWishes,
  type Query,
} from '../src/best.ts';
import {
  checkDocument,
  checkWord,
  judgeMove,
  parseMoveInput,
  parsePositionText,
  parseRackText,
  positionOfSetup,
  scoreDocument,
  type AnnotatedList,
} from '../src/index.ts';

const LIST: AnnotatedList = {
  inWords: undefined,
  lexicon: MINI_LEXICON,
  removalReason: (word) => (word === 'BURGUND' ? 'proper-noun' : undefined),
};
const EMPTY = Array.from({ length: 15 }, () => '15').join('/');

/** Unwraps; these tests give nothing malformed. */
function valueOf<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
): Value {
  if (!result.ok) throw new Error('malformed');
  return result.value;
}

const positionOf = (text: string): Position =>
  valueOf(positionOfSetup(valueOf(parsePositionText(text, STANDARD_15)), TURNIER_DE, 'all'));
const rackOf = (text: string): Rack => valueOf(parseRackText(text, TURNIER_DE));

function queryOf(
  board: string,
  rack: string,
  order: Query['order'],
  wishes: FilterWishes = {},
): Query {
  const filter = valueOf(parseFilter(wishes, TURNIER_DE));
  return { position: positionOf(board), rack: rackOf(rack), list: LIST, order, filter };
}

function ranked(query: Query) {
  return rankPlacements(findPlacements(MINI_LEXICON.graph, query.position, query.rack), query);
}

describe('best', () => {
  test('lists placements by points, and with the same order by equity where asked', () => {
    const byScore = queryOf(EMPTY, 'OHREIN?', 'score');
    const byEquity = { ...byScore, order: 'equity' } as const;
    const first = ranked(byScore);
    const second = ranked(byEquity);
    const scores = Array.from(first.rows, (row) => describeRow(row, first, byScore).score);
    const equities = Array.from(second.rows, (row) => describeRow(row, second, byEquity).equity);
    expect(scores.length).toBeGreaterThan(10);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(equities).toEqual(equities.toSorted((one, other) => other - one));
  });

  test('keeps to the filter and still counts all', () => {
    const open = queryOf(EMPTY, 'OHREIN?', 'score');
    const filtered = queryOf(EMPTY, 'OHREIN?', 'score', { contains: 'HR', blank: false });
    const answer = ranked(filtered);
    const words = Array.from(
      answer.rows,
      (row) => describeRow(row, answer, filtered).words[0]?.word,
    );
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => word?.includes('HR') !== true)).toEqual([]);
    expect(answer.found.columns.count).toBe(ranked(open).rows.length);
  });

  test('has a document with the identity of list and rules, the moves and the own move', () => {
    const query = queryOf(EMPTY, 'OHR', 'score');
    const answer = ranked(query);
    const moves = [describeRow(answer.rows[0]!, answer, query)];
    const move = valueOf(parseMoveInput('8H OHR', query.position.board, TURNIER_DE));
    const own = judgeOwnMove(move, answer, query);
    const effort = { threads: 1, milliseconds: 1.23456 };
    expect(bestDocument({ query, ranked: answer, moves, own, effort })).toMatchObject({
      list: MINI_LEXICON.identity,
      rules: 'turnier-de',
      board: EMPTY,
      rack: 'HOR',
      count: answer.rows.length,
      threads: 1,
      timeMs: 1.235,
      moves: [{ type: 'placement', word: 'OHR', score: 10, bingo: false, leave: '' }],
      ownMove: { move: '8H OHR', valid: true, scoreLoss: 0, errors: [] },
    });
  });

  test.each(ORDERS)('values an exchange by what it keeps, in the order of %s', (order) => {
    const query = queryOf(EMPTY, 'OHREIN?', order);
    const answer = ranked(query);
    const described = Array.from(answer.all, (row) => describeRow(row, answer, query));
    const move = valueOf(parseMoveInput('-OH', query.position.board, TURNIER_DE));
    const own = judgeOwnMove(move, answer, query);
    if (own.kind !== 'unplaced') throw new Error(own.kind);
    const kept = described.find(({ leave }) => leave === own.leave);
    expect(own).toMatchObject({ type: 'exchange', move: '-OH', leave: '?EINR' });
    expect(own.equity).toBeCloseTo(kept!.equity - kept!.score, 6);
    const better = described.filter(({ equity }) => equity >= own.equity).length;
    const top = Math.max(...described.map(({ equity }) => equity));
    expect(better).toBeGreaterThan(0);
    expect(own.byEquity.rank).toBe(better + 1);
    expect(own.byEquity.loss).toBeCloseTo(top - own.equity, 6);
    expect(own.rank).toBe((order === 'score' ? described.length : better) + 1);
    expect(own.scoreLoss).toBe(described[0]!.score);
    expect(own.equityLoss).toBeCloseTo(described[0]!.equity - own.equity, 6);
    const effort = { threads: 1, milliseconds: 1 };
    expect(bestDocument({ query, ranked: answer, moves: [], own, effort })).toMatchObject({
      ownMove: { type: 'exchange', move: '-OH', score: 0, leave: '?EINR', valid: true, errors: [] },
    });
  });

  test('values a pass where nothing can be placed', () => {
    const query = queryOf(EMPTY, 'QX', 'equity');
    const own = judgeOwnMove({ kind: 'pass' }, ranked(query), query);
    expect(own).toMatchObject({ type: 'pass', leave: 'QX', rank: 1, scoreLoss: 0, equityLoss: 0 });
  });

  test('tells why the own move is none', () => {
    const query = queryOf(EMPTY, 'OHR', 'score');
    const move = valueOf(parseMoveInput('1A OHR', query.position.board, TURNIER_DE));
    expect(judgeOwnMove(move, ranked(query), query)).toMatchObject({
      kind: 'refused',
      errors: [{ kind: 'firstMoveOffStar', star: 'H8' }],
    });
  });
});

describe('score', () => {
  const judged = (text: string, rack?: string) => {
    const query = {
      position: positionOf(EMPTY),
      rack: rack === undefined ? undefined : rackOf(rack),
      list: LIST,
    };
    const move = valueOf(parseMoveInput(text, query.position.board, TURNIER_DE));
    return scoreDocument(judgeMove(move, query), query, ({ kind }) => `Sentence: ${kind}`);
  };

  test('shows the arithmetic of every letter', () => {
    expect(judged('8H OHR')).toMatchObject({
      legal: true,
      valid: true,
      total: 10,
      words: [{ word: 'OHR', letterSum: 5, wordMultiplier: 2, points: 10, inList: true }],
      errors: [],
    });
  });

  test('has a sentence for every error and the reason of a removed word', () => {
    expect(judged('8H BURGUND', 'BURGUN')).toMatchObject({
      legal: false,
      valid: false,
      words: [{ word: 'BURGUND', inList: false, reason: 'proper-noun' }],
      errors: [
        { kind: 'notOnRack', missing: ['D'], message: 'Sentence: notOnRack' },
        { kind: 'invalidWord', message: 'Sentence: invalidWord' },
      ],
    });
  });

  test.each([
    ['-', { valid: true, total: 0, move: '-', words: [] }],
    ['-OH', { valid: true, total: 0, move: '-OH' }],
    ['-X', { valid: false, errors: [{ kind: 'notOnRack', missing: ['X'] }] }],
  ])('judges %j', (text, document) => {
    expect(judged(text, 'OHR')).toMatchObject(document);
  });
});

test.each([
  ['ohr', { word: 'OHR', valid: true }],
  ['Burgund', { word: 'BURGUND', valid: false, reason: 'proper-noun' }],
  ['X', { word: 'X', valid: false, reason: 'too-short', length: 1, limit: 2 }],
  ['a-b', { valid: false, reason: 'bad-character', character: '-', position: 2 }],
  ['XYZ', { word: 'XYZ', valid: false, reason: 'not-in-list' }],
])('check answers %j with %j', (input, document) => {
  expect(checkDocument(checkWord(input, LIST, TURNIER_DE))).toEqual({ input, ...document });
});

test('an open filter is one that was asked for nothing', () => {
  expect(parseFilter({}, TURNIER_DE)).toEqual({ ok: true, value: openFilter(TURNIER_DE) });
});
