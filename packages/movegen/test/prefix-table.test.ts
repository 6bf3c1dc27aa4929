import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildWordGraph,
  characterOf,
  containsWord,
  letterOf,
  type WordGraph,
} from '@bestzug/lexicon';
import {
  DE_102,
  formatRack,
  invariant,
  isBlankTile,
  packedTile,
  parseRack,
  rackOf,
  symbolsOf,
  tileCountOf,
  tileLetter,
  TURNIER_DE,
  type Rack,
} from '@bestzug/core';
import { MINI_LEXICON, MINI_WORDS, rackArbitrary } from '@bestzug/testkit';
import {
  AMBIGUOUS_BIT,
  PrefixTable,
  ROW_LETTERS,
  ROW_PLACE,
  ROW_POINTS,
  ROW_SIZE,
  ROW_STATE,
  ROW_SUBRACK,
} from '../src/prefix-table.ts';
import { RackIndex } from '../src/rack-index.ts';

const LETTERS_MASK = (1 << AMBIGUOUS_BIT) - 1;

function rackFrom(text: string): Rack {
  const rack = parseRack(text, TURNIER_DE);
  invariant(rack.ok, text);
  return rack.value;
}

/** A table made to the level, read row by row: capitals, small letters for blanks. */
class TableAsText {
  readonly index: RackIndex = new RackIndex();
  readonly table: PrefixTable;

  constructor(graph: WordGraph, rack: Rack, level: number) {
    this.index.load(rack);
    this.table = new PrefixTable(graph, this.index, DE_102.points);
    this.table.start();
    this.table.extendTo(level);
  }

  rowsOf(level: number): number[] {
    const { levelStarts } = this.table;
    const first = levelStarts[level]!;
    return Array.from({ length: levelStarts[level + 1]! - first }, (_, row) => first + row);
  }

  field(row: number, field: number): number {
    return this.table.rows[row * ROW_SIZE + field]!;
  }

  textOf(row: number): string {
    const letters = this.field(row, ROW_LETTERS) & LETTERS_MASK;
    const place = this.field(row, ROW_PLACE);
    return Array.from({ length: tileCountOf(place) }, (_, tile) => {
      const laid = packedTile(letters, place, tile);
      const character = characterOf(tileLetter(laid));
      return isBlankTile(laid) ? character.toLowerCase() : character;
    }).join('');
  }

  texts(level: number): string[] {
    return this.rowsOf(level).map((row) => this.textOf(row));
  }
}

/** How the rack spells a text: real tiles first, then blanks; undefined if it cannot. */
function spell(text: string, rack: Rack): string | undefined {
  const left = rack.counts.slice();
  let spelt = '';
  for (const character of text) {
    const letter = letterOf(character) ?? 0;
    const symbol = left[letter]! > 0 ? letter : 0;
    if (left[symbol] === 0) return undefined;
    left[symbol]!--;
    spelt += symbol === 0 ? character.toLowerCase() : character;
  }
  return spelt;
}

/** Proper beginnings of words, of so many letters, that the rack can spell. */
const beginnings = (words: readonly string[], length: number, rack: Rack): string[] =>
  [...new Set(words.filter((word) => word.length > length).map((word) => word.slice(0, length)))]
    .flatMap((text) => spell(text, rack) ?? [])
    .sort();

