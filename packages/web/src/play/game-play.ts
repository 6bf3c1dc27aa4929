/** Playing on: what people do, what the computer does, and who may challenge what. */
import {
  actionOfMove,
  checkPlacement,
  playJudged,
  wordCapitals,
  type ActionFault,
  type Game,
  type GameAction,
  type Move,
} from '@bestzug/core';
import type { Result } from '@bestzug/lexicon';
import type { LevelNumber } from '@bestzug/strategy';
import { engine, whenReady } from '../engine/engine-client.ts';
import { useClock } from './clock-store.ts';
import { withOvertime } from './game-clock.ts';
import { commit, notify, setThinking, useGame } from './game-store.ts';
import { deciderOf, endsAtWindow, lastDecision, levelOf, openPlacement } from './game-step.ts';
import { attemptOf } from './laid-tile.ts';

/** Turns after which computer players only pass, so that no game goes on for ever (R75). */
const MAX_TURNS = 500;

/** The present game of the table; undefined without one. */
function present(): Game | undefined {
  const state = useGame.getState();
  return state.kind === 'table' ? state.game : undefined;
}

/** Plays an action after the engine has judged these words. */
async function play(game: Game, action: GameAction, words: readonly string[]): Promise<boolean> {
  if (!(await whenReady())) {
    notify({ kind: 'offline' });
    return false;
  }
  const invalid = await engine().invalidWords(words, game.profile.inRule);
  // Somebody may have been quicker, in another tab or with a second click.
  if (present() !== game) return false;
  const isValid = (word: string): boolean => !invalid.includes(word);
  const next = playTimed(game, (start) => playJudged(start, action, isValid));
  if (!next.ok) {
    notify({ kind: 'refused', fault: next.error });
    return false;
  }
  commit(next.value);
  return true;
}

/** Overtime matters at the end only: the action that ends a game is played after it is noted. */
function playTimed(
  game: Game,
  playFrom: (start: Game) => Result<Game, ActionFault>,
): Result<Game, ActionFault> {
  const next = playFrom(game);
  const { clock } = useClock.getState();
  const isOver = next.ok && next.value.phase.kind === 'over';
  return isOver && clock !== undefined ? playFrom(withOvertime(game, clock)) : next;
}

/** Plays the tiles laid on the board. */
export async function playLaid(): Promise<void> {
  const state = useGame.getState();
  if (state.kind !== 'table') return;
  const game = state.game;
  const attempt = attemptOf(state.laid, game.profile.layout.size);
  const { board, profile } = game;
  const check = checkPlacement({ board, move: attempt, profile, rack: game.racks[game.toMove] });
  const [fault] = check.faults;
  if (fault !== undefined) return notify({ kind: 'refused', fault });
  const words = check.words.map(wordCapitals);
  const action = { kind: 'placement', player: game.toMove, placement: attempt } as const;
  await play(game, action, words);
}

/** Exchanges the chosen tiles. */
export async function playExchange(): Promise<void> {
  const state = useGame.getState();
  if (state.kind !== 'table') return;
  const game = state.game;
  const order = state.orders[game.toMove]!;
  const symbols = [...state.chosen].map((place) => order[place]!);
  await play(game, { kind: 'exchange', player: game.toMove, symbols }, []);
}

/** Passes. */
export async function playPass(): Promise<void> {
  const game = present();
  if (game !== undefined) await play(game, { kind: 'pass', player: game.toMove }, []);
}

/** Challenges the last placement, by the person at the screen. */
export async function challenge(): Promise<void> {
  const game = present();
  const placed = game && openPlacement(game);
  if (game === undefined || placed === undefined) return;
  await play(game, { kind: 'challenge', player: deciderOf(game) }, placed.words);
}

/** Accepts the placement that ends the game. */
export async function accept(): Promise<void> {
  const game = present();
  if (game !== undefined) await play(game, { kind: 'closeWindow', player: deciderOf(game) }, []);
}

/** Takes back to the last decision of a person. */
export function takeBackTurn(): void {
  const game = present();
  const before = game && lastDecision(game);
  if (before !== undefined) commit(before);
}

/**
 * Does what a computer player has to do next, if anything: challenge a word that is none, accept the
 * end, or move. Call it after every change; it returns at once when a person is to decide.
 */
export async function playComputer(): Promise<void> {
  const state = useGame.getState();
  if (state.kind !== 'table' || state.isThinking) return;
  const game = state.game;
  if (game.phase.kind === 'over') return;
  const decider = endsAtWindow(game) ? deciderOf(game) : game.toMove;
  const level = levelOf(game, decider);
  if (level === undefined) return;
  setThinking(true);
  try {
    await act(game, decider, level);
  } finally {
    setThinking(false);
  }
}

async function act(game: Game, player: number, level: LevelNumber): Promise<void> {
  const placed = openPlacement(game);
  if (placed !== undefined && placed.player !== player) {
    const invalid = await engine().invalidWords(placed.words, game.profile.inRule);
    if (invalid.length > 0) {
      await play(game, { kind: 'challenge', player }, placed.words);
      return;
    }
  }
  if (endsAtWindow(game)) {
    await play(game, { kind: 'closeWindow', player }, []);
    return;
  }
  const move = await chooseMove(game, level);
  if (move === undefined) {
    if (present() === game) notify({ kind: 'offline' });
    return;
  }
  const words = move.kind === 'placement' ? wordsOf(game, move) : [];
  await play(game, actionOfMove(player, move), words);
}

async function chooseMove(game: Game, level: LevelNumber): Promise<Move | undefined> {
  if (game.history.length >= MAX_TURNS) return { kind: 'pass' };
  const state = useGame.getState();
  const seed = state.kind === 'table' ? state.seed : 0;
  const { previous: _, ...rest } = game;
  const answer = await engine().levelMove({ ...rest, previous: undefined }, level, seed, 'move');
  return answer.ok ? answer.value.move : undefined;
}

/** Words a placement forms, in capitals. */
function wordsOf(game: Game, move: Extract<Move, { readonly kind: 'placement' }>): string[] {
  const { board, profile } = game;
  const attempt = { ...move, signs: move.tiles };
  return checkPlacement({ board, move: attempt, profile }).words.map(wordCapitals);
}

/** What keeps a player from exchanging now; undefined = nothing does. */
export function exchangeHindrance(game: Game): ActionFault | undefined {
  const { bag, profile, exchangeCounts, toMove } = game;
  const found = bag.symbols.length;
  if (found < profile.exchangeMinBag) {
    return { kind: 'bagTooSmall', found, needed: profile.exchangeMinBag };
  }
  const limit = profile.exchangesPerGame;
  if (limit !== null && (exchangeCounts[toMove] ?? 0) >= limit) {
    return { kind: 'noExchangeLeft', limit };
  }
  return undefined;
}
