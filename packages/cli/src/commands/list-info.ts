/** `bestzug list info`: what a word list is. */
import {
  countBits,
  decodeRemovedWords,
  WORD_GRAPH_FORMAT_VERSION,
  wordsOf,
  type WordGraph,
} from '@bestzug/lexicon';
import { MAX_BOARD_SIZE } from '@bestzug/core';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { print, printJson, warnAll, type Session } from '../session.ts';
import { loadWordList, type LoadedList } from '../word-graph-loader.ts';

/** Shows name, size and identity of a list. */
export async function runListInfo(session: Session, file: string | undefined): Promise<ExitCode> {
  const list = await loadWordList(file ?? session.globals.list, MAX_BOARD_SIZE);
  warnAll(session.messages, list.warnings);
  const facts = factsOf(list);
  if (session.isJson) printJson({ list: list.lexicon.identity, ...facts });
  else print(linesOf(session, list, facts).join('\n'));
  return EXIT_CODE.done;
}

interface ListFacts {
  readonly file: string;
  readonly bytes: number;
  /** Version of the file format; null for a plain text. */
  readonly formatVersion: number | null;
  readonly longestWord: number;
  readonly states: number;
  readonly edges: number;
  /** Number of words by number of letters. */
  readonly lengths: Readonly<Record<string, number>>;
  /** Number of words taken out, by reason. */
  readonly removed: Readonly<Record<string, number>>;
}

function factsOf({ lexicon, file, kind, bytes }: LoadedList): ListFacts {
  const lengths = new Map<number, number>();
  for (const { length } of wordsOf(lexicon.graph)) {
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
  }
  const removed = new Map<string, number>();
  if (kind === 'graph') {
    for (const reason of decodeRemovedWords(bytes).values()) {
      removed.set(reason, (removed.get(reason) ?? 0) + 1);
    }
  }
  return {
    file,
    bytes: bytes.length,
    formatVersion: kind === 'graph' ? WORD_GRAPH_FORMAT_VERSION : null,
    longestWord: lexicon.graph.longestWord,
    ...graphSize(lexicon.graph),
    lengths: Object.fromEntries([...lengths].sort(([one], [other]) => one - other)),
    removed: Object.fromEntries([...removed].sort(([, one], [, other]) => other - one)),
  };
}

/** States without the sink, and edges. */
function graphSize({ nodes }: WordGraph): { readonly states: number; readonly edges: number } {
  let states = 0;
  let edges = 0;
  for (let state = 2; state < nodes.length;) {
    const degree = countBits(nodes[state] ?? 0);
    states++;
    edges += degree;
    state += 2 + degree;
  }
  return { states, edges };
}

function linesOf({ messages, colors }: Session, list: LoadedList, facts: ListFacts): string[] {
  const { list: texts } = messages;
  const { name, words, sha256 } = list.lexicon.identity;
  const format =
    facts.formatVersion !== null
      ? `${texts.version} ${facts.formatVersion}`
      : list.kind === 'kwg'
        ? 'KWG'
        : texts.plainText;
  const lengths = Object.entries(facts.lengths).map(
    ([length, count]) => `${length}: ${messages.count(count)}`,
  );
  const rows: [string, string][] = [
    [texts.name, colors.bold(name)],
    [texts.words, messages.count(words)],
    [texts.sha256, sha256],
    [texts.file, `${list.file} (${messages.bytes(facts.bytes)}, ${format})`],
    [texts.graph, texts.graphSize(facts)],
    [texts.longestWord, texts.letters(facts.longestWord)],
    [texts.lengths, lengths.slice(0, 7).join(' · ')],
  ];
  for (let from = 7; from < lengths.length; from += 7) {
    rows.push(['', lengths.slice(from, from + 7).join(' · ')]);
  }
  Object.entries(facts.removed).forEach(([reason, count], index) => {
    const label = index === 0 ? texts.removedWords : '';
    rows.push([
      label,
      `${messages.count(count)} ${messages.wordVerdict({ kind: 'removed', reason })}`,
    ]);
  });
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${colors.dim(label.padEnd(width))}  ${value}`);
}
