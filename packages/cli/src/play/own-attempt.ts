/** What a player typed as a move, read with some goodwill. */
import {
  actionOfMove,
  checkPlacement,
  parseMoveText,
  type Game,
  type GameAction,
  type MoveText,
  type PlacementCheck,
  type PlacementText,
  type WordJudge,
} from '@bestzug/core';
import type { PlayRefusal } from './play-event.ts';

/** A square as people write it in front of a word, its column in either case. */
const SQUARE = /[a-z]\d+|\d+[a-z]/giu;

/** A move as it can be played: an exchange names its tiles. */
export type OwnMove = Exclude<MoveText, { readonly kind: 'exchangeCount' }>;

/** A move read, or why it is none. */
export type ReadMove =
  | { readonly kind: 'read'; readonly move: OwnMove }
  | { readonly kind: 'refused'; readonly refusal: PlayRefusal };

/**
 * Reads a move of the player to move. Small letters are blanks (R15), but whoever has not that many
 * blanks can only have meant the tiles themselves.
 */
export function readOwnMove(text: string, game: Game): ReadMove {
  const { tileSet, rackSize, layout } = game.profile;
  const context = { tileSet, rackSize, layout, board: game.board };
  const inCapitals = parseMoveText(text.toUpperCase(), context);
  const capitals =
    inCapitals.ok && inCapitals.value.kind === 'placement' ? inCapitals.value : undefined;
  const isAllSmall = !/\p{Lu}/u.test(text.replaceAll(SQUARE, ''));
  const parsed = parseMoveText(text, context);
  if (!parsed.ok) {
    // A word with more small letters than the game has blanks.
    if (capitals !== undefined && isAllSmall) return { kind: 'read', move: capitals };
    return {
      kind: 'refused',
      refusal: { kind: 'fault', fault: { ...parsed.error, input: 'move' } },
    };
  }
  const move = parsed.value;
  if (move.kind === 'exchangeCount') {
    return { kind: 'refused', refusal: { kind: 'exchangeTilesNeeded' } };
  }
  if (move.kind !== 'placement' || !lacksBlanks(move, game)) return { kind: 'read', move };
  const isBetter = capitals !== undefined && (isAllSmall || missingOf(capitals, game).length === 0);
  return { kind: 'read', move: isBetter ? capitals : move };
}

/** Everything that can be said about a placement of the player to move. */
export function checkOwnPlacement(
  move: PlacementText,
  { board, profile, racks, toMove }: Game,
  judge: WordJudge | undefined,
): PlacementCheck {
  const { lexicon, personNouns } = judge ?? {};
  return checkPlacement({ board, move, rack: racks[toMove]!, lexicon, personNouns, profile });
}

/** The action of a move read. */
export const actionOf = (move: OwnMove, { toMove }: Game): GameAction => actionOfMove(toMove, move);

/** Whether the letters missing could be blanks, if they were written small. */
export function couldUseBlank(move: MoveText, game: Game): boolean {
  if (move.kind !== 'placement') return false;
  const missing = missingOf(move, game);
  const blanks = game.racks[game.toMove]!.counts[0]!;
  return missing.length > 0 && missing.length <= blanks && !missing.includes(0);
}

const lacksBlanks = (move: PlacementText, game: Game): boolean => missingOf(move, game).includes(0);

/** Rack symbols that the player lacks, 0 = blank. */
function missingOf(move: PlacementText, game: Game): readonly number[] {
  const fault = checkOwnPlacement(move, game, undefined).faults.find(
    ({ kind }) => kind === 'notOnRack',
  );
  return fault?.kind === 'notOnRack' ? fault.missing : [];
}
