/**
 * The cases of `cases/*.json`: situations with the results the rules demand. What the fields mean
 * stands in `cases/README.md`.
 */
import { readFileSync } from 'node:fs';
import { invariant, type InRule } from '@bestzug/core';

/** What cases of every kind have. */
interface CaseHead {
  /** Unique over all files. */
  readonly id: string;
  /** One line for test names. */
  readonly title: string;
  readonly source: string;
  /** Ids of the rules the case exercises. */
  readonly rules: readonly string[];
  readonly note?: string;
}

/** Rule profile of a case and what it changes in it; absent = irrelevant. */
interface CaseProfile {
  readonly profile?: string;
  readonly options?: { readonly inRule?: Partial<InRule>; readonly [parameter: string]: unknown };
}

/** A board and the words that count on it. */
interface CaseBoard extends CaseHead, CaseProfile {
  readonly boardIs: 'position' | 'fragment';
  /** Rows from the top: `.` empty, capital = tile, small letter = blank, `*` = blank as *IN. */
  readonly board: readonly string[];
  /** Valid words in capitals; null = words are not checked. */
  readonly lexicon: readonly string[] | null;
}

/** Which words a move forms and what it scores. */
export interface ScoringCase extends CaseBoard {
  readonly kind: 'scoring';
  readonly move: string;
  readonly rack?: string;
  readonly expect: {
    readonly tilesPlaced: number;
    /** Compared as a set; `start` is `8D` or `D8`. */
    readonly words: readonly {
      readonly word: string;
      readonly points: number;
      readonly start: string;
    }[];
    readonly bonus: number;
    readonly total: number;
    readonly canonicalMove: string;
  };
  /** Totals of typical faulty implementations. */
  readonly wrongTotals: readonly { readonly total: number; readonly mistake: string }[];
}

/** Whether a placement is admissible; `move` or `placements` is there. */
export interface LegalityCase extends CaseBoard {
  readonly kind: 'legality';
  readonly move?: string;
  readonly placements?: readonly { readonly square: string; readonly tile: string }[];
  readonly rack?: string;
  readonly expect: {
    readonly legal: boolean;
    readonly reason?: string;
    readonly invalidWords?: readonly string[];
    readonly words?: readonly string[];
    readonly total?: number;
  };
}

/** Which placements exist. */
export interface GenerationCase extends CaseBoard {
  readonly kind: 'generation';
  readonly lexicon: readonly string[];
  readonly rack: string;
  readonly expect: {
    readonly count: number;
    readonly countIgnoringBlankPlace: number;
    readonly maxScore: number | null;
    readonly maxMoves: readonly string[];
    /** The complete list in the order of R114; only where it is short. */
    readonly moves?: readonly { readonly move: string; readonly total: number }[];
  };
}

/** A sequence of actions and the state after them. */
export interface GameCase extends CaseHead, CaseProfile {
  readonly kind: 'game';
  readonly lexicon: readonly string[] | null;
  readonly start: {
    readonly board: readonly string[];
    readonly racks: Readonly<Record<string, string>>;
    readonly bag: string;
    readonly scores: Readonly<Record<string, number>>;
    readonly toMove: string;
  };
  readonly actions: readonly {
    readonly player?: string;
    readonly do: string;
    readonly move?: string;
    readonly tiles?: string;
    readonly words?: readonly string[];
    readonly option?: string;
    readonly value?: unknown;
    readonly expect?: Readonly<Record<string, unknown>>;
  }[];
  readonly final: Readonly<Record<string, unknown>>;
  readonly overtimeSeconds?: Readonly<Record<string, number>>;
}

/** A function by name, its argument, and the keys its result must have. */
export interface InputCase extends CaseHead {
  readonly kind: 'input';
  readonly op: string;
  readonly input: unknown;
  readonly board?: readonly string[];
  readonly lexicon?: readonly string[];
  readonly expect: Readonly<Record<string, unknown>> & { readonly ok: boolean };
}

/** Cases by the name of their file. */
export interface CaseOfKind {
  readonly scoring: ScoringCase;
  readonly legality: LegalityCase;
  readonly generation: GenerationCase;
  readonly game: GameCase;
  readonly input: InputCase;
}

/** Name of a case file. */
export type CaseKind = keyof CaseOfKind;

const REQUIRED_FIELDS: Readonly<Record<CaseKind, readonly string[]>> = {
  scoring: ['board', 'lexicon', 'move', 'expect'],
  legality: ['board', 'lexicon', 'expect'],
  generation: ['board', 'lexicon', 'rack', 'expect'],
  game: ['lexicon', 'start', 'actions', 'final'],
  input: ['op', 'input', 'expect'],
};

/** All cases of a file, in its order. A file that is not as it should be is a bug and throws. */
export function readCases<Kind extends CaseKind>(kind: Kind): readonly CaseOfKind[Kind][] {
  const path = new URL(`../cases/${kind}.json`, import.meta.url);
  const records: unknown = JSON.parse(readFileSync(path, 'utf8'));
  invariant(Array.isArray(records), `${kind}.json is an array`);
  return records.map((record: unknown, index) => {
    invariant(isCase(record, kind), `${kind}.json, case ${index + 1}: a field is missing`);
    return record;
  });
}

/** Whether a record has the fields of its kind; their contents are the business of the tests. */
function isCase<Kind extends CaseKind>(record: unknown, kind: Kind): record is CaseOfKind[Kind] {
  return (
    typeof record === 'object' &&
    record !== null &&
    'kind' in record &&
    record.kind === kind &&
    ['id', 'title', 'source', 'rules', ...REQUIRED_FIELDS[kind]].every((field) => field in record)
  );
}
