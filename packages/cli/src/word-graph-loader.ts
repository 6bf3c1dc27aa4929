/**
 * Word lists from files: built word graphs, and plain text lists that are built in memory. The file
 * is read into shared memory, so that every thread can search the same graph.
 */
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnnotatedList } from '@bestzug/answers';
import {
  buildWordGraph,
  composeWordList,
  decodeRemovedWords,
  decodeWordGraphFile,
  formatWordList,
  MAX_WORD_LENGTH,
  MIN_WORD_LENGTH,
  parseWordLines,
  WordGraphFormatError,
  WordGraphSizeError,
  type Lexicon,
  type LexiconIdentity,
} from '@bestzug/lexicon';
import type { KwgVariant } from '@bestzug/formats';
import { CliError } from './cli-error.ts';
import type { Warning } from './messages.ts';
import { decodeText, readBytes } from './text-file.ts';

/** The list that the set-up of the checkout builds. */
const DEFAULT_LIST_FILE: string = fileURLToPath(new URL('../data/de.bzg', import.meta.url));

/** Longer files are no word lists; some devices never end. */
export const MAX_LIST_BYTES = 512_000_000;

/** First bytes of our word graphs: BZWG. */
const GRAPH_MAGIC: readonly number[] = [0x42, 0x5a, 0x57, 0x47];

/** Endings of files that are word graphs, whatever they hold. */
const GRAPH_ENDING = '.bzg';

/** Endings of word graphs of other programs, which nobody has asked for yet. */
const FOREIGN_ENDINGS: ReadonlySet<string> = new Set(['.gaddag', '.dawg']);

/** Endings of word graphs of the engine wolges and its kin. */
const KWG_ENDINGS: ReadonlyMap<string, KwgVariant> = new Map([
  ['.kwg', 'kwg'],
  ['.kbwg', 'kbwg'],
]);

/** A word list as it is in its file. Where rules are kept, `RuledList` is wanted. */
export interface LoadedList extends Omit<AnnotatedList, 'inWords'> {
  readonly file: string;
  readonly kind: 'graph' | 'text' | 'kwg';
  readonly warnings: readonly Warning[];
  /** [bytes] the whole file; of a word graph in shared memory, where the graph lies too. */
  readonly bytes: Uint8Array;
}

/**
 * Loads a word list.
 *
 * @param file left out: the list that comes with the program
 * @param maxLength letters that fit on the board, where that are more than 15
 * @throws CliError of the kinds of `FileFault` and `ListFault`
 */
export async function loadWordList(
  file: string | undefined,
  maxLength: number,
): Promise<LoadedList> {
  const isDefault = file === undefined;
  const path = file ?? DEFAULT_LIST_FILE;
  const ending = extname(path).toLowerCase();
  if (FOREIGN_ENDINGS.has(ending)) {
    throw new CliError({ kind: 'unsupportedFormat', file: path, format: ending });
  }
  const bytes = readListBytes(path, isDefault);
  const variant = isDefault ? undefined : KWG_ENDINGS.get(ending);
  if (variant !== undefined) return await buildFromKwg(bytes, path, variant, maxLength);
  return isWordGraph(bytes) || isDefault || ending === GRAPH_ENDING
    ? openWordGraph(bytes, path, isDefault)
    : buildFromText(bytes, path, maxLength);
}

function readListBytes(file: string, isDefault: boolean): Uint8Array {
  try {
    return readBytes(
      file,
      MAX_LIST_BYTES,
      (length) => new Uint8Array(new SharedArrayBuffer(length)),
    );
  } catch (error) {
    const isMissing = error instanceof CliError && error.fault.kind === 'fileNotFound';
    throw isDefault && isMissing ? new CliError({ kind: 'listNotBuilt', file }) : error;
  }
}

/** Whether the bytes begin like a word graph of ours. */
export const isWordGraph = (bytes: Uint8Array): boolean =>
  GRAPH_MAGIC.every((byte, index) => bytes[index] === byte);

