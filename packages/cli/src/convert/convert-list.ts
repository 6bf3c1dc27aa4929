/** Word lists into each other. */
import {
  decodeRemovedWords,
  encodeWordGraphFile,
  formatWordList,
  wordsOf,
  type Removal,
} from '@bestzug/lexicon';
import { writeKwg } from '@bestzug/formats';
import { CliError } from '../cli-error.ts';
import { nameOfFile, type LoadedList } from '../word-graph-loader.ts';
import type { Conversion, Loss } from './convert-result.ts';

/** A loaded list in another format. @throws CliError `listTooLarge` */
export function convertList(
  list: LoadedList,
  to: 'bzg' | 'kwg' | 'words',
  target: string,
): Conversion {
  const { lexicon, warnings } = list;
  const removed: Removal[] =
    list.kind === 'graph'
      ? [...decodeRemovedWords(list.bytes)].map(([word, reason]) => ({ word, reason }))
      : [];
  const losses: Loss[] = warnings.flatMap((warning): Loss[] =>
    warning.kind === 'discarded' ? [{ kind: 'unplayable', count: warning.count }] : [],
  );
  const { name } = lexicon.identity;
  if (to === 'bzg') {
    return { contents: encodeWordGraphFile(lexicon, removed), losses, warnings };
  }
  if (name !== nameOfFile(target)) losses.push({ kind: 'listName', name });
  if (removed.length > 0) losses.push({ kind: 'removedWords', count: removed.length });
  if (to === 'words') {
    // Sorted as the sha256 of a list is computed (R20).
    const words = [...wordsOf(lexicon.graph)].sort();
    return { contents: formatWordList(words), losses, warnings };
  }
  const kwg = writeKwg(lexicon.graph);
  if (!kwg.ok) throw new CliError({ kind: 'listTooLarge', file: list.file });
  return { contents: kwg.value, losses, warnings };
}
