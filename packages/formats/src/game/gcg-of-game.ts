/** Our games as GCG (rules R115, R119, R120). */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  DE_102,
  formatRack,
  isEmptyBoard,
  newTilesOf,
  scorePlacement,
  STANDARD_15,
  statesOf,
  symbolsOf,
  type Game,
  type GameEvent,
  type PlayerIndex,
} from '@bestzug/core';
import type { GcgEvent, GcgEventHead, GcgGame, GcgPlayer, GcgPragma } from '../gcg/gcg-game.ts';
import type { GameLoss } from './conversion-loss.ts';

/** A game as GCG. */
export interface GcgConversion {
  readonly gcg: GcgGame;
  readonly losses: readonly GameLoss[];
}

/** GCG begins with an empty board, and this game does not. */
export interface GcgStartFault {
  readonly kind: 'startsWithTiles';
}

/** The record of a game, running or over. Its rests are counted as its profile says. */
export function gcgOfGame(game: Game): Result<GcgConversion, GcgStartFault> {
  const { deal, lexicon } = game;
  if (!isEmptyBoard(deal.board) || deal.scores.some((score) => score !== 0)) {
    return err({ kind: 'startsWithTiles' });
  }
  const events: GcgEvent[] = [];
  const writer = new EventWriter(game, events);
  const states = statesOf(game);
  game.history.forEach((event, index) => writer.write(event, states[index]!));
  if (game.phase.kind === 'over') writer.writeCount(game.phase.restPoints, game.phase.clockPoints);
  const pragmas = lexicon === undefined ? [] : [{ name: 'lexicon', value: lexicon.name, line: 0 }];
  const racks = game.phase.kind === 'over' ? [] : rackPragmas(game);
  return ok({
    gcg: {
      players: playersOf(game),
      pragmas: [...pragmas, ...editionPragmas(game), ...racks],
      events,
    },
    losses: lossesOf(game),
  });
}

/** Turns events of a game into lines, with the running totals. */
class EventWriter {
  readonly #game: Game;
  readonly #events: GcgEvent[];
  readonly #totals: number[];

  constructor(game: Game, events: GcgEvent[]) {
    this.#game = game;
    this.#events = events;
    this.#totals = game.players.map(() => 0);
  }

  write(event: GameEvent, before: Game): void {
    switch (event.kind) {
      case 'placement':
        this.#placement(event, before, event.points);
        return;
      case 'lostTurn':
        this.#lostTurn(event, before);
        return;
      case 'exchange': {
        const { kind, player, symbols } = event;
        this.#add({ kind, symbols, count: symbols.length, ...this.#head(player, 0, before) });
        return;
      }
      case 'pass':
        this.#add({ kind: 'pass', ...this.#head(event.player, 0, before) });
        return;
      case 'challenge': {
        const { loser, points, invalidWords } = event;
        const kind = invalidWords.length > 0 ? 'withdrawn' : 'challenge';
        if (kind === 'challenge' && points === 0) return;
        // What the loser holds now: after a withdrawal the old rack, so the state behind it.
        const rack = kind === 'withdrawn' ? this.#rackBack(before) : before;
        this.#add({ kind, ...this.#head(loser, points, rack) });
        return;
      }
      case 'closeWindow':
      case 'overtime':
        return;
    }
  }

  /** The final count: the player who went out first, then the others (R119). */
  writeCount(restPoints: readonly number[], clockPoints: readonly number[]): void {
    const { racks, players } = this.#game;
    const out = racks.findIndex(({ size }) => size === 0);
    const order = [...players.keys()].sort(
      (one, other) => Number(other === out) - Number(one === out),
    );
    for (const player of order) {
      const points = clockPoints[player]!;
      if (points !== 0) this.#add({ kind: 'time', ...this.#head(player, points, this.#game) });
    }
    for (const player of order) {
      const points = restPoints[player]!;
      const isOut = player === out;
      const rest = isOut ? racks.flatMap(symbolsOf) : symbolsOf(racks[player]!);
      if (rest.length === 0 || (points === 0 && !isOut)) continue;
      const head = this.#head(player, points, this.#game);
      this.#add({ kind: 'rest', symbols: rest, ...head, rack: isOut ? undefined : head.rack });
    }
  }

