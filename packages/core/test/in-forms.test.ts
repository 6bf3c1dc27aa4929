import { describe, expect, test } from 'vitest';
import { buildWordGraph, wordsOf } from '@bestzug/lexicon';
import { FAMILIE, graphForRules, inFormsOf, SUPER, TURNIER_DE, type InRule } from '../src/index.ts';

const ON: InRule = { ...FAMILIE.inRule, enabled: true };
const WORDS =
  `LEHRER LEHRERIN LEHRERINNEN BOTE BOTIN BOTINNEN BAUER BÄUERIN BÄUERINNEN TIGER TIGERIN
  TIGERINNEN STUDENT STUDENTIN STUDENTINNEN`.split(/\s+/u);
const PERSONS = new Set(['LEHRER', 'BOTE', 'BAUER', 'STUDENT']);

const graph = buildWordGraph(WORDS);
const profile = { inRule: ON, layout: FAMILIE.layout };
const withEnding = (words: Iterable<string>): string[] =>
  [...words].filter((word) => word.includes('*'));

describe('the words with *IN', () => {
  test('are none with the rule off: the list itself is searched', () => {
    expect(graphForRules(graph, TURNIER_DE, PERSONS)).toBe(graph);
  });

  test('are those of nouns for persons on -ER and -E, singular and plural (R89, R97)', () => {
    expect(withEnding(wordsOf(graphForRules(graph, profile, PERSONS)))).toEqual([
      'BOT*',
      'BOT*NEN',
      'LEHRER*',
      'LEHRER*NEN',
    ]);
  });

  test('include animals where no list tells persons from them (R92)', () => {
    const found = withEnding(wordsOf(graphForRules(graph, profile, undefined)));
    expect(found.filter((word) => !word.endsWith('NEN'))).toEqual(['BOT*', 'LEHRER*', 'TIGER*']);
  });

  test('include BAUER* where the text is read literally (R93)', () => {
    const inRule: InRule = { ...ON, umlautStem: 'accept' };
    const literal = graphForRules(graph, { ...profile, inRule }, PERSONS);
    expect(withEnding(wordsOf(literal))).toContain('BAUER*');
  });

  test('are as long as the board at most, *IN counted once (R90)', () => {
    const long = 'SCHORNSTEINFEGER';
    const judge = { lexicon: new Set([`${long}IN`]), inRule: ON, personNouns: new Set([long]) };
    const formsFor = (size: number): string[] => [...inFormsOf([long], judge, size)];
    expect(formsFor(15)).toEqual([]);
    expect(formsFor(17)).toEqual([`${long}*`]);
    expect(formsFor(SUPER.layout.size)).toEqual([`${long}*`, `${long}*NEN`]);
  });
});
