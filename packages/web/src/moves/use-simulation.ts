/** A simulation of the position in the editor; it ends when the position changes. */
import { useCallback, useEffect, useState } from 'react';
import type { Move } from '@bestzug/core';
import { callback, engine } from '../engine/engine-client.ts';
import type { PositionQuestion, SimulationState } from '../engine/engine-protocol.ts';

/** Rollouts until it ends by itself: some ten seconds. */
const BUDGET = 6000;

const NO_KEYS: readonly string[] = [];

/** Where a simulation stands and how to steer it. */
export interface LiveSimulation {
  /** Of this position; undefined if none was started. */
  readonly state: SimulationState | undefined;
  /**
   * Keys of the moves, the best first. The order stays as it is while somebody is in the table, so
   * that no row moves away from under a finger.
   */
  readonly keys: readonly string[];
  readonly isRunning: boolean;
  /** @param also moves to try in any case */
  readonly start: (also: readonly Move[]) => void;
  readonly stop: () => void;
}

interface Run {
  readonly question: PositionQuestion;
  readonly state: SimulationState | undefined;
  readonly keys: readonly string[];
  readonly isRunning: boolean;
}

/** See `LiveSimulation`. */
export function useSimulation(question: PositionQuestion): LiveSimulation {
  const [run, setRun] = useState<Run>();
  const isCurrent = run?.question === question;

  // A run on another position is of no use any more.
  useEffect(() => () => void engine().stopSimulation(), [question]);

  const start = useCallback(
    (also: readonly Move[]): void => {
      const show = (state: SimulationState, isRunning: boolean): void => {
        const isInUse = (document.activeElement?.closest('.moves') ?? null) !== null;
        setRun((now) => {
          if (now !== undefined && now.question !== question) return now;
          const isKept = isInUse && now !== undefined && now.keys.length > 0;
          const keys = isKept ? now.keys : state.moves.map(({ key }) => key);
          return { question, state, keys, isRunning };
        });
      };
      setRun({ question, state: undefined, keys: [], isRunning: true });
      void engine()
        .simulate(
          question,
          { budget: BUDGET, also },
          callback((state: SimulationState) => show(state, true)),
        )
        .then((state) => show(state, false));
    },
    [question],
  );

  const stop = useCallback((): void => void engine().stopSimulation(), []);

  return {
    state: isCurrent ? run.state : undefined,
    keys: isCurrent ? run.keys : NO_KEYS,
    isRunning: isCurrent && run.isRunning,
    start,
    stop,
  };
}
