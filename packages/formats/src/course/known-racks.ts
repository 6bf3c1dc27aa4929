/** What the lines of a record tell about racks: players draw after their own turns only. */
import { rackOf, readRackSigns, type Rack } from '@bestzug/core';
import { pragmaOf, type GcgEvent, type GcgGame } from '../gcg/gcg-game.ts';

/**
 * [events + 1][player] the rack each player holds before each event, and after the last: the one
 * written in the player's next event, or in `#rack1` and so on; undefined where there is none.
 */
export function racksAhead(game: GcgGame): readonly (readonly (Rack | undefined)[])[] {
  let ahead = game.players.map((_, player) => pragmaRack(game, player));
  const racks = [ahead];
  for (const event of game.events.toReversed()) {
    ahead = racksBefore(event, ahead);
    racks.push(ahead);
  }
  return racks.reverse();
}

/** Whether it is the line of who went out: `(rest) +n` (R119). */
export const isGain = (event: GcgEvent): event is Extract<GcgEvent, { kind: 'rest' }> =>
  event.kind === 'rest' && event.rack === undefined && event.points >= 0;

function racksBefore(event: GcgEvent, after: readonly (Rack | undefined)[]): (Rack | undefined)[] {
  const { player, rack } = event;
  if (rack !== undefined) return after.with(player, rackOf(rack));
  // With two players what is left over is the other's rack.
  if (isGain(event) && after.length === 2) {
    return after.with(player, rackOf([])).with(1 - player, rackOf(event.symbols));
  }
  const hasDrawn = event.kind === 'placement' || event.kind === 'exchange';
  return hasDrawn ? after.with(player, undefined) : [...after];
}

function pragmaRack(game: GcgGame, player: number): Rack | undefined {
  const symbols = readRackSigns(pragmaOf(game, `rack${player + 1}`) ?? '');
  return symbols.ok && symbols.value.length > 0 ? rackOf(symbols.value) : undefined;
}
