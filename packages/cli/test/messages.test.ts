/** What people are told besides errors: refused moves, remarks, losses, verdicts, numbers. */
import { describe, expect, test } from 'vitest';
import type { MoveRefusal, WordVerdict } from '@bestzug/answers';
import type { GcgWarning } from '@bestzug/formats';
import type { Loss } from '../src/convert/convert-result.ts';
import { MESSAGES_DE } from '../src/messages-de.ts';
import { MESSAGES_EN } from '../src/messages-en.ts';
import type { Warning } from '../src/messages.ts';
import { SENTENCE, TABLES } from './message-tables.ts';

/** Whatever a conversion can lose. */
const LOSSES: readonly Loss[] = [
  { kind: 'notes', count: 1 },
  { kind: 'notes', count: 2 },
  { kind: 'pragmas', names: ['title'] },
  { kind: 'nicks', names: ['A'] },
  { kind: 'racksAssumed', count: 1 },
  { kind: 'racksAssumed', count: 2 },
  { kind: 'pointsOutsideRules', event: 'time', points: -10 },
  { kind: 'pointsOutsideRules', event: 'challenge', points: 5 },
  { kind: 'scoresDiffer', record: [282, 413], rules: [278, 409] },
  { kind: 'listIdentity', name: 'de' },
  { kind: 'bagOrder' },
  { kind: 'engines', names: ['level:3'] },
  { kind: 'rules', name: 'familie' },
  { kind: 'overtimeSeconds' },
  { kind: 'challengedWords' },
  { kind: 'skippedTurns' },
  { kind: 'course', turns: 1 },
  { kind: 'course', turns: 34 },
  { kind: 'besideBoard' },
  { kind: 'removedWords', count: 3414 },
  { kind: 'listName', name: 'de' },
  { kind: 'unplayable', count: 1 },
  { kind: 'unplayable', count: 2 },
  { kind: 'leavesLeftOut', count: 2 },
  { kind: 'leavesMissing', count: 2 },
  { kind: 'leavesRounded', count: 2 },
];

const REFUSALS: { readonly [Kind in MoveRefusal['kind']]: readonly MoveRefusal[] } = {
  malformed: [{ kind: 'malformed', positions: [1, 2] }],
  offBoard: [{ kind: 'offBoard', squares: ['P8'] }],
  illegalLetter: (['notALetter', 'inRuleOff', 'inNeedsBlank'] as const).map((reason) => ({
    kind: 'illegalLetter',
    squares: ['H8'],
    letters: ['#'],
    reason,
  })),
  blankLetterMissing: [{ kind: 'blankLetterMissing', squares: ['H8'] }],
  occupied: [
    {
      kind: 'occupied',
      squares: ['H8', 'H9', 'H10'],
      reasons: ['otherTile', 'laidTwice', 'nothingToPlayThrough'],
    },
  ],
  noTiles: [{ kind: 'noTiles' }],
  notOnRack: [{ kind: 'notOnRack', missing: ['?', 'X'] }],
  notInLine: [{ kind: 'notInLine', squares: ['H8', 'I9'] }],
  gap: [{ kind: 'gap', squares: ['H8'] }],
  firstMoveOffStar: [{ kind: 'firstMoveOffStar', star: 'H8' }],
  firstMoveTooShort: [{ kind: 'firstMoveTooShort', tileCount: 1 }],
  notConnected: [{ kind: 'notConnected', squares: ['A1'] }],
  invalidWord: [
    { kind: 'invalidWord', words: [{ word: 'XYZ', square: '8D', direction: 'across' }] },
  ],
  bagTooSmall: [{ kind: 'bagTooSmall', bag: 3, needed: 7 }],
};

const WARNINGS: { readonly [Kind in Warning['kind']]: Warning } = {
  inRuleOutsideFamily: { kind: 'inRuleOutsideFamily', extended: 'turnier-de' },
  floatingTiles: { kind: 'floatingTiles', squares: ['A1'] },
  latin1: { kind: 'latin1', file: 'a.txt' },
  discarded: { kind: 'discarded', file: 'a.txt', count: 2 },
  unknownLanguage: { kind: 'unknownLanguage', found: 'fr' },
  gameSkipped: { kind: 'gameSkipped', sentence: 'a.json is no game.' },
  pageNotBuilt: { kind: 'pageNotBuilt' },
  otherTiles: { kind: 'otherTiles', named: 'de-119', used: 'de-102', rules: 'de-119' },
  otherList: { kind: 'otherList', expected: 'ff564df2ecc67bcd' },
  gcg: { kind: 'gcg', file: 'a.gcg', oddity: { kind: 'notConnected', line: 3 } },
  moreGcg: { kind: 'moreGcg', file: 'a.gcg', count: 2 },
};

