import { describe, expect, test } from 'vitest';
import { FAMILIE, TURNIER_DE, type Game } from '../src/index.ts';
import { fromRecord, parseRecordText, toRecord } from '../src/game-record.ts';
import { challengeBy, gameOf, moveBy, played } from './game-builder.ts';

const WORDS = new Set(['TOR', 'TORE', 'EIS']);

const start = (): Game =>
  gameOf({
    profile: { ...TURNIER_DE, name: 'verein' },
    racks: ['ERNSTE?', 'QXÄUDIA'],
    bag: 'ENISTRAULD',
  });

/** A placement that stands, one with a blank that is withdrawn, an exchange. */
const game = played(
  start(),
  [moveBy(0, '8G ...E'), moveBy(1, '8G ....D'), challengeBy(0), moveBy(0, '-ER'), moveBy(1, '-')],
  WORDS,
);
const record = toRecord(game);

const faultOf = (json: unknown) => {
  const read = fromRecord(json);
  if (read.ok) throw new Error('accepted');
  return read.error;
};

/** The record with one event changed. */
const withEvent = (index: number, change: object): object => ({
  ...record,
  events: record.events.map((event, place) => (place === index ? { ...event, ...change } : event)),
});

describe('a game record', () => {
  test('is plain JSON a person can read', () => {
    expect(record).toMatchObject({
      format: 'bestzug-game',
      version: 1,
      profile: { name: 'verein', tileSet: 'de-102', layout: 'standard-15', bingoBonus: 50 },
      players: [
        { name: 'A', engine: null },
        { name: 'B', engine: null },
      ],
      deal: { tiles: 'partial', racks: ['?EENRST', 'AÄDIQUX'], bag: 'ENISTRAULD', random: null },
      scores: [5, 0],
    });
    expect(record.events.slice(0, 3)).toEqual([
      {
        kind: 'placement',
        player: 0,
        move: '8G ...E',
        words: ['TORE'],
        points: 5,
        bonus: 0,
        drawn: 'E',
      },
      {
        kind: 'placement',
        player: 1,
        move: '8G ....D',
        words: ['TORED'],
        points: 6,
        bonus: 0,
        drawn: 'N',
      },
      {
        kind: 'challenge',
        player: 0,
        words: ['TORED'],
        invalidWords: ['TORED'],
        loser: 1,
        points: -6,
      },
    ]);
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });

  test('gives the game again, whatever list there is now (R20)', () => {
    const read = fromRecord(record);
    expect(read.ok && read.value.scores).toEqual(game.scores);
    expect(read.ok && read.value.history).toEqual(game.history);
    expect(read.ok && read.value.racks).toEqual(game.racks);
    expect(read.ok && read.value.profile).toEqual({ ...TURNIER_DE, name: 'verein' });
  });

  test('keeps a lost turn although the words may be words by now', () => {
    const lost = played(
      gameOf({ profile: { onInvalid: 'loseTurn' }, racks: ['DE', 'QI'] }),
      [moveBy(0, '8G ...D')],
      WORDS,
    );
    const read = fromRecord(toRecord(lost));
    expect(read.ok && read.value.history).toEqual([
      expect.objectContaining({ kind: 'lostTurn', invalidWords: ['TORD'] }),
    ]);
  });

  test('does not depend on the order of keys', () => {
    const turned: object = Object.fromEntries(Object.entries(record).reverse());
    expect(fromRecord(turned).ok).toBe(true);
  });

  test('keeps a board and tiles of its own', () => {
    const layout = { ...FAMILIE.layout, star: 0 };
    const tileSet = { ...FAMILIE.tileSet, name: 'own' };
    const own = gameOf({ profile: { name: 'haus', layout, tileSet }, racks: ['A', 'B'] });
    const read = fromRecord(JSON.parse(JSON.stringify(toRecord(own))));
    expect(read.ok && read.value.profile).toEqual(own.profile);
  });
});

describe('a record is refused', () => {
  test('cut off anywhere', () => {
    const text = JSON.stringify(record);
    for (let length = 0; length < text.length; length += 7) {
      expect(parseRecordText(text.slice(0, length))).toMatchObject({
        ok: false,
        error: { kind: 'notJson' },
      });
    }
  });

  test.each<[string, unknown, object]>([
    ['no object', 'game', { kind: 'badValue', path: '' }],
    ['of a later version', { ...record, version: 2, more: 1 }, { kind: 'unknownVersion' }],
    ['of another kind', { ...record, format: 'chess' }, { kind: 'badValue', path: 'format' }],
    ['with more keys', { ...record, note: '' }, { kind: 'unknownKey', path: 'note' }],
    ['without a key', withEvent(0, { move: undefined }), { path: 'events.0.move' }],
    ['with another event', withEvent(0, { kind: 'jump' }), { path: 'events.0.kind' }],
    [
      'with other points',
      withEvent(0, { points: 50 }),
      { kind: 'differs', path: 'events.0.points', expected: '5', found: '50' },
    ],
    [
      'with another draw',
      withEvent(0, { drawn: 'X' }),
      { kind: 'differs', path: 'events.0.drawn' },
    ],
    [
      'with another word',
      withEvent(0, { words: ['TORF'] }),
      { kind: 'differs', path: 'events.0.words.0' },
    ],
    [
      'with another move',
      withEvent(0, { move: '8G ...X' }),
      { kind: 'refused', path: 'events.0', fault: { kind: 'notOnRack' } },
    ],
    [
      'with an unreadable move',
      withEvent(0, { move: '99Z ß' }),
      { kind: 'badValue', path: 'events.0.move' },
    ],
    [
      'with an unreadable exchange',
      withEvent(3, { tiles: 'ß' }),
      { kind: 'badValue', path: 'events.3.tiles' },
    ],
    [
      'with another player',
      withEvent(0, { player: 1 }),
      { kind: 'refused', path: 'events.0', fault: { kind: 'notYourTurn' } },
    ],
    [
      'with a player too many',
      withEvent(0, { player: 2 }),
      { kind: 'badValue', path: 'events.0.player' },
    ],
    [
      'with a milder challenge',
      withEvent(2, { invalidWords: [] }),
      { kind: 'differs', path: 'events.2.loser' },
    ],
    ['with other scores', { ...record, scores: [500, 0] }, { kind: 'differs', path: 'scores.0' }],
    [
      'with another name',
      { ...record, players: [{ name: 'X', engine: null }, record.players[1]] },
      { kind: 'differs', path: 'checksum' },
    ],
    [
      'with another list',
      { ...record, lexicon: { name: 'x', words: 1, sha256: '' } },
      { kind: 'differs', path: 'checksum' },
    ],
    [
      'with other rules',
      { ...record, profile: { extends: 'familie', rackSize: 99 } },
      { kind: 'badValue', path: 'profile.rackSize' },
    ],
    [
      'with an unreadable board',
      { ...record, deal: { ...record.deal, board: '15/15' } },
      { kind: 'badValue', path: 'deal.board' },
    ],
    [
      'with an unreadable rack',
      { ...record, deal: { ...record.deal, racks: ['E', '1'] } },
      { kind: 'badValue', path: 'deal.racks.1' },
    ],
    [
      'with a rack too many',
      { ...record, deal: { ...record.deal, racks: ['E', 'E', 'E'] } },
      { kind: 'start', path: 'deal' },
    ],
    [
      'with too few tiles',
      { ...record, deal: { ...record.deal, tiles: 'complete' } },
      { kind: 'start', path: 'deal', fault: { kind: 'tileCount' } },
    ],
  ])('%s', (_, json, fault) => {
    expect(faultOf(json)).toMatchObject(fault);
  });
});
