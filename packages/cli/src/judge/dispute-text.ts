/** A settled dispute as people read it out at the table. */
import {
  staysOnBoard,
  type Disputants,
  type MoveJudgement,
  type ScoreQuery,
  type Settlement,
} from '@bestzug/answers';
import { formatStart, isBlankTile, isEmptyBoard, wordCapitals, wordText } from '@bestzug/core';
import type { OutcomeFacts } from './judge-texts.ts';
import type { Session } from '../session.ts';
import { footerOf, wrapped } from '../text-output.ts';
import { wordFormula } from '../word-formula.ts';

/** All there is to say about a dispute. */
export interface Dispute {
  readonly judgement: MoveJudgement;
  readonly settlement: Settlement;
  readonly query: ScoreQuery;
  readonly who: Disputants;
}

/** The move, every word with its verdict and its points, and what follows. */
export function disputeText(session: Session, dispute: Dispute): string {
  const { messages, colors, columns } = session;
  const { judgement, settlement, query, who } = dispute;
  const { judge } = messages;
  const { profile } = query.position;
  const { outcome } = settlement;
  const paragraph = (text: string): string[] => wrapped(text.split(' '), columns - 1);
  const stays = staysOnBoard(outcome);
  const [yes, no] =
    judgement.kind === 'placement' ? [judge.stays, judge.goes] : [judge.counts, judge.countsNot];
  const decision = stays ? colors.green(yes) : colors.red(no);
  const isAboutWords = judgement.kind === 'placement' && outcome.kind !== 'impossible';
  const window =
    isAboutWords && profile.challengePolicy !== 'void'
      ? [judge.window(profile.challengeWindowSeconds)]
      : [];
  return [
    colors.bold(
      judgement.kind === 'placement'
        ? judge.title(who.player, judgement.text)
        : `${who.player}: ${messages.moveText(judgement.text)}`,
    ),
    ...(isAboutWords ? paragraph(judge.boardStays) : []),
    '',
    ...wordLines(session, dispute),
    `${colors.bold(judge.decisionTitle)}: ${decision}`,
    ...judge.outcome(outcomeFacts(dispute)).flatMap(paragraph),
    ...judgement.errors
      .filter(({ kind }) => kind !== 'invalidWord')
      .flatMap((error) => paragraph(`  ${messages.refusal(error)}`)),
    '',
    ...[...window, judge.houseRules].flatMap(paragraph).map(colors.dim),
    footerOf(session, query.list?.lexicon.identity, profile),
  ].join('\n');
}

function outcomeFacts({ judgement, settlement, query, who }: Dispute): OutcomeFacts {
  const tiles = judgement.kind === 'placement' ? (judgement.check.placement?.tiles ?? []) : [];
  return {
    ...who,
    outcome: settlement.outcome,
    invalid: settlement.invalid,
    points: judgement.kind === 'placement' ? (judgement.check.total ?? 0) : 0,
    blanks: tiles.filter(isBlankTile).length,
    isOpening: isEmptyBoard(query.position.board),
  };
}

/** Each word read out in full (R66), then the sum. */
function wordLines(session: Session, { judgement, settlement, query }: Dispute): string[] {
  const { messages, colors, columns } = session;
  const { judge, check, score } = messages;
  if (judgement.kind === 'other' || judgement.check.total === undefined) return [];
  const { words, bonus, total } = judgement.check;
  const { board } = query.position;
  const lines = words.flatMap((word) => {
    const read = settlement.words.find((other) => other.word === wordCapitals(word));
    const { start: square, direction } = word;
    const place = `${formatStart({ square, direction }, board.layout.size)}, ${judge.direction[direction]}`;
    const verdict =
      read?.verdict === undefined
        ? colors.green(check.valid)
        : `${colors.red(check.invalid)}, ${messages.wordVerdict(read.verdict)}`;
    const line = `  ${colors.bold(wordText(word))} (${place}): ${verdict}`;
    return [line, `    ${wordFormula(word, board)}`];
  });
  const parts = words.map(({ points }) => String(points));
  if (bonus > 0) parts.push(`${bonus} (${score.bonus})`);
  const sum = { parts, total };
  const stays = staysOnBoard(settlement.outcome);
  return [
    colors.bold(judge.wordsTitle),
    ...lines,
    ...wrapped(
      `  ${stays ? score.total(sum) : score.wouldBe(sum)}`.split(/(?<=\S) /u),
      columns - 1,
    ),
    '',
  ];
}
