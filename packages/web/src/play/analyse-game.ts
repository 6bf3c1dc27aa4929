/** What each turn of a game was worth, by the engine. */
import { recordedGameOf, reportOf, type GameReport } from '@bestzug/analysis';
import type { Game } from '@bestzug/core';
import { callback, engine } from '../engine/engine-client.ts';

/**
 * Looks through a game.
 *
 * @param onProgress hears how many turns have been judged
 */
export async function analyseGame(
  game: Game,
  onProgress: (turns: number) => void,
): Promise<GameReport> {
  const recorded = recordedGameOf(game);
  const verdicts = await engine().judgeTurns(recorded, callback(onProgress));
  return reportOf(recorded, { depth: 'static', verdicts });
}
