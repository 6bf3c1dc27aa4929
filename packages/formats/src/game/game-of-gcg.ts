/** GCG games as our games, which know every rack and the whole bag. */
import { err, ok, type LexiconIdentity, type Result } from '@bestzug/lexicon';
import {
  emptyBoard,
  playAction,
  rackOf,
  startGame,
  tileCountsOf,
  withNextTiles,
  type ActionFault,
  type Deal,
  type Game,
  type GameAction,
  type StartFault,
  type WordLookup,
} from '@bestzug/core';
import type { ReplayedGcg } from '../course/gcg-replay.ts';
import type { GcgEvent } from '../gcg/gcg-game.ts';
import type { GameLoss } from './conversion-loss.ts';
import { difference, multisetOf, symbolsIn, type TileMultiset } from './multiset.ts';
import {
  completeRacks,
  type KnownTurn,
  type RackContradiction,
  type RackHistory,
} from './rack-history.ts';

/** The list a game was played with, where the caller has it. */
export interface GameList {
  readonly identity: LexiconIdentity;
  readonly words: WordLookup;
}

/** A GCG game as one of ours. */
export interface GameConversion {
  readonly game: Game;
  readonly losses: readonly GameLoss[];
}

/** Why a game cannot be one of ours. */
export type GameOfGcgFault =
  /** Far more turns than any game has; ours keep every state. */
  | { readonly kind: 'tooManyTurns'; readonly found: number; readonly limit: number }
  | RackContradiction
  | { readonly kind: 'cannotStart'; readonly fault: StartFault }
  /** The rules do not allow what the record says in this line. */
  | { readonly kind: 'againstRules'; readonly line: number; readonly fault: ActionFault }
  /** These rules never let an invalid placement stand, nor lose the turn (R60). */
  | { readonly kind: 'noWithdrawals'; readonly line: number };

const NOTHING: WordLookup = { has: () => false };
const EVERYTHING: WordLookup = { has: () => true };
const SECONDS_PER_MINUTE = 60;
const MAX_TURNS = 1000;

/**
 * Plays a replayed GCG game in core, by the rules it was replayed by. Unknown tiles are assumed, as
 * far as the record allows.
 *
 * @param list left out: words are not looked up, and the game names no list
 */
export function gameOfGcg(
  replayed: ReplayedGcg,
  list?: GameList,
): Result<GameConversion, GameOfGcgFault> {
  const { course } = replayed;
  const found = course.turns.length;
  if (found > MAX_TURNS) return err({ kind: 'tooManyTurns', found, limit: MAX_TURNS });
  const racks = completeRacks(course);
  if (!racks.ok) return racks;
  const { profile } = course;
  const players = course.players.map(({ name }) => ({ name, engine: undefined }));
  const deal: Deal = {
    board: emptyBoard(profile.layout),
    racks: racks.value.first.map((tiles) => rackOf(symbolsIn(tiles))),
    bag: { symbols: drawingOrder(racks.value, tileCountsOf(profile)) },
    random: undefined,
    scores: players.map(() => 0),
    toMove: course.turns[0]?.player ?? 0,
    consecutivePasses: 0,
    scorelessTurns: 0,
  };
  const started = startGame({ profile, lexicon: list?.identity, players }, deal);
  if (!started.ok) return err({ kind: 'cannotStart', fault: started.error });
  const player = new RecordPlayer(started.value, racks.value.turns, list?.words);
  const played = player.playAll(replayed.game.events);
  if (!played.ok) return played;
  const game = played.value;
  const losses = [...lossesOf(replayed, racks.value, list), ...player.losses];
  const { finalScores } = course;
  if (game.scores.some((score, index) => score !== finalScores[index])) {
    losses.push({ kind: 'scoresDiffer', record: finalScores, rules: game.scores });
  }
  return ok({ game, losses });
}

/** The tiles in the order they are drawn; those that went back in between come last. */
function drawingOrder({ turns, first, bag }: RackHistory, all: TileMultiset): number[] {
  let left = first.reduce((rest, rack) => difference(rest, rack), all);
  const order: number[] = [];
  for (const { drawn } of turns) {
    for (const symbol of symbolsIn(drawn)) {
      if (left[symbol] === 0) continue;
      order.push(symbol);
      left = difference(left, multisetOf([symbol]));
    }
  }
  const never = difference(left, difference(left, bag));
  return [...order, ...symbolsIn(difference(left, never)), ...symbolsIn(never)];
}

/** Plays the events of a record one after the other. */
class RecordPlayer {
  readonly losses: GameLoss[] = [];
  readonly #turns: readonly KnownTurn[];
  readonly #words: WordLookup | undefined;
  #game: Game;
  #turn = 0;

  constructor(game: Game, turns: readonly KnownTurn[], words: WordLookup | undefined) {
    this.#game = game;
    this.#turns = turns;
    this.#words = words;
  }

  playAll(events: readonly GcgEvent[]): Result<Game, GameOfGcgFault> {
    for (const event of events) {
      const fault = this.#play(event, events);
      if (fault !== undefined) return err(fault);
    }
    this.#closeLastWindow();
    return ok(this.#game);
  }

  #play(event: GcgEvent, events: readonly GcgEvent[]): GameOfGcgFault | undefined {
    switch (event.kind) {
      case 'placement':
      case 'exchange':
      case 'pass':
        return this.#playTurn(event, events);
      case 'withdrawn':
        return this.#withdraw(event);
      case 'challenge':
        this.#challenge(event);
        return undefined;
      case 'time':
      case 'rest':
        return undefined;
    }
  }

