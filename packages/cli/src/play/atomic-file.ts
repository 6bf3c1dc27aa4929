/**
 * Files that are replaced as a whole or not at all. The usual library (write-file-atomic 6) does not
 * look at how much was written: on a disk that is nearly full, half a file would take the place of a
 * whole one.
 */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a text beside the file, makes sure it is on the disk, and puts it in the file's place.
 * Throws the error of the operating system, and then the file is as it was.
 *
 * @param file no symbolic link: the link itself would be replaced
 */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const descriptor = openSync(temporary, 'w');
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
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
    // The game itself is written; a crash of the whole machine now would leave the move before.
  }
}