describe('the prefix table', () => {
  const words = ['TOR', 'TORE', 'TOT', 'ROT', 'ORT', 'OTTO'];
  const graph = buildWordGraph(words);

  test.each([
    ['TORE', [[''], ['O', 'R', 'T'], ['OR', 'OT', 'RO', 'TO'], ['TOR'], []]],
    ['OT', [[''], ['O', 'T'], ['OT', 'TO'], []]],
    ['T?', [[''], ['T', 'o', 'r'], ['To', 'oT'], []]],
    ['TO?', [[''], ['O', 'T', 'r'], ['OT', 'Or', 'TO', 'rO'], ['OTt', 'TOr'], []]],
    ['??', [[''], ['o', 'r', 't'], ['or', 'ot', 'ro', 'to'], []]],
    ['X', [[''], [], []]],
  ])('of %s holds each left part once, a blank only where no tile is left', (text, levels) => {
    const table = new TableAsText(graph, rackFrom(text), levels.length - 1);
    expect(levels.map((_, level) => table.texts(level).sort())).toEqual(levels);
  });

  test('marks blanks that can change places with a tile of the rack', () => {
    const table = new TableAsText(graph, rackFrom('TO?'), 3);
    const marked = [1, 2, 3].flatMap((level) =>
      table
        .rowsOf(level)
        .filter((row) => table.field(row, ROW_LETTERS) >>> AMBIGUOUS_BIT === 1)
        .map((row) => table.textOf(row)),
    );
    expect(marked).toEqual(['OTt']);
  });

  test('holds exactly the beginnings of words, whatever the rack', () => {
    fc.assert(
      fc.property(rackArbitrary(), (rack) => {
        const table = new TableAsText(MINI_LEXICON.graph, rack, rack.size);
        for (let level = 1; level <= rack.size; level++) {
          const expected = beginnings(MINI_WORDS, level, rack);
          expect([formatRack(rack), table.texts(level).sort()]).toEqual([
            formatRack(rack),
            expected,
          ]);
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  test('knows points, rest of the rack and following letters of each row', () => {
    const racks = fc.nat(2).chain((blanks) => rackArbitrary({ blanks, size: 5 }));
    fc.assert(
      fc.property(racks, (rack) => {
        const table = new TableAsText(MINI_LEXICON.graph, rack, 4);
        for (const row of [0, 1, 2, 3, 4].flatMap((level) => table.rowsOf(level))) {
          const text = table.textOf(row);
          const beginning = text.toUpperCase();
          const taken = [...text].map((character) => letterOf(character) ?? 0);
          const points = taken.reduce((sum, symbol) => sum + DE_102.points[symbol]!, 0);
          const left = taken.reduce(
            (number, symbol) => number - table.index.placeValues[symbol]!,
            table.index.full,
          );
          const next = MINI_WORDS.filter((word) => word.startsWith(beginning)).map((word) =>
            letterOf(word.charAt(beginning.length)),
          );
          const following = next.reduce<number>(
            (set, letter) => (letter === undefined ? set : set | (1 << letter)),
            0,
          );
          expect({
            points: table.field(row, ROW_POINTS),
            subrack: table.field(row, ROW_SUBRACK),
            following: table.table.following[row],
            playable: table.table.playable[row],
          }).toEqual({
            points,
            subrack: left,
            following,
            playable: following & table.index.playable[left]!,
          });
        }
      }),
      { seed: 2, numRuns: 30 },
    );
  });

  test('leads to the state behind the left part', () => {
    const table = new TableAsText(graph, rackFrom('TORE'), 3);
    const states = new Map(
      [1, 2, 3].flatMap((level) =>
        table.rowsOf(level).map((row) => [table.textOf(row), table.field(row, ROW_STATE)] as const),
      ),
    );
    expect(containsWord({ ...graph, root: states.get('TO') ?? 0 }, 'RE')).toBe(true);
    expect(containsWord({ ...graph, root: states.get('TOR') ?? 0 }, 'E')).toBe(true);
    expect(containsWord({ ...graph, root: states.get('RO') ?? 0 }, 'E')).toBe(false);
  });

  test('grows beyond the rows it has room for at first', () => {
    const letters = [1, 2, 3, 4, 5];
    const table = new TableAsText(everyWordOf(letters, 8), rackOf([0, 0, 0, 0, 0, 0, 0]), 7);
    for (let level = 0; level <= 7; level++) {
      const texts = table.texts(level);
      expect(texts).toHaveLength(letters.length ** level);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.every((text) => /^[aäbcd]*$/u.test(text))).toBe(true);
    }
    const last = table.rowsOf(7).at(-1)!;
    expect(table.field(last, ROW_SUBRACK)).toBe(0);
    expect(symbolsOf(rackOf([]))).toEqual([]);
  });
});

/** The graph of every row of so many of these letters; far too many words to build it from them. */
function everyWordOf(letters: readonly number[], length: number): WordGraph {
  const mask = letters.reduce((set, letter) => set | (1 << letter), 0);
  const nodes: number[] = [0, 0];
  let child = 0;
  for (let rest = 1; rest <= length; rest++) {
    const state = nodes.length;
    nodes.push(mask, rest === 1 ? mask : 0, ...letters.map(() => child));
    child = state;
  }
  return {
    nodes: Int32Array.from(nodes),
    root: child,
    wordCount: letters.length ** length,
    longestWord: length,
  };
}
