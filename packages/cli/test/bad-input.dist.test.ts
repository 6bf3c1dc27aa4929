import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { bestzug, fileWith, FOLDER, MAIN, MINI_LIST, type Surroundings } from './bestzug.ts';

const MINI = ['--list', MINI_LIST] as const;
const EMPTY_ROW = '15/';
/** A board whose row 8 is this. */
const boardWith = (row: string): string => `${EMPTY_ROW.repeat(7)}${row}${'/15'.repeat(7)}`;
const rows = (
  count: number,
  change: (row: string, index: number) => string = (row) => row,
): string => Array.from({ length: count }, (_, index) => change('.'.repeat(15), index)).join('\n');

/** A command line with its exit code, the kind of error and what its sentence has to name. */
type BadInput = readonly [
  name: string,
  args: readonly string[],
  code: 2 | 3,
  kind: string,
  sentence: RegExp,
  surroundings?: Surroundings,
];

const built = (): Buffer => {
  const path = `${FOLDER}/sound.bzg`;
  spawnSync(process.execPath, [MAIN, 'list', 'build', '--base', MINI_LIST, '-o', path]);
  return spawnSync('cat', [path], { maxBuffer: 1e8 }).stdout;
};
const SOUND = built();
const changed = (offset: number): Buffer => {
  const bytes = Buffer.from(SOUND);
  bytes[offset]! ^= 0x55;
  return bytes;
};

const RACKS: readonly BadInput[] = [
  ['an empty rack', ['best', ''], 2, 'empty', /^Bänkchen: Es ist leer/u],
  ['a rack of blank space', ['best', '  '], 2, 'empty', /^Bänkchen/u],
  ['no rack at all', ['best'], 2, 'missingRack', /best EEERSTU/u],
  ['eight tiles', ['best', 'ERNSTEIN'], 2, 'rackTooLong', /8 Steine .* höchstens 7/u],
  ['three blanks', ['best', '???'], 2, 'tooMany', /3 Blankos, .* nur 2/u],
  ['more copies than the set has', ['best', 'JJ'], 2, 'tooMany', /2 J, .* nur eins/u],
  [
    'more copies than the set has, on board and rack together',
    ['best', 'Q', '--board', boardWith('6QI7')],
    2,
    'tooMany',
    /^Brett und Bänkchen zusammen: 2 Q/u,
  ],
  ['a digit in a rack', ['best', 'E1NS'], 2, 'illegalLetter', /Stelle 2: „1“/u],
  ['ß in a rack', ['best', 'SPAß'], 2, 'illegalLetter', /Stelle 4: „ß“ .* SS/u],
  ['an accent in a rack', ['best', 'CAFÉ'], 2, 'illegalLetter', /Stelle 4: „É“ .* E /u],
  ['an emoji in a rack', ['best', 'A😀'], 2, 'illegalLetter', /Stelle 2: „😀“/u],
  ['three blanks to check a move', ['score', '8D AB', '--rack', '???'], 2, 'tooMany', /Blankos/u],
];

const BOARDS: readonly BadInput[] = [
  [
    'a row of 14 squares',
    ['best', 'E', '--board', boardWith('14')],
    2,
    'badRowLength',
    /Zeile 8: 14 Felder statt 15/u,
  ],
  [
    'a row of 16 squares',
    ['best', 'E', '--board', boardWith('6TORE6')],
    2,
    'badRowLength',
    /Zeile 8: 16 Felder/u,
  ],
  [
    '14 rows of text',
    ['best', 'E', '--board', '-'],
    2,
    'badRowCount',
    /14 Zeilen statt 15/u,
    { stdin: rows(14) },
  ],
  [
    '16 columns of text',
    ['best', 'E', '--board', '-'],
    2,
    'badRowLength',
    /Zeile 3: 16 Felder/u,
    { stdin: rows(15, (row, index) => (index === 2 ? `${row}.` : row)) },
  ],
  [
    'an unknown letter',
    ['best', 'E', '--board', boardWith('6T#R6')],
    2,
    'illegalLetter',
    /Zeile 8, Spalte H: „#“/u,
  ],
  [
    'ß on the board',
    ['best', 'E', '--board', boardWith('6TOß6')],
    2,
    'illegalLetter',
    /Zeile 8, Spalte I: „ß“ .* SS/u,
  ],
  [
    'a floating tile',
    ['best', 'E', '--board', `${boardWith('6TOR6').slice(0, -2)}A14`],
    2,
    'floatingTiles',
    /A15 .* --no-check/u,
  ],
  [
    'a word off the star',
    ['best', 'E', '--board', `TOR12${'/15'.repeat(14)}`],
    2,
    'floatingTiles',
    /A1, B1, C1/u,
  ],
  [
    'a CGP text without its end',
    ['best', 'E', '--board', `${boardWith('15')} E/`],
    2,
    'missingField',
    /Spielstände/u,
  ],
  [
    'a board of another size',
    ['best', 'E', '--board', Array(21).fill('21').join('/')],
    2,
    'layoutMismatch',
    /super-21.*standard-15/u,
  ],
  ['neither file nor board', ['best', 'E', '--board', 'brett'], 2, 'noBoard', /„brett“/u],
  ['a missing board file', ['best', 'E', '--board', 'x.cgp'], 3, 'fileNotFound', /„x.cgp“/u],
  ['a folder as a board', ['best', 'E', '--board', FOLDER], 3, 'isFolder', /Ordner/u],
  [
    'several positions in a file',
    ['best', 'E', '--board', fileWith('two.cgp', `${boardWith('15')}\n${boardWith('15')}\n`)],
    2,
    'severalPositions',
    /two\.cgp: Brett: 2 Zeilen/u,
  ],
  [
    'a board that is no text',
    ['best', 'E', '--board', fileWith('board.txt', Buffer.from([0, 1, 2, 3]))],
    3,
    'notText',
    /keine Textdatei/u,
  ],
  [
    'closed standard input',
    ['best', 'E', '--board', '-'],
    2,
    'empty',
    /^Brett: Die Eingabe ist leer/u,
  ],
  ['empty standard input', ['best', 'E', '--board', '-'], 2, 'empty', /leer/u, { stdin: '' }],
  [
    'endless standard input',
    ['best', 'E', '--board', '-'],
    3,
    'fileTooLarge',
    /zu groß/u,
    { stdin: 'A'.repeat(1_100_000) },
  ],
];

