import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  buildWordGraph,
  composeWordList,
  containsWord,
  normalizeWord,
  wordsOf,
} from '../src/index.ts';

interface Case<Op extends string, Input, Expectation> {
  readonly id: string;
  readonly op: Op;
  readonly title: string;
  readonly input: Input;
  readonly expect: Expectation;
}

type InputCase =
  | Case<'normaliseWord', string, { ok: true; value: string } | { ok: false; error: string }>
  | Case<'loadLexicon', readonly string[], { words: string[]; discarded: string[] }>
  | Case<
      'lexiconContains',
      { lexicon: readonly string[]; queries: readonly string[] },
      { valid: readonly string[]; invalid: readonly string[]; sorted?: readonly string[] }
    >;

const cases: readonly InputCase[] = JSON.parse(
  readFileSync(new URL('../../testkit/cases/input.json', import.meta.url), 'utf8'),
);

const casesOf = <Op extends InputCase['op']>(op: Op): Extract<InputCase, { op: Op }>[] =>
  cases.filter((entry): entry is Extract<InputCase, { op: Op }> => entry.op === op);

describe('case normaliseWord', () => {
  test.each(casesOf('normaliseWord'))('$id $title', ({ input, expect: expected }) => {
    const result = normalizeWord(input);
    expect(result.ok ? result : { ok: false, error: result.error.kind }).toEqual(expected);
  });
});

describe('case loadLexicon', () => {
  test.each(casesOf('loadLexicon'))('$id $title', ({ input, expect: expected }) => {
    const list = composeWordList({ base: input });
    expect([...wordsOf(buildWordGraph(list.words))]).toEqual(expected.words);
    expect(list.discarded.map(({ line }) => line)).toEqual(expected.discarded);
  });
});

describe('case lexiconContains', () => {
  test.each(casesOf('lexiconContains'))('$id $title', ({ input, expect: expected }) => {
    const graph = buildWordGraph(input.lexicon);
    expect(input.queries.filter((query) => containsWord(graph, query))).toEqual(expected.valid);
    expect(input.queries.filter((query) => !containsWord(graph, query))).toEqual(expected.invalid);
    expect([...wordsOf(graph)]).toEqual(expected.sorted ?? input.lexicon);
  });
});

test('every kind of case for this package is there', () => {
  expect(casesOf('normaliseWord')).toHaveLength(17);
  expect(casesOf('loadLexicon')).toHaveLength(1);
  expect(casesOf('lexiconContains')).toHaveLength(2);
});
