/** Games as people give them: GCG files and saved ones, and from them the table before a turn. */
import { invariant, rackOf, type Game, type RuleProfile, type Setup } from '@bestzug/core';
import {
  gcgOfGame,
  readGcg,
  replayGcg,
  setupOfState,
  stateBeforeTurn,
  type GameCourse,
  type GameLoss,
  type ReplayedGcg,
} from '@bestzug/formats';
import { CliError } from './cli-error.ts';
import type { Warning } from './messages.ts';
import { decodeText } from './text-file.ts';

/** Oddities of one file that are told one by one. */
const MAX_WARNINGS = 8;

const UNKNOWN_RACK = rackOf([]);

/** The game in the bytes of a GCG file. @throws CliError `badGcg` */
export function readGcgFile(bytes: Uint8Array, file: string, profile: RuleProfile): ReplayedGcg {
  const read = readGcg(bytes, profile);
  if (read.ok) return read.value;
  const { line, column } = read.error;
  throw new CliError({ kind: 'badGcg', file, line, column, reason: read.error });
}

/** The game in the bytes of a file saved by `play`. @throws CliError `saveDamaged` */
export async function readSavedGame(bytes: Uint8Array, file: string): Promise<Game> {
  // With the schema of records, which costs time and is wanted by few.
  const { parseRecordText } = await import('@bestzug/core/game-record');
  const game = parseRecordText(decodeText(bytes, file).text);
  if (!game.ok) throw new CliError({ kind: 'saveDamaged', file, fault: game.error });
  return game.value;
}

/**
 * One of our saved games, by its own rules, as its turns follow one another in a record of other
 * programs; what those would lose.
 *
 * @throws CliError `startsWithTiles`
 */
export function replaySavedGame(
  game: Game,
  file: string,
): { readonly replayed: ReplayedGcg; readonly losses: readonly GameLoss[] } {
  const converted = gcgOfGame(game);
  if (!converted.ok) throw new CliError({ ...converted.error, file });
  const replayed = replayGcg(converted.value.gcg, game.profile);
  invariant(replayed.ok, 'a game of ours fits its own board');
  return { replayed: replayed.value, losses: converted.value.losses };
}

/** What is odd about a game; where there is a lot, the first few and how many more. */
export function warningsOf({ warnings }: ReplayedGcg, file: string): Warning[] {
  const told = warnings.slice(0, MAX_WARNINGS).map((oddity): Warning => ({
    kind: 'gcg',
    file,
    oddity,
  }));
  const count = warnings.length - told.length;
  return count === 0 ? told : [...told, { kind: 'moreGcg', file, count }];
}

/**
 * The table before a turn, as its player sees it: other racks are left out, although the file shows
 * them.
 *
 * @param turn from 1; left out: after the last turn
 * @throws CliError `noSuchTurn`
 */
export function setupBeforeTurn(course: GameCourse, turn: number | undefined, file: string): Setup {
  const turns = course.turns.length;
  const state = stateBeforeTurn(course, turn ?? turns + 1);
  if (state === undefined)
    throw new CliError({ kind: 'noSuchTurn', file, found: turn ?? 0, turns });
  const racks = state.racks.map((rack, player) => (player === state.toMove ? rack : UNKNOWN_RACK));
  return setupOfState({ ...state, racks }, course.lexiconName);
}
