/** `bestzug list diff`: which words only one of two lists has. */
import { diffWordLists, wordsOf } from '@bestzug/lexicon';
import { MAX_BOARD_SIZE } from '@bestzug/core';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { print, printJson, warnAll, type Session } from '../session.ts';
import { loadWordList } from '../word-graph-loader.ts';

/** Compares two lists. */
export async function runListDiff(
  session: Session,
  earlierFile: string,
  laterFile: string,
): Promise<ExitCode> {
  const { messages, colors } = session;
  const earlier = await loadWordList(earlierFile, MAX_BOARD_SIZE);
  const later = await loadWordList(laterFile, MAX_BOARD_SIZE);
  warnAll(messages, [...earlier.warnings, ...later.warnings]);
  const { added, removed, shared } = diffWordLists(
    wordsOf(earlier.lexicon.graph),
    wordsOf(later.lexicon.graph),
  );
  if (session.isJson) {
    const lists = { earlier: earlier.lexicon.identity, later: later.lexicon.identity };
    printJson({ ...lists, added, removed, shared });
    return EXIT_CODE.done;
  }
  const lines = [
    ...removed.map((word) => colors.red(`- ${word}`)),
    ...added.map((word) => colors.green(`+ ${word}`)),
  ];
  if (lines.length > 0) print(lines.join('\n'));
  const counts = { added: added.length, removed: removed.length, shared };
  print(colors.bold(lines.length === 0 ? messages.list.same() : messages.list.difference(counts)));
  print(colors.dim(`1: ${messages.general.listLine(earlier.lexicon.identity)}`));
  print(colors.dim(`2: ${messages.general.listLine(later.lexicon.identity)}`));
  return EXIT_CODE.done;
}
