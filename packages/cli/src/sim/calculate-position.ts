/**
 * The last turns of a game, calculated instead of simulated: with an empty bag by the endgame solver,
 * with one tile in it for every tile that may be.
 */
import type { WordGraph } from '@bestzug/lexicon';
import { MoveGenerator } from '@bestzug/movegen';
import {
  describeMove,
  type SimulationAnswer,
  type SimulationEnd,
  type SimulationTurn,
} from '@bestzug/answers/simulation';
import type { Query, RankedPlacements } from '@bestzug/answers/best';
import {
  endgameOfView,
  EndgameSolver,
  isSameMove,
  PreEndgame,
  type Candidate,
  type CandidateProgress,
  type EndgamePosition,
  type LeaveTable,
  type PackedMove,
} from '@bestzug/strategy';
import type { SimulationWishes } from './simulation-options.ts';
import { interruptible } from './interruption.ts';
import type { SimulationBar } from './simulation-progress.ts';

/** What is calculated. */
export interface Calculation {
  readonly query: Query;
  /** In the order of equity. */
  readonly ranked: RankedPlacements;
  readonly turn: SimulationTurn;
  /** The best one of an endgame joins them unless moves are filtered. */
  readonly candidates: readonly Candidate[];
  readonly leaves: LeaveTable;
  readonly wishes: SimulationWishes;
}

/** A move and what it leads to. */
interface Calculated {
  readonly candidate: Candidate;
  readonly winChance: number;
  readonly spread: number;
  readonly isProven: boolean;
}

/** The moves, best first, as a simulation would tell them. */
export type CalculatedMoves = Pick<SimulationAnswer, 'progress' | 'proven' | 'end'>;

/** Yields what is known after each move. */
type Steps = Generator<readonly Calculated[]>;

/** Effort of the solver that a sample stands for: the default takes a few seconds. */
const EFFORT_PER_SAMPLE = 600;

/** The same for a millisecond, where every way of the last tile needs its share. */
const EFFORT_PER_MILLISECOND = 300;

/** Part of the effort that goes into the best move, the rest into the others. */
const BEST_SHARE = 0.5;

/** Log₂ of the positions remembered. */
const TABLE_BITS = 20;

/** Whether a turn is calculated. */
export function isCalculated({ unseen, rack, profile, exchangeLimit }: SimulationTurn): boolean {
  const { rackSize, inRule } = profile;
  if (inRule.enabled || rack.size > rackSize) return false;
  if (unseen.bag === 0) return unseen.count > 0 && unseen.count <= rackSize;
  return unseen.bag === 1 && exchangeLimit === 0;
}

/** Calculates move after move until all are known or Ctrl-C ends it. */
export async function calculateMoves(
  graph: WordGraph,
  calculation: Calculation,
  bar: SimulationBar,
  note: (best: CandidateProgress, moves: number) => string,
): Promise<CalculatedMoves> {
  const position = endgameOfView(calculation.turn);
  const steps: Steps =
    position === undefined
      ? lastTileSteps(graph, calculation)
      : endgameSteps(graph, calculation, position);
  let known: readonly Calculated[] = [];
  const outcome = await interruptible(async (signal) => {
    for (const moves of steps) {
      known = moves;
      const [best] = answerOf(known, 'proven').progress.candidates;
      if (best === undefined) continue;
      bar.update(known.length / (calculation.candidates.length + 1), () =>
        note(best, known.length),
      );
      // A signal comes through between two moves.
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    }
  });
  if (outcome === 'interrupted') return answerOf(known, 'interrupted');
  if (position === undefined) return answerOf(known, 'lastTile');
  return answerOf(known, known.every(({ isProven }) => isProven) ? 'proven' : 'estimated');
}

