/** A simulation that makes room for other messages between its blocks, and stops when asked to. */
import { formatMoveText, packPlacement, unpackPlacement, type Move } from '@bestzug/core';
import type { MoveGenerator } from '@bestzug/movegen';
import {
  chooseCandidates,
  equityFromPoints,
  isSameMove,
  Rollout,
  runBlock,
  Simulation,
  simulationPlan,
  type Candidate,
  type LeaveTable,
  type PackedMove,
  type TurnView,
  type WinTable,
} from '@bestzug/strategy';
import type { SimulationState } from './engine-protocol.ts';

/** More and farther ones than a player tries: people want to see how theirs compares. */
const CANDIDATES = { count: 12, window: 15 };

/** Milliseconds between two reports. */
const REPORT_INTERVAL = 200;

/** Milliseconds of work before other messages get their turn. */
const SLICE = 30;

/** What a simulation is run with. */
export interface SimulationRequest {
  readonly view: TurnView;
  readonly generator: MoveGenerator;
  readonly leaves: LeaveTable;
  readonly winTable: WinTable;
  readonly budget: number;
  /** Moves to try in any case, with their points of equity. */
  readonly also: readonly { readonly move: Move; readonly equity: number }[];
}

/** Runs until the budget is spent, the best is found, or `isStopped` says so. */
export async function simulateLive(
  request: SimulationRequest,
  isStopped: () => boolean,
  onProgress: (state: SimulationState) => void,
): Promise<SimulationState> {
  const { view, generator, leaves, winTable, budget } = request;
  const simulation = new Simulation(candidatesOf(request), view, {
    winTable,
    plan: simulationPlan(budget),
  });
  const rollout = new Rollout({ generator, leaves, winTable });
  rollout.load(view, view.gameSeed);
  const moves = simulation.candidates.map(({ move }) => move);
  let reported = performance.now();
  let sliceStart = reported;
  while (!simulation.isDone && !isStopped()) {
    for (const block of simulation.nextBlocks()) {
      simulation.addResult(block, runBlock(rollout, moves, block, simulation.plan.objective));
      const now = performance.now();
      if (now - reported > REPORT_INTERVAL) {
        reported = now;
        onProgress(stateOf(simulation, view));
      }
      if (now - sliceStart < SLICE) continue;
      await otherMessages();
      if (isStopped()) break;
      sliceStart = performance.now();
    }
  }
  return stateOf(simulation, view);
}

function candidatesOf({ view, generator, leaves, also }: SimulationRequest): Candidate[] {
  const candidates = chooseCandidates(view, { generator, leaves }, CANDIDATES);
  const isKnown = (move: PackedMove): boolean =>
    candidates.some((candidate) => isSameMove(candidate.move, move));
  for (const { move, equity } of also) {
    const packed: PackedMove =
      move.kind === 'placement'
        ? { kind: 'placement', ...packPlacement(view.searchBoard.laneBoard.geometry, move) }
        : move;
    if (!isKnown(packed)) candidates.push({ move: packed, equity: equityFromPoints(equity) });
  }
  return candidates;
}

function stateOf(simulation: Simulation, view: TurnView): SimulationState {
  const { candidates, rollouts, budget, isDone } = simulation.progress;
  return {
    moves: candidates.map(({ candidate, samples, winChance, winError, spread, isActive }) => ({
      key: keyOf(candidate.move, view),
      samples,
      winChance,
      winError,
      spread,
      isActive,
    })),
    rollouts,
    budget,
    isDone,
  };
}

function keyOf(move: PackedMove, { searchBoard, board }: TurnView): string {
  const unpacked: Move =
    move.kind === 'placement'
      ? unpackPlacement(searchBoard.laneBoard, move.letters, move.place)
      : move;
  return formatMoveText(unpacked, board.layout);
}

/** Lets the messages that wait be handled first; timers would be slowed down to 4 ms each. */
function otherMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (): void => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
