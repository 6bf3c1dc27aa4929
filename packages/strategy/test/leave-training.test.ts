import { describe, expect, test } from 'vitest';
import { createTileSet, TURNIER_DE, type RuleProfile } from '@bestzug/core';
import { MoveGenerator } from '@bestzug/movegen';
import { MINI_LEXICON } from '@bestzug/testkit';
import { LeaveTraining, startOfTraining, type OpenBlock } from '../src/leave/leave-training.ts';
import { LeaveFileError } from '../src/leave/leave-file-error.ts';
import { TrainingGames } from '../src/leave/training-block.ts';
import { decodeTraining, encodeTraining } from '../src/leave/training-file.ts';
import { GameTable } from '../src/match/game-table.ts';

/** Few tiles and short racks, so that the whole table is small. */
const PROFILE: RuleProfile = {
  ...TURNIER_DE,
  name: 'small',
  tileSet: createTileSet('small', [
    [0, '?1'],
    [1, 'E9 N6 S4 I4 R4 T4 A3'],
    [2, 'H2 G2 L2 O2'],
    [4, 'C1'],
  ]),
  rackSize: 5,
};
const PLAN = { seed: 7, games: [30, 20], blockGames: 8 };
const generator = new MoveGenerator(MINI_LEXICON.graph, PROFILE);
const games = new TrainingGames(new GameTable(MINI_LEXICON.graph, PROFILE), generator);
const begin = (): LeaveTraining =>
  new LeaveTraining(startOfTraining(PROFILE, MINI_LEXICON.identity, PLAN));

function playBlocks(training: LeaveTraining, blocks: readonly OpenBlock[]): void {
  const { leaves } = training.trained;
  for (const { block, games: numbers } of blocks) {
    training.addBlock(block, games.play(leaves, numbers));
  }
}

function trained(): LeaveTraining {
  const training = begin();
  while (!training.isDone) {
    playBlocks(training, training.openBlocks());
    training.finishGeneration();
  }
  return training;
}

describe('a training', () => {
  test('cuts each generation into blocks of games with a seed of its own', () => {
    const training = begin();
    expect(training.openBlocks()).toEqual([
      { block: 0, games: { seed: 7, first: 0, count: 8 } },
      { block: 1, games: { seed: 7, first: 8, count: 8 } },
      { block: 2, games: { seed: 7, first: 16, count: 8 } },
      { block: 3, games: { seed: 7, first: 24, count: 6 } },
    ]);
    playBlocks(training, training.openBlocks().slice(1));
    expect(training.openBlocks().map(({ block }) => block)).toEqual([0]);
    expect(training.gamesDone).toBe(22);
    expect(() => training.finishGeneration()).toThrow('all blocks');
    playBlocks(training, training.openBlocks());
    training.finishGeneration();
    expect(training.generation).toBe(1);
    expect(training.openBlocks()[0]).toEqual({ block: 0, games: { seed: 8, first: 0, count: 8 } });
  });

  test('notes where its table comes from', () => {
    const { facts, leaves } = trained().trained;
    expect(facts).toMatchObject({
      tileSet: 'small',
      rackSize: 5,
      profile: 'small',
      list: MINI_LEXICON.identity,
      generations: [
        { games: 30, seed: 7 },
        { games: 20, seed: 8 },
      ],
    });
    for (const { sightings, meanScore, fits } of facts.generations) {
      expect(sightings).toBeGreaterThan(200);
      expect(meanScore).toBeGreaterThan(50);
      expect(fits.map(({ size }) => size)).toEqual([1, 2, 3, 4]);
    }
    expect(leaves.values[0]).toBe(0);
    expect(new Set(leaves.values).size).toBeGreaterThan(50);
  });

  test('values the blank most of all tiles', () => {
    const { leaves } = trained().trained;
    const { sizeStarts } = leaves.ranking;
    const singles = leaves.values.slice(sizeStarts[1], sizeStarts[2]);
    // The blank is the first symbol.
    expect(Math.max(...singles)).toBe(singles[0]);
  });

  test('comes to the same table whoever plays the blocks in whatever order', () => {
    const training = begin();
    while (!training.isDone) {
      playBlocks(training, training.openBlocks().toReversed());
      training.finishGeneration();
    }
    expect(training.trained.leaves.values).toEqual(trained().trained.leaves.values);
  });

  test('goes on from a file as if nothing had happened', () => {
    const whole = trained().trained;
    const training = begin();
    playBlocks(training, training.openBlocks());
    training.finishGeneration();
    playBlocks(training, training.openBlocks().slice(0, 2));
    const resumed = new LeaveTraining(decodeTraining(encodeTraining(training.state())));
    expect(resumed.generation).toBe(1);
    expect(resumed.gamesDone).toBe(16);
    playBlocks(resumed, resumed.openBlocks());
    resumed.finishGeneration();
    expect(resumed.isDone).toBe(true);
    expect(resumed.trained.leaves.values).toEqual(whole.leaves.values);
    expect(resumed.trained.facts).toEqual(whole.facts);
  });

  test('is not taken from a damaged file', () => {
    const training = begin();
    playBlocks(training, training.openBlocks().slice(0, 1));
    const file = encodeTraining(training.state());
    for (let at = 0; at < file.length; at += 211) {
      const changed = file.slice();
      changed[at]! ^= 1;
      expect(() => decodeTraining(changed)).toThrow(LeaveFileError);
      expect(() => decodeTraining(file.slice(0, at))).toThrow(LeaveFileError);
    }
  });
});
