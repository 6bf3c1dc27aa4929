import { describe, expect, test } from 'vitest';
import { type Position, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import {
  createPairLeaves,
  NORMAL_WIN_TABLE,
  Simulation,
  simulationPlan,
  type Candidate,
} from '@bestzug/strategy';
import { MINI_LEXICON } from '@bestzug/testkit';
import {
  findPlacements,
  judgeOwnMove,
  parseFilter,
  rankPlacements,
  type FilterWishes,
  type Query,
} from '../src/best.ts';
import {
  parseMoveInput,
  parsePositionText,
  parseRackText,
  positionOfSetup,
  type AnnotatedList,
} from '../src/index.ts';
import {
  describeMove,
  isCalculated,
  MoveCalculation,
  ownCandidate,
  simulationCandidates,
  simulationDocument,
  simulationTurn,
  WIDE_CANDIDATES,
  type CalculationQuestion,
} from '../src/simulation.ts';

const LIST: AnnotatedList = {
  lexicon: MINI_LEXICON,
  inWords: undefined,
  removalReason: () => undefined,
};
const LEAVES = createPairLeaves();
const EMPTY = Array.from({ length: 15 }, () => '15').join('/');
const OPENED = '15/15/15/15/15/15/15/3GRÜNDE6/15/15/15/15/15/15/15 / 10/25 0';

function valueOf<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
): Value {
  if (!result.ok) throw new Error('malformed');
  return result.value;
}

const positionOf = (text: string): Position =>
  valueOf(positionOfSetup(valueOf(parsePositionText(text, STANDARD_15)), TURNIER_DE, 'nothing'));

/** A question about a rack, with the own move if there is one. */
function ask(board: string, rackText: string, move?: string, wishes: FilterWishes = {}) {
  const position = positionOf(board);
  const rack = valueOf(parseRackText(rackText, TURNIER_DE));
  const filter = valueOf(parseFilter(wishes, TURNIER_DE));
  const query: Query = { position, rack, list: LIST, order: 'equity', filter, leaves: LEAVES };
  const ranked = rankPlacements(findPlacements(MINI_LEXICON.graph, position, rack), query);
  const text =
    move === undefined ? undefined : valueOf(parseMoveInput(move, position.board, TURNIER_DE));
  const judged = text && judgeOwnMove(text, ranked, query);
  const own = text && judged && ownCandidate(text, judged, ranked);
  const turn = simulationTurn(position, rack);
  const candidates = simulationCandidates(turn, { query, ranked, own }, LEAVES);
  return { query, ranked, judged, own, turn, candidates };
}

const kindsOf = (candidates: readonly Candidate[]): string[] => [
  ...new Set(candidates.map(({ move }) => move.kind)),
];

describe('the turn of a position', () => {
  test('has scores, unseen tiles and the exchanges that are allowed', () => {
    const { turn } = ask(OPENED, 'EINRST?');
    expect(turn).toMatchObject({ score: 10, opponentScore: 25, exchangeLimit: 7 });
    expect(turn.unseen).toMatchObject({ count: 102 - 6 - 7, bag: 102 - 6 - 7 - 7 });
    expect(turn.unseenCounts.reduce((sum, count) => sum + count, 0)).toBe(turn.unseen.count);
    expect(turn.unseenCounts[0]).toBe(1);
  });
});

describe('what is simulated', () => {
  test('are the best by equity, the best first, on the empty board one of each pair of twins', () => {
    const { candidates, ranked } = ask(EMPTY, 'OHREIN?');
    const equities = candidates.map(({ equity }) => equity);
    expect(candidates.length).toBeLessThanOrEqual(WIDE_CANDIDATES.count);
    expect(equities).toEqual(equities.toSorted((one, other) => other - one));
    expect(equities[0]).toBe(Math.max(...ranked.equities));
    const texts = candidates.map(({ move }) => JSON.stringify(move));
    expect(new Set(texts).size).toBe(texts.length);
    const { columns } = ranked.found;
    const best = [...ranked.rows].filter((row) => ranked.equities[row] === equities[0]);
    const chosen = candidates.filter(
      ({ move, equity }) => move.kind === 'placement' && equity === equities[0],
    );
    expect(best.length).toBeGreaterThanOrEqual(2 * chosen.length);
    expect(columns.count).toBeGreaterThan(candidates.length);
  });

  test('are exchanges too, but not where a filter asks for placements', () => {
    expect(kindsOf(ask(OPENED, 'VWXYQJZ').candidates)).toContain('exchange');
    const filtered = ask(OPENED, 'VWXYQJZ', undefined, { blank: false });
    expect(kindsOf(filtered.candidates)).not.toContain('exchange');
  });

  test.each([
    ['-ST', { kind: 'exchange' }],
    ['-', { kind: 'pass' }],
  ])('is the own move %s whatever it is worth', (text, move) => {
    const { candidates, own } = ask(OPENED, 'EINRST?', text);
    expect(own?.move).toMatchObject(move);
    expect(candidates).toContain(own);
    expect(candidates.at(-1)).toBe(own);
  });

  test('is an own move once that is among the best', () => {
    const plain = ask(OPENED, 'EINRST?');
    const [best] = plain.candidates;
    const simulation = new Simulation(plain.candidates, plain.turn, {
      winTable: NORMAL_WIN_TABLE,
      plan: simulationPlan(0),
    });
    const { move } = describeMove(simulation.progress.candidates[0]!, plain.ranked, plain.query);
    const again = ask(OPENED, 'EINRST?', move);
    expect(again.own).toEqual(best);
    expect(again.candidates).toEqual(plain.candidates);
  });

  test('is no own move that is refused', () => {
    const { own, judged } = ask(OPENED, 'EINRST?', '-Q');
    expect(judged?.kind).toBe('refused');
    expect(own).toBeUndefined();
  });
});

