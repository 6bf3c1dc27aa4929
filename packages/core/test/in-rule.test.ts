import { describe, expect, test } from 'vitest';
import { IN_ENDING } from '@bestzug/lexicon';
import { checkPlacement, type PlacementCheck } from '../src/check-placement.ts';
import { wordText } from '../src/formed-words.ts';
import { isValidWord } from '../src/in-rule.ts';
import { FAMILIE, type InRule } from '../src/profile.ts';
import { boardWith, moveOf, rackFrom } from './rule-case.ts';

const ON: InRule = { ...FAMILIE.inRule, enabled: true };

const WORDS = new Set(
  `LEHRER LEHRERIN LEHRERINNEN TISCHLER TISCHLERIN TISCHLERINNEN KUNSTTISCHLER KUNSTTISCHLERIN
   KUNSTTISCHLERINNEN GEFÄHRTE GEFÄHRTIN GEFÄHRTINNEN BAUER BÄUERIN BÄUERINNEN FRANZOSE FRANZÖSIN
   FRANZÖSINNEN ARZT ÄRZTIN ÄRZTINNEN KÖNIG KÖNIGIN KÖNIGINNEN MESSER SOMMER ER IN NEN OB
   BÄCKER BÄCKERIN BÄCKERINNEN TORERO LIEFERE LIEFERERIN`.split(/\s+/u),
);

interface Asked {
  readonly old: readonly string[];
  readonly move: string;
  readonly rack?: string;
  readonly inRule?: InRule;
}

const check = ({ old, move, rack, inRule = ON }: Asked): PlacementCheck =>
  checkPlacement({
    board: boardWith(old),
    move: moveOf(move),
    rack: rack === undefined ? undefined : rackFrom(rack),
    lexicon: WORDS,
    profile: { ...FAMILIE, inRule },
  });

const summary = ({ faults, words, total }: PlacementCheck): string =>
  [...faults.map(({ kind }) => kind), ...words.map(wordText), String(total)].join(' ');

describe('the open questions of the rule *IN', () => {
  test.each<Asked & { question: string; answer: string }>([
    {
      question: 'Q1 it is one tile on one square and counts for the bonus (R90)',
      old: [],
      move: '8C BÄCKER*',
      rack: 'BÄCKER?',
      answer: 'BÄCKER* 120',
    },
    {
      question: 'Q2 it is a symbol of its own, never I, N or IN (R91)',
      old: ['8C LEHRER*'],
      move: 'I8 .N',
      answer: 'invalidWord *N 12',
    },
    {
      question: 'Q3 the stem ends in ER (R92)',
      old: ['8C LEHRER'],
      move: '8C ......*',
      answer: 'LEHRER* 18',
    },
    {
      question: 'Q3 or it is the base form without its E (R92)',
      old: ['8B GEFÄHRT'],
      move: '8B .......*',
      answer: 'GEFÄHRT* 27',
    },
    {
      question: 'Q3 a noun with another ending has no *IN form (R89)',
      old: ['8E KÖNIG'],
      move: '8E .....*',
      answer: 'invalidWord KÖNIG* 26',
    },
    {
      question: 'Q3 nor has a noun that is no person (R92)',
      old: ['8C MESSER'],
      move: '8C ......*',
      answer: 'invalidWord MESSER* 18',
    },
    {
      question: 'Q4 umlautStem reject: BAUER*IN is invalid (R93)',
      old: ['8D BAUER'],
      move: '8D .....*',
      answer: 'invalidWord BAUER* 17',
    },
    {
      question: 'Q4 umlautStem accept: it is valid (R93)',
      old: ['8D BAUER'],
      move: '8D .....*',
      inRule: { ...ON, umlautStem: 'accept' },
      answer: 'BAUER* 17',
    },
    {
      question: 'Q5 word premiums multiply the 10 points (R94)',
      old: ['1I LEHRER'],
      move: '1I ......*',
      answer: 'LEHRER* 54',
    },
    {
      question: 'Q6 multiply: on 2L it counts 20 (R95)',
      old: ['8F LEHRER'],
      move: '8F ......*',
      answer: 'LEHRER* 28',
    },
    {
      question: 'Q6 flat: it stays 10 (R95)',
      old: ['8F LEHRER'],
      move: '8F ......*',
      inRule: { ...ON, letterPremium: 'flat' },
      answer: 'LEHRER* 18',
    },
    {
      question: 'Q7 in a later front extension it counts 10 without premium (R96)',
      old: ['8G TISCHLER*'],
      move: '8B KUNST........',
      answer: 'KUNSTTISCHLER* 32',
    },
    {
      question: 'Q8 NEN in the same move makes it 0 (R97)',
      old: ['8C LEHRER'],
      move: '8C ......*NEN',
      answer: 'LEHRER*NEN 12',
    },
    {
      question: 'Q8 NEN later makes it 0 (R97)',
      old: ['8C LEHRER*'],
      move: '8C .......NEN',
      answer: 'LEHRER*NEN 12',
    },
    {
      question: 'Q8 with some of NEN lying there already (R97)',
      old: ['8C LEHRER', 'K7 OE'],
      move: '8C ......*N.N',
      answer: 'LEHRER*NEN 12',
    },
    {
      question: 'Q8 N alone is no plural and leaves it at 10 (R97)',
      old: ['8C LEHRER*'],
      move: '8C .......N',
      answer: 'invalidWord LEHRER*N 19',
    },
    {
      question: 'Q9 nothing else may stand behind it (R98)',
      old: ['8C LEHRER*'],
      move: '8C .......S',
      answer: 'invalidWord LEHRER*S 19',
    },
    {
      question: 'Q9 nor behind the plural (R98)',
      old: ['8C LEHRER*NEN'],
      move: '8C ..........S',
      answer: 'invalidWord LEHRER*NENS 12',
    },
    {
      question: 'Q10 it blocks the crossing direction (R99)',
      old: ['8C LEHRER*'],
      move: '7H OB',
      answer: 'invalidWord OB OR B* 27',
    },
    {
      question: 'Q10 unless the crossing word is such a form itself (R99)',
      old: ['8C LEHRER*', 'I3 EHRER'],
      move: 'I2 L......',
      answer: 'LEHRER* 18',
    },
    {
      question: 'Q11 two of them in one word are impossible (R100)',
      old: ['8B LEHRER*'],
      move: '8B .......*',
      answer: 'invalidWord LEHRER** 28',
    },
    {
      question: 'Q12 it comes from a blank of the rack (R101)',
      old: ['8C LEHRER'],
      move: '8C ......*',
      rack: '?AB',
      answer: 'LEHRER* 18',
    },
    {
      question: 'Q12 and not from a rack without one (R28)',
      old: ['8C LEHRER'],
      move: '8C ......*',
      rack: 'INAB',
      answer: 'notOnRack LEHRER* 18',
    },
    {
      question: 'Q13 it counts 10 in both words ending at it (R102)',
      old: ['8C LEHRER', 'I2 LEHRER'],
      move: '8I *',
      answer: 'LEHRER* LEHRER* 36',
    },
    {
      question: 'Q13 and 0 in the one that NEN continues (R102)',
      old: ['8C LEHRER', 'I2 LEHRER', 'I9 NEN'],
      move: '8I *',
      answer: 'LEHRER* LEHRER*NEN 29',
    },
    {
      question: 'Q14 an opening with it still has to cover the star (R103)',
      old: [],
      move: '7C BÄCKER*',
      answer: 'firstMoveOffStar BÄCKER* 93',
    },
    {
      question: 'Q15 without extraTile it is always a blank (R104)',
      old: ['8C LEHRER'],
      move: '8C ......I',
      answer: 'invalidWord LEHRERI 9',
    },
    {
      question: 'Q16 a blank may still be an ordinary letter (R105)',
      old: ['8C LEHRER'],
      move: '8C ......iN',
      answer: 'LEHRERiN 9',
    },
  ])('$question', ({ answer, ...asked }) => {
    expect(summary(check(asked))).toBe(answer);
  });

  test('Q15 the printed extra tile may be laid as *IN only where the profile has it (R104)', () => {
    const board = boardWith(['8C LEHRER']);
    const move = { direction: 'across', start: 7 * 15 + 8, signs: [IN_ENDING] } as const;
    const ask = (extraTile: boolean): PlacementCheck =>
      checkPlacement({ board, move, profile: { ...FAMILIE, inRule: { ...ON, extraTile } } });
    expect(ask(true)).toMatchObject({ valid: true, total: 18 });
    expect(ask(false).faults).toEqual([
      {
        kind: 'illegalLetter',
        letters: [{ row: 7, column: 8, sign: '*', reason: 'inNeedsBlank' }],
      },
    ]);
  });
});