  #playTurn(event: GcgEvent, events: readonly GcgEvent[]): GameOfGcgFault | undefined {
    const { turn, used, drawn } = this.#turns[this.#turn++]!;
    const { player, move } = turn;
    if (this.#turn === this.#turns.length) this.#reportOvertime(events);
    if (move.kind === 'placement') {
      const { profile } = this.#game;
      if (turn.isWithdrawn && profile.challengePolicy === 'void') {
        if (profile.onInvalid === 'reject') return { kind: 'noWithdrawals', line: event.line };
        const action: GameAction = { kind: 'placement', player, placement: move };
        return this.#act(action, event.line, this.#judgeOf(turn.words));
      }
    }
    if (!turn.isWithdrawn) this.#game = withNextTiles(this.#game, symbolsIn(drawn)) ?? this.#game;
    switch (move.kind) {
      case 'placement':
        return this.#act({ kind: 'placement', player, placement: move }, event.line, undefined);
      case 'pass':
        return this.#act({ kind: 'pass', player }, event.line, undefined);
      case 'exchange':
      case 'exchangeCount': {
        const symbols = symbolsIn(used);
        return this.#act({ kind: 'exchange', player, symbols }, event.line, undefined);
      }
    }
  }

  /** The next player challenges what the list lacks, or where it says nothing, the main word. */
  #withdraw({ line }: GcgEvent): GameOfGcgFault | undefined {
    const { phase, toMove } = this.#game;
    if (phase.kind !== 'window') return undefined;
    const invalid = phase.event.words.filter((word) => this.#words?.has(word) === false);
    const words = invalid.length > 0 ? invalid : phase.event.words.slice(0, 1);
    return this.#act({ kind: 'challenge', player: toMove, words }, line, NOTHING);
  }

  /** Takes no part in the turns: what the rules do not know is lost, not refused. */
  #challenge({ player, points }: GcgEvent): void {
    const { phase, profile } = this.#game;
    const isPenalty = profile.challengePolicy === 'penalty' && points < 0;
    const count = isPenalty ? -points / profile.challengePenaltyPerWord : Number.NaN;
    const open = phase.kind === 'window' ? phase.event.words : [];
    if (Number.isInteger(count) && count >= 1 && count <= open.length) {
      const words = [...new Set(open)].slice(0, count);
      if (this.#act({ kind: 'challenge', player, words }, 0, EVERYTHING) === undefined) return;
    }
    this.losses.push({ kind: 'pointsOutsideRules', event: 'challenge', points });
  }

  /** Before the last turn, because nothing can be reported when the game is over. */
  #reportOvertime(events: readonly GcgEvent[]): void {
    const { players, profile } = this.#game;
    for (const player of players.keys()) {
      const times = events.filter((event) => event.kind === 'time' && event.player === player);
      const points = times.reduce((sum, event) => sum + event.points, 0);
      if (points === 0) continue;
      const minutes = -points / profile.overtimePenaltyPerMinute;
      if (Number.isInteger(minutes) && minutes > 0) {
        const seconds = minutes * SECONDS_PER_MINUTE;
        this.#act({ kind: 'overtime', player, seconds }, 0, undefined);
      } else {
        this.losses.push({ kind: 'pointsOutsideRules', event: 'time', points });
      }
    }
  }

  /** Nobody challenged the last placement any more. */
  #closeLastWindow(): void {
    const { phase, toMove } = this.#game;
    if (phase.kind === 'window' && phase.endReason !== undefined) {
      this.#act({ kind: 'closeWindow', player: toMove }, 0, undefined);
    }
  }

  #judgeOf(words: readonly string[]): WordLookup {
    const isAnyInvalid = words.some((word) => this.#words?.has(word) === false);
    return isAnyInvalid && this.#words !== undefined ? this.#words : NOTHING;
  }

  #act(
    action: GameAction,
    line: number,
    lookup: WordLookup | undefined,
  ): GameOfGcgFault | undefined {
    const next = playAction(this.#game, action, lookup);
    if (!next.ok) return { kind: 'againstRules', line, fault: next.error };
    this.#game = next.value;
    return undefined;
  }
}

/** Pragmas that say what the racks say. */
const RACKS: ReadonlySet<string> = new Set(['rack1', 'rack2', 'rack3', 'rack4']);

function lossesOf(
  { game, course }: ReplayedGcg,
  { assumed }: RackHistory,
  list: GameList | undefined,
): GameLoss[] {
  const { players, pragmas, events } = game;
  const losses: GameLoss[] = [];
  const notes = events.filter(({ note }) => note !== '').length;
  if (notes > 0) losses.push({ kind: 'notes', count: notes });
  const { layout, tileSet } = course.profile;
  const isKept = (name: string, value: string): boolean =>
    RACKS.has(name) ||
    (name === 'lexicon' && list !== undefined) ||
    (name === 'board-layout' && value === layout.name) ||
    (name === 'tile-distribution' && value === tileSet.name);
  const names = pragmas
    .filter(({ name, value }) => !isKept(name.toLowerCase(), value))
    .map(({ name }) => name);
  if (names.length > 0) losses.push({ kind: 'pragmas', names: [...new Set(names)] });
  const nicks = players.filter(({ nick, name }) => nick !== name).map(({ nick }) => nick);
  if (nicks.length > 0) losses.push({ kind: 'nicks', names: nicks });
  if (assumed > 0) losses.push({ kind: 'racksAssumed', count: assumed });
  return losses;
}
