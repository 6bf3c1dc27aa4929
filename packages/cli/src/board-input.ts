/** Positions as people give them: CGP text, files, games up to a turn, standard input. */
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { parsePositionText } from '@bestzug/answers';
import {
  DEFAULT_PROFILE,
  emptyBoard,
  PROFILES,
  setupOf,
  type BoardLayout,
  type RuleProfile,
  type Setup,
} from '@bestzug/core';
import { CliError, valueOf } from './cli-error.ts';
import type { Warning } from './messages.ts';
import { wholeNumber } from './options.ts';
import type { ChosenRules } from './rules-input.ts';
import { warnAll, type Session } from './session.ts';
import { decodeText, readBytes, readStdin, STDIN } from './text-file.ts';

/** Longer files hold no position. */
const MAX_GAME_BYTES = 1_000_000;

/** Endings of files that hold positions. */
const BOARD_ENDING = /\.(?:cgp|gcg|json|txt)$/iu;

/** A line of a game: `>` and a player. */
const GCG_LINE = /^[ \t]*>[^:\r\n]*:/mu;

/** Options that say where the tiles lie, as typed. */
export interface BoardOptions {
  readonly board?: string;
  /** Turn of a game, from 1. */
  readonly turn?: string;
}

/** How a saved game begins, and nothing else that holds a position. */
const SAVED_START = /^\s*\{/u;

/** A position as given. */
export interface BoardInput {
  readonly setup: Setup;
  /** Those it stands under: a saved game brings its own (R67). */
  readonly rules: ChosenRules;
}

/**
 * What `--board` and `--turn` describe, without racks where they name none. Left out: the empty board.
 * Tells on stderr what is odd about it, before it is found to be no position.
 *
 * @throws CliError the kinds of `InputFault` for `board`, those of `FileFault`, `badGcg`,
 * `saveDamaged`, `startsWithTiles`, `turnWithoutGame`, `noSuchTurn`
 */
export async function readBoard(
  options: BoardOptions,
  rules: ChosenRules,
  { messages }: Session,
): Promise<BoardInput> {
  const { profile } = rules;
  const turn = wholeNumber('--turn', options.turn, { min: 1 });
  const { board: source } = options;
  if (source !== undefined && (source === STDIN || isBoardFile(source))) {
    const bytes = await boardBytes(source);
    if (isSavedGame(bytes, source)) {
      const { readSavedGame, replaySavedGame, setupBeforeTurn } = await import('./game-input.ts');
      const { replayed } = replaySavedGame(await readSavedGame(bytes, source), source);
      const setup = setupBeforeTurn(replayed.course, turn, source);
      return { setup, rules: { ...rules, profile: replayed.course.profile } };
    }
    if (isGame(bytes, source)) {
      const { readGcgFile, setupBeforeTurn, warningsOf } = await import('./game-input.ts');
      const game = readGcgFile(bytes, source, profile);
      const setup = setupBeforeTurn(game.course, turn, source);
      warnAll(messages, warningsOf(game, source));
      return { setup, rules };
    }
    if (turn === undefined) {
      const setup = setupOfFile(bytes, source, profile.layout);
      warnAll(messages, tileWarnings(setup, profile));
      return { setup, rules };
    }
  }
  if (turn !== undefined) throw new CliError({ kind: 'turnWithoutGame' });
  if (source === undefined) return { setup: setupOf(emptyBoard(profile.layout), []), rules };
  const setup = setupOfText(source, profile.layout);
  warnAll(messages, tileWarnings(setup, profile));
  return { setup, rules };
}

/** A position as text, which may be about the tiles of another edition (op `ld`, R121). */
function tileWarnings(setup: Setup, profile: RuleProfile): Warning[] {
  const named = setup.ops.get('ld');
  const used = profile.tileSet.name;
  const other = [DEFAULT_PROFILE, ...PROFILES.values()].find(
    ({ tileSet }) => tileSet.name === named,
  );
  return named === undefined || other === undefined || named === used
    ? []
    : [{ kind: 'otherTiles', named, used, rules: other.name }];
}

const boardBytes = async (source: string): Promise<Uint8Array> =>
  source === STDIN ? readStdin(MAX_GAME_BYTES) : readBytes(source, MAX_GAME_BYTES);

/** Whether a GCG game is meant: by the name, or because players make moves in it. */
const isGame = (bytes: Uint8Array, source: string): boolean =>
  extname(source).toLowerCase() === '.gcg' || GCG_LINE.test(signsOf(bytes));

/** Whether a game saved by `play` is meant. */
const isSavedGame = (bytes: Uint8Array, source: string): boolean =>
  extname(source).toLowerCase() === '.json' || SAVED_START.test(signsOf(bytes));

/** What games are told by are signs that are the same in every encoding; a view is enough. */
const signsOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

function setupOfFile(bytes: Uint8Array, source: string, layout: BoardLayout): Setup {
  const { text } = decodeText(bytes, source);
  try {
    return parseSetup(text, layout);
  } catch (error) {
    if (source === STDIN || !(error instanceof CliError)) throw error;
    throw error.at({ file: source });
  }
}

/** A position typed in. */
function setupOfText(text: string, layout: BoardLayout): Setup {
  if (isPositionText(text)) return parseSetup(text, layout);
  throw new CliError(
    text.trim() === '' ? { kind: 'empty', input: 'board' } : { kind: 'noBoard', found: text },
  );
}

/** Whether the text names a file, there or not, and is no position. */
function isBoardFile(text: string): boolean {
  if (isFile(text)) return true;
  return !isPositionText(text) && (BOARD_ENDING.test(text) || /[/\\]/u.test(text));
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** Several lines, or rows joined by `/` of which one is a number as in `15/15/…`. */
const isPositionText = (text: string): boolean =>
  /[\r\n]/u.test(text) || /(?:^|\/)\s*\d{1,2}\//u.test(text) || text.split('/').length > 10;

const parseSetup = (text: string, layout: BoardLayout): Setup =>
  valueOf(parsePositionText(text, layout));
