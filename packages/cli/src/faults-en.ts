/** The sentences of errors in English. */
import type { Sentences } from '@bestzug/answers';
import { createSentencesEn } from '@bestzug/answers/en';
import { clipped, listed, shortened } from '@bestzug/answers/sentence-parts';
import type { CliFault, StatePart } from './cli-fault.ts';
import { FORMAT_ENDINGS, type Format } from './convert/convert-result.ts';
import { binaryFaultEn, ownGameFaultEn } from './convert/format-sentence-en.ts';
import { gcgFaultEn } from './convert/gcg-sentence-en.ts';
import { programName } from './invocation.ts';
import { FULL_DISK_CODES } from './full-disk.ts';
import { recordSentenceEn } from './play/save-fault-en.ts';
import { profileSentenceEn } from './profile-sentence-en.ts';

/** What work was begun with, and what to do where that is something else now. */
const STATE_PARTS: Readonly<Record<StatePart, readonly [name: string, remedy: string]>> = {
  list: ['the word list', '--list has to name the same'],
  rules: ['the rules', '--rules has to name the same'],
  players: ['the players', 'leave out --a and --b to go on'],
  seed: ['--seed', 'leave out --seed to go on'],
  games: ['--games', 'leave out --games to go on'],
  data: ['other data of the players', 'only games begun anew add up'],
};

const FORMAT_NAMES: Readonly<Record<Format, string>> = {
  gcg: 'a game',
  json: 'a saved game',
  cgp: 'a position',
  board: 'a board',
  bzg: 'a word list',
  kwg: 'a word list',
  kbwg: 'a word list',
  words: 'a word list',
  klv: 'leave values',
  leaves: 'leave values',
};

const REBUILD_DEFAULT = '"npm start -- list info" in the folder of Bestzug builds it again';

/** The sentences that the server says as well, with the names of our options. */
export const SENTENCES_EN: Sentences = createSentencesEn({
  square: '--square',
  contains: '--contains',
  noWords: 'Standard input: it is empty; expected is one word a line.',
  missingRack: `The tiles on the rack are missing: "${programName()} best EEERSTU", or a position with a rack in --board.`,
  uncheckedRemedy: '--no-check allows it',
  layoutRemedy: '--rules FILE.json with "layout" chooses another',
  inRuleRemedy: '--in-rule switches it on',
});

