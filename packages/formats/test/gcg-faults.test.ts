import { describe, expect, test } from 'vitest';
import { encodeUtf8 } from '@bestzug/lexicon';
import { formatMoveText, formatRack, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import {
  formatGcg,
  readGcg,
  setupOfState,
  stateBeforeTurn,
  type ReplayedGcg,
} from '../src/index.ts';

const HEAD = '#player1 A Anna\n#player2 B Bert\n';

function readWell(text: string): ReplayedGcg {
  const read = readGcg(text, TURNIER_DE);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe('faults of GCG name line and column', () => {
  test.each<[string, string, object]>([
    ['nothing at all', ' \n', { kind: 'empty', line: 2, column: 1 }],
    ['one player', '#player1 A Anna\n', { kind: 'gcgPlayers', found: 1 }],
    ['a gap among the players', `${HEAD}#player4 D Doris\n`, { kind: 'gcgPlayers', found: 3 }],
    [
      'a player line twice',
      `${HEAD}#player1 C Carl\n`,
      { kind: 'doublePlayer', line: 3, column: 10 },
    ],
    ['a nick twice', '#player1 A A\n#player2 A B\n', { kind: 'doublePlayer', found: 'A', line: 2 }],
    [
      'a player without name',
      '#player1\n',
      { kind: 'unreadable', expected: 'player', line: 1, column: 9 },
    ],
    [
      'text outside of notes',
      `${HEAD}hallo\n`,
      { kind: 'unreadable', expected: 'line', line: 3, column: 1 },
    ],
    ['no colon', `${HEAD}>A TOR\n`, { kind: 'unreadable', expected: 'colon', line: 3, column: 2 }],
    [
      'no move',
      `${HEAD}>A: TOR\n`,
      { kind: 'unreadable', expected: 'move', found: '', line: 3, column: 8 },
    ],
    [
      'a rack for a coordinate',
      `${HEAD}>A: TOR TOR +8 8\n`,
      { kind: 'unreadable', expected: 'move', found: 'TOR', line: 3, column: 9 },
    ],
    [
      'no tiles',
      `${HEAD}>A: TOR 8G +8 8\n`,
      { kind: 'unreadable', expected: 'tiles', found: '+8', line: 3, column: 12 },
    ],
    [
      'no points',
      `${HEAD}>A: TOR 8G TOR acht 8\n`,
      { kind: 'unreadable', expected: 'points', found: 'acht', line: 3, column: 16 },
    ],
    [
      'no total',
      `${HEAD}>A: TOR 8G TOR +8\n`,
      { kind: 'unreadable', expected: 'total', found: '', line: 3, column: 18 },
    ],
    [
      'too much',
      `${HEAD}>A: TOR 8G TOR +8 8 8\n`,
      { kind: 'unreadable', expected: 'lineEnd', found: '8', line: 3, column: 21 },
    ],
    [
      'an open rest',
      `${HEAD}>A: (TOR +8 8\n`,
      { kind: 'unreadable', expected: 'rest', line: 3, column: 5 },
    ],
    [
      'a place beside the board',
      `${HEAD}>A: TOR 16A TOR +8 8\n`,
      { kind: 'badCoordinate', found: '16A', line: 3, column: 9 },
    ],
    [
      'an ß',
      `${HEAD}>A: TOR 8F TOß +8 8\n`,
      { kind: 'illegalLetter', found: 'ß', instead: 'SS', line: 3, column: 14 },
    ],
    [
      'a sign on the rack',
      `${HEAD}>A: TO! 8F TOR +8 8\n`,
      { kind: 'illegalLetter', found: '!', line: 3, column: 7 },
    ],
    [
      'a sign among exchanged tiles',
      `${HEAD}>A: TOR -T1 +0 0\n`,
      { kind: 'illegalLetter', found: '1', line: 3, column: 11 },
    ],
    [
      'a blank without a letter',
      `${HEAD}>A: TOR? 8F TO? +8 8\n`,
      { kind: 'illegalLetter', found: '?', line: 3, column: 15 },
    ],
    [
      'a word over the edge',
      `${HEAD}>A: ? 8N TOR +8 8\n`,
      { kind: 'offBoard', line: 3, column: 12 },
    ],
    [
      'a dot on an empty square',
      `${HEAD}>A: ? 8G TO. +8 8\n`,
      { kind: 'occupied', square: 'I8', lying: '.', found: '.', line: 3, column: 12 },
    ],
    ['nothing new', `${HEAD}>A: ? 8G TOR +8 8\n>B: ? 8G TOR +8 8\n`, { kind: 'noTiles', line: 4 }],
    ['nothing to withdraw', `${HEAD}>A: ? -- -8 0\n`, { kind: 'nothingToWithdraw', line: 3 }],
    [
      'the placement of another withdrawn',
      `${HEAD}>A: ? 8G TOR +8 8\n>B: ? -- -8 0\n`,
      { kind: 'nothingToWithdraw', line: 4 },
    ],
  ])('%s', (_, text, fault) => {
    const read = readGcg(text, TURNIER_DE);
    expect(read.ok ? read.value : read.error).toMatchObject(fault);
  });

  test('bytes declared as UTF-8 that are not', () => {
    const bytes = encodeUtf8('#character-encoding UTF-8\n#player1 A Ännö\n');
    bytes[bytes.length - 3] = 0xff;
    const read = readGcg(bytes, TURNIER_DE);
    expect(read).toEqual({ ok: false, error: { kind: 'notUtf8', line: 2, column: 15 } });
  });

  test('UTF-16 is named', () => {
    const read = readGcg(Uint8Array.of(0xff, 0xfe, 0x23, 0), TURNIER_DE);
    expect(read).toMatchObject({ error: { kind: 'unsupportedEncoding', found: 'UTF-16' } });
  });
});

describe('warnings of GCG', () => {
  const opening = `${HEAD}>A: TORDEIN 8G TOR +8 8\n`;

  test.each<[string, string, object]>([
    [
      'wrong points, and no word about what follows from them',
      `${HEAD}>A: TOR 8G TOR +9 9\n>B: ? - +0 0\n>A: ? - +0 9\n`,
      { kind: 'pointsMismatch', written: 9, computed: 8, line: 3 },
    ],
    [
      'tiles that are not on the rack',
      `${HEAD}>A: TRNNNNN 8G TOR +8 8\n`,
      { kind: 'notOnRack', tiles: 'O', line: 3 },
    ],
    [
      'an opening beside the star',
      `${HEAD}>A: TOR 1A TOR +12 12\n`,
      { kind: 'firstMoveOffStar', line: 3 },
    ],
    [
      'a placement without contact',
      `${opening}>B: TOR 1A TOR +12 12\n`,
      { kind: 'notConnected', line: 4 },
    ],
    [
      'a rack that has lost kept tiles',
      `${opening}>B: ? - +0 0\n>A: AAAAEIN - +0 8\n`,
      { kind: 'rackChanged', tiles: 'D', line: 5 },
    ],
    [
      'more tiles than there are',
      `${HEAD}>A: QQTOR 8G TOR +8 8\n`,
      { kind: 'tooMany', tile: 'Q', found: 2, available: 1, line: 3 },
    ],
    [
      'a turn out of turn',
      `${opening}>A: DEIN - +0 8\n`,
      { kind: 'outOfTurn', event: 'pass', line: 4 },
    ],
    [
      'a rest that is neither once nor twice its value',
      `${opening}>A: (Q) +15 23\n`,
      { kind: 'pointsMismatch', written: 15, computed: 20, line: 4 },
    ],
    [
      'players that are not named',
      '>A: TOR 8G TOR +8 8\n>B: ? - +0 0\n',
      { kind: 'playersMissing', line: 1 },
    ],
  ])('%s', (_, text, warning) => {
    expect(readWell(text).warnings).toEqual([warning]);
  });

  test('incomplete racks are nothing odd', () => {
    expect(readWell(`${HEAD}>A: T 8G TOR +8 8\n>B: - +0 0\n`).warnings).toEqual([]);
  });
});

describe('what a reader of GCG takes', () => {
  test('notes over several lines, pragmas behind events, a bonus for a lost challenge', () => {
    const text = `${HEAD}>A: TORDEIN 8G TOR +8 8\n#note eins\nzwei\n#note drei\n>A: (challenge) +5 13\n#rack2 ABC\n`;
    const { game, course } = readWell(text);
    expect(game.events[0]?.note).toBe('eins\nzwei\ndrei');
    expect(course.finalScores).toEqual([13, 0]);
    expect(course.adjustments).toEqual([
      { kind: 'challenge', player: 0, points: 5, afterTurn: 1, line: 7 },
    ]);
    expect(formatRack(course.end.racks[1]!)).toBe('ABC');
    expect(formatGcg(game, STANDARD_15)).toBe(
      `#character-encoding UTF-8\n${HEAD}#rack2 ABC\n>A: TORDEIN 8G TOR +8 8\n#note eins\n#note zwei\n#note drei\n>A: (challenge) +5 13\n`,
    );
  });

  test('exchanges by number, long dashes, overtime, three players', () => {
    const text = `${HEAD}#player3 C Cem\n>A: TORDEIN –3 +0 0\n>B: – +0 0\n>C: ? 8G TOR 8 8\n>C: (time) −10 -2\n`;
    const { course, warnings } = readWell(text);
    expect(warnings).toEqual([]);
    expect(course.turns.map(({ move }) => formatMoveText(move, STANDARD_15))).toEqual([
      '-3',
      '-',
      '8G TOR',
    ]);
    expect(course.end.scores).toEqual([0, 0, 8]);
    expect(course.finalScores).toEqual([0, 0, -2]);
  });

  test('a part of a word is written as the whole word', () => {
    const text = `${HEAD}>A: TOR 8G TOR +8 8\n>B: E 8J E +5 5\n>A: SD I7 .S +1 9\n`;
    const { game, course } = readWell(text.replace('I7 .S', 'K8 S'));
    expect(formatMoveText(course.turns[2]!.move, STANDARD_15)).toBe('8G ....S');
    expect(formatGcg(game, STANDARD_15)).toContain('>B: E 8G ...E +5 5\n');
  });

  test('*IN is counted with its rule', () => {
    const { course } = readWell(`${HEAD}>A: ERBE? 8G ERB* +30 30\n`);
    expect(course.profile.inRule.enabled).toBe(true);
    expect(course.turns[0]).toMatchObject({ words: ['ERB*'], points: 30 });
  });
});

describe('tables of a course', () => {
  const { course } = readWell(`${HEAD}#lexicon de\n>A: TORDEIN 8G TOR +8 8\n>B: ENRT - +0 0\n`);

  test('there is one before each turn and one after the last', () => {
    const shown = [1, 2, 3, 4, 0].map((number) => stateBeforeTurn(course, number)?.scores);
    expect(shown).toEqual([[0, 0], [8, 0], [8, 0], undefined, undefined]);
  });

  test('as a setup the player on turn comes first', () => {
    const setup = setupOfState(stateBeforeTurn(course, 2)!, course.lexiconName);
    expect(setup.racks.map(formatRack)).toEqual(['ENRT', 'DEIN']);
    expect(setup.scores).toEqual([0, 8]);
    expect(setup.ops).toEqual(new Map([['lex', 'de']]));
  });
});
