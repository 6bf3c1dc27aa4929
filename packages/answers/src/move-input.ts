/** Moves as people write them, judged as far as the position allows. */
import type { Result } from '@bestzug/lexicon';
import {
  parseMoveText,
  signOfRackSymbol,
  withoutSymbols,
  type Board,
  type MoveText,
  type Position,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import type { InputFault } from './input-fault.ts';
import type { MoveRefusal } from './move-refusal.ts';
import { faultIn } from './position-text.ts';

/** Reads a move. */
export function parseMoveInput(
  text: string,
  board: Board,
  profile: RuleProfile,
): Result<MoveText, InputFault> {
  const { tileSet, rackSize, layout } = profile;
  const move = parseMoveText(text, { tileSet, rackSize, layout, board });
  return move.ok ? move : faultIn('move', move.error);
}

/**
 * Why an exchange or a pass is refused (R41–R43). The bag is what is left when all racks are full;
 * without `rack` nobody asks whether the tiles are there.
 */
export function exchangeRefusals(
  move: Exclude<MoveText, { readonly kind: 'placement' }>,
  position: Position,
  rack: Rack | undefined,
): MoveRefusal[] {
  if (move.kind === 'pass') return [];
  const refusals: MoveRefusal[] = [];
  const missing = move.kind === 'exchange' ? missingTiles(move.symbols, rack) : [];
  if (missing.length > 0) refusals.push({ kind: 'notOnRack', missing });
  const bag = tilesInBag(position);
  const needed = position.profile.exchangeMinBag;
  if (bag < needed) refusals.push({ kind: 'bagTooSmall', bag, needed });
  return refusals;
}

/** Signs of the tiles that the rack lacks, in the order of R2. */
function missingTiles(symbols: readonly number[], rack: Rack | undefined): string[] {
  if (rack === undefined) return [];
  let left = rack;
  const missing: number[] = [];
  for (const symbol of symbols) {
    const rest = withoutSymbols(left, [symbol]);
    if (rest === undefined) missing.push(symbol);
    else left = rest;
  }
  return missing.sort((one, other) => one - other).map(signOfRackSymbol);
}

/** Tiles in the bag if every player of the smallest game holds a full rack. */
function tilesInBag({ board, racks, profile }: Position): number {
  const onBoard = board.tiles.reduce((count, tile) => count + (tile === 0 ? 0 : 1), 0);
  const players = Math.max(profile.players.min, racks.length);
  return Math.max(0, profile.tileSet.total - onBoard - players * profile.rackSize);
}
