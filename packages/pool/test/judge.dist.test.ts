/** Judging turns on threads. Runs on the build: threads cannot load TypeScript. */
import { afterAll, expect, test } from 'vitest';
import { STATIC_PLAN, TurnJudge, type TurnQuestion } from '@bestzug/analysis';
import { TURNIER_DE } from '@bestzug/core';
import { MoveGenerator } from '@bestzug/movegen';
import { createPool, PoolClosedError } from '@bestzug/pool';
import { judgeHere } from '@bestzug/pool/turn-judging';
import { createPairLeaves } from '@bestzug/strategy';
import { MINI_LEXICON } from '@bestzug/testkit';
import { allOf } from './all-of.ts';

const { graph } = MINI_LEXICON;
const plan = { ...STATIC_PLAN, draws: 5 };
const pools = [1, 2].map((threads) =>
  createPool({ graph, rules: TURNIER_DE, threads, games: { profile: TURNIER_DE } }),
);
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
});

/** Passes on the empty board with different racks. */
const questions: readonly TurnQuestion[] = Array.from({ length: 12 }, (_, number) => ({
  turn: {
    player: number % 2,
    boardTiles: new Uint8Array(225),
    rack: [1, 3, 6, 6, 15, 20, 1 + number],
    bag: 88,
    scores: [0, 0],
    consecutivePasses: 0,
    scorelessTurns: 0,
    exchangesMade: 0,
    play: { kind: 'pass' },
  },
  number,
  kept: [6],
}));

test('gives the verdicts of a judge on the main thread, in order, with any number of threads', async () => {
  const generator = new MoveGenerator(graph, TURNIER_DE);
  const equipment = { graph, profile: TURNIER_DE, generator, leaves: createPairLeaves() };
  const judge = new TurnJudge(equipment, plan);
  const expected = questions.map((question) => judge.judge(question));
  expect(expected[0]!.top.length).toBeGreaterThan(0);
  for (const pool of pools) {
    expect(await allOf(pool.judgeTurns(questions, plan))).toEqual(expected);
  }
  const here = judgeHere(graph, { profile: TURNIER_DE });
  expect(await allOf(here.judgeTurns(questions, plan))).toEqual(expected);
});

test('stops at its signal in the thread that asks, too', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const verdicts = judgeHere(graph, { profile: TURNIER_DE }).judgeTurns(questions, plan, {
    signal,
  });
  expect((await verdicts.next()).done).toBe(false);
  controller.abort(new Error('enough'));
  await expect(verdicts.next()).rejects.toThrow('enough');
});

test('takes questions as verdicts are taken, and stops when the loop is left', async () => {
  let asked = 0;
  function* endless(): Generator<TurnQuestion> {
    for (;;) {
      asked++;
      yield questions[0]!;
    }
  }
  for await (const verdict of pools[1]!.judgeTurns(endless(), plan)) {
    expect(verdict.phony).toEqual([]);
    break;
  }
  expect(asked).toBeLessThan(10);
});

test('rejects with the reason of its signal, and after the end', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(allOf(pools[1]!.judgeTurns(questions, plan, { signal }))).rejects.toThrow('enough');
  const closed = createPool({
    graph,
    rules: TURNIER_DE,
    threads: 1,
    games: { profile: TURNIER_DE },
  });
  await closed.close();
  await expect(allOf(closed.judgeTurns(questions, plan))).rejects.toBeInstanceOf(PoolClosedError);
});
