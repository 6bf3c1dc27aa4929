/**
 * Computer players by text: a name, and parameters behind a colon as `sim:plies=2,samples=500`. One
 * parameter of a kind may go without its name, as in `level:3`.
 */
import { err, ok, type Result, type WordGraph } from '@bestzug/lexicon';
import { invariant, type RuleProfile } from '@bestzug/core';
import type { MoveGenerator } from '@bestzug/movegen';
import type { LeaveTable } from '../leave/leave-table.ts';
import type { Vocabulary } from '../level/vocabulary.ts';
import type { WinTable } from '../win-table.ts';
import type { Player } from './player.ts';

/** What players are made with; one per thread. */
export interface PlayerEquipment {
  readonly graph: WordGraph;
  readonly profile: RuleProfile;
  readonly generator: MoveGenerator;
  /** The trained table, or the pair leaves where there is none for the tiles played with. */
  readonly leaves: LeaveTable;
  /** Left out: the normal curve. */
  readonly winTable?: WinTable | undefined;
  /** What the levels know; needed for them alone. */
  readonly vocabulary?: Vocabulary | undefined;
}

/** Why a text names no player. */
export type PlayerSpecFault =
  /** Not of the form `name` or `name:parameter=value,…`. */
  | { readonly kind: 'malformedPlayer'; readonly found: string }
  | { readonly kind: 'unknownPlayer'; readonly found: string; readonly known: readonly string[] }
  | {
      readonly kind: 'unknownParameter';
      readonly player: string;
      readonly found: string;
      readonly known: readonly string[];
    }
  | { readonly kind: 'repeatedParameter'; readonly player: string; readonly found: string }
  /** No whole number within the limits. */
  | {
      readonly kind: 'parameterOutOfRange';
      readonly player: string;
      readonly parameter: string;
      readonly found: string;
      readonly min: number;
      readonly max: number;
    }
  /** None of the words the parameter takes. */
  | {
      readonly kind: 'unknownChoice';
      readonly player: string;
      readonly parameter: string;
      readonly found: string;
      readonly known: readonly string[];
    };

/** A whole number within limits. */
export interface NumberParameter {
  readonly kind: 'number';
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Taken where the parameter is left out. */
  readonly preset: number;
}

/** One of some words. */
export interface ChoiceParameter {
  readonly kind: 'choice';
  readonly name: string;
  readonly choices: readonly string[];
  /** Taken where the parameter is left out. */
  readonly preset: string;
}

/** What a kind of player can be told. */
export type PlayerParameter = NumberParameter | ChoiceParameter;

/** Values of all parameters of a kind, left out ones with their presets. */
export interface ParameterValues {
  /** Value of a number parameter of the kind. */
  number(name: string): number;
  /** Value of a choice parameter of the kind. */
  choice(name: string): string;
}

/** A kind of player: what it is called, what it can be told, how it is made. */
export interface PlayerKind {
  readonly name: string;
  readonly parameters: readonly PlayerParameter[];
  /** The parameter that may go without its name. */
  readonly mainParameter?: string;
  create(values: ParameterValues, equipment: PlayerEquipment): Player;
}

/** A player that can be made, on as many threads as wanted. */
export interface PlayerSpec {
  /** Normal form: the parameters given, in the order of the kind. */
  readonly text: string;
  create(equipment: PlayerEquipment): Player;
}

const SPEC = /^([a-z]+)(?::(.+))?$/;

/**
 * Reads the text of a player. Faults: in the order of `PlayerSpecFault`, and from left to right.
 *
 * @param kinds the players there are, see player-kinds.ts
 */
export function readPlayerSpec(
  text: string,
  kinds: readonly PlayerKind[],
): Result<PlayerSpec, PlayerSpecFault> {
  const [, name, parameterText = ''] = SPEC.exec(text.trim()) ?? [];
  if (name === undefined) return err({ kind: 'malformedPlayer', found: text });
  const kind = kinds.find((known) => known.name === name);
  if (kind === undefined) {
    return err({ kind: 'unknownPlayer', found: name, known: kinds.map((known) => known.name) });
  }
  const given = readParameters(kind, parameterText);
  if (!given.ok) return given;
  const values = valuesOf(kind, given.value);
  return ok({
    text: formatSpec(kind, given.value),
    create: (equipment) => kind.create(values, equipment),
  });
}

type GivenParameters = ReadonlyMap<string, string | number>;

function readParameters(kind: PlayerKind, text: string): Result<GivenParameters, PlayerSpecFault> {
  const given = new Map<string, string | number>();
  for (const entry of text === '' ? [] : text.split(',')) {
    const [before = '', after] = entry.split('=', 2);
    const name = after === undefined ? kind.mainParameter : before.trim();
    const found = (after ?? before).trim();
    const parameter = kind.parameters.find((known) => known.name === name);
    if (parameter === undefined) {
      const known = kind.parameters.map((one) => one.name);
      return err({ kind: 'unknownParameter', player: kind.name, found: before.trim(), known });
    }
    if (given.has(parameter.name)) {
      return err({ kind: 'repeatedParameter', player: kind.name, found: parameter.name });
    }
    const value = readValue(kind, parameter, found);
    if (!value.ok) return value;
    given.set(parameter.name, value.value);
  }
  return ok(given);
}

function readValue(
  { name: player }: PlayerKind,
  parameter: PlayerParameter,
  found: string,
): Result<string | number, PlayerSpecFault> {
  if (parameter.kind === 'number') {
    const { name, min, max } = parameter;
    const value = /^-?\d{1,15}$/.test(found) ? Number(found) : NaN;
    return value >= min && value <= max
      ? ok(value)
      : err({ kind: 'parameterOutOfRange', player, parameter: name, found, min, max });
  }
  const { name, choices } = parameter;
  return choices.includes(found)
    ? ok(found)
    : err({ kind: 'unknownChoice', player, parameter: name, found, known: choices });
}

/** The values of a kind that was told nothing. */
export const presetsOf = (kind: PlayerKind): ParameterValues => valuesOf(kind, new Map());

function valuesOf(kind: PlayerKind, given: GivenParameters): ParameterValues {
  const valueOf = (name: string): string | number | undefined =>
    given.get(name) ?? kind.parameters.find((parameter) => parameter.name === name)?.preset;
  return {
    number(name) {
      const value = valueOf(name);
      invariant(typeof value === 'number', `${name} is a number of the player`);
      return value;
    },
    choice(name) {
      const value = valueOf(name);
      invariant(typeof value === 'string', `${name} is a choice of the player`);
      return value;
    },
  };
}

function formatSpec(kind: PlayerKind, given: GivenParameters): string {
  const parts = kind.parameters
    .filter(({ name }) => given.has(name))
    .map(({ name }) =>
      name === kind.mainParameter ? `${given.get(name)}` : `${name}=${given.get(name)}`,
    );
  return parts.length === 0 ? kind.name : `${kind.name}:${parts.join(',')}`;
}
