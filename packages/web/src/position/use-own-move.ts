/** The user's own move with what the engine says about it. */
import { useEffect, useMemo, useState } from 'react';
import { formatMoveInFull, type RuleProfile } from '@bestzug/core';
import { engine, useEngineState } from '../engine/engine-client.ts';
import type { OwnMove, PositionQuestion } from '../engine/engine-protocol.ts';
import { questionOf, tilesOf, useDraft, type Draft, type OwnTile } from './own-move.ts';
import type { PositionContent } from './position-content.ts';

/** What is known about the own move. */
export type Judgement =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'judged'; readonly own: OwnMove };

/** See above. */
export interface OwnMoveState {
  /** What the field shows: as typed, or in normal form where tiles were laid. */
  readonly text: string;
  /** New tiles on the board. */
  readonly tiles: readonly OwnTile[];
  /** Of this move, or still of the one before. */
  readonly judgement: Judgement;
}

/** The own move of the position; judged anew whenever one of the two changes. */
export function useOwnMove(
  content: PositionContent,
  question: PositionQuestion,
  profile: RuleProfile,
): OwnMoveState {
  const draft = useDraft((state) => state.move);
  const [answer, setAnswer] = useState<Judgement>({ kind: 'none' });
  const version = useEngineState((state) => (state.kind === 'ready' ? state.version : 0));
  const tiles = useMemo(() => tilesOf(draft, content, profile), [draft, content, profile]);
  const asked = useMemo(
    () => questionOf(draft, question.board, profile),
    [draft, question, profile],
  );

  useEffect(() => {
    if (typeof asked === 'string' || version === 0) return undefined;
    let isStale = false;
    void engine()
      .judgeMove(question, asked)
      .then((own) => {
        if (!isStale) setAnswer({ kind: 'judged', own });
      });
    return () => {
      isStale = true;
    };
  }, [asked, question, version]);

  return useMemo(() => {
    const judgement = typeof asked === 'string' ? { kind: asked } : answer;
    return { text: textOf(draft, judgement, content), tiles, judgement };
  }, [asked, answer, draft, content, tiles]);
}

function textOf(draft: Draft, judgement: Judgement, { board }: PositionContent): string {
  if (draft.kind === 'written') return draft.text;
  const placement = judgement.kind === 'judged' ? judgement.own.check?.placement : undefined;
  return draft.kind === 'none' || placement === undefined ? '' : formatMoveInFull(placement, board);
}