  #placement(
    { player, placement }: Extract<GameEvent, { kind: 'placement' | 'lostTurn' }>,
    before: Game,
    points: number,
  ): void {
    const { direction, start, tiles: signs } = placement;
    const head = this.#head(player, points, before);
    this.#add({ kind: 'placement', direction, start, signs, column: 0, ...head });
  }

  /** A refused placement is one that is withdrawn at once. */
  #lostTurn(event: Extract<GameEvent, { kind: 'lostTurn' }>, before: Game): void {
    const { profile, board } = before;
    const newTiles = newTilesOf(event.placement, profile.layout.size);
    const points = scorePlacement(board, newTiles, profile).total;
    this.#placement(event, before, points);
    this.#add({ kind: 'withdrawn', ...this.#head(event.player, 0 - points, before) });
  }

  #rackBack(state: Game): Game {
    return state.phase.kind === 'window' ? state.phase.before : state;
  }

  #head(player: PlayerIndex, points: number, { racks }: Game): GcgEventHead {
    this.#totals[player]! += points;
    const total = this.#totals[player]!;
    const rack = racks[player]!;
    const symbols = rack.size === 0 ? undefined : symbolsOf(rack);
    return { player, rack: symbols, points, total, note: '', line: 0 };
  }

  #add(event: GcgEvent): void {
    this.#events.push(event);
  }
}

/** Board and tiles where they are not the usual ones, so that nobody takes them for those. */
function editionPragmas({ profile: { layout, tileSet } }: Game): GcgPragma[] {
  const pragmas: GcgPragma[] = [];
  if (layout.name !== STANDARD_15.name) {
    pragmas.push({ name: 'board-layout', value: layout.name, line: 0 });
  }
  if (tileSet.name !== DE_102.name) {
    pragmas.push({ name: 'tile-distribution', value: tileSet.name, line: 0 });
  }
  return pragmas;
}

/** What the players hold, so that the game can go on. */
const rackPragmas = ({ racks }: Game): GcgPragma[] =>
  racks.map((rack, player) => ({ name: `rack${player + 1}`, value: formatRack(rack), line: 0 }));

/** Nicks are the first words of the names, numbered where that is not enough. */
function playersOf({ players }: Game): GcgPlayer[] {
  const named: GcgPlayer[] = [];
  for (const [index, player] of players.entries()) {
    const name = player.name.replace(/\s+/gu, ' ').trim();
    const first = name.split(' ')[0]!.replace(/[:#>]/gu, '') || `${index + 1}`;
    const isTaken = named.some(({ nick }) => nick === first);
    const nick = isTaken ? `${first}_${index + 1}` : first;
    named.push({ nick, name: name === '' ? nick : name });
  }
  return named;
}

function lossesOf({ deal, players, profile, history, turnsToSkip, lexicon }: Game): GameLoss[] {
  const losses: GameLoss[] = [{ kind: 'rules', name: profile.name }];
  const engines = players.flatMap(({ engine }) => (engine === undefined ? [] : [engine]));
  if (deal.random !== undefined || deal.bag.symbols.length > 0) losses.push({ kind: 'bagOrder' });
  if (engines.length > 0) losses.push({ kind: 'engines', names: engines });
  if (lexicon !== undefined) losses.push({ kind: 'listIdentity', name: lexicon.name });
  if (history.some(({ kind }) => kind === 'overtime')) losses.push({ kind: 'overtimeSeconds' });
  if (history.some(({ kind }) => kind === 'challenge')) losses.push({ kind: 'challengedWords' });
  const isDouble = profile.challengePolicy === 'double';
  const isSkipping = history.some(
    (event) => event.kind === 'challenge' && event.invalidWords.length === 0,
  );
  if (turnsToSkip.some((turns) => turns > 0) || (isDouble && isSkipping)) {
    losses.push({ kind: 'skippedTurns' });
  }
  return losses;
}
