/** Word lists in use: ours from the network, own ones and changed ones from the browser's database. */
import { get, set } from 'idb-keyval';
import {
  buildWordGraph,
  composeWordList,
  decodeRemovedWords,
  decodeWordGraphFile,
  encodeWordGraphFile,
  err,
  formatWordList,
  ok,
  parseWordLines,
  unpackWordGraphFile,
  WordGraphFormatError,
  wordsOf,
  type Lexicon,
  type LexiconIdentity,
  type Result,
} from '@bestzug/lexicon';
import germanListUrl from '#data/de.bzg.gz?url';
import { fetchData } from './data-file.ts';
import type { EngineFault, ListRequest, LoadProgress } from './engine-protocol.ts';

/** A list ready for use. */
export interface LoadedList {
  readonly lexicon: Lexicon;
  /** Why a word was taken out, where that is recorded. */
  readonly removalReason: (word: string) => string | undefined;
}

const OWN_LIST_KEY = 'bestzug.own-list';

/** Key of a list that was changed by house words: the same words give the same list. */
const houseListKey = 'bestzug.house-list';

interface StoredList {
  /** What it was made of. */
  readonly source: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Loads the list asked for, with the house words in it. */
export async function loadList(
  { list, addedWords, removedWords }: ListRequest,
  onProgress: (progress: LoadProgress) => void,
): Promise<Result<LoadedList, EngineFault>> {
  const base = list === 'de' ? await germanList(onProgress) : await ownList();
  if (!base.ok || (addedWords.length === 0 && removedWords.length === 0)) return base;
  return ok(await withHouseWords(base.value, addedWords, removedWords));
}

/** Builds a list from a text of one word a line and keeps it. */
export async function storeOwnList(
  name: string,
  text: string,
): Promise<{ readonly identity: LexiconIdentity; readonly discarded: number }> {
  const { words, discarded } = composeWordList({ base: parseWordLines(text) });
  const lexicon = await lexiconOf(words, name);
  const stored: StoredList = { source: name, bytes: bytesOf(encodeWordGraphFile(lexicon)) };
  await set(OWN_LIST_KEY, stored);
  return { identity: lexicon.identity, discarded: discarded.length };
}

async function germanList(
  onProgress: (progress: LoadProgress) => void,
): Promise<Result<LoadedList, EngineFault>> {
  const packed = await fetchData(germanListUrl, onProgress);
  if (packed === undefined) return err({ kind: 'offline' });
  return opened(() => unpackWordGraphFile(packed));
}

async function ownList(): Promise<Result<LoadedList, EngineFault>> {
  const stored = await get<StoredList>(OWN_LIST_KEY);
  return stored === undefined ? err({ kind: 'noOwnList' }) : opened(() => stored.bytes);
}

function opened(bytesOfFile: () => Uint8Array): Result<LoadedList, EngineFault> {
  try {
    const bytes = bytesOfFile();
    const lexicon = decodeWordGraphFile(bytes, { nodes: 'in-place' });
    let reasons: ReadonlyMap<string, string> | undefined;
    return ok({
      lexicon,
      removalReason(word) {
        reasons ??= decodeRemovedWords(bytes);
        return reasons.get(word);
      },
    });
  } catch (error) {
    if (!(error instanceof WordGraphFormatError)) throw error;
    return err({ kind: 'damagedList' });
  }
}

/** Building takes seconds, so the result is kept for the next visit. */
async function withHouseWords(
  base: LoadedList,
  added: readonly string[],
  removed: readonly string[],
): Promise<LoadedList> {
  const { identity, graph } = base.lexicon;
  const source = JSON.stringify([identity.sha256, added.toSorted(), removed.toSorted()]);
  const stored = await get<StoredList>(houseListKey);
  if (stored?.source === source) {
    const known = opened(() => stored.bytes);
    if (known.ok) return { ...known.value, removalReason: (word) => base.removalReason(word) };
  }
  const removals = removed.map((word) => ({ word, reason: 'house' }));
  const { words } = composeWordList({ base: wordsOf(graph), additions: added, removals });
  const lexicon = await lexiconOf(words, `${identity.name}+`);
  await set(houseListKey, { source, bytes: bytesOf(encodeWordGraphFile(lexicon)) });
  return {
    lexicon,
    removalReason: (word) => (removed.includes(word) ? 'house' : base.removalReason(word)),
  };
}

async function lexiconOf(words: readonly string[], name: string): Promise<Lexicon> {
  const graph = buildWordGraph(words);
  const text = new TextEncoder().encode(formatWordList(words));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { graph, identity: { name, words: words.length, sha256 } };
}

const bytesOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
