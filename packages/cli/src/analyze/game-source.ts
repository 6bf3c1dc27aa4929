/** Where games to analyze come from: files and folders of files. */
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RuleProfile } from '@bestzug/core';
import { recordedGameOf, type RecordedGame } from '@bestzug/analysis';
import { CliError } from '../cli-error.ts';
import { readGcgFile, readSavedGame, warningsOf } from '../game-input.ts';
import type { Warning } from '../messages.ts';
import { fileError, readBytes } from '../text-file.ts';
import { recordedGameOfCourse } from './course-record.ts';

const MAX_GAME_BYTES = 10_000_000;

/** Endings of files that are games, in folders; a file that is named is read whatever it is called. */
const GAME_ENDING = /\.(?:json|gcg)$/iu;

/** A game and its file. */
export interface SourceGame {
  readonly file: string;
  /** Name of the file without its endings. */
  readonly name: string;
  readonly game: RecordedGame;
  /** What is odd about the file. */
  readonly warnings: readonly Warning[];
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

/**
 * For files that nobody has named: a pipe has no end, and often no beginning.
 *
 * @throws CliError `noRegularFile`
 */
export function requireOrdinaryFile(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  // What is not there, or is a folder, is found out by reading.
  if (stats === undefined || stats.isFile() || stats.isDirectory()) return;
  throw new CliError({ kind: 'noRegularFile', file });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw fileError(folder, error);
  }
}

/**
 * The game in a file: a GCG file if it is called so or begins like one, else one of our own.
 *
 * @param profile rules for files that do not say theirs
 * @throws CliError `badGcg`, `saveDamaged`, those of `FileFault`
 */
export async function readSourceGame(file: string, profile: RuleProfile): Promise<SourceGame> {
  const bytes = readBytes(file, MAX_GAME_BYTES);
  const { game, warnings } = isGcg(file, bytes)
    ? gcgGame(file, bytes, profile)
    : { game: recordedGameOf(await readSavedGame(bytes, file)), warnings: [] };
  const name = basename(file).replace(/(?:\.bestzug)?\.[^.]+$/u, '');
  return { file, name, game, warnings };
}

/** First signs of a GCG file: a pragma or an event. */
const GCG_STARTS: readonly number[] = [0x23, 0x3e];

function isGcg(file: string, bytes: Uint8Array): boolean {
  return /\.gcg$/iu.test(file) || GCG_STARTS.includes(bytes[0] ?? 0);
}

function gcgGame(
  file: string,
  bytes: Uint8Array,
  profile: RuleProfile,
): Pick<SourceGame, 'game' | 'warnings'> {
  const replayed = readGcgFile(bytes, file, profile);
  return { game: recordedGameOfCourse(replayed.course), warnings: warningsOf(replayed, file) };
}
