/** Where games are kept, and the file of one game. */
import { existsSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Game } from '@bestzug/core';
import { parseRecordText, toRecord } from '@bestzug/core/game-record';
import { CliError } from '../cli-error.ts';
import { decodeText, fileError, readBytes } from '../text-file.ts';
import { replaceFile } from '../output-file.ts';
import { makeFolder } from '../output-folder.ts';
import { lockFile } from '../file-lock.ts';

const MAX_SAVE_BYTES = 10_000_000;
const ENDING = '.bestzug.json';

/** The file of a running game; this process alone may write it. */
export interface SaveFile {
  readonly path: string;
  /** Whether this process has made it, under a name of its own choice. */
  readonly isOwnIdea: boolean;
  /** Replaces the file. @throws CliError `saveFailed`; then it is as it was */
  write(game: Game): void;
  /** Removes a file in which nothing stands that anybody would miss, and gives it free. */
  discard(): void;
  /** Gives it free for other processes. */
  close(): void;
}

/** Folder of the user for saved games: XDG_DATA_HOME, LOCALAPPDATA on Windows. */
function gamesFolder(): string {
  const { env, platform } = process;
  const xdg = env['XDG_DATA_HOME'] ?? '';
  if (xdg !== '') return join(xdg, 'bestzug', 'games');
  const local = env['LOCALAPPDATA'] ?? '';
  if (platform === 'win32' && local !== '') return join(local, 'bestzug', 'games');
  return join(homedir(), '.local', 'share', 'bestzug', 'games');
}

/** The game saved last in the user's folder; undefined if there is none. */
export function latestSave(): string | undefined {
  const folder = gamesFolder();
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name))
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time)[0]?.path;
}

/**
 * A new file, held by this process; nothing is written yet.
 *
 * @param file left out: a new name in the user's folder
 * @throws CliError `saveExists`, `saveInUse`, `noSaveFolder`, those of `FileFault`
 */
export function createSave(file: string | undefined): SaveFile {
  if (file === undefined) return createOwnSave();
  const path = realPath(resolve(file));
  const save = openFile(path);
  if (!existsSync(path)) return save;
  save.close();
  throw new CliError({ kind: 'saveExists', file });
}

/** A new file in the user's folder. Where there can be none, as in many containers, one has to be named. */
function createOwnSave(): SaveFile {
  const folder = gamesFolder();
  try {
    makeFolder(folder);
    return openFile(realPath(unusedName(folder)), true);
  } catch (error) {
    if (!(error instanceof CliError) || error.fault.kind === 'saveInUse') throw error;
    throw new CliError({ kind: 'noSaveFolder', folder });
  }
}

/**
 * The game in a file, and the file held by this process.
 *
 * @throws CliError `saveDamaged`, `saveInUse`, those of `FileFault`
 */
export function openSave(file: string): { readonly save: SaveFile; readonly game: Game } {
  readBytes(file, MAX_SAVE_BYTES);
  const save = openFile(realPath(resolve(file)));
  try {
    return { save, game: readGame(file) };
  } catch (error) {
    save.close();
    throw error;
  }
}

/** The game in a file, to be saved in a new one. @throws CliError as `openSave` and `createSave` */
export function saveForCopy(
  file: string,
  target: string,
): { readonly save: SaveFile; readonly game: Game } {
  const game = readGame(file);
  return { save: createSave(target), game };
}

/** The game in a file. @throws CliError `saveDamaged`, those of `FileFault` */
export function readGame(file: string): Game {
  const { text } = decodeText(readBytes(file, MAX_SAVE_BYTES), file);
  const game = parseRecordText(text);
  if (!game.ok) throw new CliError({ kind: 'saveDamaged', file, fault: game.error });
  return game.value;
}

/**
 * Writes a copy of the game. A file that is there already is replaced only if the same game, by its
 * deal, stands in it.
 *
 * @throws CliError `saveExists`, `saveInUse`, `saveFailed`, those of `FileFault`
 */
export function saveCopy(file: string, game: Game): string {
  const path = realPath(resolve(file));
  const copy = openFile(path);
  try {
    if (existsSync(path) && !isSameGame(path, game)) {
      throw new CliError({ kind: 'saveExists', file });
    }
    copy.write(game);
    return path;
  } finally {
    copy.close();
  }
}

function isSameGame(path: string, game: Game): boolean {
  try {
    return JSON.stringify(toRecord(readGame(path)).deal) === JSON.stringify(toRecord(game).deal);
  } catch (error) {
    if (error instanceof CliError) return false;
    throw error;
  }
}

function openFile(path: string, isOwnIdea = false): SaveFile {
  const close = lockFile(path);
  return {
    path,
    isOwnIdea,
    write(game) {
      try {
        replaceFile(path, `${JSON.stringify(toRecord(game), null, 1)}\n`);
      } catch (error) {
        throw new CliError({ kind: 'saveFailed', file: path, code: codeOf(error) });
      }
    },
    discard() {
      rmSync(path, { force: true });
      close();
    },
    close,
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The file behind symbolic links, so that two names of one file share their lock. */
function realPath(path: string): string {
  try {
    if (existsSync(path)) return realpathSync(path);
    const folder = dirname(path);
    if (!existsSync(folder)) throw new CliError({ kind: 'folderNotFound', folder });
    return join(realpathSync(folder), basename(path));
  } catch (error) {
    throw error instanceof CliError ? error : fileError(path, error);
  }
}

/** `2027-03-01-1830.bestzug.json`, in local time. */
function unusedName(folder: string): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const name = `${day}-${two(now.getHours())}${two(now.getMinutes())}`;
  const isTaken = (path: string): boolean => existsSync(path) || existsSync(`${path}.lock`);
  let path = join(folder, name + ENDING);
  for (let copy = 2; isTaken(path); copy++) path = join(folder, `${name}-${copy}${ENDING}`);
  return path;
}
