import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildWordGraph, containsWord, formatWordList, wordsOf } from '@bestzug/lexicon';
import { FAMILIE, graphForRules } from '@bestzug/core';
import { Vocabulary, VocabularyFormatError } from '../src/level/vocabulary.ts';
import { GRAPH, TIER_TEXT, VOCABULARY, WORDS } from './german-levels.ts';

describe('the tiers of the German list', () => {
  test('were made for the list as it is, and hold words of it alone', () => {
    const hash = createHash('sha256').update(formatWordList(WORDS)).digest('hex');
    expect(TIER_TEXT).toContain(`# List: ${hash}\n`);
    const words = TIER_TEXT.split('\n').flatMap((line) => /^[^#]\S*/.exec(line)?.[0] ?? []);
    expect(words).toHaveLength(VOCABULARY.size);
    expect(words.filter((word) => !containsWord(GRAPH, word))).toEqual([]);
    expect(words).toEqual(words.toSorted());
  });

  test('count what the word list notes say', () => {
    const counts = [0, 0, 0, 0];
    for (const word of WORDS) counts[VOCABULARY.tierOf(word) ?? 0]!++;
    expect(counts.slice(1)).toEqual([9328, 23909, 71553]);
  });

  test('give everybody common two-letter words and the second tier all of them', () => {
    const short = WORDS.filter((word) => word.length === 2);
    expect(short).toHaveLength(77);
    expect(short.filter((word) => (VOCABULARY.tierOf(word) ?? 9) > 2)).toEqual([]);
    expect(VOCABULARY.tierOf('ES')).toBe(1);
    expect(VOCABULARY.tierOf('QI')).toBe(2);
  });

  test.each([
    ['GEHEN', 1],
    ['GEHST', 1],
    ['KINDERN', 1],
    ['HAUSES', 1],
    ['SAGTEST', 1],
    ['GROSSEM', 1],
    ['SEEKRIEG', 3],
    ['ZYMASE', undefined],
  ])('%s has tier %s', (word, tier) => {
    expect(containsWord(GRAPH, word)).toBe(true);
    expect(VOCABULARY.tierOf(word)).toBe(tier);
  });
});

describe('a vocabulary by the rule *IN', () => {
  const personNouns = new Set(['LEHRER', 'GEFÄHRTE', 'KÖHLER']);
  const words = 'LEHRER LEHRERIN TIGER TIGERIN TIGERINNEN GEFÄHRTE GEFÄHRTIN KÖHLER KÖHLERIN'.split(
    ' ',
  );
  const rules = { inRule: { ...FAMILIE.inRule, enabled: true }, layout: FAMILIE.layout };
  const list = graphForRules(buildWordGraph(words), rules, personNouns);
  const known = new Vocabulary('LEHRER 1\nTIGER 1\nGEFÄHRTE 2\nKÖHLER 3\n');

  test('knows *IN behind the nouns for persons it knows', () => {
    const within = (tier: 1 | 2 | 3): string[] => [
      ...wordsOf(known.graphOf(list, { kind: 'words', tier, shortLength: 0 })),
    ];
    expect(within(1)).toEqual(['LEHRER', 'LEHRER*', 'LEHRER*NEN', 'TIGER']);
    expect(within(2)).toEqual(
      'GEFÄHRTE GEFÄHRT* GEFÄHRT*NEN LEHRER LEHRER* LEHRER*NEN TIGER'.split(' '),
    );
  });

  test('has the tier of the base form for them', () => {
    expect(known.tierOf('LEHRER*')).toBe(1);
    expect(known.tierOf('GEFÄHRT*NEN')).toBe(2);
    expect(known.tierOf('BÄCKER*')).toBeUndefined();
  });
});

describe('a vocabulary', () => {
  const LIST = buildWordGraph(['AB', 'ABT', 'HAUS', 'HEXE', 'QI', 'SATZBAU']);
  const KNOWN = new Vocabulary('# remark\n\nHAUS 1\nHEXE 2\nSATZBAU 3\nZEBRA 1\n');
  const wordsWithin = (tier: 1 | 2 | 3, shortLength: number): string[] => [
    ...wordsOf(KNOWN.graphOf(LIST, { kind: 'words', tier, shortLength })),
  ];

  test('holds the words up to its tier that are in the list', () => {
    expect(wordsWithin(1, 0)).toEqual(['HAUS']);
    expect(wordsWithin(2, 0)).toEqual(['HAUS', 'HEXE']);
    expect(wordsWithin(3, 0)).toEqual(['HAUS', 'HEXE', 'SATZBAU']);
  });

  test('can add all short words of the list', () => {
    expect(wordsWithin(1, 2)).toEqual(['AB', 'HAUS', 'QI']);
    expect(wordsWithin(1, 3)).toEqual(['AB', 'ABT', 'HAUS', 'QI']);
    expect(wordsWithin(3, 15)).toEqual([...wordsOf(LIST)]);
  });

  test('of the whole list is the list', () => {
    expect(KNOWN.graphOf(LIST, { kind: 'wholeList' })).toBe(LIST);
  });

  test('makes a graph once', () => {
    const extent = { kind: 'words', tier: 2, shortLength: 3 } as const;
    expect(KNOWN.graphOf(LIST, extent)).toBe(KNOWN.graphOf(LIST, { ...extent }));
    expect(KNOWN.graphOf(LIST, extent)).not.toBe(KNOWN.graphOf(GRAPH, extent));
  });

  test.each(['HAUS', 'HAUS 4', 'Haus 1', 'HAUS 1 2', 'É 1'])(
    'does not read the line %s',
    (line) => {
      const read = (): Vocabulary => new Vocabulary(`# remark\nHEXE 2\n${line}\n`);
      expect(read).toThrow(VocabularyFormatError);
      expect(read).toThrow('line 3');
    },
  );
});
