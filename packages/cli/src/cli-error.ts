import type { Result } from '@bestzug/lexicon';
import type { CliFault, CliFaultKind, FilePlace } from './cli-fault.ts';
import { EXIT_CODE, type ExitCode } from './exit-code.ts';

/** Kinds of faults that mean "something is missing or damaged" and not "you typed it wrong". */
const MISSING_KINDS: ReadonlySet<CliFaultKind> = new Set([
  'fileNotFound',
  'folderNotFound',
  'isFolder',
  'notFolder',
  'noRegularFile',
  'noPermission',
  'diskFull',
  'outputFailed',
  'fileTrouble',
  'fileTooLarge',
  'notText',
  'badArchive',
  'unsupportedFormat',
  'listNotBuilt',
  'listEmpty',
  'listTooLarge',
  'foreign',
  'version',
  'alphabet',
  'truncated',
  'damaged',
  'badKwg',
  'badKlv',
  'badLeaves',
  'noGames',
  'noPuzzle',
  'noSave',
  'noSaveFolder',
  'saveInUse',
  'saveDamaged',
  'saveFailed',
  'stateDamaged',
  'stateVersion',
  'queueUnreachable',
  'blockFailed',
  'threadDied',
  'internal',
]);

/** Ends a command: what is wrong, and where in which file if it came from one. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly fault: CliFault;
  readonly place: FilePlace | undefined;

  constructor(fault: CliFault, place?: FilePlace) {
    super(fault.kind);
    this.fault = fault;
    this.place = place;
  }

  /** 2 or 3. */
  get exitCode(): ExitCode {
    return MISSING_KINDS.has(this.fault.kind) ? EXIT_CODE.missing : EXIT_CODE.usage;
  }

  /** The same fault, found in this file. */
  at(place: FilePlace): CliError {
    return this.place === undefined ? new CliError(this.fault, place) : this;
  }
}

/** The value, if there is one. @throws CliError */
export function valueOf<Value>(result: Result<Value, CliFault>): Value {
  if (result.ok) return result.value;
  throw new CliError(result.error);
}
