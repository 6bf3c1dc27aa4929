/** The nouns for persons that come with the German list (R89, R92). */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { composeWordList, parseRemovals, parseWordLines } from '@bestzug/lexicon';
import { FAMILIE, inFormsOf, isValidWord, type InRule } from '../src/index.ts';

const read = (name: string): Buffer =>
  readFileSync(new URL(`../../../wordlists/de/${name}`, import.meta.url));

const nouns = parseWordLines(read('person-nouns.txt').toString('utf8'));
const rejects = parseRemovals(read('person-noun-rejects.tsv').toString('utf8'));
const lexicon = new Set(
  composeWordList({
    base: parseWordLines(gunzipSync(read('base.txt.gz')).toString('utf8')),
    removals: parseRemovals(read('removals.tsv').toString('utf8')),
    additions: parseWordLines(read('additions.txt').toString('utf8')),
  }).words,
);
const inRule: InRule = { ...FAMILIE.inRule, enabled: true };
const judge = { lexicon, inRule, personNouns: new Set(nouns) };

describe('the nouns for persons', () => {
  test('are 2,258 words of the list on -ER or -E, each once', () => {
    expect(nouns).toHaveLength(2258);
    expect(new Set(nouns).size).toBe(nouns.length);
    expect(nouns.filter((noun) => !/(?:ER|E)$/u.test(noun) || !lexicon.has(noun))).toEqual([]);
  });

  test('are none of the rejected ones, each of which has a reason', () => {
    expect(rejects.filter(({ word }) => judge.personNouns.has(word))).toEqual([]);
    const reasons = new Set(rejects.map(({ reason }) => reason));
    expect([...reasons].sort()).toEqual([
      'animal',
      'feminine',
      'inflected',
      'object',
      'other-base',
    ]);
  });

  test('all have *IN but those with an umlaut (R93)', () => {
    const forms = new Set(inFormsOf(nouns, judge, 21));
    const without = nouns.filter((noun) => !forms.has(`${noun.replace(/E$/u, '')}*`));
    expect(without.join(' ')).toBe(
      'ANGELSACHSE ANGSTHASE BAUER BUBE FRANKE FRANZOSE JUDE KULTURJUDE NICHTJUDE SACHSE SCHWABE ' +
        'SCHWAGER SPITZBUBE WEINBAUER WESTFALE',
    );
  });

  test.each([
    'LEHRER*',
    'LEHRER*NEN',
    'GEFÄHRT*',
    'ZEUG*',
    'STUDER*',
    'TIGER*',
    'AKTEUR*',
    'SACHS*',
  ])('say whether %s is valid', (word) => {
    const valid = ['LEHRER*', 'LEHRER*NEN', 'GEFÄHRT*', 'ZEUG*'];
    expect(isValidWord(word, judge)).toBe(valid.includes(word));
  });
});
