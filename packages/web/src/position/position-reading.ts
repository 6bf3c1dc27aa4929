/** Positions from texts that people paste: CGP, GCG, or lines of a board. */
import { err, ok, type Result } from '@bestzug/lexicon';
import { parseBoardText, type RuleProfile } from '@bestzug/core';
import {
  contentOfCgp,
  contentOfSetup,
  emptyContent,
  type PositionContent,
} from './position-content.ts';
import type { PositionNotice } from './position-notice.ts';

/** Why a text is no position. */
export type ReadingFault = Extract<
  PositionNotice,
  { readonly kind: 'unreadable' | 'unreadableGcg' }
>;

/** Lines of a GCG file begin with these. */
const GCG_START = /^\s*[#>]/u;

/** A CGP board has rows between slashes and no line ends. */
const CGP_START = /^\s*[^\s/]+\/[^\s]*\//u;

/** Reads a pasted text. A game is read to its last turn. */
export async function readPositionText(
  text: string,
  profile: RuleProfile,
): Promise<Result<PositionContent, ReadingFault>> {
  if (GCG_START.test(text)) {
    // Most visitors never paste a game.
    const { readGcg, setupOfState } = await import('@bestzug/formats');
    const replayed = readGcg(text, profile);
    return replayed.ok
      ? ok(contentOfSetup(setupOfState(replayed.value.course.end)))
      : err({ kind: 'unreadableGcg', fault: replayed.error });
  }
  if (CGP_START.test(text)) {
    const content = contentOfCgp(text, profile.layout);
    return content.ok ? content : err({ kind: 'unreadable', fault: content.error });
  }
  const board = parseBoardText(text, profile.layout);
  return board.ok
    ? ok({ ...emptyContent(profile.layout), board: board.value })
    : err({ kind: 'unreadable', fault: board.error });
}
