import { describe, expect, test } from 'vitest';
import { buildWordGraph, type Result } from '@bestzug/lexicon';
import {
  invariant,
  newTilesOf,
  parseBoardText,
  parseRack,
  PROFILES,
  tileLetter,
  TURNIER_DE,
  type RuleProfile,
} from '@bestzug/core';
import { readCases, type GenerationCase } from '@bestzug/testkit';
import { Generation } from './generation.ts';
import { tilesKey } from './reference-generator.ts';

const cases = readCases('generation');

function valueOf<Value, Fault>(result: Result<Value, Fault>): Value {
  invariant(result.ok, 'the case is written without faults');
  return result.value;
}

function profileOf({ profile, options }: GenerationCase): RuleProfile {
  const base = PROFILES.get(profile ?? '') ?? TURNIER_DE;
  return { ...base, inRule: { ...base.inRule, ...options?.inRule } };
}

/** TISCHLER* in the list of a case stands for the admissible *IN form: here, TISCHLER is a person. */
function generationOf({ lexicon }: GenerationCase, profile: RuleProfile): Generation {
  const forms = lexicon.filter((word) => word.endsWith('*'));
  const words = lexicon.filter((word) => !word.endsWith('*'));
  const persons = forms.map((form) => form.slice(0, -1));
  const feminine = persons.map((person) => `${person}IN`);
  const list = buildWordGraph([...words, ...feminine]);
  return new Generation(list, profile, new Set(persons));
}

describe('generation cases', () => {
  test('there are twelve', () => expect(cases).toHaveLength(12));

  test.each(cases.map((rule) => [`${rule.id} ${rule.title}`, rule] as const))(
    '%s',
    (_, rule: GenerationCase) => {
      const profile = profileOf(rule);
      const { size } = profile.layout;
      const generation = generationOf(rule, profile);
      const board = valueOf(parseBoardText(rule.board.join('\n'), profile.layout));
      const ranked = generation.ranked(board, valueOf(parseRack(rule.rack, profile)));
      const moves = ranked.map(({ placement, points }) => ({
        move: generation.textOf(placement),
        total: points,
      }));

      expect(moves).toHaveLength(rule.expect.count);
      const asLetters = ranked.map(({ placement }) =>
        newTilesOf(placement, size).map(({ square, tile }) => ({ square, tile: tileLetter(tile) })),
      );
      expect(new Set(asLetters.map(tilesKey)).size).toBe(rule.expect.countIgnoringBlankPlace);
      const maxScore = moves[0]?.total ?? null;
      expect(maxScore).toBe(rule.expect.maxScore);
      const best = moves.filter(({ total }) => total === maxScore).map(({ move }) => move);
      expect(best).toEqual(rule.expect.maxMoves);
      expect(rule.expect.moves ?? moves).toEqual(moves);
      expect(rule.expect.moves === undefined).toBe(rule.expect.count > 60);
    },
  );
});
