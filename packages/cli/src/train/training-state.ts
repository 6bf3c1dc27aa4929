/** The file of a training under way, beside the table it is to make. */
import {
  decodeTraining,
  LeaveFileError,
  rulesTextOf,
  type TrainingPlan,
  type TrainingState,
} from '@bestzug/strategy';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { CliError } from '../cli-error.ts';
import type { StatePart } from '../cli-fault.ts';
import { readBytes } from '../text-file.ts';
import { nameOf } from '../text-output.ts';

const MAX_STATE_BYTES = 2_000_000_000;

/** Where the state of the training lies that is to make `output`. */
export const stateFileOf = (output: string): string => `${output}.state`;

/** What a training is to be; what is undefined may be anything. */
export interface TrainingWishes {
  readonly profile: RuleProfile;
  readonly list: LexiconIdentity;
  readonly seed: number | undefined;
  readonly games: readonly number[] | undefined;
}

/**
 * The state in a file, if it is one of the training that is wanted.
 *
 * @throws CliError of the kinds of `StateFault` and `FileFault`
 */
export function readTrainingState(file: string, wishes: TrainingWishes): TrainingState {
  const state = decode(readBytes(file, MAX_STATE_BYTES), file);
  const { plan, facts, rules } = state;
  const { profile, list, seed, games } = wishes;
  const mismatch = (part: StatePart, begunWith: string, given: string): CliError =>
    new CliError({ kind: 'stateMismatch', file, part, begunWith, given });
  if (rules !== rulesTextOf(profile)) throw mismatch('rules', facts.profile, profile.name);
  if (facts.list.sha256 !== list.sha256) throw mismatch('list', nameOf(facts.list), nameOf(list));
  if (seed !== undefined && seed !== plan.seed) throw mismatch('seed', `${plan.seed}`, `${seed}`);
  if (games !== undefined && games.join() !== plan.games.join()) {
    throw mismatch('games', plan.games.join(), games.join());
  }
  return state;
}

function decode(bytes: Uint8Array, file: string): TrainingState {
  try {
    return decodeTraining(bytes);
  } catch (error) {
    if (!(error instanceof LeaveFileError)) throw error;
    const { fault } = error;
    throw fault.kind === 'version'
      ? new CliError({ ...fault, kind: 'stateVersion', file })
      : new CliError({ kind: 'stateDamaged', file });
  }
}

/** Blocks of this size take about a second; smaller ones let small trainings use all threads. */
const MAX_BLOCK_GAMES = 250;
const MIN_BLOCKS = 40;

/** A plan; how it is cut into blocks changes nothing about the result. */
export const planOf = (seed: number, games: readonly number[]): TrainingPlan => {
  const smallest = Math.min(...games);
  const blockGames = Math.max(1, Math.min(MAX_BLOCK_GAMES, Math.ceil(smallest / MIN_BLOCKS)));
  return { seed, games, blockGames };
};
