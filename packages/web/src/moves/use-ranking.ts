/** The ranked moves of a position, asked for again whenever position, list or view change. */
import { useEffect, useState } from 'react';
import { engine, useEngineState } from '../engine/engine-client.ts';
import type {
  MoveFilter,
  MoveOrder,
  PositionQuestion,
  RankedMoves,
} from '../engine/engine-protocol.ts';

/** What is asked. */
export interface RankingView {
  readonly order: MoveOrder;
  readonly filter: MoveFilter;
  readonly count: number;
}

/** An answer with the question it belongs to. */
export interface Ranking {
  readonly question: PositionQuestion;
  readonly answer: RankedMoves;
}

/**
 * The last answer; it may still be that of the question before, so that the table does not flicker.
 * Undefined before the first one, and without tiles on the rack.
 */
export function useRanking(question: PositionQuestion, view: RankingView): Ranking | undefined {
  const [ranking, setRanking] = useState<Ranking>();
  const version = useEngineState((state) => (state.kind === 'ready' ? state.version : 0));
  const isAsked = version > 0 && question.rack.size > 0;

  useEffect(() => {
    if (!isAsked) return undefined;
    let isStale = false;
    void engine()
      .rankMoves(question, view)
      .then((answer) => {
        if (!isStale) setRanking({ question, answer });
      });
    return () => {
      isStale = true;
    };
  }, [question, view, version, isAsked]);

  return question.rack.size > 0 ? ranking : undefined;
}
