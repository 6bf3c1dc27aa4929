import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { NO_PAIRS } from '@bestzug/strategy';
import { CliError } from '../src/cli-error.ts';
import type { CliFault } from '../src/cli-fault.ts';
import {
  encodeMatchState,
  readMatchState,
  requireSameBasis,
  type MatchState,
} from '../src/match/match-state.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'bestzug-state-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const STATE: MatchState = {
  players: ['static', 'greedy'],
  seed: 4,
  list: { name: 'mini', words: 3, sha256: 'a'.repeat(64) },
  rules: 'familie',
  rulesHash: 'b'.repeat(64),
  data: 'c'.repeat(64),
  games: 100,
  claims: { lower: 0, upper: 0.02 },
  tally: { ...NO_PAIRS, pairs: 1, pairResults: [0, 0, 1, 0, 0], winsA: 1, winsB: 1 },
  milliseconds: 17,
};
const TEXT = encodeMatchState(STATE);

function read(text: string): MatchState {
  const file = join(FOLDER, 'state.json');
  writeFileSync(file, text);
  return readMatchState(file);
}

function faultOf(step: () => unknown): CliFault | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    if (error instanceof CliError) return error.fault;
    throw error;
  }
}

test('a match is read as it was written', () => {
  expect(read(TEXT)).toEqual(STATE);
});

test.each([
  ['cut off', TEXT.slice(0, TEXT.length / 2), 'stateDamaged'],
  ['empty', '', 'stateDamaged'],
  ['edited', TEXT.replace('"winsA": 1', '"winsA": 2'), 'stateDamaged'],
  ['of a later version', TEXT.replace('"version": 1', '"version": 2'), 'stateVersion'],
  ['something else', '{"format":"other"}', 'stateDamaged'],
  ['no object', '3', 'stateDamaged'],
  ['nothing', 'null', 'stateDamaged'],
  ['without a match', '{"format":"bestzug-match","version":1}', 'stateDamaged'],
])('a file that is %s is refused', (_name, text, kind) => {
  expect(faultOf(() => read(text))).toMatchObject({ kind });
});

describe('a match is gone on with', () => {
  const faultWith = (changes: Partial<MatchState>): CliFault | undefined =>
    faultOf(() => requireSameBasis('m.json', STATE, { ...STATE, ...changes }));

  test('by what its games follow from', () => {
    const { list } = STATE;
    expect(faultWith({})).toBeUndefined();
    expect(faultWith({ games: 7, claims: null })).toBeUndefined();
    expect(faultWith({ list: { ...list, name: 'renamed' }, rules: 'renamed' })).toBeUndefined();
  });

  test.each<[string, Partial<MatchState>, Partial<CliFault>]>([
    [
      'players',
      { players: ['static', 'level:1'] },
      { part: 'players', begunWith: 'static – greedy', given: 'static – level:1' },
    ],
    ['players the other way round', { players: ['greedy', 'static'] }, { part: 'players' }],
    ['a seed', { seed: 5 }, { part: 'seed', begunWith: '4', given: '5' }],
    ['a list', { list: { ...STATE.list, sha256: 'd'.repeat(64) } }, { part: 'list' }],
    ['rules', { rulesHash: 'd'.repeat(64), rules: 'international' }, { part: 'rules' }],
    ['data of the players', { data: 'd'.repeat(64) }, { part: 'data' }],
  ])('not with other %s', (_name, changes, fault) => {
    expect(faultWith(changes)).toMatchObject({ kind: 'stateMismatch', file: 'm.json', ...fault });
  });
});