/** The best move first, then the others; all of them share the effort. */
function* endgameSteps(
  graph: WordGraph,
  { query, ranked, turn, candidates, wishes }: Calculation,
  position: EndgamePosition,
): Steps {
  const solver = new EndgameSolver(graph, turn.profile, TABLE_BITS);
  const lead = turn.score - turn.opponentScore;
  const calculated = (candidate: Candidate, value: number, isProven: boolean): Calculated => ({
    candidate,
    winChance: (Math.sign(lead + value) + 1) / 2,
    spread: lead + value,
    isProven,
  });
  const best = solver.solve(position, limitsOf(wishes, BEST_SHARE));
  const rivals = candidates.filter(({ move }) => !isSameMove(move, best.move));
  const known: Calculated[] = [];
  const own = candidates.find(({ move }) => isSameMove(move, best.move));
  const solved = own ?? (query.filter.isOpen ? candidateOf(best.move, ranked) : undefined);
  if (solved !== undefined) known.push(calculated(solved, best.value, best.isProven));
  yield known;
  for (const candidate of rivals) {
    const limits = limitsOf(wishes, (1 - BEST_SHARE) / rivals.length);
    const found = solver.valueOf(candidate.move, limits);
    if (found === undefined) continue;
    known.push(calculated(candidate, found.value, found.isProven));
    yield known;
  }
}

function* lastTileSteps(
  graph: WordGraph,
  { turn, candidates, leaves, wishes }: Calculation,
): Steps {
  const generator = new MoveGenerator(graph, turn.profile);
  const preEndgame = new PreEndgame(graph, turn.profile, generator, leaves);
  const { effort } = limitsOf(wishes, 1 / (candidates.length * turn.unseen.count));
  const plan = { effort: Math.ceil(effort ?? timeEffort(wishes, candidates, turn)), samples: 1 };
  const view = { ...turn, turn: 0, gameSeed: wishes.seed };
  const known: Calculated[] = [];
  for (const candidate of candidates) {
    const [rating] = preEndgame.rate(view, [candidate.move], plan);
    if (rating === undefined) continue;
    const { winRate: winChance, meanSpread: spread, isExact: isProven } = rating;
    known.push({ candidate, winChance, spread, isProven });
    yield known;
  }
}

function timeEffort(
  { timeLimit = 0 }: SimulationWishes,
  candidates: readonly Candidate[],
  { unseen }: SimulationTurn,
): number {
  return (timeLimit * EFFORT_PER_MILLISECOND) / (candidates.length * unseen.count);
}

/** A part of what the wishes allow. */
function limitsOf(
  { samples, timeLimit }: SimulationWishes,
  part: number,
): { readonly effort?: number; readonly time?: { now: () => number; limit: number } } {
  const now = (): number => performance.now();
  return {
    ...(samples === Infinity ? {} : { effort: samples * EFFORT_PER_SAMPLE * part }),
    ...(timeLimit === undefined ? {} : { time: { now, limit: timeLimit * part } }),
  };
}

/** The solver's move, which may be far down the order of equity. */
function candidateOf(move: PackedMove, ranked: RankedPlacements): Candidate | undefined {
  if (move.kind !== 'placement') return undefined;
  const { columns } = ranked.found;
  const row = ranked.all.find(
    (at) => columns.letters[at] === move.letters && columns.places[at] === move.place,
  );
  return row === undefined ? undefined : { move, equity: ranked.equities[row]! };
}

/** Best first: by winning, then by spread, then as they came. */
function answerOf(known: readonly Calculated[], end: SimulationEnd): CalculatedMoves {
  const candidates = known
    .map(({ candidate, winChance, spread }, number) => ({
      number,
      candidate,
      samples: 1,
      winChance,
      winError: 0,
      spread,
      spreadError: 0,
      isActive: true,
    }))
    .sort((one, other) => other.winChance - one.winChance || other.spread - one.spread);
  const proven = new Set(known.flatMap(({ isProven }, number) => (isProven ? [number] : [])));
  const rollouts = known.length;
  return { progress: { candidates, rollouts, budget: rollouts, isDone: true }, proven, end };
}

/** The own move among those calculated. */
export const calculatedMove = (
  { progress }: CalculatedMoves,
  own: Candidate,
): CandidateProgress | undefined =>
  progress.candidates.find(({ candidate }) => isSameMove(candidate.move, own.move));

/** Describes all of them. */
export const describeAll = (
  { progress }: CalculatedMoves,
  { ranked, query }: Pick<Calculation, 'ranked' | 'query'>,
): ReturnType<typeof describeMove>[] =>
  progress.candidates.map((candidate) => describeMove(candidate, ranked, query));
