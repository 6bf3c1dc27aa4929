/** Questions answered in threads. Runs on the build: threads cannot load TypeScript. */
import { afterAll, expect, test } from 'vitest';
import type { Question, SentenceTerms } from '@bestzug/answers';
import { TURNIER_DE } from '@bestzug/core';
import { createPool } from '@bestzug/pool';
import { MINI_LEXICON } from '@bestzug/testkit';

const TERMS: SentenceTerms = {
  square: 'square',
  contains: 'contains',
  noWords: '',
  missingRack: '',
  uncheckedRemedy: '',
  layoutRemedy: '',
  inRuleRemedy: '',
};
const pool = createPool({
  graph: MINI_LEXICON.graph,
  rules: TURNIER_DE,
  threads: 1,
  answers: { list: MINI_LEXICON.identity, profile: TURNIER_DE, terms: { de: TERMS, en: TERMS } },
});
afterAll(() => pool.close());

async function documentOf(question: Question): Promise<unknown> {
  const answer = await pool.answer(question);
  return answer.ok ? JSON.parse(Buffer.from(answer.value).toString('utf8')) : answer.error;
}

test('a thread answers with documents in JSON', async () => {
  const language = 'de';
  expect(await documentOf({ kind: 'check', language, words: ['GRÜNDE'] })).toEqual([
    { input: 'GRÜNDE', word: 'GRÜNDE', valid: true },
  ]);
  expect(await documentOf({ kind: 'score', language, move: '8H OHR' })).toMatchObject({
    valid: true,
    total: 10,
  });
  expect(await documentOf({ kind: 'best', language, rack: 'GRÜNDE', top: 1 })).toMatchObject({
    rules: 'turnier-de',
    threads: 1,
    moves: [{ word: 'GRÜNDE' }],
  });
});

test('rules are those of the question, and the pool has its own where it names none', async () => {
  const question: Question = { kind: 'best', language: 'de', rack: 'OHR', rules: 'familie' };
  expect(await documentOf(question)).toMatchObject({ rules: 'familie' });
});

test('a question without an answer comes back with facts', async () => {
  expect(await documentOf({ kind: 'best', language: 'de', rack: 'A1' })).toEqual({
    kind: 'illegalLetter',
    found: '1',
    position: 2,
    input: 'rack',
  });
  expect(await documentOf({ kind: 'best', language: 'de' })).toEqual({ kind: 'missingRack' });
});
