/** `bestzug judge`: settles a dispute about a move at the table (R60–R68). */
import {
  disputeDocument,
  formedBy,
  judgeMove,
  settleDispute,
  staysOnBoard,
  strangeWords,
  type Challenge,
  type Disputants,
  type ScoreQuery,
} from '@bestzug/answers';
import { normalizeWord } from '@bestzug/lexicon';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { disputeText } from '../judge/dispute-text.ts';
import { readMoveOnBoard, type MoveOptions } from '../move-on-board.ts';
import { openListOf } from '../ruled-list.ts';
import { print, printJson, warn, type Session } from '../session.ts';

/** Options of `judge`, as typed. */
export interface JudgeOptions extends MoveOptions {
  readonly player?: string;
  readonly challenger?: string;
  /** Challenged words, joined by commas. */
  readonly words?: string;
  readonly unchallenged?: true;
}

/** Settles the dispute; 1 if the move does not stay on the board. */
export async function runJudge(
  session: Session,
  moveText: string,
  options: JudgeOptions,
): Promise<ExitCode> {
  const { messages } = session;
  const challenge = readChallenge(options);
  const read = await readMoveOnBoard(moveText, options, session);
  const { move, position, rack, rules, floating } = read;
  const list = await openListOf(rules, session);
  if (floating.length > 0) warn(messages, { kind: 'floatingTiles', squares: floating });

  const query: ScoreQuery = { position, rack, list };
  const judgement = judgeMove(move, query);
  const strange = strangeWords(judgement, challenge);
  if (strange.length > 0) {
    throw new CliError({ kind: 'notFormed', words: strange, formed: formedBy(judgement) });
  }
  const settlement = settleDispute(judgement, challenge, { list, profile: rules.profile });
  const who: Disputants = {
    player: options.player ?? messages.judge.player,
    challenger: options.challenger ?? messages.judge.challenger,
  };
  if (session.isJson) {
    const sentenceOf = messages.refusal.bind(messages);
    printJson(disputeDocument(judgement, settlement, { query, who, sentenceOf }));
  } else {
    print(disputeText(session, { judgement, settlement, query, who }));
  }
  return staysOnBoard(settlement.outcome) ? EXIT_CODE.done : EXIT_CODE.no;
}

/** @throws CliError `conflict`, `notWord` */
function readChallenge({ words, unchallenged, challenger }: JudgeOptions): Challenge {
  const given = { '--words': words, '--challenger': challenger };
  const [other] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (unchallenged === true) {
    if (other !== undefined) {
      throw new CliError({ kind: 'conflict', options: ['--unchallenged', other] });
    }
    return { kind: 'none' };
  }
  if (words === undefined) return { kind: 'all' };
  const typed = words.split(/[\s,]+/u).filter((word) => word !== '');
  if (typed.length === 0) throw new CliError({ kind: 'missingOptionValue', option: '--words' });
  return { kind: 'some', words: typed.map(capitalsOf) };
}

/** As words are read out: TISCHLER* for TISCHLER*IN (R106). */
function capitalsOf(typed: string): string {
  const [stem = '', ending] = typed.normalize('NFC').split('*');
  const word = normalizeWord(stem, Infinity);
  const capitals = word.ok ? word.value : stem.toUpperCase();
  if (ending === undefined) return capitals;
  return `${capitals}*${/NEN$/iu.test(ending) ? 'NEN' : ''}`;
}
