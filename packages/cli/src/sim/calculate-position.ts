/** A position that is calculated move after move, with progress, until all are known or somebody has enough. */
import type { WordGraph } from '@bestzug/lexicon';
import {
  describeMove,
  MoveCalculation,
  type CalculatedMoves,
  type CalculationQuestion,
} from '@bestzug/answers/simulation';
import type { Messages } from '../messages.ts';
import { interruptible } from './interruption.ts';
import { startSimulationBar } from './simulation-progress.ts';

/** Calculates; the bar is taken away before it returns. */
export async function calculatePosition(
  graph: WordGraph,
  question: CalculationQuestion,
  messages: Messages,
): Promise<CalculatedMoves> {
  const { query, ranked, candidates } = question;
  const calculation = new MoveCalculation(graph, question);
  const bar = await startSimulationBar();
  const note = (): string => {
    const { candidates: known } = calculation.moves.progress;
    const { move } = describeMove(known[0]!, ranked, query);
    return messages.simulation.progress({
      move,
      winChance: known[0]!.winChance,
      samples: known.length,
    });
  };
  const calculateAll = async (signal: AbortSignal): Promise<void> => {
    for (let count = 1; calculation.advance(); count++) {
      bar.update(count / (candidates.length + 1), note);
      // A signal comes through between two moves.
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    }
  };
  try {
    const outcome = await interruptible(calculateAll);
    const { moves } = calculation;
    return outcome === 'interrupted' ? { ...moves, end: 'interrupted' } : moves;
  } finally {
    bar.stop();
  }
}
