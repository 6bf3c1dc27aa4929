/** Formats of files by their names, and of texts by what stands in them. */
import { basename } from 'node:path';
import { parseBoardText, type BoardLayout } from '@bestzug/core';
import { CliError } from '../cli-error.ts';
import { decodeText } from '../text-file.ts';
import type { Format } from './convert-result.ts';

/** A format, or `text`: a board or a list of words. */
export type NamedFormat = Exclude<Format, 'board' | 'words'> | 'text';

const ENDINGS: Readonly<Record<string, NamedFormat>> = {
  gcg: 'gcg',
  json: 'json',
  cgp: 'cgp',
  bzg: 'bzg',
  kwg: 'kwg',
  kbwg: 'kbwg',
  klv: 'klv',
  klv2: 'klv',
  leaves: 'leaves',
  txt: 'text',
  lst: 'text',
  dic: 'text',
};

/** Endings that a sentence lists. */
const KNOWN_ENDINGS = ['.gcg', '.json', '.cgp', '.txt', '.kwg', '.bzg', '.klv2', '.leaves'];

/** Which formats a file can be converted to. */
const TARGETS: Readonly<Record<Format, readonly Format[]>> = {
  gcg: ['gcg', 'json', 'cgp', 'board'],
  json: ['gcg', 'json', 'cgp', 'board'],
  cgp: ['cgp', 'board'],
  board: ['cgp', 'board'],
  bzg: ['bzg', 'kwg', 'words'],
  kwg: ['bzg', 'kwg', 'words'],
  kbwg: ['bzg', 'kwg', 'words'],
  words: ['bzg', 'kwg', 'words'],
  klv: ['leaves'],
  leaves: ['leaves'],
};

/** Whether the contents are packed with gzip, by the name. */
export const isPacked = (file: string): boolean => /\.gz$/iu.test(file);

/** @throws CliError `unknownEnding` */
export function formatOfName(file: string): NamedFormat {
  const name = basename(file).toLowerCase().replace(/\.gz$/u, '');
  const ending = /\.([^.]+)$/u.exec(name)?.[1] ?? '';
  const format = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  if (format !== undefined) return format;
  throw new CliError({ kind: 'unknownEnding', file, known: KNOWN_ENDINGS });
}

/** A text is a board if it has its rows and an empty square, else a list of words. */
export function formatOfText(bytes: Uint8Array, file: string, layout: BoardLayout): Format {
  const { text } = decodeText(bytes, file);
  return parseBoardText(text, layout).ok && /[.· ]/u.test(text) ? 'board' : 'words';
}

/**
 * The format to write, for a file read as `from`.
 *
 * @throws CliError `noConversion`
 */
export function targetFormat(from: Format, named: NamedFormat, file: string): Format {
  const possible = TARGETS[from];
  const text = possible.find((format) => format === 'board' || format === 'words');
  const format = named === 'text' ? text : named;
  if (format !== undefined && possible.includes(format)) return format;
  throw new CliError({ kind: 'noConversion', file, from, possible });
}
