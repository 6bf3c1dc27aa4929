/** `bestzug check`: whether words are in the list, and why not. */
import { checkDocument, checkWord, type CheckedInput } from '@bestzug/answers';
import { clipped } from '@bestzug/answers/sentence-parts';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { openRulesAndList } from '../ruled-list.ts';
import { print, type Session } from '../session.ts';
import { stdinLines } from '../stdin-lines.ts';
import { footerOf } from '../text-output.ts';
import { STDIN } from '../text-file.ts';

/** Looks words up; 1 if one of them is not valid. `-` reads one word a line from stdin. */
export async function runCheck(session: Session, inputs: readonly string[]): Promise<ExitCode> {
  const { messages } = session;
  const { profile, list } = await openRulesAndList(session);
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

/** Prints answers one after the other; stdin may be longer than memory. */
interface AnswerWriter {
  word(answer: CheckedInput): void;
  end(): void;
}

function jsonWriter(): AnswerWriter {
  let separator = '[';
  return {
    word(answer) {
      process.stdout.write(`${separator}${JSON.stringify(checkDocument(answer))}`);
      separator = ',\n';
    },
    end() {
      process.stdout.write(']\n');
    },
  };
}

function textWriter({ messages, colors }: Session): AnswerWriter {
  return {
    word({ input, word, inForm, verdict, similar }) {
      const typed = clipped(input.trim());
      const name = word === undefined ? typed : clipped(word);
      const shown = name === typed ? name : `${typed} → ${name}`;
      const { check } = messages;
      if (verdict === undefined) {
        const reason = inForm === undefined ? '' : `, ${check.inForm(inForm)}`;
        print(`${colors.bold(shown)}: ${colors.green(check.valid)}${reason}`);
        return;
      }
      const parts = [`${colors.red(check.invalid)}, ${messages.wordVerdict(verdict)}`];
      if (similar !== undefined) parts.push(check.similar(similar));
      print(`${colors.bold(shown)}: ${parts.join('; ')}`);
    },
    end() {},
  };
}
