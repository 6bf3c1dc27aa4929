/** The game of this browser: written down before it is shown, so that nothing can be lost. */
import type { Game } from '@bestzug/core';
import { keep, readKept, readKeptText } from '../app/kept.ts';
import { fromRecord, toRecord } from '@bestzug/core/game-record';

/** Key in the local storage. */
const STORAGE_KEY = 'bestzug.game';

/** A game read back, or why there is none. */
export type SavedGame =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly game: Game; readonly seed: number }
  /** It cannot be read; the text is kept for whoever can. */
  | { readonly kind: 'damaged'; readonly text: string };

/** Writes a game down; false = the browser does not let us (full, or forbidden). */
export const saveGame = (game: Game, seed: number): boolean =>
  keep(STORAGE_KEY, { seed, record: toRecord(game) });

/** Reads the game that was written down last. */
export function readSavedGame(): SavedGame {
  const text = readKeptText(STORAGE_KEY);
  if (text === null) return { kind: 'none' };
  const json = readKept(STORAGE_KEY);
  if (typeof json === 'object' && json !== null && 'record' in json && 'seed' in json) {
    const game = fromRecord(json.record);
    const { seed } = json;
    if (game.ok && typeof seed === 'number') return { kind: 'game', game: game.value, seed };
  }
  return { kind: 'damaged', text };
}

/** Forgets the game. */
export const discardGame = (): boolean => keep(STORAGE_KEY, undefined);
