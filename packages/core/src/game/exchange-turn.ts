/** Exchanges in a game (rules R40–R42). */
import { err, ok, type Result } from '@bestzug/lexicon';
import { drawTiles } from '../bag.ts';
import { invariant } from '../invariant.ts';
import { rackOf, symbolsOf, withoutSymbols, type Rack } from '../rack.ts';
import type { Game } from './game.ts';
import type { ActionFault, ExchangeAction } from './game-action.ts';
import type { ExchangeEvent } from './game-event.ts';
import { putBack } from './put-back.ts';
import { afterEvent, changedFor, nextPlayer, settle } from './turn.ts';

/**
 * The turn of the player to move. First as many tiles are drawn, then the chosen ones go back, so
 * that they cannot come back at once (R40).
 */
export function playExchange(game: Game, action: ExchangeAction): Result<Game, ActionFault> {
  const fault = exchangeFault(game, action);
  if (fault !== undefined) return err(fault);
  const { profile, toMove: player } = game;
  const symbols = action.symbols.toSorted((one, other) => one - other);
  const kept = withoutSymbols(game.racks[player]!, symbols);
  invariant(kept !== undefined, 'the exchanged tiles come from the rack');
  const { drawn, bag } = drawTiles(game.bag, symbols.length);
  const event: ExchangeEvent = { kind: 'exchange', player, symbols, drawn };
  const exchanged = afterEvent(game, event, {
    racks: game.racks.with(player, rackOf([...symbolsOf(kept), ...drawn])),
    ...putBack(game, bag, symbols, 'back'),
    toMove: nextPlayer(game),
    consecutivePasses: profile.exchangeResetsPasses ? 0 : game.consecutivePasses,
    scorelessTurns: game.scorelessTurns + 1,
    exchangeCounts: changedFor(game.exchangeCounts, player, 1),
    phase: { kind: 'running' },
  });
  return ok(settle(exchanged, undefined));
}

/**
 * The limits of the rules before the facts of the rack. A bag with fewer tiles than are put back
 * would shrink the rack: under the house rule `exchangeMinBag` 1 it has to have as many.
 */
function exchangeFault(game: Game, action: ExchangeAction): ActionFault | undefined {
  const { exchangeMinBag, exchangeMaxTiles, exchangesPerGame } = game.profile;
  const count = action.symbols.length;
  if (count === 0) return { kind: 'noTiles' };
  if (exchangesPerGame !== null && game.exchangeCounts[action.player]! >= exchangesPerGame) {
    return { kind: 'noExchangeLeft', limit: exchangesPerGame };
  }
  if (count > exchangeMaxTiles) {
    return { kind: 'tooManyExchanged', found: count, limit: exchangeMaxTiles };
  }
  const missing = missingFrom(game.racks[action.player]!, action.symbols);
  if (missing.length > 0) return { kind: 'notOnRack', missing };
  const found = game.bag.symbols.length;
  const needed = Math.max(exchangeMinBag, count);
  return found < needed ? { kind: 'bagTooSmall', found, needed } : undefined;
}

/** The symbols the rack lacks, with multiplicity, in the order of R2. */
function missingFrom(rack: Rack, symbols: readonly number[]): number[] {
  const left = [...rack.counts];
  return symbols
    .filter((symbol) => {
      const count = left[symbol] ?? 0;
      if (count > 0) left[symbol] = count - 1;
      return count === 0;
    })
    .sort((one, other) => one - other);
}
