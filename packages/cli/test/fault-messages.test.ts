/** What people are told when something is wrong: errors of the command. */
import { describe, expect, test } from 'vitest';
import type { RecordFault } from '@bestzug/core/game-record';
import type { GameOfGcgFault, GcgFault, KwgFault } from '@bestzug/formats';
import type { CliFault, CliFaultKind } from '../src/cli-fault.ts';
import { CliError } from '../src/cli-error.ts';
import type { Format } from '../src/convert/convert-result.ts';
import { MESSAGES_DE } from '../src/messages-de.ts';
import { SENTENCE, TABLES } from './message-tables.ts';

/** Whatever can be wrong with a saved game. */
const RECORD_FAULTS: readonly RecordFault[] = [
  { kind: 'notJson', path: '', reason: 'Unexpected end' },
  { kind: 'unknownVersion', path: 'version', found: '2' },
  { kind: 'unknownKey', path: 'deal.x' },
  { kind: 'missingKey', path: 'deal.bag' },
  { kind: 'badValue', path: 'events.12.points', expected: 'number', found: '"x"' },
  { kind: 'badValue', path: '', expected: 'Object', found: '3' },
  { kind: 'contradiction', path: 'profile', paths: ['players.min', 'players.max'] },
  { kind: 'start', path: 'deal', fault: { kind: 'dealMismatch', part: 'racks' } },
  { kind: 'refused', path: 'events.0', fault: { kind: 'noTiles' } },
  { kind: 'differs', path: 'events.3.points', expected: '18', found: '99' },
  { kind: 'differs', path: 'checksum', expected: '"a"', found: '"b"' },
];

const FORMATS: readonly Format[] = [
  'gcg',
  'json',
  'cgp',
  'board',
  'bzg',
  'kwg',
  'kbwg',
  'words',
  'klv',
  'leaves',
];

const OWN_GAME_FAULTS: readonly GameOfGcgFault[] = [
  { kind: 'tooManyTurns', found: 1001, limit: 1000 },
  { kind: 'rackContradiction', line: 3 },
  { kind: 'cannotStart', fault: { kind: 'playerCount', found: 3, min: 2, max: 2 } },
  { kind: 'cannotStart', fault: { kind: 'dealMismatch', part: 'racks' } },
  { kind: 'againstRules', line: 3, fault: { kind: 'noTiles' } },
  { kind: 'noWithdrawals', line: 3 },
];

const KWG_FAULTS: readonly KwgFault[] = [
  { kind: 'kwgLength', bytes: 3 },
  { kind: 'kwgEmpty' },
  { kind: 'kwgArc', node: 2, arc: 9, nodes: 3 },
  { kind: 'kwgTile', node: 2, tile: 30 },
  { kind: 'kwgOrder', node: 2 },
  { kind: 'kwgCycle', node: 2 },
  { kind: 'kwgTooDeep', limit: 63 },
  { kind: 'kwgTooMany', limit: 2_000_000 },
];

const PLACE = { line: 3, column: 5 } as const;

/** Whatever can be wrong with a game in GCG. */
const GCG_FAULTS: readonly GcgFault[] = [
  { kind: 'empty', ...PLACE },
  { kind: 'unsupportedEncoding', found: 'EBCDIC', ...PLACE },
  { kind: 'notUtf8', ...PLACE },
  { kind: 'unreadable', expected: 'points', found: 'x', ...PLACE },
  { kind: 'unreadable', expected: 'move', found: '', ...PLACE },
  { kind: 'doublePlayer', found: 'A', ...PLACE },
  { kind: 'gcgPlayers', found: 1, ...PLACE },
  { kind: 'unknownNick', found: 'C', known: ['A', 'B'], ...PLACE },
  { kind: 'illegalLetter', found: '?', ...PLACE },
  { kind: 'illegalLetter', found: 'ß', instead: 'SS', ...PLACE },
  { kind: 'illegalLetter', found: '!', ...PLACE },
  { kind: 'badCoordinate', found: '16A', rows: 15, lastColumn: 'O', ...PLACE },
  { kind: 'offBoard', ...PLACE },
  { kind: 'occupied', square: 'H8', lying: 'A', found: 'B', ...PLACE },
  { kind: 'occupied', square: 'H8', lying: '.', found: '.', ...PLACE },
  { kind: 'noTiles', ...PLACE },
  { kind: 'nothingToWithdraw', ...PLACE },
];

