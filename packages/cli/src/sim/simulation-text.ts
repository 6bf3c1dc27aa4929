/** The output of a simulation for people: the board with the best move, and a table. */
import { rankOf, type SimulatedMove, type SimulationAnswer } from '@bestzug/answers/simulation';
import { formatRack } from '@bestzug/core';
import type { CandidateProgress } from '@bestzug/strategy';
import { boardWithMove, refusalLines } from '../best-text.ts';
import type { Session } from '../session.ts';
import { footerOf, tableOf } from '../text-output.ts';

/** The whole text. */
export function simulationAsText(session: Session, answer: SimulationAnswer): string {
  const { messages, colors } = session;
  const { query, moves, progress, proven, plies, end, effort } = answer;
  const { position, rack, list } = query;
  const { best, simulation: texts } = messages;
  const facts = { moves: progress.candidates.length, samples: progress.rollouts };
  const title = proven === undefined ? texts.title(facts) : texts.calculatedTitle(facts.moves);
  return [
    ...boardWithMove(session, position, moves[0]?.described),
    '',
    best.rackLine(formatRack(rack)),
    '',
    `${colors.bold(title)} ${colors.dim(`(${texts.time(effort)})`)}`,
    '',
    movesTable(session, moves, proven),
    '',
    texts.end(end),
    colors.dim(proven === undefined ? texts.legend(plies) : texts.calculatedLegend),
    '',
    ...ownMoveLines(session, answer),
    footerOf(session, list.lexicon.identity, position.profile),
  ].join('\n');
}

function movesTable(
  session: Session,
  moves: readonly SimulatedMove[],
  proven: ReadonlySet<number> | undefined,
): string {
  const { messages } = session;
  const { best, simulation: texts } = messages;
  const columns = [
    { title: best.rank, align: 'right' },
    { title: best.move },
    { title: texts.winChance, align: 'right' },
    { title: texts.spread, align: 'right' },
    ...(proven === undefined ? ([{ title: texts.samples, align: 'right' }] as const) : []),
    { title: best.points, align: 'right' },
    { title: best.leave },
    { title: best.equity, align: 'right' },
  ] as const;
  const sampled = ({ samples, winChance, winError, spread, spreadError }: CandidateProgress) => [
    samples > 0 ? texts.chance(winChance, winError) : '–',
    samples > 0 ? texts.points(spread, spreadError) : '–',
    messages.count(samples),
  ];
  const rows = moves.map(({ move, score, leave, equity, progress }, index) => {
    const { number, winChance, spread } = progress;
    const calculated = proven && [
      texts.plainChance(winChance),
      texts.value(spread, proven.has(number)),
    ];
    return [
      String(index + 1),
      move,
      ...(calculated ?? sampled(progress)),
      String(score),
      leave === '' ? '–' : leave,
      messages.decimal(equity, 1),
    ];
  });
  return tableOf(session, columns, rows);
}

function ownMoveLines(
  session: Session,
  { own, ownSimulated, progress }: SimulationAnswer,
): string[] {
  const { best, simulation: texts } = session.messages;
  if (own === undefined) return [];
  if (own.kind === 'refused') return [...refusalLines(session, own), ''];
  const rank = rankOf(ownSimulated, progress);
  const [leader] = progress.candidates;
  if (ownSimulated === undefined || rank === null || leader === undefined) {
    return [texts.ownMoveNotSimulated(own.move), ''];
  }
  const { winChance, spread } = ownSimulated.progress;
  const text = texts.ownMove({
    move: ownSimulated.move,
    rank,
    count: progress.candidates.length,
    winLoss: leader.winChance - winChance,
    spreadLoss: leader.spread - spread,
  });
  return [`${best.ownMoveTitle}: ${text}`, ''];
}
