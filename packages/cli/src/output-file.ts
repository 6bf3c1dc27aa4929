/**
 * Files that commands write: replaced as a whole or not at all. The usual library (write-file-atomic
 * 6) does not look at how much was written: on a disk that is nearly full, half a file would take the
 * place of a whole one.
 */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error.ts';
import { fileError } from './text-file.ts';

/**
 * Finds out before the work whether a result can be written.
 *
 * @throws CliError `folderNotFound`, `isFolder`, `noPermission`
 */
export function checkOutput(file: string): void {
  const folder = dirname(resolve(file));
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
      throw new CliError({ kind: 'isFolder', file });
    }
    if (statSync(folder, { throwIfNoEntry: false }) === undefined) {
      throw new CliError({ kind: 'folderNotFound', folder });
    }
    if (isReplaceable(file)) accessSync(folder, constants.W_OK);
  } catch (error) {
    throw error instanceof CliError ? error : fileError(file, error);
  }
}

/** Replaces a file with the result of a command. @throws CliError of the kinds of `FileFault` */
export function writeOutput(file: string, contents: string | Uint8Array): void {
  try {
    replaceFile(file, contents);
  } catch (error) {
    throw fileError(file, error);
  }
}

/**
 * Writes the contents beside the file, makes sure they are on the disk, and puts them in the file's
 * place; its permissions stay. Throws the error of the operating system, and then the file is as it
 * was. Pipes and devices cannot be replaced and are written to as they are.
 */
export function replaceFile(file: string, contents: string | Uint8Array): void {
  if (!isReplaceable(file)) return writeFileSync(file, contents);
  const target = targetOf(file);
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    const descriptor = openSync(temporary, 'w');
    try {
      writeFileSync(descriptor, contents);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(dirname(target));
}

const isReplaceable = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? true;

/** The file behind a symbolic link, so that the link stays one. */
function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(file);
  }
}

/** Makes the new name last too. Some systems cannot open folders: there it is up to them. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The contents are written; a crash of the whole machine now would leave those before.
  }
}
