/** Saved games that begin in the middle, put together tile by tile. */
import {
  PROFILES,
  setupOf,
  startGame,
  TURNIER_DE,
  emptyBoard,
  parseRack,
  rackOf,
  symbolsOf,
  tileOfSign,
  withTiles,
  type Game,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { toRecord } from '@bestzug/core/game-record';
import { fileWith } from './bestzug.ts';

/** What is on the table; players are people unless a name is that of a computer player. */
export interface TableSetting {
  readonly rules?: string;
  /** Whether the optional rule *IN holds. */
  readonly inRule?: boolean;
  readonly players: readonly { readonly name: string; readonly engine?: string }[];
  readonly racks: readonly string[];
  /** In drawing order. */
  readonly bag: string;
  /** Letters on row 8 from column G on. */
  readonly word: string;
}

/** Writes a game with this table into a file. */
export function saveTable(name: string, setting: TableSetting): string {
  return fileWith(name, `${JSON.stringify(toRecord(gameOf(setting)))}\n`);
}

function gameOf({ rules, inRule = false, players, racks, bag, word }: TableSetting): Game {
  const base = PROFILES.get(rules ?? 'turnier-de') ?? TURNIER_DE;
  const profile = { ...base, inRule: { ...base.inRule, enabled: inRule } };
  const { layout } = profile;
  const first = layout.size * 7 + 6;
  const tiles = [...word].map((sign, index) => ({
    square: first + index,
    tile: tileOfSign(sign) ?? 0,
  }));
  const board = withTiles(emptyBoard(layout), tiles);
  const game = startGame(
    {
      profile,
      lexicon: undefined,
      players: players.map(({ name: playerName, engine }) => ({ name: playerName, engine })),
    },
    {
      ...setupOf(
        board,
        racks.map((rack) => tilesOf(rack, profile)),
      ),
      bag: { symbols: [...bag].flatMap((sign) => symbolsOf(tilesOf(sign, profile))) },
      random: undefined,
      toMove: 0,
    },
    'ignore',
  );
  if (!game.ok) throw new Error(game.error.kind);
  return game.value;
}

function tilesOf(text: string, profile: RuleProfile): Rack {
  if (text === '') return rackOf([]);
  const rack = parseRack(text, profile);
  if (!rack.ok) throw new Error(rack.error.kind);
  return rack.value;
}
