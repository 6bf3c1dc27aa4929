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
} from '@bestzug/core';
import { readCases, type GenerationCase } from '@bestzug/testkit';
import { Generation } from './generation.ts';
import { tilesKey } from './reference-generator.ts';

/** Placing *IN is not generated yet. */
const cases = readCases('generation').filter(({ options }) => options?.inRule?.enabled !== true);

function valueOf<Value, Fault>(result: Result<Value, Fault>): Value {
  invariant(result.ok, 'the case is written without faults');
  return result.value;
}

describe('generation cases', () => {
  test('there are eleven without *IN', () => expect(cases).toHaveLength(11));

  test.each(cases.map((rule) => [`${rule.id} ${rule.title}`, rule] as const))(
    '%s',
    (_, rule: GenerationCase) => {
      const profile = PROFILES.get(rule.profile ?? '') ?? TURNIER_DE;
      const { size } = profile.layout;
      const generation = new Generation(buildWordGraph(rule.lexicon), profile);
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
