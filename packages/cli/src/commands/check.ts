/** `bestzug check`: whether words are in the list, and why not. */
import { containsWord, normalizeWord, umlautVariants } from '@bestzug/lexicon';
import { isValidWord, wordLookupOf, type RuleProfile } from '@bestzug/core';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { type WordVerdict } from '../messages.ts';
import { chooseRules } from '../rules-input.ts';
import { print, warn, type Session } from '../session.ts';
import { stdinLines } from '../stdin-lines.ts';
import { clipped } from '../sentence-parts.ts';
import { footerOf } from '../text-output.ts';
import { STDIN } from '../text-file.ts';
import { loadWordList, type LoadedList } from '../word-graph-loader.ts';

/** The answer for one word. */
interface CheckedInput {
  readonly input: string;
  /** Playable form; missing if there is none. */
  readonly word: string | undefined;
  readonly verdict: WordVerdict | undefined;
  /** A word of the list that may have been meant (R13: a hint, never a replacement). */
  readonly similar: string | undefined;
}

/** Looks words up; 1 if one of them is not valid. `-` reads one word a line from stdin. */
export async function runCheck(session: Session, inputs: readonly string[]): Promise<ExitCode> {
  const { messages, globals } = session;
  const inRule = globals.inRule === true ? 'on' : 'as-profile';
  const { profile, warnings } = await chooseRules(globals.rules, inRule);
  const list = await loadWordList(globals.list, profile.layout.size);
  for (const warning of [...warnings, ...list.warnings]) warn(messages, warning);
  const words = inputs.length === 1 && inputs[0] === STDIN ? stdinLines() : inputs;
  const counts = { valid: 0, invalid: 0 };
  const show = session.isJson ? jsonWriter() : textWriter(session);
  for await (const input of words) {
    const answer = checkWord(input, list, profile);
    counts[answer.verdict === undefined ? 'valid' : 'invalid']++;
    show.word(answer);
  }
  const total = counts.valid + counts.invalid;
  if (total === 0) throw new CliError({ kind: 'empty', input: 'words' });
  show.end();
  if (!session.isJson) {
    const summary = total > 1 ? [messages.check.summary(counts)] : [];
    print(footerOf(session, list.lexicon.identity, profile, summary));
  }
  return counts.invalid === 0 ? EXIT_CODE.done : EXIT_CODE.no;
}

function checkWord(input: string, list: LoadedList, profile: RuleProfile): CheckedInput {
  const maxLength = profile.layout.size;
  const stem = profile.inRule.enabled ? IN_FORM.exec(input.trim().normalize('NFC')) : null;
  if (stem !== null) return checkInForm(input, stem, list, profile);
  const normal = normalizeWord(input.trim(), maxLength);
  if (!normal.ok) {
    const word = 'word' in normal.error ? normal.error.word : undefined;
    return { input, word, verdict: normal.error, similar: undefined };
  }
  const word = normal.value;
  const { graph } = list.lexicon;
  if (containsWord(graph, word)) return { input, word, verdict: undefined, similar: undefined };
  const reason = list.removalReason(word);
  const similar = umlautVariants(word).find((variant) => containsWord(graph, variant));
  const verdict: WordVerdict =
    reason === undefined ? { kind: 'not-in-list' } : { kind: 'removed', reason };
  return { input, word, verdict, similar };
}

/** TISCHLER*IN, TISCHLER*INNEN, and TISCHLER* as the tiles lie (R87, R88). */
const IN_FORM = /^(.+)\*(IN|INNEN|NEN)?$/iu;

function checkInForm(
  input: string,
  [, stemText = '', ending = '']: RegExpExecArray,
  list: LoadedList,
  { layout, inRule }: RuleProfile,
): CheckedInput {
  const stem = normalizeWord(stemText, layout.size);
  if (!stem.ok) return { input, word: undefined, verdict: stem.error, similar: undefined };
  const word = `${stem.value}*${/NEN$/iu.test(ending) ? 'NEN' : ''}`;
  const isValid = isValidWord(word, { lexicon: wordLookupOf(list.lexicon.graph), inRule });
  const verdict: WordVerdict | undefined = isValid ? undefined : { kind: 'not-in-list' };
  return { input, word, verdict, similar: undefined };
}

/** Prints answers one after the other; stdin may be longer than memory. */
interface AnswerWriter {
  word(answer: CheckedInput): void;
  end(): void;
}

function jsonWriter(): AnswerWriter {
  let separator = '[';
  return {
    word(answer) {
      process.stdout.write(`${separator}${JSON.stringify(answerAsJson(answer))}`);
      separator = ',\n';
    },
    end() {
      process.stdout.write(']\n');
    },
  };
}

function answerAsJson({ input, word, verdict, similar }: CheckedInput): object {
  const known = word === undefined ? { input } : { input, word };
  if (verdict === undefined) return { ...known, valid: true };
  const hint = similar === undefined ? {} : { similar };
  if (verdict.kind === 'removed')
    return { ...known, valid: false, reason: verdict.reason, ...hint };
  const { kind, ...facts } = verdict;
  return { ...known, valid: false, reason: kind, ...facts, ...hint };
}

function textWriter({ messages, colors }: Session): AnswerWriter {
  return {
    word({ input, word, verdict, similar }) {
      const typed = clipped(input.trim());
      const name = word === undefined ? typed : clipped(word);
      const shown = name === typed ? name : `${typed} → ${name}`;
      const { check } = messages;
      if (verdict === undefined) {
        print(`${colors.bold(shown)}: ${colors.green(check.valid)}`);
        return;
      }
      const parts = [`${colors.red(check.invalid)}, ${messages.wordVerdict(verdict)}`];
      if (similar !== undefined) parts.push(check.similar(similar));
      print(`${colors.bold(shown)}: ${parts.join('; ')}`);
    },
    end() {},
  };
}