/** One sentence for every fault. */
export function faultSentenceEn(fault: CliFault): string {
  switch (fault.kind) {
    case 'unknownSubcommand':
      return `There is no command ${quoted(fault.command)}${meant(fault.suggestion)}; "${programName()} --help" shows all commands.`;
    case 'unknownOption':
      return `There is no option ${quoted(fault.option)} here${meant(fault.suggestion)}; --help shows all options.`;
    case 'missingCommand':
      return 'A command is missing; --help shows which there are.';
    case 'missingArgument':
      return `An argument is missing: ${fault.argument}; --help shows what it looks like.`;
    case 'missingOptionValue':
      return `The value after ${fault.option} is missing.`;
    case 'missingOption':
      return `The option ${fault.option} is needed.`;
    case 'tooManyArguments':
      return `Too many arguments: ${fault.found.map(quoted).join(', ')}; put what contains spaces in quotes.`;
    case 'badOptionNumber':
      return `${fault.option}: ${quoted(fault.found)} is no whole number ${range(fault.min, fault.max)}.`;
    case 'badChoice':
      return `${fault.option}: there is no ${quoted(fault.found)}, choose from ${listed(fault.choices, 'and')}.`;
    case 'badNumberList':
      return `${fault.option}: ${quoted(fault.found)} will not do; give at most ${fault.most} whole numbers from 1 to ${fault.max} with commas, such as 20000,40000.`;
    case 'badDuration':
      return `${fault.option}: ${quoted(fault.found)} is not possible, give seconds from ${fault.min} to ${fault.max}.`;
    case 'badClaims':
      return `${fault.option}: ${quoted(fault.found)} will not do, it takes two numbers below 50 with a comma, the smaller one first: 0,2 asks whether 50 or 52% are won.`;
    case 'conflict':
      return `${listed(fault.options, 'and')} exclude each other.`;
    case 'notFormed':
      return fault.formed.length === 0
        ? '--words: this move forms no word that could be challenged.'
        : `--words: the move does not form ${shortened(fault.words.map(quoted))}; to be challenged are ${listed(fault.formed, 'and')}.`;
    case 'stdinTwice':
      return 'Only one input can be "-": standard input can be read only once.';
    case 'badQueueUrl':
      return `${fault.option}: ${quoted(fault.found)} is no address; it looks like redis://127.0.0.1:6379.`;
    case 'badQueueProtocol':
      return `${fault.option}: ${quoted(fault.found)} does not work, the address begins with redis:// or, for TLS, with rediss://.`;
    case 'queueUnreachable':
      return `The queue ${fault.address} cannot be reached (${fault.reason}); Redis or Valkey must run there, and the password must be right.`;
    case 'blockFailed':
      return `Block ${fault.block} (seed ${fault.seed}) failed three times: ${fault.reason}.`;
    case 'noQueue':
      return 'The queue is missing: --queue redis://127.0.0.1:6379, or BESTZUG_QUEUE in the environment.';

    case 'fileNotFound':
      return `There is no file ${quoted(fault.file)}.`;
    case 'folderNotFound':
      return `There is no folder ${quoted(fault.folder)}.`;
    case 'isFolder':
      return `${quoted(fault.file)} is a folder, not a file.`;
    case 'notFolder':
      return `${quoted(fault.folder)} is a file, not a folder.`;
    case 'noRegularFile':
      return `${quoted(fault.file)} is no ordinary file; named by itself it is read.`;
    case 'noPermission':
      return `The file ${quoted(fault.file)} is not accessible: permission denied.`;
    case 'diskFull':
      return `There is no space left on the disk for the file ${quoted(fault.file)}.`;
    case 'outputFailed':
      return FULL_DISK_CODES.has(fault.code)
        ? 'The output is incomplete: the disk is full.'
        : `The output is incomplete: it cannot be written (${fault.code}).`;
    case 'fileTrouble':
      return `There is trouble with the file ${quoted(fault.file)} (${fault.code}).`;
    case 'fileTooLarge':
      return `${quoted(fault.file)} is too large, at most ${megabytes(fault.limit)} are allowed.`;
    case 'notText':
      return `${quoted(fault.file)} is no text file.`;
    case 'badArchive':
      return `${quoted(fault.file)} cannot be unpacked, the gz file is damaged.`;
    case 'badJson':
      return `${quoted(fault.file)} holds no valid JSON (${fault.detail}).`;
    case 'unsupportedFormat':
      return `${quoted(fault.file)}: this version cannot read ${fault.format} files yet.`;

    case 'listNotBuilt':
      return `The German word list has not been built; ${REBUILD_DEFAULT.replace(' again', '')}, or --list names another one.`;
    case 'listEmpty':
      return `${quoted(fault.file)} holds no playable word.`;
    case 'listTooLarge':
      return `The words of ${quoted(fault.file)} do not fit into a word graph, there are too many different ones.`;
    case 'outputIsSource':
      return `The result would overwrite the source ${quoted(fault.file)}; -o has to name another file.`;
    case 'foreign':
      return `${quoted(fault.file)} is no word graph of Bestzug; ${rebuild(fault.isDefault)}.`;
    case 'version':
      return `The word graph ${quoted(fault.file)} comes from another version (format ${fault.found} instead of ${fault.expected}); ${rebuild(fault.isDefault)}.`;
    case 'alphabet':
      return `The word graph ${quoted(fault.file)} is made for another alphabet (${fault.found}); ${rebuild(fault.isDefault)}.`;
    case 'truncated':
      return `The word graph ${quoted(fault.file)} is cut off (${fault.length} of ${fault.expected} bytes); ${rebuild(fault.isDefault)}.`;
    case 'damaged':
      return `The word graph ${quoted(fault.file)} is damaged; ${rebuild(fault.isDefault)}.`;

    case 'missingRack':
    case 'empty':
    case 'illegalLetter':
    case 'rackTooLong':
    case 'tooMany':
    case 'badRowCount':
    case 'badRowLength':
    case 'missingField':
    case 'badNumber':
    case 'badPlayerCount':
    case 'unknownCommand':
    case 'badCoordinate':
    case 'badRange':
    case 'missingTiles':
    case 'layoutMismatch':
    case 'floatingTiles':
    case 'severalPositions':
      return SENTENCES_EN.fault(fault);
    case 'noPositions':
      return 'Not a single position found; expected are lines whose last column is a CGP position.';
    case 'noBoard':
      return `Board: ${quoted(fault.found)} is neither a file nor a CGP position.`;

    case 'badGcg':
      return `The game ${quoted(fault.file)} cannot be read, ${gcgFaultEn(fault.reason)}`;
    case 'noSuchTurn':
      return `--turn: the game ${quoted(fault.file)} has ${fault.turns} ${fault.turns === 1 ? 'turn' : 'turns'}; choose from 1 to ${fault.turns + 1} (after the last).`;
    case 'unknownEnding':
      return `The ending of ${quoted(fault.file)} does not tell what it is; choose from ${listed(fault.known, 'and')}.`;
    case 'noConversion':
      return `${quoted(fault.file)}: ${FORMAT_NAMES[fault.from]} cannot become that; choose from ${listed(
        fault.possible.map((format) => FORMAT_ENDINGS[format]),
        'and',
      )}.`;
    case 'outputExists':
      return `The file ${quoted(fault.file)} is there already; --force replaces it.`;
    case 'noOwnGame':
      return `${quoted(fault.file)} cannot become a saved game: ${ownGameFaultEn(fault.reason)}`;
    case 'startsWithTiles':
      return `The game ${quoted(fault.file)} does not begin with an empty board, which other formats do not know.`;
    case 'badKwg':
      return `The word graph ${quoted(fault.file)} is damaged or none: ${binaryFaultEn(fault.reason)}`;
    case 'badKlv':
      return `The leave values ${quoted(fault.file)} are damaged or none: ${binaryFaultEn(fault.reason)}`;
    case 'badLeaves':
      return `The leave values ${quoted(fault.file)} are damaged or not of Bestzug.`;
    case 'foreignLeaves':
      return `--leaves: ${quoted(fault.file)} has the format of another program; "bestzug convert ${fault.file} values.leaves.gz" makes a table of it.`;
    case 'unfitLeaves':
      return `--leaves: ${quoted(fault.file)} is for the tiles ${fault.tileSet} with ${fault.rackSize} on the rack, not for the rules ${fault.rules}.`;
    case 'turnWithoutGame':
      return '--turn needs a game, such as GAME.gcg.';

    case 'unknownRules':
      return `--rules: there is no rule profile ${quoted(fault.found)}, choose from ${listed(fault.known, 'and')} or a file FILE.json.`;
    case 'unknownKey':
    case 'missingKey':
    case 'badValue':
    case 'unsupported':
    case 'contradiction':
    case 'boardSize':
    case 'squareCount':
    case 'unknownSquare':
    case 'starCount':
    case 'badStar':
    case 'unknownTile':
    case 'doubleTile':
    case 'scoresTooHigh':
    case 'tooFewTiles':
      return `Rule profile: ${profileSentenceEn(fault)}`;

    case 'malformedPlayer':
      return `${fault.option}: ${quoted(fault.found)} is no player; a name or a strength such as level:3 is.`;
    case 'unknownPlayer':
      return `${fault.option}: there is no computer player ${quoted(fault.found)}, choose from ${listed(fault.known, 'and')}.`;
    case 'unknownParameter':
      return fault.known.length === 0
        ? `${fault.option}: ${fault.player} has no parameters, so not ${quoted(fault.found)} either.`
        : `${fault.option}: ${fault.player} has no parameter ${quoted(fault.found)}, choose from ${listed(fault.known, 'and')}.`;
    case 'repeatedParameter':
      return `${fault.option}: ${fault.player} has the parameter ${quoted(fault.found)} twice.`;
    case 'parameterOutOfRange':
      return `${fault.option}: ${fault.player}, ${fault.parameter}: ${quoted(fault.found)} is no whole number ${range(fault.min, fault.max)}.`;
    case 'unknownChoice':
      return `${fault.option}: ${fault.player}, ${fault.parameter}: there is no ${quoted(fault.found)}, choose from ${listed(fault.known, 'and')}.`;
    case 'badName':
      return `--players: ${quoted(fault.found)} is no name, it needs 1 to ${fault.limit} characters.`;
    case 'sameName':
      return `--players: two players are called ${quoted(fault.name)}.`;
    case 'playerCount':
      return `--players: ${fault.found} players, but ${fault.min === fault.max ? fault.min : `${fault.min} to ${fault.max}`} play by these rules${
        fault.rules.length === 0
          ? ''
          : `; ${listed(
              fault.rules.map((name) => `--rules ${name}`),
              'or',
            )} would do`
      }.`;

    case 'noGames':
      return `There is no game (.json or .gcg) in the folder ${quoted(fault.folder)}.`;
    case 'notHtml':
      return `--html: ${quoted(fault.file)} is no page; the name has to end in .html.`;
    case 'noTurn':
      return `--turn: there is no turn ${fault.turn}, the game has ${fault.count} ${fault.count === 1 ? 'turn' : 'turns'}.`;
    case 'noPuzzle':
      return 'With this word list no puzzle was found in which one move is clearly the best; a larger list helps.';
    case 'badDate':
      return `${fault.option}: ${quoted(fault.found)} is no day; meant is something like 2026-12-24 or 24.12.2026.`;
    case 'turnOfMany':
      return '--turn shows a turn of a single game; here are several.';
    case 'noSave':
      return 'There is no saved game; "play" begins one, "play --resume FILE" names another file.';
    case 'noSaveFolder':
      return `No game can be saved in the folder ${quoted(fault.folder)}; "play --save FILE" names another place.`;
    case 'saveInUse':
      return `The file ${quoted(fault.file)} is in use by another process${fault.process === 0 ? '' : ` (${fault.process})`}; end that one first.`;
    case 'saveExists':
      return `The file ${quoted(fault.file)} is there already and is not overwritten; "play --resume" continues a game, or choose another name.`;
    case 'saveDamaged':
      return `The saved game ${quoted(fault.file)} cannot be read: ${recordSentenceEn(fault.fault)}`;
    case 'saveFailed':
      return `Saving to ${quoted(fault.file)} failed (${FULL_DISK_CODES.has(fault.code) ? 'no space left' : fault.code}); the game stands as before, in the file as here.`;

    case 'gamesExist':
      return `There are games in the folder ${quoted(fault.folder)} already; --gcg has to name another.`;
    case 'stateExists':
      return `There is unfinished work in ${quoted(fault.file)}; --resume goes on with it, or delete the file first.`;
    case 'stateDamaged':
      return `${quoted(fault.file)} is no unfinished work, or is damaged; without the file the work begins anew.`;
    case 'stateVersion':
      return `The unfinished work ${quoted(fault.file)} is by another version (format ${fault.found} instead of ${fault.expected}); without the file the work begins anew.`;
    case 'stateMismatch':
      return `The unfinished work ${quoted(fault.file)} was begun with ${STATE_PARTS[fault.part][0]} ${fault.begunWith}, not with ${fault.given}; ${STATE_PARTS[fault.part][1]}.`;

    case 'portInUse':
      return `Another program is running on port ${fault.port}; --port names another one.`;
    case 'cannotListen':
      return `Listening on ${quoted(fault.host)}, port ${fault.port}, is not possible (${fault.code}); --host and --port name something else.`;

    case 'threadDied':
      return 'A thread has crashed, perhaps memory is short; fewer --threads need less of it.';
    case 'internal':
      return `Internal error (${fault.detail}), please report it; BESTZUG_DEBUG=1 shows more.`;
  }
}

const rebuild = (isDefault: boolean): string =>
  isDefault ? REBUILD_DEFAULT : `"${programName()} list build --help" shows how to build it again`;

const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : `, perhaps ${quoted(suggestion)} was meant`;

const range = (min: number, max: number): string =>
  max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

const quoted = (text: string): string => `"${clipped(text)}"`;
