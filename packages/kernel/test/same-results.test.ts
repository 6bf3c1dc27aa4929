/** The kernel finds what the search in TypeScript finds, row by row. */
import { describe, expect, test } from 'vitest';
import {
  createRandom,
  DE_102,
  DE_119,
  DE_SUPER_200,
  emptyBoard,
  FAMILIE,
  graphForRules,
  rackOf,
  shuffled,
  SUPER_21,
  TURNIER_DE,
  type RuleProfile,
  type TileSet,
} from '@bestzug/core';
import { ExistenceTable } from '@bestzug/movegen';
import { buildGermanGraph, MINI_LEXICON, MINI_WORDS, readPositions } from '@bestzug/testkit';
import { Comparison } from './comparison.ts';

/** Multiplies the number of positions. */
const SCALE = Number(process.env['BESTZUG_TEST_SCALE'] ?? 1);

function withBlanks(tileSet: TileSet, blanks: number): TileSet {
  return { ...tileSet, counts: tileSet.counts.with(0, blanks) };
}

const EIGHT: RuleProfile = { ...FAMILIE, rackSize: 8, tileSet: DE_119 };
const SUPER: RuleProfile = { ...FAMILIE, layout: SUPER_21, tileSet: DE_SUPER_200 };
const IN_RULE: RuleProfile = { ...FAMILIE, inRule: { ...FAMILIE.inRule, enabled: true } };

const EDITIONS: readonly (readonly [string, number, RuleProfile, TileSet])[] = [
  ['the standard set', 1200, FAMILIE, DE_102],
  ['a set with eight blanks', 600, FAMILIE, withBlanks(DE_102, 8)],
  ['a set of twenty blanks', 60, FAMILIE, withBlanks(DE_102, 20)],
  ['eight tiles on the rack', 300, EIGHT, withBlanks(DE_119, 5)],
  ['the large board', 200, SUPER, withBlanks(DE_SUPER_200, 12)],
  ['*IN', 200, IN_RULE, withBlanks(DE_102, 4)],
];

/** Positions of random games, as many as wanted. */
function faultsOfGames(profile: RuleProfile, tileSet: TileSet, wanted: number): string[] {
  const random = createRandom(11);
  const nouns = new Set(MINI_WORDS.filter((word) => word.endsWith('ER')));
  const graph = graphForRules(MINI_LEXICON.graph, profile, nouns);
  const existence = new ExistenceTable(graph, profile.rackSize);
  const comparison = new Comparison(graph, profile, existence);
  const tiles = [...tileSet.counts].flatMap((copies, symbol) =>
    Array.from({ length: copies }, () => symbol),
  );
  const faults: string[] = [];
  let positions = 0;
  while (positions < wanted) {
    comparison.board.load(emptyBoard(profile.layout));
    const bag = [...shuffled(tiles, random)];
    while (bag.length > 0 && positions < wanted) {
      const rack = rackOf(bag.splice(0, profile.rackSize - random.nextBelow(2)));
      faults.push(...comparison.faults(rack, random.nextUint32() | 0));
      positions++;
      comparison.playAny(rack, (count) => random.nextBelow(count));
    }
  }
  return faults;
}

describe('the kernel finds the same in the same order, all, the best and in parts', () => {
  test.each(EDITIONS)('%s, %i positions', (_name, positions, profile, tileSet) => {
    expect(faultsOfGames(profile, tileSet, Math.round(positions * SCALE)).slice(0, 3)).toEqual([]);
  });

  test('the counted positions with the German list', () => {
    const { graph } = buildGermanGraph();
    const comparison = new Comparison(graph, TURNIER_DE, new ExistenceTable(graph, 7));
    const faults = readPositions().flatMap(({ cgp }, number) =>
      comparison.faults(comparison.load(cgp, TURNIER_DE), number * 7919),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });
});
