/** Games and positions into each other. */
import { searchGraphOf } from '@bestzug/answers';
import {
  DE_102,
  formatBoardText,
  formatCgp,
  rackOf,
  ruledLookupOf,
  type Game,
  type RuleProfile,
  type Setup,
} from '@bestzug/core';
import { toRecord } from '@bestzug/core/game-record';
import {
  formatGcg,
  gameOfGcg,
  setupOfState,
  stateBeforeTurn,
  type ReplayedGcg,
} from '@bestzug/formats';
import { CliError } from '../cli-error.ts';
import { readGcgFile, replaySavedGame, warningsOf } from '../game-input.ts';
import type { RuledList } from '../ruled-list.ts';
import type { Warning } from '../messages.ts';
import type { Conversion, Loss } from './convert-result.ts';

/** What a game is converted with. */
export interface GameWishes {
  readonly file: string;
  readonly profile: RuleProfile;
  /** Turn before which a position is taken; undefined: after the last. */
  readonly turn: number | undefined;
  /** The list the game is said to have been played with. */
  readonly list: RuledList | undefined;
}

/** A game in either format. */
interface ReadGame {
  readonly replayed: ReplayedGcg;
  readonly losses: readonly Loss[];
  readonly warnings: readonly Warning[];
}

/** A GCG file. @throws CliError `badGcg`, `noOwnGame`, `noSuchTurn` */
export function convertGcg(
  bytes: Uint8Array,
  to: 'gcg' | 'json' | 'cgp' | 'board',
  wishes: GameWishes,
): Conversion {
  const replayed = readGcgFile(bytes, wishes.file, wishes.profile);
  const read: ReadGame = { replayed, losses: [], warnings: warningsOf(replayed, wishes.file) };
  if (to !== 'json') return fromReplayed(read, to, wishes);
  const list = wishes.list && {
    identity: wishes.list.lexicon.identity,
    words: ruledLookupOf(searchGraphOf(wishes.list)),
  };
  const game = gameOfGcg(replayed, list);
  if (!game.ok) throw new CliError({ kind: 'noOwnGame', file: wishes.file, reason: game.error });
  const { losses } = game.value;
  return { contents: savedText(game.value.game), losses, warnings: read.warnings };
}

/** One of our saved games. @throws CliError `startsWithTiles`, `noSuchTurn` */
export function convertSavedGame(
  game: Game,
  to: 'gcg' | 'json' | 'cgp' | 'board',
  wishes: GameWishes,
): Conversion {
  if (to === 'json') return { contents: savedText(game), losses: [], warnings: [] };
  const { replayed, losses } = replaySavedGame(game, wishes.file);
  const told = to === 'gcg' ? losses : [];
  return fromReplayed({ replayed, losses: told, warnings: [] }, to, wishes);
}

/** A position. */
export function convertSetup(setup: Setup, to: 'cgp' | 'board'): Conversion {
  const hasMore =
    setup.racks.some(({ size }) => size > 0) ||
    setup.scores.some((score) => score !== 0) ||
    setup.scorelessTurns > 0 ||
    setup.ops.size > 0;
  const losses: Loss[] = to === 'board' && hasMore ? [{ kind: 'besideBoard' }] : [];
  return { contents: positionText(setup, to), losses, warnings: [] };
}

/** The record as `play` saves it. */
const savedText = (game: Game): string => `${JSON.stringify(toRecord(game))}\n`;

function fromReplayed(
  { replayed, losses, warnings }: ReadGame,
  to: 'gcg' | 'cgp' | 'board',
  { file, turn }: GameWishes,
): Conversion {
  const { course, game } = replayed;
  if (to === 'gcg') {
    return { contents: formatGcg(game, course.profile.layout), losses, warnings };
  }
  const turns = course.turns.length;
  const state = stateBeforeTurn(course, turn ?? turns + 1);
  if (state === undefined)
    throw new CliError({ kind: 'noSuchTurn', file, found: turn ?? 0, turns });
  const setup = withTiles(setupOfState(state, course.lexiconName), course.profile);
  const beside: Loss[] = to === 'board' ? [{ kind: 'besideBoard' }] : [];
  return {
    contents: positionText(setup, to),
    losses: [{ kind: 'course', turns }, ...beside, ...losses],
    warnings,
  };
}

/** The setup with the name of its tiles where they are not the usual ones (R121). */
const withTiles = (setup: Setup, { tileSet }: RuleProfile): Setup =>
  tileSet.name === DE_102.name
    ? setup
    : { ...setup, ops: new Map([...setup.ops, ['ld', tileSet.name]]) };

function positionText(setup: Setup, to: 'cgp' | 'board'): string {
  if (to === 'board') return `${formatBoardText(setup.board)}\n`;
  // A CGP text has racks and scores for two players at least.
  const full = setup.racks.length < 2 ? withTwoPlayers(setup) : setup;
  return `${formatCgp(full)}\n`;
}

const withTwoPlayers = (setup: Setup): Setup => ({
  ...setup,
  racks: [setup.racks[0] ?? rackOf([]), rackOf([])],
  scores: [setup.scores[0] ?? 0, 0],
});
