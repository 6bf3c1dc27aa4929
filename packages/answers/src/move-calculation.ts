/**
 * The last turns of a game, calculated instead of simulated: with an empty bag by the endgame solver,
 * with one tile in it for every tile that may be.
 */
import type { WordGraph } from '@bestzug/lexicon';
import { MoveGenerator } from '@bestzug/movegen';
import {
  endgameOfView,
  EndgameSolver,
  isSameMove,
  PreEndgame,
  type Candidate,
  type EndgameLimits,
  type EndgamePosition,
  type LeaveTable,
} from '@bestzug/strategy';
import { rowOfPlacement, type Query, type RankedPlacements } from './ranked-placements.ts';
import type { SimulationTurn } from './simulated-move.ts';
import type { SimulationAnswer } from './simulation-document.ts';

/** What is calculated, and how thoroughly. */
export interface CalculationQuestion {
  readonly query: Query;
  readonly ranked: RankedPlacements;
  readonly turn: SimulationTurn;
  /** The best one of an endgame joins them unless moves are filtered. */
  readonly candidates: readonly Candidate[];
  readonly leaves: LeaveTable;
  /** Which order the tiles that are drawn have, where it matters. */
  readonly seed: number;
  /** Samples a simulation would be given for all moves; Infinity where only the time limits. */
  readonly samples: number;
  /** As of `EndgameLimits`, for all moves. */
  readonly time: EndgameLimits['time'] | undefined;
}

/** The moves, best first, as a simulation would tell them. */
export type CalculatedMoves = Required<Pick<SimulationAnswer, 'progress' | 'proven' | 'end'>>;

/** A move and what it leads to. */
interface Calculated {
  readonly candidate: Candidate;
  readonly winChance: number;
  readonly spread: number;
  readonly isProven: boolean;
}

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

/** Calculates move after move, so that its owner may show what is known, or stop, between two. */
export class MoveCalculation {
  readonly #steps: Iterator<Calculated, void>;
  readonly #isEndgame: boolean;
  readonly #known: Calculated[] = [];

  /** @param question of a turn for which `isCalculated` holds */
  constructor(graph: WordGraph, question: CalculationQuestion) {
    const position = endgameOfView(question.turn);
    this.#isEndgame = position !== undefined;
    this.#steps =
      position === undefined
        ? lastTileSteps(graph, question)
        : endgameSteps(graph, question, position);
  }

  /** Calculates one move more; false = all are known. */
  advance(): boolean {
    const step = this.#steps.next();
    if (step.done === true) return false;
    this.#known.push(step.value);
    return true;
  }

  /** What is known: by winning, then by spread, then as they came. The end is that of these moves. */
  get moves(): CalculatedMoves {
    const known = this.#known;
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
    const isAllProven = proven.size === rollouts;
    return {
      progress: { candidates, rollouts, budget: rollouts, isDone: true },
      proven,
      end: !this.#isEndgame ? 'lastTile' : isAllProven ? 'proven' : 'estimated',
    };
  }
}

/** The best move first, then the others; all of them share the effort. */
function* endgameSteps(
  graph: WordGraph,
  question: CalculationQuestion,
  position: EndgamePosition,
): Generator<Calculated, void> {
  const { query, ranked, turn, candidates } = question;
  const solver = new EndgameSolver(graph, turn.profile, TABLE_BITS);
  const lead = turn.score - turn.opponentScore;
  const calculated = (candidate: Candidate, value: number, isProven: boolean): Calculated => ({
    candidate,
    winChance: (Math.sign(lead + value) + 1) / 2,
    spread: lead + value,
    isProven,
  });
  const best = solver.solve(position, limitsOf(question, BEST_SHARE));
  const rivals = candidates.filter(({ move }) => !isSameMove(move, best.move));
  const own = candidates.find(({ move }) => isSameMove(move, best.move));
  const solved = own ?? (query.filter.isOpen ? candidateOf(best.move, ranked) : undefined);
  if (solved !== undefined) yield calculated(solved, best.value, best.isProven);
  for (const candidate of rivals) {
    const limits = limitsOf(question, (1 - BEST_SHARE) / rivals.length);
    const found = solver.valueOf(candidate.move, limits);
    if (found !== undefined) yield calculated(candidate, found.value, found.isProven);
  }
}

function* lastTileSteps(
  graph: WordGraph,
  question: CalculationQuestion,
): Generator<Calculated, void> {
  const { turn, candidates, leaves, seed, time } = question;
  const generator = new MoveGenerator(graph, turn.profile);
  const preEndgame = new PreEndgame(graph, turn.profile, generator, leaves);
  const ways = candidates.length * turn.unseen.count;
  const timeEffort = ((time?.limit ?? 0) * EFFORT_PER_MILLISECOND) / ways;
  const { effort = timeEffort } = limitsOf(question, 1 / ways);
  const view = { ...turn, turn: 0, gameSeed: seed };
  for (const candidate of candidates) {
    const plan = { effort: Math.ceil(effort), samples: 1 };
    const [rating] = preEndgame.rate(view, [candidate.move], plan);
    if (rating === undefined) continue;
    const { winRate: winChance, meanSpread: spread, isExact: isProven } = rating;
    yield { candidate, winChance, spread, isProven };
  }
}

/** A part of what is allowed. */
function limitsOf({ samples, time }: CalculationQuestion, part: number): EndgameLimits {
  return {
    ...(samples === Infinity ? {} : { effort: samples * EFFORT_PER_SAMPLE * part }),
    ...(time === undefined ? {} : { time: { now: time.now, limit: time.limit * part } }),
  };
}

/** The solver's move, which may be far down the order of equity. */
function candidateOf(move: Candidate['move'], ranked: RankedPlacements): Candidate | undefined {
  if (move.kind !== 'placement') return undefined;
  const row = rowOfPlacement(move, ranked);
  return row === undefined ? undefined : { move, equity: ranked.equities[row]! };
}
