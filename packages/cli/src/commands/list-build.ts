/** `bestzug list build`: makes a word list from text files. */
import { clipped } from '@bestzug/answers/sentence-parts';
import { resolve } from 'node:path';
import {
  composeWordList,
  encodeWordGraphFile,
  MAX_WORD_LENGTH,
  parseRemovals,
  parseWordLines,
  wordsOf,
  type DiscardedEntry,
  type LexiconIdentity,
  type Removal,
  type WordFault,
  type WordList,
} from '@bestzug/lexicon';
import { MAX_BOARD_SIZE } from '@bestzug/core';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { wholeNumber } from '../options.ts';
import { checkOutput, writeOutput } from '../output-file.ts';
import { print, printJson, warn, type Session } from '../session.ts';
import { decodeText, readBytes, readStdin, STDIN } from '../text-file.ts';
import {
  isWordGraph,
  lexiconOf,
  MAX_LIST_BYTES,
  nameOfFile,
  openWordGraph,
  unpacked,
} from '../word-graph-loader.ts';

/** Options of `list build`, as typed; each of the sources may be given several times. */
export interface ListBuildOptions {
  readonly base: readonly string[];
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
  readonly name?: string;
  readonly output: string;
  readonly maxLength?: string;
}

/** Entries that an error report shows for each reason. */
const MAX_EXAMPLES = 3;

/** Builds the list and writes its word graph file. */
export async function runListBuild(session: Session, options: ListBuildOptions): Promise<ExitCode> {
  const { messages } = session;
  const maxLength =
    wholeNumber('--max-length', options.maxLength, { min: 2, max: MAX_BOARD_SIZE }) ??
    MAX_WORD_LENGTH;
  const { output } = options;
  const sources = [...options.base, ...(options.add ?? []), ...(options.remove ?? [])];
  if (sources.filter((file) => file === STDIN).length > 1)
    throw new CliError({ kind: 'stdinTwice' });
  const overwritten = sources.find((file) => file !== STDIN && resolve(file) === resolve(output));
  if (overwritten !== undefined) throw new CliError({ kind: 'outputIsSource', file: overwritten });
  checkOutput(output);

  const list = await composeFrom(session, options, maxLength);
  if (list.words.length === 0)
    throw new CliError({ kind: 'listEmpty', file: options.base[0] ?? '' });
  progress(`${messages.list.building}\n`);
  const lexicon = await lexiconOf(list.words, options.name || nameOfFile(output), output);
  const bytes = encodeWordGraphFile(lexicon, list.removed);
  writeOutput(output, bytes);
  report(session, { list, identity: lexicon.identity, output, bytes: bytes.length });
  return EXIT_CODE.done;
}

async function composeFrom(
  session: Session,
  { base, add = [], remove = [] }: ListBuildOptions,
  maxLength: number,
): Promise<WordList> {
  const entries: string[] = [];
  const additions: string[] = [];
  const removals: Removal[] = [];
  for (const file of base) append(entries, (await readSource(session, file, 'words')).words);
  for (const file of remove)
    append(removals, (await readSource(session, file, 'removals')).removals);
  for (const file of add) append(additions, (await readSource(session, file, 'words')).words);
  return composeWordList({ base: entries, additions, removals, maxLength });
}

/** Spreading half a million arguments would overflow the stack. */
function append<Item>(target: Item[], items: Iterable<Item>): void {
  for (const item of items) target.push(item);
}

interface Source {
  readonly words: Iterable<string>;
  readonly removals: readonly Removal[];
}

/** Reads a text, packed or not, or a built word graph. */
async function readSource(
  { messages }: Session,
  file: string,
  use: 'words' | 'removals',
): Promise<Source> {
  progress(messages.list.reading(file === STDIN ? 'stdin' : file));
  const packed = file === STDIN ? await readStdin(MAX_LIST_BYTES) : readBytes(file, MAX_LIST_BYTES);
  const bytes = await unpacked(packed, file);
  let source: Source;
  let isLatin1 = false;
  if (isWordGraph(bytes)) {
    const words = [...wordsOf(openWordGraph(bytes, file, false).lexicon.graph)];
    source = { words, removals: words.map((word) => ({ word, reason: 'removed' })) };
  } else {
    const decoded = decodeText(bytes, file);
    isLatin1 = decoded.isLatin1;
    source =
      use === 'words'
        ? { words: parseWordLines(decoded.text), removals: [] }
        : { words: [], removals: parseRemovals(decoded.text) };
  }
  const count = use === 'words' ? [...source.words].length : source.removals.length;
  progress(`${messages.list.entries(count)}\n`);
  if (isLatin1) warn(messages, { kind: 'latin1', file });
  return source;
}

const progress = (text: string): void => {
  process.stderr.write(text);
};

/** A list that has been built. */
interface BuiltList {
  readonly list: WordList;
  readonly identity: LexiconIdentity;
  readonly output: string;
  readonly bytes: number;
}

function report(session: Session, { list, identity, output, bytes }: BuiltList): void {
  const { messages } = session;
  const byKind = new Map<WordFault['kind'], DiscardedEntry[]>();
  for (const entry of list.discarded) {
    const { kind } = entry.fault;
    const entries = byKind.get(kind);
    if (entries === undefined) byKind.set(kind, [entry]);
    else entries.push(entry);
  }
  if (session.isJson) {
    const kinds = [...byKind].map(([kind, entries]) => [kind, entries.length]);
    printJson({
      list: identity,
      file: output,
      bytes,
      removed: list.removed.length,
      discarded: { count: list.discarded.length, ...Object.fromEntries(kinds) },
    });
    return;
  }
  const lines = [
    messages.list.built({ file: output, bytes }),
    messages.general.listLine(identity),
    `sha256 ${identity.sha256}`,
  ];
  if (list.removed.length > 0) lines.push(messages.list.removed(list.removed.length));
  if (list.discarded.length > 0) {
    lines.push(messages.list.discarded(list.discarded.length));
    for (const [kind, entries] of byKind) lines.push(discardedLine(session, kind, entries));
  }
  print(lines.join('\n'));
}

function discardedLine(
  { messages }: Session,
  kind: WordFault['kind'],
  entries: readonly DiscardedEntry[],
): string {
  const examples = entries.slice(0, MAX_EXAMPLES).map(({ line }) => clipped(line));
  const more = entries.length > MAX_EXAMPLES ? ', …' : '';
  return `  ${messages.count(entries.length)} ${messages.list.discardedKind(kind)}: ${examples.join(', ')}${more}`;
}
