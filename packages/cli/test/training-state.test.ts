import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { INTERNATIONAL, TURNIER_DE, type RuleProfile } from '@bestzug/core';
import { encodeTraining, startOfTraining } from '@bestzug/strategy';
import { CliError } from '../src/cli-error.ts';
import type { CliFault } from '../src/cli-fault.ts';
import { planOf, readTrainingState, type TrainingWishes } from '../src/train/training-state.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'bestzug-state-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const RULES: RuleProfile = { ...TURNIER_DE, rackSize: 3 };
const LIST = { name: 'mini', words: 3, sha256: 'a'.repeat(64) };
const WISHES: TrainingWishes = { profile: RULES, list: LIST, seed: undefined, games: undefined };
const STATE = encodeTraining(startOfTraining(RULES, LIST, planOf(5, [30, 60])));

/** Why the state is refused; undefined = it is not. */
function faultOf(wishes: Partial<TrainingWishes>, state: Uint8Array = STATE): CliFault | undefined {
  const file = join(FOLDER, 'state');
  writeFileSync(file, state);
  try {
    readTrainingState(file, { ...WISHES, ...wishes });
    return undefined;
  } catch (error) {
    if (error instanceof CliError) return error.fault;
    throw error;
  }
}

test('a state fits what says the same or nothing', () => {
  expect(faultOf({})).toBeUndefined();
  expect(faultOf({ seed: 5, games: [30, 60] })).toBeUndefined();
  expect(faultOf({ list: { ...LIST, name: 'renamed' } })).toBeUndefined();
});

test.each<[string, Partial<TrainingWishes>, Partial<CliFault>]>([
  ['rules', { profile: INTERNATIONAL }, { part: 'rules', given: 'international' }],
  ['rules of the same name', { profile: { ...RULES, bingoBonus: 7 } }, { part: 'rules' }],
  ['a list of the same name', { list: { ...LIST, sha256: 'b'.repeat(64) } }, { part: 'list' }],
  ['a seed', { seed: 6 }, { part: 'seed', begunWith: '5', given: '6' }],
  ['games', { games: [30, 60, 60] }, { part: 'games', begunWith: '30,60', given: '30,60,60' }],
])('a state of other %s is refused', (_name, wishes, fault) => {
  expect(faultOf(wishes)).toMatchObject({ kind: 'stateMismatch', ...fault });
});

test.each<[string, Uint8Array, Partial<CliFault>]>([
  ['cut off', STATE.subarray(0, STATE.length - 1), { kind: 'stateDamaged' }],
  ['changed', STATE.with(3000, STATE[3000]! ^ 1), { kind: 'stateDamaged' }],
  ['something else', new TextEncoder().encode('{}'), { kind: 'stateDamaged' }],
  ['of another version', STATE.with(8, 9), { kind: 'stateVersion', found: 9, expected: 1 }],
])('a state that is %s is refused', (_name, state, fault) => {
  expect(faultOf({}, state)).toMatchObject(fault);
});

test('small trainings are cut into blocks for many threads, large ones into blocks of a second', () => {
  expect(planOf(1, [200, 400])).toEqual({ seed: 1, games: [200, 400], blockGames: 5 });
  expect(planOf(1, [20_000, 40_000]).blockGames).toBe(250);
  expect(planOf(1, [1]).blockGames).toBe(1);
});