/** Whatever can be odd about a game in GCG. */
const ODDITIES: readonly GcgWarning[] = [
  { kind: 'pointsMismatch', written: 9, computed: 8, line: 3 },
  { kind: 'totalMismatch', written: 9, computed: 8, line: 3 },
  { kind: 'notOnRack', tiles: 'X', line: 3 },
  { kind: 'rackChanged', tiles: 'X', line: 3 },
  { kind: 'tooMany', tile: '?', found: 3, available: 2, line: 3 },
  { kind: 'firstMoveOffStar', line: 3 },
  { kind: 'firstMoveTooShort', line: 3 },
  { kind: 'outOfTurn', event: 'pass', line: 3 },
  { kind: 'playersMissing', line: 1 },
  { kind: 'notInLexicon', word: 'XYZ', line: 3 },
];
const GCG_WARNINGS = ODDITIES.map((oddity) => ({ kind: 'gcg', file: 'a.gcg', oddity }) as const);

const VERDICTS: { readonly [Kind in WordVerdict['kind']]: WordVerdict } = {
  'not-in-list': { kind: 'not-in-list' },
  'in-rule-off': { kind: 'in-rule-off' },
  'no-person-noun': { kind: 'no-person-noun', base: 'TIGER' },
  'wrong-base-ending': { kind: 'wrong-base-ending', base: 'STUDENT' },
  'no-feminine-form': {
    kind: 'no-feminine-form',
    base: 'BAUER',
    feminine: 'BAUERIN',
    other: 'BÄUERIN',
  },
  removed: { kind: 'removed', reason: 'some-new-reason' },
  empty: { kind: 'empty' },
  'bad-character': { kind: 'bad-character', character: '-', position: 2 },
  'too-short': { kind: 'too-short', word: 'A', length: 1, limit: 2 },
  'too-long': { kind: 'too-long', word: 'A', length: 16, limit: 15 },
};

describe.each(TABLES)('%s', (_language, messages, other) => {
  test.each(Object.values(REFUSALS).flat())('the refusal $kind is a sentence', (refusal) => {
    const sentence = messages.refusal(refusal);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).not.toMatch(/undefined/u);
    expect(sentence).not.toBe(other.refusal(refusal));
  });

  test.each([...Object.values(WARNINGS), ...GCG_WARNINGS])(
    'the warning $kind is a sentence',
    (warning) => {
      expect(messages.warning(warning)).toMatch(SENTENCE);
      expect(messages.warning(warning)).not.toBe(other.warning(warning));
    },
  );

  test.each(LOSSES)('the loss $kind is the end of a sentence', (loss) => {
    const sentence = messages.convert.lost(messages.convert.loss(loss));
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).not.toMatch(/undefined|\[object|NaN/u);
    expect(sentence).not.toBe(other.convert.lost(other.convert.loss(loss)));
  });

  test.each(Object.values(VERDICTS))('the verdict $kind names its facts', (verdict) => {
    const text = messages.wordVerdict(verdict);
    expect(text).not.toMatch(/undefined|[.]$/u);
    const [fact] = Object.values(verdict)
      .slice(1)
      .filter((value) => value !== 'A');
    expect(text).toContain(fact === undefined || fact === 1 ? '' : String(fact));
  });
});

test('numbers are written as in the language', () => {
  expect([MESSAGES_DE.count(587473), MESSAGES_EN.count(587473)]).toEqual(['587.473', '587,473']);
  expect([MESSAGES_DE.decimal(-1234.56, 1), MESSAGES_EN.decimal(-1234.56, 1)]).toEqual([
    '−1.234,6',
    '−1,234.6',
  ]);
  expect(MESSAGES_DE.decimal(-0.04, 1)).toBe('0,0');
});
