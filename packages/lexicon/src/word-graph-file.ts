/**
 * The file of a built word list. Everything is little endian; offsets in bytes:
 *
 *    0   8 bytes   magic
 *    8   u32       format version
 *   12   u32       checksum of all other bytes
 *   16   u32       ints of the graph
 *   20   u32       root
 *   24   u32       words
 *   28   u32       letters of the longest word
 *   32   u32       bytes of the removed words
 *   36   u32       bytes of the alphabet
 *   40   u32       bytes of the name
 *   44   32 bytes  sha256 of the list
 *   76             alphabet and name (UTF-8), zeros up to a multiple of 4
 *                  the ints of the graph
 *                  removed words (UTF-8): lines of word, tab, reason; zeros up to a multiple of 4
 */
import { ALPHABET } from './alphabet.ts';
import { isSoundWordGraph } from './check-word-graph.ts';
import type { Lexicon } from './lexicon.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';
import type { WordGraph } from './word-graph.ts';
import { WordGraphFormatError, type WordGraphPart } from './word-graph-format-error.ts';
import type { Removal } from './word-list.ts';

/** Version of the file format; a change of the layout or of the graph's ints raises it. */
export const WORD_GRAPH_FORMAT_VERSION = 1;

/** `BZWG`, then signs that a transfer as text would change. */
const MAGIC: readonly number[] = [0x42, 0x5a, 0x57, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Numbers of the header fields, counted in words of 4 bytes. */
const FIELD = {
  version: 2,
  checksum: 3,
  ints: 4,
  root: 5,
  words: 6,
  longestWord: 7,
  removedBytes: 8,
  alphabetBytes: 9,
  nameBytes: 10,
} as const;
const SHA256_OFFSET = 44;
const SHA256_BYTES = 32;
const TEXT_OFFSET: number = SHA256_OFFSET + SHA256_BYTES;

/** Where a decoded graph lies. */
export interface DecodeOptions {
  /**
   * `'in-place'`: in the bytes themselves, which then belong to the graph and must not change. This
   * is the quickest way into shared memory: read the file into a view of a SharedArrayBuffer. Bytes
   * at an address that is no multiple of 4 are copied after all.
   *
   * A function: in the memory it returns, exactly so many ints. Left out: in memory of its own.
   */
  readonly nodes?: 'in-place' | ((length: number) => Int32Array);
}

/**
 * The file of a lexicon, with the words taken out of the list so that a check can name the reason.
 * The sha256 must be 64 hex digits and the graph's word count the lexicon's: anything else is a bug.
 */
export function encodeWordGraphFile(lexicon: Lexicon, removed: Iterable<Removal> = []): Uint8Array {
  const { graph, identity } = lexicon;
  const sha256 = hexToBytes(identity.sha256);
  if (sha256 === undefined) throw new Error('bug: the sha256 of the list is not 64 hex digits');
  if (identity.words !== graph.wordCount) throw new Error('bug: two counts of the same words');
  const alphabet = encodeUtf8(ALPHABET);
  const name = encodeUtf8(identity.name);
  const removedText = encodeUtf8(formatRemovals(removed));
  const nodesOffset = paddedSize(TEXT_OFFSET + alphabet.length + name.length);
  const removedOffset = nodesOffset + graph.nodes.length * 4;

  const bytes = new Uint8Array(removedOffset + paddedSize(removedText.length));
  bytes.set(MAGIC);
  bytes.set(sha256, SHA256_OFFSET);
  bytes.set(alphabet, TEXT_OFFSET);
  bytes.set(name, TEXT_OFFSET + alphabet.length);
  bytes.set(removedText, removedOffset);
  const view = new DataView(bytes.buffer);
  const setField = (field: number, value: number): void => view.setUint32(field * 4, value, true);
  setField(FIELD.version, WORD_GRAPH_FORMAT_VERSION);
  setField(FIELD.ints, graph.nodes.length);
  setField(FIELD.root, graph.root);
  setField(FIELD.words, graph.wordCount);
  setField(FIELD.longestWord, graph.longestWord);
  setField(FIELD.removedBytes, removedText.length);
  setField(FIELD.alphabetBytes, alphabet.length);
  setField(FIELD.nameBytes, name.length);
  graph.nodes.forEach((int, index) => view.setInt32(nodesOffset + index * 4, int, true));
  setField(FIELD.checksum, checksumOf(wordsOfFile(bytes)));
  return bytes;
}

/**
 * The lexicon in a word graph file, checked completely; bytes at any address. Throws
 * `WordGraphFormatError`.
 */
export function decodeWordGraphFile(bytes: Uint8Array, options: DecodeOptions = {}): Lexicon {
  const file = openFile(bytes);
  const ints = file.words.subarray(file.nodesOffset / 4, file.removedOffset / 4);
  const graph: WordGraph = {
    nodes: ints,
    root: file.field(FIELD.root),
    wordCount: file.field(FIELD.words),
    longestWord: file.field(FIELD.longestWord),
  };
  if (!isSoundWordGraph(graph)) throw damaged('graph');
  return {
    graph: options.nodes === 'in-place' ? graph : { ...graph, nodes: copied(ints, options.nodes) },
    identity: {
      name: file.name,
      words: graph.wordCount,
      sha256: bytesToHex(bytes.subarray(SHA256_OFFSET, SHA256_OFFSET + SHA256_BYTES)),
    },
  };
}

function copied(ints: Int32Array, allocate?: (length: number) => Int32Array): Int32Array {
  const nodes = allocate?.(ints.length) ?? new Int32Array(ints.length);
  if (nodes.length !== ints.length) throw new Error('bug: memory of another size than asked for');
  nodes.set(ints);
  return nodes;
}

/**
 * Reasons by word of the words taken out of the list, from its word graph file. Apart from loading,
 * because only a refused word asks for them. Throws `WordGraphFormatError`.
 */
export function decodeRemovedWords(bytes: Uint8Array): ReadonlyMap<string, string> {
  const file = openFile(bytes);
  const end = file.removedOffset + file.field(FIELD.removedBytes);
  const text = decodeUtf8(bytes.subarray(file.removedOffset, end));
  if (text === undefined) throw damaged('removed words');
  const reasons = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [word, reason] = line.split('\t');
    if (word === undefined || reason === undefined) throw damaged('removed words');
    reasons.set(word, reason);
  }
  return reasons;
}