/** One fault of every kind, or several where the sentences differ. */
const FAULTS: { readonly [Kind in CliFaultKind]: readonly Extract<CliFault, { kind: Kind }>[] } = {
  unknownSubcommand: [{ kind: 'unknownSubcommand', command: 'bestt', suggestion: 'best' }],
  unknownOption: [{ kind: 'unknownOption', option: '--x', suggestion: undefined }],
  missingCommand: [{ kind: 'missingCommand' }],
  missingArgument: [{ kind: 'missingArgument', argument: 'ZUG' }],
  missingOptionValue: [{ kind: 'missingOptionValue', option: '--top <N>' }],
  missingOption: [{ kind: 'missingOption', option: '--base <DATEI>' }],
  tooManyArguments: [{ kind: 'tooManyArguments', found: ['A', 'B'] }],
  badOptionNumber: [
    { kind: 'badOptionNumber', option: '--top', found: 'x', min: 1, max: Number.MAX_SAFE_INTEGER },
    { kind: 'badOptionNumber', option: '--max-tiles', found: '9', min: 1, max: 7 },
  ],
  badDuration: [{ kind: 'badDuration', option: '--time', found: '0', min: 0.1, max: 3600 }],
  badChoice: [{ kind: 'badChoice', option: '--sort', found: 'x', choices: ['score', 'equity'] }],
  badNumberList: [
    { kind: 'badNumberList', option: '--games', found: '0,x', max: 10_000_000, most: 20 },
  ],
  badClaims: [{ kind: 'badClaims', option: '--sprt', found: '2,0' }],
  conflict: [{ kind: 'conflict', options: ['--all', '--top'] }],
  missingRack: [{ kind: 'missingRack' }],
  notFormed: [
    { kind: 'notFormed', words: ['XQ'], formed: ['TORE'] },
    { kind: 'notFormed', words: ['XQ'], formed: [] },
  ],
  stdinTwice: [{ kind: 'stdinTwice' }],
  fileNotFound: [{ kind: 'fileNotFound', file: 'a.txt' }],
  folderNotFound: [{ kind: 'folderNotFound', folder: 'a' }],
  isFolder: [{ kind: 'isFolder', file: 'a' }],
  notFolder: [{ kind: 'notFolder', folder: 'a' }],
  noRegularFile: [{ kind: 'noRegularFile', file: 'a' }],
  noPermission: [{ kind: 'noPermission', file: 'a' }],
  diskFull: [{ kind: 'diskFull', file: 'a' }],
  outputFailed: [
    { kind: 'outputFailed', code: 'ENOSPC' },
    { kind: 'outputFailed', code: 'EIO' },
  ],
  fileTrouble: [{ kind: 'fileTrouble', file: 'a', code: 'EIO' }],
  fileTooLarge: [{ kind: 'fileTooLarge', file: 'a', limit: 1_000_000 }],
  notText: [{ kind: 'notText', file: 'a' }],
  badArchive: [{ kind: 'badArchive', file: 'a.gz' }],
  badJson: [{ kind: 'badJson', file: 'a.json', detail: 'Unexpected end' }],
  unsupportedFormat: [{ kind: 'unsupportedFormat', file: 'a.kwg', format: '.kwg' }],
  listNotBuilt: [{ kind: 'listNotBuilt', file: 'de.bzg' }],
  listEmpty: [{ kind: 'listEmpty', file: 'a.txt' }],
  listTooLarge: [{ kind: 'listTooLarge', file: 'a.txt' }],
  outputIsSource: [{ kind: 'outputIsSource', file: 'a.txt' }],
  foreign: [{ kind: 'foreign', file: 'a.bzg', isDefault: false }],
  version: [{ kind: 'version', found: 2, expected: 1, file: 'a.bzg', isDefault: true }],
  alphabet: [{ kind: 'alphabet', found: 'ABC', expected: 'AÄB', file: 'a.bzg', isDefault: false }],
  truncated: [{ kind: 'truncated', length: 1, expected: 2, file: 'a.bzg', isDefault: true }],
  damaged: [{ kind: 'damaged', part: 'checksum', file: 'a.bzg', isDefault: true }],
  empty: (['rack', 'board', 'move', 'square', 'contains', 'words'] as const).map((input) => ({
    kind: 'empty',
    input,
  })),
  illegalLetter: [
    { kind: 'illegalLetter', found: 'ß', instead: 'SS', position: 3, input: 'rack' },
    { kind: 'illegalLetter', found: '#', row: 8, column: 'H', input: 'board' },
    { kind: 'illegalLetter', found: '1', field: 'rack2', position: 1, input: 'board' },
  ],
  rackTooLong: [
    { kind: 'rackTooLong', found: 8, expected: 7, input: 'rack' },
    { kind: 'rackTooLong', found: 8, expected: 7, player: 2, input: 'board' },
  ],
  tooMany: [
    { kind: 'tooMany', tile: '?', found: 3, available: 2, input: 'rack' },
    { kind: 'tooMany', tile: 'Q', found: 2, available: 1, input: 'board' },
    { kind: 'tooMany', tile: '?', found: 6, available: 2, input: 'move' },
  ],
  badRowCount: [{ kind: 'badRowCount', found: 1, expected: 15, input: 'board' }],
  badRowLength: [{ kind: 'badRowLength', row: 3, found: 14, expected: 15, input: 'board' }],
  missingField: [{ kind: 'missingField', field: 'scores', input: 'board' }],
  badNumber: [{ kind: 'badNumber', field: 'zeros', found: 'x', input: 'board' }],
  badPlayerCount: [
    { kind: 'badPlayerCount', field: 'racks', found: 5, expected: 2, input: 'board' },
    { kind: 'badPlayerCount', field: 'scores', found: 3, expected: 2, input: 'board' },
  ],
  unknownCommand: [{ kind: 'unknownCommand', found: 'springe', input: 'move' }],
  badCoordinate: [
    { kind: 'badCoordinate', found: '16A', rows: 15, lastColumn: 'O', input: 'move' },
  ],
  badRange: [
    { kind: 'badRange', range: '8D-8F', found: 6, expected: 3, input: 'move' },
    { kind: 'badRange', range: '8D-9F', found: 6, input: 'move' },
  ],
  missingTiles: [
    { kind: 'missingTiles', move: 'placement', input: 'move' },
    { kind: 'missingTiles', move: 'exchange', input: 'move' },
  ],
  layoutMismatch: [
    { kind: 'layoutMismatch', found: 'super-21', expected: 'standard-15', input: 'board' },
  ],
  floatingTiles: [
    { kind: 'floatingTiles', squares: ['A1'] },
    { kind: 'floatingTiles', squares: 'A1 A2 A3 A4 A5 A6 A7 A8 A9'.split(' ') },
  ],
  severalPositions: [{ kind: 'severalPositions', found: 2 }],
  noPositions: [{ kind: 'noPositions' }],
  noBoard: [{ kind: 'noBoard', found: 'x' }],
  badGcg: GCG_FAULTS.map((reason) => ({
    kind: 'badGcg',
    file: 'a.gcg',
    line: 3,
    column: 5,
    reason,
  })),
  noSuchTurn: [
    { kind: 'noSuchTurn', file: 'a.gcg', found: 40, turns: 35 },
    { kind: 'noSuchTurn', file: 'a.gcg', found: 4, turns: 1 },
  ],
  turnWithoutGame: [{ kind: 'turnWithoutGame' }],
  unknownEnding: [{ kind: 'unknownEnding', file: 'a.doc', known: ['.gcg', '.cgp'] }],
  noConversion: FORMATS.map((from) => ({
    kind: 'noConversion',
    file: 'a',
    from,
    possible: FORMATS,
  })),
  outputExists: [{ kind: 'outputExists', file: 'a.gcg' }],
  noOwnGame: OWN_GAME_FAULTS.map((reason) => ({ kind: 'noOwnGame', file: 'a.gcg', reason })),
  startsWithTiles: [{ kind: 'startsWithTiles', file: 'a.json' }],
  badKwg: KWG_FAULTS.map((reason) => ({ kind: 'badKwg', file: 'a.kwg', reason })),
  badKlv: [
    { kind: 'badKlv', file: 'a', reason: { kind: 'klvLength', found: 3, expected: 12 } },
    { kind: 'badKlv', file: 'a', reason: { kind: 'klvCount', leaves: 3, values: 4 } },
    { kind: 'badKlv', file: 'a', reason: { kind: 'klvValue', value: 4 } },
  ],
  badLeaves: [{ kind: 'badLeaves', file: 'a.leaves' }],
  foreignLeaves: [{ kind: 'foreignLeaves', file: 'werte.klv2' }],
  unfitLeaves: [
    { kind: 'unfitLeaves', file: 'de.leaves.gz', tileSet: 'de-102', rackSize: 7, rules: 'super' },
  ],
  unknownRules: [{ kind: 'unknownRules', found: 'x', known: ['familie', 'turnier-de'] }],
  unknownKey: [{ kind: 'unknownKey', path: 'bonus' }],
  missingKey: [{ kind: 'missingKey', path: 'extends' }],
  badValue: [
    { kind: 'badValue', path: 'rackSize', expected: '<=8', found: '70' },
    { kind: 'badValue', path: 'rackSize', expected: 'integer', found: '1.5' },
    { kind: 'badValue', path: 'layout', expected: '("a" | "b")', found: '"x"' },
    { kind: 'badValue', path: 'x', expected: 'a thing', found: '"x"' },
    { kind: 'badValue', path: '', expected: 'Object', found: '3' },
  ],
  contradiction: [{ kind: 'contradiction', paths: ['players.min', 'players.max'] }],
  unsupported: [{ kind: 'unsupported', path: 'premiumsOnce', expected: 'true', found: 'false' }],
  boardSize: [{ kind: 'boardSize', path: 'layout.squares', found: 3, min: 5, max: 21 }],
  squareCount: [
    { kind: 'squareCount', path: 'layout.squares[3]', row: 4, found: 14, expected: 15 },
  ],
  unknownSquare: [
    {
      kind: 'unknownSquare',
      path: 'layout.squares[3]',
      row: 4,
      column: 2,
      found: 'x',
      known: '.dtqDTQ*',
    },
  ],
  starCount: [
    { kind: 'starCount', path: 'layout.squares', found: 0 },
    { kind: 'starCount', path: 'layout.squares', found: 2 },
  ],
  badStar: [{ kind: 'badStar', path: 'layout.star', found: 'Z9' }],
  unknownTile: [{ kind: 'unknownTile', path: 'tileSet.tiles.ß', found: 'ß' }],
  doubleTile: [{ kind: 'doubleTile', path: 'tileSet.tiles.Ä', found: 'Ä' }],
  scoresTooHigh: [
    { kind: 'scoresTooHigh', path: 'bingoBonus', found: 1_008_000, limit: 1_000_000 },
  ],
  tooFewTiles: [{ kind: 'tooFewTiles', path: 'tileSet', found: 27, expected: 28, players: 4 }],
  malformedPlayer: [{ kind: 'malformedPlayer', found: 'x:', option: '--players' }],
  unknownPlayer: [
    { kind: 'unknownPlayer', found: 'x', known: ['greedy', 'static'], option: '--players' },
  ],
  unknownParameter: [
    { kind: 'unknownParameter', player: 'sim', found: 'x', known: ['plies'], option: '--players' },
    { kind: 'unknownParameter', player: 'greedy', found: 'x', known: [], option: '--players' },
  ],
  repeatedParameter: [
    { kind: 'repeatedParameter', player: 'sim', found: 'plies', option: '--players' },
  ],
  parameterOutOfRange: [
    {
      kind: 'parameterOutOfRange',
      player: 'level',
      parameter: 'level',
      found: '9',
      min: 1,
      max: 6,
      option: '--players',
    },
  ],
  unknownChoice: [
    {
      kind: 'unknownChoice',
      player: 'static',
      parameter: 'leaves',
      found: 'x',
      known: ['pairs', 'none'],
      option: '--players',
    },
  ],
  badName: [{ kind: 'badName', found: '', limit: 30 }],
  sameName: [{ kind: 'sameName', name: 'Anna' }],
  playerCount: [
    { kind: 'playerCount', found: 3, min: 2, max: 2, rules: ['familie'] },
    { kind: 'playerCount', found: 5, min: 2, max: 4, rules: [] },
  ],
  noGames: [{ kind: 'noGames', folder: 'partien' }],
  notHtml: [{ kind: 'notHtml', file: 'partie.json' }],
  noTurn: [
    { kind: 'noTurn', turn: 3, count: 1 },
    { kind: 'noTurn', turn: 30, count: 25 },
  ],
  noPuzzle: [{ kind: 'noPuzzle' }],
  badDate: [{ kind: 'badDate', option: '--date', found: '30.2.2027' }],
  turnOfMany: [{ kind: 'turnOfMany' }],
  noSave: [{ kind: 'noSave' }],
  noSaveFolder: [{ kind: 'noSaveFolder', folder: '/home/anna/games' }],
  saveInUse: [
    { kind: 'saveInUse', file: 'a.json', process: 17 },
    { kind: 'saveInUse', file: 'a.json', process: 0 },
  ],
  saveExists: [{ kind: 'saveExists', file: 'a.json' }],
  saveDamaged: RECORD_FAULTS.map((fault) => ({ kind: 'saveDamaged', file: 'a.json', fault })),
  saveFailed: [
    { kind: 'saveFailed', file: 'a.json', code: 'ENOSPC' },
    { kind: 'saveFailed', file: 'a.json', code: 'EIO' },
  ],
  gamesExist: [{ kind: 'gamesExist', folder: 'a' }],
  stateExists: [{ kind: 'stateExists', file: 'a.state' }],
  stateDamaged: [{ kind: 'stateDamaged', file: 'a.state' }],
  stateVersion: [{ kind: 'stateVersion', file: 'a.state', found: 2, expected: 1 }],
  stateMismatch: (['list', 'rules', 'players', 'seed', 'games', 'data'] as const).map((part) => ({
    kind: 'stateMismatch',
    file: 'a.state',
    part,
    begunWith: 'this',
    given: 'that',
  })),
  portInUse: [{ kind: 'portInUse', port: 8015 }],
  cannotListen: [{ kind: 'cannotListen', host: '10.0.0.1', port: 80, code: 'EADDRNOTAVAIL' }],
  badQueueUrl: [{ kind: 'badQueueUrl', found: 'localhost', option: '--queue' }],
  badQueueProtocol: [{ kind: 'badQueueProtocol', found: 'http', option: '--queue' }],
  noQueue: [{ kind: 'noQueue' }],
  queueUnreachable: [
    { kind: 'queueUnreachable', address: 'redis://127.0.0.1:6379', reason: 'ECONNREFUSED' },
  ],
  blockFailed: [{ kind: 'blockFailed', block: 'match 250+250', seed: '1', reason: 'no memory' }],
  threadDied: [{ kind: 'threadDied' }],
  internal: [{ kind: 'internal', detail: 'TypeError: x' }],
};

