/**
 * Word lists as people keep them: files with one entry a line, and the finished list composed from a
 * base, what is taken out of it (with reasons) and what is put in.
 */
import { normalizeWord, type WordFault } from './normalize.ts';

/** A word taken out of a list, and why. */
export interface Removal {
  readonly word: string;
  /** Short English name in kebab case, such as `proper-noun`; shown by the command line. */
  readonly reason: string;
}

/** Reason of a removal that names none. */
const UNNAMED_REMOVAL = 'removed';

/** An entry of a source that is no playable word. */
export interface DiscardedEntry {
  readonly source: 'base' | 'additions' | 'removals';
  readonly line: string;
  readonly fault: WordFault;
}

/** What a list is made of; entries in any spelling that `normalizeWord` understands. */
export interface WordListSources {
  readonly base: Iterable<string>;
  readonly removals?: Iterable<Removal>;
  readonly additions?: Iterable<string>;
  /** Letters of the longest word to keep, 15 by default (R9). */
  readonly maxLength?: number;
}

/** A finished word list. */
export interface WordList {
  /** Playable words without repetitions, sorted by code point. */
  readonly words: readonly string[];
  /** The removals, in playable form, whose words are not in the list. */
  readonly removed: readonly Removal[];
  /** Entries that are no words (R9, R14), in the order of the sources. */
  readonly discarded: readonly DiscardedEntry[];
}

/**
 * The entries of a text with one entry a line: blanks around them, a byte order mark, empty lines and
 * lines that begin with `#` are skipped. Line ends are LF, CRLF or CR.
 */
export function parseWordLines(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * The removals of a text with one removal a line, `WORD`, then after tabs the name of the reason and a
 * remark; both may be missing. Lines as for `parseWordLines`. Words are left as they are spelt.
 */
export function parseRemovals(text: string): Removal[] {
  return parseWordLines(text).map((line) => {
    const [word = '', reason = ''] = line.split('\t').map((field) => field.trim());
    return { word, reason: reason === '' ? UNNAMED_REMOVAL : reason };
  });
}

/** The finished list: (base − removals) ∪ additions, all in playable form. */
export function composeWordList(sources: WordListSources): WordList {
  const discarded: DiscardedEntry[] = [];
  const playable = (line: string, source: DiscardedEntry['source']): string | undefined => {
    const result = normalizeWord(line, sources.maxLength);
    if (result.ok) return result.value;
    if (result.error.kind !== 'empty') discarded.push({ source, line, fault: result.error });
    return undefined;
  };

  const words = new Set<string>();
  for (const line of sources.base) {
    const word = playable(line, 'base');
    if (word !== undefined) words.add(word);
  }
  const reasons = new Map<string, string>();
  for (const { word: line, reason } of sources.removals ?? []) {
    const word = playable(line, 'removals');
    if (word === undefined) continue;
    words.delete(word);
    reasons.set(word, reason);
  }
  for (const line of sources.additions ?? []) {
    const word = playable(line, 'additions');
    if (word === undefined) continue;
    words.add(word);
    reasons.delete(word);
  }
  return {
    // Capitals lie in one UTF-16 plane, so the default order of strings is the order of code points.
    words: [...words].sort(),
    removed: [...reasons].map(([word, reason]) => ({ word, reason })),
    discarded,
  };
}

/** The text whose sha256 identifies a list (R20): one word a line, final newline. */
export const formatWordList = (words: readonly string[]): string =>
  words.length === 0 ? '' : `${words.join('\n')}\n`;

/** How two lists differ; each part keeps the order of its list. */
export interface WordListDifference {
  /** Words of the later list alone. */
  readonly added: readonly string[];
  /** Words of the earlier list alone. */
  readonly removed: readonly string[];
  /** Number of words in both. */
  readonly shared: number;
}

/** Compares two lists without repetitions. */
export function diffWordLists(
  earlier: Iterable<string>,
  later: Iterable<string>,
): WordListDifference {
  const before = new Set(earlier);
  const after = new Set(later);
  const added = [...after].filter((word) => !before.has(word));
  const removed = [...before].filter((word) => !after.has(word));
  return { added, removed, shared: after.size - added.length };
}
