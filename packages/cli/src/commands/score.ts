/** `bestzug score`: judges one move and shows its arithmetic. */
import {
  judgeMove,
  scoreDocument,
  type MoveJudgement,
  type OtherMove,
  type ScoreQuery,
} from '@bestzug/answers';
import { signOfRackSymbol, wordCapitals, wordText } from '@bestzug/core';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { readMoveOnBoard, type MoveOptions } from '../move-on-board.ts';
import { openListOf } from '../ruled-list.ts';
import { footerOf } from '../text-output.ts';
import { wordFormula } from '../word-formula.ts';
import { print, printJson, warn, warnAll, type Session } from '../session.ts';

/** Options of `score`, as typed. */
export interface ScoreOptions extends MoveOptions {
  /** False with `--no-list`. */
  readonly list: boolean;
}

/** Judges the move; 1 if it is not legal or not valid. */
export async function runScore(
  session: Session,
  moveText: string,
  options: ScoreOptions,
): Promise<ExitCode> {
  const read = await readMoveOnBoard(moveText, options, session);
  const { move, position, rack, rules, floating } = read;
  const list = options.list ? await openListOf(rules, session) : undefined;
  if (list === undefined) warnAll(session.messages, rules.warnings);
  if (floating.length > 0) warn(session.messages, { kind: 'floatingTiles', squares: floating });
  const query: ScoreQuery = { position, rack, list };
  const judgement = judgeMove(move, query);
  const { messages } = session;
  if (session.isJson) {
    printJson(scoreDocument(judgement, query, (refusal) => messages.refusal(refusal)));
  } else if (judgement.kind === 'placement') {
    print(placementText(session, judgement, query));
  } else {
    print(otherMoveText(session, judgement));
  }
  return judgement.isValid ? EXIT_CODE.done : EXIT_CODE.no;
}

type JudgedPlacement = Extract<MoveJudgement, { readonly kind: 'placement' }>;

function placementText(session: Session, judged: JudgedPlacement, query: ScoreQuery): string {
  const { position, list } = query;
  return [
    headline(session, judged, query),
    ...judged.errors.map((error) => `  ${session.messages.refusal(error)}`),
    '',
    ...arithmetic(session, judged, query),
    footerOf(session, list?.lexicon.identity, position.profile),
  ].join('\n');
}

function otherMoveText(
  { messages }: Session,
  { text, move, errors }: Exclude<MoveJudgement, JudgedPlacement>,
): string {
  if (errors.length > 0) {
    const reasons = errors.map((error) => `  ${messages.refusal(error)}`);
    return [`${text}: ${messages.score.notLegal}`, ...reasons].join('\n');
  }
  return move.kind === 'pass' ? messages.score.pass : messages.score.exchange(tilesOf(move));
}

const tilesOf = (move: Exclude<OtherMove, { readonly kind: 'pass' }>): string =>
  move.kind === 'exchange' ? move.symbols.map(signOfRackSymbol).join('') : String(move.count);

function headline(
  { messages, colors }: Session,
  { text, check }: JudgedPlacement,
  { rack, list }: ScoreQuery,
): string {
  const { score } = messages;
  const remark = rack === undefined ? colors.dim(` (${score.rackNotChecked})`) : '';
  const verdict = check.valid
    ? colors.green(list === undefined ? score.legalOnly : score.valid)
    : colors.red(check.legal ? score.wordsNotValid : score.notLegal);
  return `${colors.bold(text)}: ${verdict}${remark}`;
}

/** The words one below the other, the sum last. */
function arithmetic(
  { messages, colors }: Session,
  { check }: JudgedPlacement,
  { position, list }: ScoreQuery,
): string[] {
  if (check.total === undefined) return [messages.score.noTotal, ''];
  const lines = check.words.map((word) => {
    const capitals = wordCapitals(word);
    const reason = list?.removalReason(capitals);
    const verdict =
      reason === undefined
        ? messages.score.notInList
        : messages.wordVerdict({ kind: 'removed', reason });
    const mark = word.inList === false ? colors.red(`  (${verdict})`) : '';
    return `${colors.bold(wordText(word))}: ${wordFormula(word, position.board)}${mark}`;
  });
  const parts = check.words.map(({ points }) => String(points));
  if (check.bonus > 0) parts.push(`${check.bonus} (${messages.score.bonus})`);
  const sum = { parts, total: check.total };
  const total = check.valid ? messages.score.total(sum) : messages.score.wouldBe(sum);
  return [...lines, '', colors.bold(total), ''];
}
