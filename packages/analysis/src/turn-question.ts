/** The turns of a game as questions, each of which can be judged by itself. */
import { newTilesOf, rackOf, rackSymbol, symbolsOf, withoutSymbols } from '@bestzug/core';
import type { RecordedGame, RecordedTurn } from './recorded-game.ts';
import type { TurnQuestion } from './turn-verdict.ts';

/** One question per turn, in their order. */
export function questionsOf(game: RecordedGame): TurnQuestion[] {
  const isDealt = game.turns[0]?.boardTiles.every((tile) => tile === 0) ?? false;
  const last = new Map<number, RecordedTurn>();
  return game.turns.map((turn, number) => {
    const before = last.get(turn.player);
    last.set(turn.player, turn);
    const kept = before === undefined ? (isDealt ? [] : undefined) : keptAfter(before, game);
    return { turn, number, kept: isPartOf(kept, turn.rack) ? kept : undefined };
  });
}

/** What a turn leaves on the rack before drawing. */
function keptAfter({ rack, play }: RecordedTurn, game: RecordedGame): number[] | undefined {
  if (rack === undefined) return undefined;
  const symbols = usedSymbols(play, game.profile.layout.size);
  const kept = symbols && withoutSymbols(rackOf(rack), symbols);
  return kept && symbolsOf(kept);
}

/** Tiles that a turn takes from the rack; undefined = unknown. */
export function usedSymbols(
  play: RecordedTurn['play'],
  size: number,
): readonly number[] | undefined {
  switch (play.kind) {
    case 'placement':
      return play.outcome === 'stands' ? laidSymbols(play.placement, size) : [];
    case 'exchange':
      return play.symbols;
    case 'pass':
      return [];
  }
}

/** Rack symbols of the new tiles of a placement. */
const laidSymbols = (
  placement: Parameters<typeof newTilesOf>[0],
  size: number,
): readonly number[] => newTilesOf(placement, size).map(({ tile }) => rackSymbol(tile));

const isPartOf = (part: readonly number[] | undefined, rack: RecordedTurn['rack']): boolean =>
  part !== undefined && rack !== undefined && withoutSymbols(rackOf(rack), part) !== undefined;