/** The list in a word graph file. @throws CliError of the kinds of `WordGraphFault` */
export function openWordGraph(bytes: Uint8Array, file: string, isDefault: boolean): LoadedList {
  try {
    const lexicon = decodeWordGraphFile(bytes, { nodes: 'in-place' });
    let reasons: ReadonlyMap<string, string> | undefined;
    const removalReason = (word: string): string | undefined => {
      reasons ??= decodeRemovedWords(bytes);
      return reasons.get(word);
    };
    return { lexicon, file, kind: 'graph', warnings: [], bytes, removalReason };
  } catch (error) {
    if (!(error instanceof WordGraphFormatError)) throw error;
    throw new CliError({ ...error.fault, file, isDefault });
  }
}

/** @throws CliError `badKwg`, `listEmpty`, `listTooLarge` */
async function buildFromKwg(
  bytes: Uint8Array,
  file: string,
  variant: KwgVariant,
  maxLength: number,
): Promise<LoadedList> {
  const { readKwg } = await import('@bestzug/formats');
  const read = readKwg(bytes, variant);
  if (!read.ok) throw new CliError({ kind: 'badKwg', file, reason: read.error });
  const limit = Math.max(maxLength, MAX_WORD_LENGTH);
  const words: string[] = [];
  for (const word of read.value.words()) {
    if (word.length >= MIN_WORD_LENGTH && word.length <= limit) words.push(word);
  }
  if (words.length === 0) throw new CliError({ kind: 'listEmpty', file });
  // The list is identified by its words in the order of our own files (R20).
  words.sort();
  const left = read.value.count - words.length;
  return {
    lexicon: await lexiconOf(words, nameOfFile(file), file),
    file,
    kind: 'kwg',
    warnings: left === 0 ? [] : [{ kind: 'discarded', file, count: left }],
    bytes,
    removalReason: () => undefined,
  };
}

async function buildFromText(
  bytes: Uint8Array,
  file: string,
  maxLength: number,
): Promise<LoadedList> {
  const { text, isLatin1 } = decodeText(await unpacked(bytes, file), file);
  // Words longer than a small board do no harm, and are no mistakes of the list.
  const limit = Math.max(maxLength, MAX_WORD_LENGTH);
  const base = parseWordLines(text);
  const { words, discarded } = composeWordList({ base, maxLength: limit });
  if (words.length === 0) throw new CliError({ kind: 'listEmpty', file });
  const warnings: Warning[] = [];
  if (isLatin1) warnings.push({ kind: 'latin1', file });
  if (discarded.length > 0) warnings.push({ kind: 'discarded', file, count: discarded.length });
  return {
    lexicon: await lexiconOf(words, nameOfFile(file), file),
    file,
    kind: 'text',
    warnings,
    bytes,
    removalReason: () => undefined,
  };
}

/** The bytes, unpacked if they are gzip. @throws CliError `badArchive`, `fileTooLarge` */
export async function unpacked(bytes: Uint8Array, file: string): Promise<Uint8Array> {
  const { gunzipped, isGzip } = await import('./gzip-file.ts');
  return isGzip(bytes) ? gunzipped(bytes, file, MAX_LIST_BYTES) : bytes;
}

/**
 * The lexicon of a finished list: playable words, sorted.
 *
 * @param file named in the fault
 * @throws CliError `listTooLarge`
 */
export async function lexiconOf(
  words: readonly string[],
  name: string,
  file: string,
): Promise<Lexicon> {
  try {
    const graph = buildWordGraph(words);
    const sha256 = await sha256Of(words);
    const identity: LexiconIdentity = { name, words: words.length, sha256 };
    return { graph, identity };
  } catch (error) {
    throw error instanceof WordGraphSizeError
      ? new CliError({ kind: 'listTooLarge', file })
      : error;
  }
}

async function sha256Of(words: readonly string[]): Promise<string> {
  const { createHash } = await import('node:crypto');
  return createHash('sha256').update(formatWordList(words)).digest('hex');
}

/** Name of a list by its file: `listen/haus.txt.gz` is `haus`. */
export const nameOfFile = (file: string): string =>
  basename(file).replace(/(?:\.(?:txt|lst|dic|bzg|tsv|kwg|kbwg|klv2?|leaves))?(?:\.gz)?$/iu, '') ||
  basename(file);
