/** The position after a move: its tiles on the board, its points counted, the rest on the rack. */
import { checkPlacement, newTilesOf, rackSymbol, type RuleProfile } from '@bestzug/core';
import type { RankedMove } from '../engine/engine-protocol.ts';
import { attemptOf, type OwnTile } from './own-move.ts';
import { withBoardTiles, type PositionContent } from './position-content.ts';

/** After a move of the list. */
export function contentAfter(
  content: PositionContent,
  { move, score }: RankedMove,
): PositionContent {
  if (move.kind !== 'placement') {
    return {
      ...content,
      rack: without(content.rack, move.kind === 'exchange' ? move.symbols : []),
    };
  }
  const tiles = newTilesOf(move, content.board.layout.size);
  return after(content, tiles, score);
}

/** After the own move. One that the rules refuse stays on the board too, and counts what it can. */
export function contentAfterOwnMove(
  content: PositionContent,
  tiles: readonly OwnTile[],
  profile: RuleProfile,
): PositionContent {
  const { board } = content;
  const move = attemptOf(tiles, board.layout.size);
  return after(content, tiles, checkPlacement({ board, move, profile }).total ?? 0);
}

function after(
  content: PositionContent,
  tiles: readonly Pick<OwnTile, 'square' | 'tile'>[],
  points: number,
): PositionContent {
  const { rack, scores } = content;
  const changes = tiles.map(({ square, tile }) => [square, tile] as const);
  const used = tiles.map(({ tile }) => rackSymbol(tile));
  return {
    ...withBoardTiles(content, changes),
    rack: without(rack, used),
    scores: [scores[0] + points, scores[1]],
  };
}

function without(rack: readonly number[], used: readonly number[]): readonly number[] {
  const rest = [...rack];
  for (const symbol of used) {
    const place = rest.indexOf(symbol);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}
