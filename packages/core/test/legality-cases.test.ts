import { describe, expect, test } from 'vitest';
import { checkPlacement, type PlacementCheck } from '../src/check-placement.ts';
import { wordText } from '../src/formed-words.ts';
import type { PlacementFault } from '../src/placement-fault.ts';
import { attemptOf, boardOf, profileOf, rackFrom, readCases, type RuleCase } from './rule-case.ts';

interface Admissible extends RuleCase {
  readonly expect: {
    readonly legal: true;
    readonly words: readonly string[];
    readonly total: number;
  };
}

interface Refused extends RuleCase {
  readonly expect: {
    readonly legal: false;
    readonly reason: PlacementFault['kind'];
    readonly invalidWords?: readonly string[];
  };
}

const cases: readonly (Admissible | Refused)[] = JSON.parse(readCases('legality'));

const isAdmissible = (rule: Admissible | Refused): rule is Admissible => rule.expect.legal;

const isRefused = (rule: Admissible | Refused): rule is Refused => !rule.expect.legal;

const named = <Case extends RuleCase>(rules: readonly Case[]): [string, Case][] =>
  rules.map((rule) => [`${rule.id} ${rule.title}`, rule]);

const check = (rule: RuleCase): PlacementCheck =>
  checkPlacement({
    board: boardOf(rule.board),
    move: attemptOf(rule),
    rack: rule.rack === undefined ? undefined : rackFrom(rule.rack),
    lexicon: rule.lexicon === null ? undefined : new Set(rule.lexicon),
    profile: profileOf(rule),
  });

/** The words of the first fault, if words are its reason. */
const invalidWords = ([fault]: readonly PlacementFault[]): string[] | undefined =>
  fault?.kind === 'invalidWord' ? fault.words.map(({ word }) => word) : undefined;

describe('legality cases', () => {
  test('there are 35 of them', () => expect(cases).toHaveLength(35));

  test.each(named(cases.filter(isAdmissible)))('%s: admissible', (_, rule) => {
    const { valid, faults, words, total } = check(rule);
    expect(faults).toEqual([]);
    expect(valid).toBe(true);
    expect(words.map(wordText)).toEqual(rule.expect.words);
    expect(total).toBe(rule.expect.total);
  });

  test.each(named(cases.filter(isRefused)))('%s: refused', (_, rule) => {
    const { legal, valid, faults } = check(rule);
    expect(faults[0]?.kind).toBe(rule.expect.reason);
    expect(invalidWords(faults)).toEqual(rule.expect.invalidWords);
    expect(legal).toBe(rule.expect.reason === 'invalidWord');
    expect(valid).toBe(false);
  });
});
