/** Where games to analyze come from: files and folders of files. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseRecordText } from '@bestzug/core/game-record';
import { recordedGameOf, type RecordedGame } from '@bestzug/analysis';
import { CliError } from '../cli-error.ts';
import { decodeText, fileError, readBytes } from '../text-file.ts';

const MAX_GAME_BYTES = 10_000_000;

/** Endings of files that are games, in folders; a file that is named is read whatever it is called. */
const GAME_ENDING = /\.(?:json|gcg)$/iu;

/** A game and its file. */
export interface SourceGame {
  readonly file: string;
  /** Name of the file without its endings. */
  readonly name: string;
  readonly game: RecordedGame;
  /** Over the bytes of the file, hexadecimal. */
  readonly sha256: string;
}

/** The files that paths mean: folders stand for the games in them, by name. */
export function gameFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!isFolder(path)) return [path];
    const files = namesIn(path)
      .filter((name) => GAME_ENDING.test(name))
      .sort()
      .map((name) => join(path, name));
    if (files.length === 0) throw new CliError({ kind: 'noGames', folder: path });
    return files;
  });
}

/** Whether a path is a folder. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw fileError(folder, error);
  }
}

/** The game in a file. @throws CliError `saveDamaged`, those of `FileFault` */
export function readSourceGame(file: string): SourceGame {
  const bytes = readBytes(file, MAX_GAME_BYTES);
  const { text } = decodeText(bytes, file);
  const game = parseRecordText(text);
  if (!game.ok) throw new CliError({ kind: 'saveDamaged', file, fault: game.error });
  return {
    file,
    name: basename(file).replace(/(?:\.bestzug)?\.[^.]+$/u, ''),
    game: recordedGameOf(game.value),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
