import { describe, expect, test } from 'vitest';
import { checkPlacement } from '../src/check-placement.ts';
import { wordText } from '../src/formed-words.ts';
import {
  attemptOf,
  boardOf,
  moveText,
  profileOf,
  rackFrom,
  readCases,
  startName,
  type RuleCase,
} from './rule-case.ts';

interface ScoringCase extends RuleCase {
  readonly boardIs: 'position' | 'fragment';
  readonly expect: {
    readonly tilesPlaced: number;
    readonly words: readonly { word: string; points: number; start: string }[];
    readonly bonus: number;
    readonly total: number;
    readonly canonicalMove: string;
  };
  readonly wrongTotals: readonly { readonly total: number; readonly mistake: string }[];
}

const cases: readonly ScoringCase[] = JSON.parse(readCases('scoring'));

describe('scoring cases', () => {
  test('there are 62 of them', () => expect(cases).toHaveLength(62));

  test.each(cases.map((rule) => [`${rule.id} ${rule.title}`, rule] as const))('%s', (_, rule) => {
    const check = checkPlacement({
      board: boardOf(rule.board),
      move: attemptOf(rule),
      rack: rule.rack === undefined ? undefined : rackFrom(rule.rack),
      lexicon: rule.lexicon === null ? undefined : new Set(rule.lexicon),
      profile: profileOf(rule),
    });
    expect(check.faults).toEqual([]);
    expect(check.valid).toBe(true);
    const words = check.words.map((word) => ({
      word: wordText(word),
      points: word.points,
      start: startName(word.start, word.direction),
    }));
    expect(words).toEqual(rule.expect.words);
    expect(check.bonus).toBe(rule.expect.bonus);
    expect(check.total).toBe(rule.expect.total);
    expect(check.placement && moveText(check.placement)).toBe(rule.expect.canonicalMove);
    expect(check.placement?.tiles.filter((tile) => tile !== 0)).toHaveLength(
      rule.expect.tilesPlaced,
    );
    expect(rule.wrongTotals.filter(({ total }) => total === check.total)).toEqual([]);
    for (const word of check.words) {
      const sum = word.letters.reduce((points, letter) => points + letter.points, 0);
      expect(word.letterSum).toBe(sum);
      expect(word.points).toBe(word.letterSum * word.wordMultiplier);
    }
  });
});