/**
 * Where the ints of the graph lie in a file, in bytes. Throws `WordGraphFormatError` unless frame and
 * checksum are sound.
 */
export function graphSection(bytes: Uint8Array): { readonly start: number; readonly end: number } {
  const { nodesOffset, removedOffset } = openFile(bytes);
  return { start: nodesOffset, end: removedOffset };
}

/** A file whose frame is sound: known version, right length and checksum. */
interface OpenFile {
  /** The whole file as native ints. */
  readonly words: Int32Array;
  readonly name: string;
  readonly nodesOffset: number;
  readonly removedOffset: number;
  readonly field: (field: number) => number;
}

function openFile(bytes: Uint8Array): OpenFile {
  const length = bytes.length;
  if (MAGIC.some((byte, index) => index < length && bytes[index] !== byte) || length === 0) {
    throw new WordGraphFormatError({ kind: 'foreign' });
  }
  if (length < TEXT_OFFSET) throw truncated(length, TEXT_OFFSET);
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  const field = (index: number): number => view.getUint32(index * 4, true);
  const found = field(FIELD.version);
  if (found !== WORD_GRAPH_FORMAT_VERSION) {
    const expected = WORD_GRAPH_FORMAT_VERSION;
    throw new WordGraphFormatError({ kind: 'version', found, expected });
  }
  const nameOffset = TEXT_OFFSET + field(FIELD.alphabetBytes);
  const nameEnd = nameOffset + field(FIELD.nameBytes);
  const nodesOffset = paddedSize(nameEnd);
  const removedOffset = nodesOffset + field(FIELD.ints) * 4;
  const expected = removedOffset + paddedSize(field(FIELD.removedBytes));
  if (length < expected) throw truncated(length, expected);
  if (length > expected) throw damaged('length');
  const alphabet = decodeUtf8(bytes.subarray(TEXT_OFFSET, nameOffset));
  const name = decodeUtf8(bytes.subarray(nameOffset, nameEnd));
  if (alphabet === undefined || name === undefined) throw damaged('header');
  if (alphabet !== ALPHABET) {
    throw new WordGraphFormatError({ kind: 'alphabet', found: alphabet, expected: ALPHABET });
  }
  const words = wordsOfFile(bytes);
  if (checksumOf(words) !== field(FIELD.checksum)) throw damaged('checksum');
  return { words, name, nodesOffset, removedOffset, field };
}

const damaged = (part: WordGraphPart): WordGraphFormatError =>
  new WordGraphFormatError({ kind: 'damaged', part });

const truncated = (length: number, expected: number): WordGraphFormatError =>
  new WordGraphFormatError({ kind: 'truncated', length, expected });

const LITTLE_ENDIAN: boolean = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

/** The file as native ints: a view of the bytes where that is possible, else a copy. */
function wordsOfFile(bytes: Uint8Array): Int32Array {
  const { buffer, byteOffset, length } = bytes;
  if (LITTLE_ENDIAN && byteOffset % 4 === 0) return new Int32Array(buffer, byteOffset, length / 4);
  const view = new DataView(buffer, byteOffset, length);
  const words = new Int32Array(length / 4);
  for (let index = 0; index < words.length; index++) words[index] = view.getInt32(index * 4, true);
  return words;
}

/**
 * Checksum of all words but the checksum itself: each is added without carry, then a xorshift step
 * (Marsaglia 2003) follows. That step is a bijection of period 2^32 - 1, so a change within one word
 * always shows, and two changes hardly ever cancel out. Shifts alone are quick even before the engine
 * has compiled the loop, and loading is over hardly later than that.
 */
function checksumOf(words: Int32Array): number {
  const before = checksumAfter(words.length, words, 0, FIELD.checksum);
  return checksumAfter(before, words, FIELD.checksum + 1, words.length) >>> 0;
}

function checksumAfter(sum: number, words: Int32Array, from: number, to: number): number {
  let mixed = sum;
  for (let index = from; index < to; index++) {
    mixed ^= words[index]!;
    mixed ^= mixed << 13;
    mixed ^= mixed >>> 17;
    mixed ^= mixed << 5;
  }
  return mixed;
}

const paddedSize = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** Lines of word, tab, reason; signs that would break a line become blanks. */
function formatRemovals(removed: Iterable<Removal>): string {
  let text = '';
  for (const { word, reason } of removed) text += `${word}\t${reason.replace(/[\t\r\n]+/g, ' ')}\n`;
  return text;
}

function hexToBytes(hex: string): Uint8Array | undefined {
  if (!/^[0-9a-f]{64}$/.test(hex)) return undefined;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