const MOVES: readonly BadInput[] = [
  ['a move off the board', ['score', '16A TOR'], 2, 'badCoordinate', /„16A“ .* 1 bis 15/u],
  ['a column off the board', ['score', '8P TOR'], 2, 'badCoordinate', /Spalten von A bis O/u],
  ['a move without a word', ['score', '8D'], 2, 'missingTiles', /fehlt das Wort/u],
  ['an empty move', ['score', ''], 2, 'empty', /^Zug/u],
  ['no move', ['score', 'springe'], 2, 'unknownCommand', /„springe“ .* „8D GRÜNDE“/u],
  ['a digit in a move', ['score', '8D GRÜN1E'], 2, 'illegalLetter', /Stelle 5/u],
  ['ß in a move', ['score', '8D STRAßE'], 2, 'illegalLetter', /SS/u],
  ['small letters for capitals', ['score', '8D gründe'], 2, 'tooMany', /Kleinbuchstaben/u],
  ['a range that does not fit', ['score', '8D-8F GRÜNDE'], 2, 'badRange', /3 Felder/u],
  ['the same in best', ['best', 'E', '--move', '8Z X'], 2, 'badCoordinate', /„8Z“/u],
];

const LISTS: readonly BadInput[] = [
  ['a missing list', ['best', 'E', '--list', 'fehlt.txt'], 3, 'fileNotFound', /„fehlt\.txt“/u],
  ['a folder as a list', ['check', 'E', '--list', FOLDER], 3, 'isFolder', /Ordner/u],
  [
    'a list without words',
    ['check', 'E', '--list', fileWith('empty.txt', '# leer\n')],
    3,
    'listEmpty',
    /kein spielbares Wort/u,
  ],
  [
    'a list that is no text',
    ['check', 'E', '--list', fileWith('image.png', Buffer.from([0x89, 0x50, 0, 1]))],
    3,
    'notText',
    /keine Textdatei/u,
  ],
  [
    'a broken archive',
    ['check', 'E', '--list', fileWith('half.gz', gzipSync('HAUS\n').subarray(0, 15))],
    3,
    'badArchive',
    /beschädigt/u,
  ],
  [
    'a truncated word graph',
    ['check', 'E', '--list', fileWith('short.bzg', SOUND.subarray(0, 1000))],
    3,
    'truncated',
    /1000 von \d+ Bytes.*list build/u,
  ],
  [
    'a word graph of another version',
    ['check', 'E', '--list', fileWith('version.bzg', changed(8))],
    3,
    'version',
    /anderen Version.*list build/u,
  ],
  [
    'a damaged word graph',
    ['check', 'E', '--list', fileWith('damaged.bzg', changed(2000))],
    3,
    'damaged',
    /beschädigt.*list build/u,
  ],
  [
    'a foreign file that calls itself a word graph',
    ['check', 'E', '--list', fileWith('foreign.bzg', 'HAUS\n')],
    3,
    'foreign',
    /kein Wortgraph/u,
  ],
  [
    'a word graph of another program',
    ['check', 'E', '--list', fileWith('other.gaddag', 'x')],
    3,
    'unsupportedFormat',
    /\.gaddag/u,
  ],
  [
    'a damaged KWG',
    ['check', 'E', '--list', fileWith('other.kwg', 'x')],
    3,
    'badKwg',
    /1 Bytes sind keine ganze Zahl/u,
  ],
  [
    'a list that cannot be written',
    ['list', 'build', '--base', MINI_LIST, '-o', '/nix/da/x.bzg'],
    3,
    'folderNotFound',
    /nix/u,
  ],
];

