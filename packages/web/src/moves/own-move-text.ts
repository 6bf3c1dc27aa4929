/** What is to be said about the user's own move, in one line. */
import { formatMoveInFull, type Board } from '@bestzug/core';
import type { Judgement } from '../position/use-own-move.ts';
import type { Messages } from '../texts/messages.ts';

interface Surroundings {
  readonly messages: Messages;
  readonly board: Board;
  /** Name of the word list. */
  readonly list: string;
}

/** `7A LÖS · 29 Punkte · Rang 6 · −5,1 zum Bestzug`, or what it would bring and why it does not go. */
export function ownMoveText(
  judgement: Judgement,
  { messages, board, list }: Surroundings,
): string | undefined {
  if (judgement.kind !== 'judged') return undefined;
  const { moves: texts, faults, formats } = messages;
  const { check, ranked, loss } = judgement.own;
  const parts: string[] = [];
  if (check?.placement !== undefined) parts.push(formatMoveInFull(check.placement, board));
  if (check?.total !== undefined) parts.push(texts.pointsTotal(check.total));
  const [fault] = check?.faults ?? [];
  if (fault !== undefined) {
    parts.push(faults.placement(fault, { size: board.layout.size, list }));
  } else if (ranked !== undefined && loss !== undefined) {
    parts.push(`${texts.rank} ${formats.count(ranked.rank)}`, lossText(loss, messages));
  }
  return parts.join(' · ');
}

/** How far a move is behind the best. */
export const lossText = (loss: number, { moves, formats }: Messages): string =>
  loss < 0.05 ? moves.ownMoveBest : moves.ownMoveLoss(formats.points(-loss));