describe.each(TABLES)('%s', (_language, messages, other) => {
  test.each(Object.values(FAULTS).flat())('$kind is one sentence of its own', (fault) => {
    const sentence = messages.fault(fault);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).not.toMatch(/undefined|\[object|NaN/u);
    expect(sentence).not.toBe(other.fault(fault));
  });

  test('long and odd texts from outside do not spoil a sentence', () => {
    const sentence = messages.fault({ kind: 'noBoard', found: `a\u001b[31m\n${'x'.repeat(500)}` });
    expect(sentence).toMatch(SENTENCE);
    expect(sentence.length).toBeLessThan(200);
    expect(sentence).not.toContain('\u001b');
  });
});

test('damaged and missing things end with 3, wrong usage with 2', () => {
  const codes = Object.entries(FAULTS).map(([kind, [fault]]) => [
    kind,
    new CliError(fault!).exitCode,
  ]);
  expect(Object.fromEntries(codes)).toMatchObject({
    fileNotFound: 3,
    listNotBuilt: 3,
    version: 3,
    damaged: 3,
    saveDamaged: 3,
    saveInUse: 3,
    noSaveFolder: 3,
    saveFailed: 3,
    saveExists: 2,
    playerCount: 2,
    unknownOption: 2,
    tooMany: 2,
    badRowLength: 2,
    floatingTiles: 2,
    badJson: 2,
  });
});

test('the list that comes with the program is rebuilt by npm start', () => {
  const [fault] = FAULTS.damaged;
  expect(MESSAGES_DE.fault(fault!)).toContain('„npm start -- list info“');
  expect(MESSAGES_DE.fault(FAULTS.listNotBuilt[0]!)).toContain('„npm start -- list info“');
});