const RULES: readonly BadInput[] = [
  ['unknown rules', ['best', 'E', '--rules', 'schach'], 2, 'unknownRules', /familie, turnier-de/u],
  ['missing rules', ['best', 'E', '--rules', 'x.json'], 3, 'fileNotFound', /x\.json/u],
  [
    'rules that are no JSON',
    ['best', 'E', '--rules', fileWith('bad.json', '{')],
    2,
    'badJson',
    /bad\.json/u,
  ],
  [
    'an unknown rule',
    ['best', 'E', '--rules', fileWith('key.json', '{"extends":"familie","bonus":3}')],
    2,
    'unknownKey',
    /key\.json: .*„bonus“/u,
  ],
  [
    'an impossible rule',
    ['best', 'E', '--rules', fileWith('size.json', '{"extends":"familie","rackSize":70}')],
    2,
    'badValue',
    /rackSize: 70 passt nicht.*höchstens 8/u,
  ],
];

const USAGE: readonly BadInput[] = [
  ['no command', [], 2, 'missingCommand', /Es fehlt ein Befehl/u],
  ['half a command', ['list'], 2, 'missingCommand', /Es fehlt ein Befehl/u],
  ['an unknown command', ['bestt'], 2, 'unknownSubcommand', /„bestt“ .* „best“/u],
  ['an unknown option', ['best', 'E', '--tpo', '3'], 2, 'unknownOption', /„--tpo“ .* „--top“/u],
  ['a missing value', ['best', 'E', '--top'], 2, 'missingOptionValue', /Hinter --top/u],
  ['a missing argument', ['check'], 2, 'missingArgument', /WORT/u],
  ['a missing option', ['list', 'build', '-o', 'x'], 2, 'missingOption', /--base/u],
  ['too much', ['best', 'E', 'I'], 2, 'tooManyArguments', /„I“/u],
  ['no number', ['best', 'E', '--top', 'viele'], 2, 'badOptionNumber', /--top: „viele“/u],
  ['zero moves', ['best', 'E', '--top', '0'], 2, 'badOptionNumber', /ab 1/u],
  ['a negative number', ['best', 'E', '--threads', '-2'], 2, 'badOptionNumber', /„-2“/u],
  ['no order', ['best', 'E', '--sort', 'länge'], 2, 'badChoice', /score und equity/u],
  ['no time', ['best', 'E', '--time', '0'], 2, 'badDuration', /--time: „0“ .* 0,1 bis 3600/u],
  ['half a time', ['best', 'E', '--time', '2 m'], 2, 'badDuration', /--time: „2 m“/u],
  ['no samples', ['best', 'E', '--samples', '0'], 2, 'badOptionNumber', /--samples: „0“/u],
  [
    'a simulation in another order',
    ['best', 'E', '--sim', '--sort', 'score'],
    2,
    'conflict',
    /--sim und --sort/u,
  ],
  ['a foreign language', ['best', 'E', '--lang', 'fr'], 2, 'badChoice', /de und en/u],
  [
    'contradicting options',
    ['best', 'E', '--all', '--top', '3'],
    2,
    'conflict',
    /--all und --top/u,
  ],
  ['no square', ['best', 'E', '--square', 'Z99'], 2, 'badCoordinate', /--square: „Z99“/u],
  ['no letters', ['best', 'E', '--contains', 'a-b'], 2, 'illegalLetter', /--contains, Stelle 2/u],
  ['no words on standard input', ['check', '-'], 2, 'empty', /^Standardeingabe/u],
  ['missing positions', ['bench', 'positions', 'x.tsv'], 3, 'fileNotFound', /x\.tsv/u],
  [
    'a broken position',
    ['bench', 'positions', fileWith('p.tsv', `id\tcgp\na\t${boardWith('15')} E/ 0/0 0\nb\tx\n`)],
    2,
    'badRowCount',
    /p\.tsv, Zeile 3: Brett/u,
  ],
];

const groups: readonly (readonly [string, readonly BadInput[]])[] = [
  ['racks', RACKS],
  ['boards', BOARDS],
  ['moves', MOVES],
  ['lists', LISTS],
  ['rules', RULES],
  ['usage', USAGE],
];

describe.each(groups)('%s', (_group, inputs) => {
  for (const [name, args, code, kind, sentence, surroundings] of inputs) {
    test.concurrent(`${name} is refused in one sentence`, async () => {
      const list = args.includes('--list') || args[0] === 'list' ? [] : MINI;
      const outcome = await bestzug([...args, ...list, '--json'], surroundings);
      // Where a command is missing, help stands above the sentence.
      const lines = outcome.stderr.trimEnd().split('\n');
      const message = lines.at(-1)?.replace(/^Fehler: /u, '') ?? '';
      expect({ code: outcome.code, message, lines: lines.length }).toEqual({
        code,
        message: expect.stringMatching(sentence),
        lines: kind === 'missingCommand' ? lines.length : 1,
      });
      expect(message).toMatch(/\.$/u);
      expect(message).not.toMatch(/undefined|\bat .*:\d+:\d+|Error/u);
      expect(JSON.parse(outcome.stdout)).toMatchObject({ error: { kind, message } });
    });
  }
});
