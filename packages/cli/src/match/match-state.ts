/** The file of a match under way: whose pairs are counted so far, and what they were played with. */
import { createHash } from 'node:crypto';
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { rulesTextOf, type MatchTally, type SprtClaims } from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import type { StatePart } from '../cli-fault.ts';
import { decodeText, readBytes } from '../text-file.ts';
import { nameOf } from '../text-output.ts';

const FORMAT = 'bestzug-match';
const VERSION = 1;
const MAX_STATE_BYTES = 1_000_000;

/** What the games of a match follow from. */
export interface MatchBasis {
  /** In normal form. */
  readonly players: readonly [a: string, b: string];
  readonly seed: number;
  readonly list: LexiconIdentity;
  /** Name of the rules, and a hash of all of them: see `hashOfRules`. */
  readonly rules: string;
  readonly rulesHash: string;
  /** See `hashOfData`. */
  readonly data: string;
}

/** A match under way. */
export interface MatchState extends MatchBasis {
  /** Games to be played. */
  readonly games: number;
  readonly claims: SprtClaims | null;
  /** Of the first pairs. */
  readonly tally: MatchTally;
  /** Time it took so far. */
  readonly milliseconds: number;
}

/** What the file holds. */
interface StateDocument {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Of `match` as JSON text, to find damage and edits. */
  readonly sha256: string;
  readonly match: MatchState;
}

/** The text of the file. */
export function encodeMatchState(match: MatchState): string {
  const document: StateDocument = {
    format: FORMAT,
    version: VERSION,
    sha256: sha256Of(match),
    match,
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** The match in a file. @throws CliError `stateDamaged`, `stateVersion`, those of `FileFault` */
export function readMatchState(file: string): MatchState {
  const { text } = decodeText(readBytes(file, MAX_STATE_BYTES), file);
  const document = parseDocument(text);
  if (document?.format !== FORMAT) throw new CliError({ kind: 'stateDamaged', file });
  const { version, match } = document;
  if (typeof version === 'number' && version !== VERSION) {
    throw new CliError({ kind: 'stateVersion', file, found: version, expected: VERSION });
  }
  if (match === undefined || document.sha256 !== sha256Of(match)) {
    throw new CliError({ kind: 'stateDamaged', file });
  }
  return match;
}

/** What was written as a document may be anything by now; undefined = no JSON. */
function parseDocument(text: string): Partial<StateDocument> | null | undefined {
  try {
    const document: Partial<StateDocument> | null = JSON.parse(text);
    return document;
  } catch {
    return undefined;
  }
}

const sha256Of = (match: MatchState): string => hashOf(JSON.stringify(match));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A hash that is the same for the same rules: names of profiles are no more than names. */
export const hashOfRules = (profile: RuleProfile): string => hashOf(rulesTextOf(profile));

/** @throws CliError `stateMismatch` unless the games to come are of one match with those before */
export function requireSameBasis(file: string, begun: MatchBasis, given: MatchBasis): void {
  const parts: readonly [
    StatePart,
    (basis: MatchBasis) => string,
    (basis: MatchBasis) => string,
  ][] = [
    ['players', ({ players }) => players.join(), ({ players }) => players.join(' – ')],
    ['seed', ({ seed }) => String(seed), ({ seed }) => String(seed)],
    ['rules', ({ rulesHash }) => rulesHash, ({ rules }) => rules],
    ['list', ({ list }) => list.sha256, ({ list }) => nameOf(list)],
    ['data', ({ data }) => data, ({ data }) => data.slice(0, 12)],
  ];
  for (const [part, valueOf, shownOf] of parts) {
    if (valueOf(begun) === valueOf(given)) continue;
    const [begunWith, now] = [shownOf(begun), shownOf(given)];
    throw new CliError({ kind: 'stateMismatch', file, part, begunWith, given: now });
  }
}
