/** What simulations need; apart from the main entry, so that only their users load them. */
export {
  isCalculated,
  MoveCalculation,
  type CalculatedMoves,
  type CalculationQuestion,
} from './move-calculation.ts';
export {
  rankOf,
  simulationDocument,
  type SimulationAnswer,
  type SimulationEnd,
} from './simulation-document.ts';
export {
  describeMove,
  ownCandidate,
  simulationCandidates,
  simulationTurn,
  WIDE_CANDIDATES,
  type SimulatedMove,
  type SimulationQuestion,
  type SimulationTurn,
} from './simulated-move.ts';
