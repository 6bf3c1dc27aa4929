/** Undo and redo: a game together with the later ones that were taken back. */
import { ok, type Result } from '@bestzug/lexicon';
import type { WordLookup } from '../word-lookup.ts';
import type { Game } from './game.ts';
import type { ActionFault, GameAction } from './game-action.ts';
import { playAction } from './play-action.ts';

/** The present game and what `redo` can go forward to. Immutable. */
export interface Timeline {
  readonly present: Game;
  /** Games taken back, the next one to redo last. */
  readonly undone: readonly Game[];
}

/** A timeline that ends with this game. */
export const timelineOf = (present: Game): Timeline => ({ present, undone: [] });

/** Takes the last event back, whatever it was; undefined before the first. */
export function undo({ present, undone }: Timeline): Timeline | undefined {
  const { previous } = present;
  return previous && { present: previous, undone: [...undone, present] };
}

/** Takes the last undo back; undefined if there is none. */
export function redo({ undone }: Timeline): Timeline | undefined {
  const present = undone.at(-1);
  return present && { present, undone: undone.slice(0, -1) };
}

/** As `playAction`; what was undone cannot be redone afterwards. */
export function playOn(
  timeline: Timeline,
  action: GameAction,
  lookup: WordLookup | undefined,
  personNouns?: WordLookup,
): Result<Timeline, ActionFault> {
  const next = playAction(timeline.present, action, lookup, personNouns);
  return next.ok ? ok(timelineOf(next.value)) : next;
}
