/** What can go wrong on the command line, as facts. The sentences stand in the message tables. */
import type { InputFault } from '@bestzug/answers';
import type { WordGraphFault } from '@bestzug/lexicon';
import type { RecordFault } from '@bestzug/core/game-record';
import type { ProfileFault } from '@bestzug/core/profile-schema';
import type { GameOfGcgFault, GcgFault, KlvFault, KwgFault } from '@bestzug/formats';
import type { QueueAddressFault } from '@bestzug/queue';
import type { Format } from './convert/convert-result.ts';
import type { PlayerSpecFault } from '@bestzug/strategy';

/** A fault of a command, an argument or an option. Options are written as typed: `--top`. */
export type UsageFault =
  | {
      readonly kind: 'unknownSubcommand';
      readonly command: string;
      readonly suggestion: string | undefined;
    }
  | {
      readonly kind: 'unknownOption';
      readonly option: string;
      readonly suggestion: string | undefined;
    }
  | { readonly kind: 'missingCommand' }
  | { readonly kind: 'missingArgument'; readonly argument: string }
  | { readonly kind: 'missingOptionValue'; readonly option: string }
  | { readonly kind: 'missingOption'; readonly option: string }
  | { readonly kind: 'tooManyArguments'; readonly found: readonly string[] }
  | {
      readonly kind: 'badOptionNumber';
      readonly option: string;
      readonly found: string;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'badChoice';
      readonly option: string;
      readonly found: string;
      readonly choices: readonly string[];
    }
  /** No whole numbers from 1 with commas between them, `20000,40000`. */
  | {
      readonly kind: 'badNumberList';
      readonly option: string;
      readonly found: string;
      readonly max: number;
      /** How many numbers there may be. */
      readonly most: number;
    }
  /** No number of seconds between two others. */
  | {
      readonly kind: 'badDuration';
      readonly option: string;
      readonly found: string;
      readonly min: number;
      readonly max: number;
    }
  /** No two gains of which the first is smaller, `0,2`. */
  | { readonly kind: 'badClaims'; readonly option: string; readonly found: string }
  /** Options that contradict each other. */
  | { readonly kind: 'conflict'; readonly options: readonly string[] }
  /** Challenged words that the move does not form. */
  | {
      readonly kind: 'notFormed';
      readonly words: readonly string[];
      readonly formed: readonly string[];
    }
  /** Several inputs want to be read from stdin. */
  | { readonly kind: 'stdinTwice' };

/** Why a file cannot be used. */
export type FileFault =
  | { readonly kind: 'fileNotFound'; readonly file: string }
  /** A file cannot be written because its folder is not there. */
  | { readonly kind: 'folderNotFound'; readonly folder: string }
  | { readonly kind: 'isFolder'; readonly file: string }
  /** A file stands where a folder is to be. */
  | { readonly kind: 'notFolder'; readonly folder: string }
  /** A pipe or a device in a folder of games: reading it may never end. */
  | { readonly kind: 'noRegularFile'; readonly file: string }
  | { readonly kind: 'noPermission'; readonly file: string }
  | { readonly kind: 'diskFull'; readonly file: string }
  /** Standard output is a file that cannot be written, with the code of the operating system. */
  | { readonly kind: 'outputFailed'; readonly code: string }
  /** Any other trouble of the operating system, with its code such as `EIO`. */
  | { readonly kind: 'fileTrouble'; readonly file: string; readonly code: string }
  /** `limit` in bytes. */
  | { readonly kind: 'fileTooLarge'; readonly file: string; readonly limit: number }
  | { readonly kind: 'notText'; readonly file: string }
  | { readonly kind: 'badArchive'; readonly file: string }
  | { readonly kind: 'badJson'; readonly file: string; readonly detail: string }
  /** A format that only later versions read. */
  | { readonly kind: 'unsupportedFormat'; readonly file: string; readonly format: string };

/** Why a word list cannot be used. */
export type ListFault =
  /** The list that belongs to the program has not been built. */
  | { readonly kind: 'listNotBuilt'; readonly file: string }
  | { readonly kind: 'listEmpty'; readonly file: string }
  /** More different words than a word graph can hold. */
  | { readonly kind: 'listTooLarge'; readonly file: string }
  /** The result of `list build` would replace one of its sources. */
  | { readonly kind: 'outputIsSource'; readonly file: string }
  | (WordGraphFault & { readonly file: string; readonly isDefault: boolean });

/** Why a text or a file holds no position. */
export type PositionFault =
  | InputFault
  /** A file without any position. */
  | { readonly kind: 'noPositions' }
  /** Neither a file nor a position. */
  | { readonly kind: 'noBoard'; readonly found: string };

/** Why a game in a file cannot be used. */
export type GameFault =
  /** Line and column are those of the reason. */
  | {
      readonly kind: 'badGcg';
      readonly file: string;
      readonly line: number;
      readonly column: number;
      readonly reason: GcgFault;
    }
  /** `turns` = how many it has. */
  | {
      readonly kind: 'noSuchTurn';
      readonly file: string;
      readonly found: number;
      readonly turns: number;
    }
  /** `--turn` without a game in `--board`. */
  | { readonly kind: 'turnWithoutGame' };

