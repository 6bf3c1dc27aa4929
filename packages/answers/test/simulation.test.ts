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
  ownCandidate,
  simulationCandidates,
  simulationDocument,
  simulationTurn,
  WIDE_CANDIDATES,
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
  valueOf(positionOfSetup(valueOf(parsePositionText(text, STANDARD_15)), TURNIER_DE, 'all'));

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
  const own = text && judged && ownCandidate(text, judged, { query, ranked }, LEAVES);
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