/** After it the rack EEGORRS and the tiles EGINORT are left. */
const LAST = [
  '7M2HÜFEn/1H3N1A4E1E/JET2U1HM3S1B/1LÖWEN1DU3T1L/1L6ZÄUNE1I/1S6I3R1G/1T1C1Q2N3E1s/SEXY1UFOS2AM1T',
  '1R1A1A5C3/3N1K5I3/2MAUERND2D3/3T1NEE3S3/VIBE2PUH6/1DINKS9/15 / 350/380 0',
].join('/');

/** After it ES and RT are left. */
const FEW = LAST.replace('/15 / ', '/GORREGINOE5 / ');

/** With one more tile in the bag. */
const ONE_IN_BAG = LAST.replace('6ZÄUNE', '7ÄUNE');

describe('what is calculated', () => {
  const questionOf = (board: string, rack: string): CalculationQuestion => ({
    ...ask(board, rack),
    leaves: LEAVES,
    seed: 1,
    samples: 200,
    time: undefined,
  });
  const calculate = (question: CalculationQuestion, moves = Infinity): MoveCalculation => {
    const calculation = new MoveCalculation(MINI_LEXICON.graph, question);
    for (let count = 0; count < moves && calculation.advance(); count++);
    return calculation;
  };

  test.each([
    [OPENED, 'EINRST?', false],
    [ONE_IN_BAG, 'EEGORRS', true],
    [LAST, 'EEGORRS', true],
  ])('is the turn %s with %s: %s', (board, rack, expected) => {
    expect(isCalculated(ask(board, rack).turn)).toBe(expected);
  });

  test('are all candidates of an endgame, the best first, until nothing is left to do', () => {
    const question = questionOf(FEW, 'ES');
    const calculation = calculate(question);
    expect(calculation.advance()).toBe(false);
    const { progress, proven, end } = calculation.moves;
    expect(end).toBe('proven');
    expect(proven.size).toBe(progress.candidates.length);
    const spreads = progress.candidates.map(({ spread }) => spread);
    expect(spreads.length).toBeGreaterThanOrEqual(question.candidates.length);
    expect(spreads).toEqual(spreads.toSorted((one, other) => other - one));
  });

  test('is known after every move, the best one of an endgame after the first', () => {
    const question = questionOf(FEW, 'ES');
    const bestOf = ({ moves }: MoveCalculation) => moves.progress.candidates[0]!.candidate.move;
    expect(calculate(question, 0).moves.progress.candidates).toEqual([]);
    expect(calculate(question, 1).moves.progress.candidates).toHaveLength(1);
    expect(bestOf(calculate(question, 1))).toEqual(bestOf(calculate(question)));
  });

  test('stops at the limit of time by the clock it is given, with estimates', () => {
    let looks = 0;
    const time = { now: () => looks++, limit: 1 };
    const { end } = calculate({ ...questionOf(LAST, 'EEGORRS'), samples: Infinity, time }).moves;
    expect(end).toBe('estimated');
    expect(looks).toBeGreaterThan(0);
  });

  test('are with one tile in the bag the ways it may be', () => {
    const { progress, end } = calculate(questionOf(ONE_IN_BAG, 'EEGORRS'), 2).moves;
    expect(end).toBe('lastTile');
    expect(progress.candidates).toHaveLength(2);
  });
});

test('the document tells nothing about moves without samples', () => {
  const { query, ranked, turn, candidates } = ask(OPENED, 'EINRST?');
  const plan = simulationPlan(0);
  const { progress } = new Simulation(candidates, turn, { winTable: NORMAL_WIN_TABLE, plan });
  const document = simulationDocument({
    query,
    ranked,
    progress,
    moves: progress.candidates.map((candidate) => describeMove(candidate, ranked, query)),
    own: undefined,
    ownSimulated: undefined,
    plies: 2,
    seed: 1,
    end: 'interrupted',
    effort: { threads: 1, milliseconds: 1 },
  });
  expect(document).toMatchObject({
    sort: 'simulation',
    simulation: { samples: 0, candidates: candidates.length, end: 'interrupted' },
    moves: candidates.map(() => ({ samples: 0, winChance: null, spread: null })),
  });
});
