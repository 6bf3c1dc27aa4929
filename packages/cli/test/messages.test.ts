import { describe, expect, test } from 'vitest';
import type { MoveRefusal, WordVerdict } from '@bestzug/answers';
import type { RecordFault } from '@bestzug/core/game-record';
import type { GameOfGcgFault, GcgFault, GcgWarning, KwgFault } from '@bestzug/formats';
import type { CliFault, CliFaultKind } from '../src/cli-fault.ts';
import { CliError } from '../src/cli-error.ts';
import type { Format, Loss } from '../src/convert/convert-result.ts';
import { MESSAGES_DE } from '../src/messages-de.ts';
import { MESSAGES_EN } from '../src/messages-en.ts';
import type { Warning } from '../src/messages.ts';

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
  noPermission: [{ kind: 'noPermission', file: 'a' }],
  diskFull: [{ kind: 'diskFull', file: 'a' }],
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

const tables = [
  ['German', MESSAGES_DE, MESSAGES_EN],
  ['English', MESSAGES_EN, MESSAGES_DE],
] as const;

describe.each(tables)('%s', (_language, messages, other) => {
  const isSentence = /^\S[^\n]{10,}[.]$/u;

  test.each(Object.values(FAULTS).flat())('$kind is one sentence of its own', (fault) => {
    const sentence = messages.fault(fault);
    expect(sentence).toMatch(isSentence);
    expect(sentence).not.toMatch(/undefined|\[object|NaN/u);
    expect(sentence).not.toBe(other.fault(fault));
  });

  test.each(Object.values(REFUSALS).flat())('the refusal $kind is a sentence', (refusal) => {
    const sentence = messages.refusal(refusal);
    expect(sentence).toMatch(isSentence);
    expect(sentence).not.toMatch(/undefined/u);
    expect(sentence).not.toBe(other.refusal(refusal));
  });

  test.each([...Object.values(WARNINGS), ...GCG_WARNINGS])(
    'the warning $kind is a sentence',
    (warning) => {
      expect(messages.warning(warning)).toMatch(isSentence);
      expect(messages.warning(warning)).not.toBe(other.warning(warning));
    },
  );

  test.each(LOSSES)('the loss $kind is the end of a sentence', (loss) => {
    const sentence = messages.convert.lost(messages.convert.loss(loss));
    expect(sentence).toMatch(isSentence);
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

  test('long and odd texts from outside do not spoil a sentence', () => {
    const sentence = messages.fault({ kind: 'noBoard', found: `a\u001b[31m\n${'x'.repeat(500)}` });
    expect(sentence).toMatch(isSentence);
    expect(sentence.length).toBeLessThan(200);
    expect(sentence).not.toContain('\u001b');
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