/** Why a file cannot be converted. */
export type ConversionFault =
  /** `known` = endings that say what a file is. */
  | { readonly kind: 'unknownEnding'; readonly file: string; readonly known: readonly string[] }
  | {
      readonly kind: 'noConversion';
      readonly file: string;
      readonly from: Format;
      readonly possible: readonly Format[];
    }
  /** A file is there already, and nobody said that it may go. */
  | { readonly kind: 'outputExists'; readonly file: string }
  | { readonly kind: 'noOwnGame'; readonly file: string; readonly reason: GameOfGcgFault }
  /** A constructed position that was played on: other formats begin with an empty board. */
  | { readonly kind: 'startsWithTiles'; readonly file: string }
  | { readonly kind: 'badKwg'; readonly file: string; readonly reason: KwgFault }
  | { readonly kind: 'badKlv'; readonly file: string; readonly reason: KlvFault }
  | { readonly kind: 'badLeaves'; readonly file: string }
  /** Leaves of another program, which have to be converted first. */
  | { readonly kind: 'foreignLeaves'; readonly file: string }
  /** Leaves for other tiles or racks than those of the rules. */
  | {
      readonly kind: 'unfitLeaves';
      readonly file: string;
      readonly tileSet: string;
      readonly rackSize: number;
      readonly rules: string;
    };

/** Why rules cannot be used. */
export type RulesFault =
  | { readonly kind: 'unknownRules'; readonly found: string; readonly known: readonly string[] }
  | ProfileFault;

/** Why nobody can play like this. */
export type PlayersFault =
  | (PlayerSpecFault & { readonly option: string })
  /** Empty, too long or with control characters. */
  | { readonly kind: 'badName'; readonly found: string; readonly limit: number }
  | { readonly kind: 'sameName'; readonly name: string }
  /** `rules` = the built-in profiles for so many players. */
  | {
      readonly kind: 'playerCount';
      readonly found: number;
      readonly min: number;
      readonly max: number;
      readonly rules: readonly string[];
    };

/** Why games cannot be analyzed as wanted. */
export type AnalysisFault =
  /** A folder without files that could be games. */
  | { readonly kind: 'noGames'; readonly folder: string }
  /** The game has `count` turns. */
  | { readonly kind: 'noTurn'; readonly turn: number; readonly count: number }
  /** A page is to be written into a file that is called something else. */
  | { readonly kind: 'notHtml'; readonly file: string }
  /** No position was found in which one move is clearly the best. */
  | { readonly kind: 'noPuzzle' }
  /** Not of the form 2026-12-24 or 24.12.2026, or no day of the calendar. */
  | { readonly kind: 'badDate'; readonly option: string; readonly found: string }
  /** One turn is wanted of several games. */
  | { readonly kind: 'turnOfMany' };

/** What the state of unfinished work may not fit to. */
export type StatePart = 'list' | 'rules' | 'players' | 'seed' | 'games' | 'data';

/** Why unfinished work cannot be gone on with, or begun beside it. */
export type StateFault =
  /** A match would put its games among those of another. */
  | { readonly kind: 'gamesExist'; readonly folder: string }
  /** There is unfinished work, and it was not said to go on with it. */
  | { readonly kind: 'stateExists'; readonly file: string }
  /** Cut off, edited or something else. */
  | { readonly kind: 'stateDamaged'; readonly file: string }
  | {
      readonly kind: 'stateVersion';
      readonly file: string;
      readonly found: number;
      readonly expected: number;
    }
  /** It was begun with something else than what is given now, both as texts. */
  | {
      readonly kind: 'stateMismatch';
      readonly file: string;
      readonly part: StatePart;
      readonly begunWith: string;
      readonly given: string;
    };

/** Why a saved game cannot be read or written. */
export type SaveFault =
  /** Nothing to resume. */
  | { readonly kind: 'noSave' }
  /** The folder of the user for saved games cannot be made or written to. */
  | { readonly kind: 'noSaveFolder'; readonly folder: string }
  /** Another process plays it; `process` is its number, 0 if it is not known. */
  | { readonly kind: 'saveInUse'; readonly file: string; readonly process: number }
  /** A new game would replace a file. */
  | { readonly kind: 'saveExists'; readonly file: string }
  | { readonly kind: 'saveDamaged'; readonly file: string; readonly fault: RecordFault }
  /** The code of the operating system such as `ENOSPC`; the file is as it was. */
  | { readonly kind: 'saveFailed'; readonly file: string; readonly code: string };

/** Why nothing can be served. */
export type ServeFault =
  | { readonly kind: 'portInUse'; readonly port: number }
  /** The code of the operating system such as `EADDRNOTAVAIL`. */
  | {
      readonly kind: 'cannotListen';
      readonly host: string;
      readonly port: number;
      readonly code: string;
    };

/** Why no queue can be used, or its work ends. */
export type QueueFault =
  | (QueueAddressFault & { readonly option: string })
  /** Neither named nor in the environment. */
  | { readonly kind: 'noQueue' }
  /** The address without user and password. */
  | { readonly kind: 'queueUnreachable'; readonly address: string; readonly reason: string }
  | {
      readonly kind: 'blockFailed';
      readonly block: string;
      /** `-` where there is none. */
      readonly seed: string;
      readonly reason: string;
    };

/** What neither the user nor a file is to blame for. */
export type InternalFault =
  /** A worker thread ended in the middle of its work. */
  | { readonly kind: 'threadDied' }
  /** A bug. */
  | { readonly kind: 'internal'; readonly detail: string };

/** Everything the command line reports as an error. */
export type CliFault =
  | UsageFault
  | FileFault
  | ListFault
  | PositionFault
  | GameFault
  | ConversionFault
  | RulesFault
  | PlayersFault
  | SaveFault
  | ServeFault
  | AnalysisFault
  | QueueFault
  | StateFault
  | InternalFault;

/** Kinds of faults; there is one sentence for each in every language. */
export type CliFaultKind = CliFault['kind'];

/** Where in a file the fault was found. */
export interface FilePlace {
  readonly file: string;
  /** From 1. */
  readonly line?: number;
}