describe('with the rule off (R86)', () => {
  test('*IN is refused as an illegal letter', () => {
    const { faults } = check({ old: ['8C LEHRER'], move: '8C ......*', inRule: FAMILIE.inRule });
    expect(faults).toEqual([
      {
        kind: 'illegalLetter',
        letters: [{ row: 7, column: 8, sign: '*', reason: 'inRuleOff' }],
      },
    ]);
  });

  test('one that lies there makes the words through it invalid', () => {
    const answer = check({
      old: ['8C LEHRER*'],
      move: '8C .......NEN',
      inRule: FAMILIE.inRule,
    });
    expect(answer.faults.map(({ kind }) => kind)).toEqual(['invalidWord']);
  });
});

describe('with an explicit list of nouns for persons (R92, R93)', () => {
  const personNouns = new Set(['TISCHLER', 'GEFÄHRTE', 'BAUER', 'MESSER', 'KÖNIG']);
  const judge = { lexicon: WORDS, personNouns, inRule: ON };

  test.each([
    ['TISCHLER*', true],
    ['TISCHLER*NEN', true],
    ['GEFÄHRT*', true],
    ['GEFÄHRTE*', false],
    ['LEHRER*', false],
    ['KÖNIG*', false],
    ['BAUER*', false],
    ['*', false],
    ['*NEN', false],
    ['TISCHLER', true],
  ])('%s: %s', (word, isValid) => {
    expect(isValidWord(word, judge)).toBe(isValid);
  });

  test('umlautStem accept takes the list at its word', () => {
    const inRule: InRule = { ...ON, umlautStem: 'accept' };
    expect(isValidWord('BAUER*', { ...judge, inRule })).toBe(true);
    expect(isValidWord('KÖNIG*', { ...judge, inRule })).toBe(false);
  });
});

test('without such a list FRANZOS*IN needs umlautStem accept (R93)', () => {
  const accept: InRule = { ...ON, umlautStem: 'accept' };
  expect(isValidWord('FRANZOS*', { lexicon: WORDS, inRule: ON })).toBe(false);
  expect(isValidWord('FRANZOS*', { lexicon: WORDS, inRule: accept })).toBe(true);
  expect(isValidWord('ARZT*', { lexicon: WORDS, inRule: accept })).toBe(false);
});
