/** Games of a match written as GCG, one file each. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restOf, rackOf, type RuleProfile } from '@bestzug/core';
import { formatGcg, type GcgEvent, type GcgGame, type GcgPragma } from '@bestzug/formats';
import {
  SEATS,
  type NotedGame,
  type NotedPair,
  type NotedTurn,
  type Seat,
} from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import { makeFolder } from '../output-folder.ts';
import { fileError } from '../text-file.ts';

/** What all games of a match have in common. */
export interface MatchFacts {
  readonly players: readonly [a: string, b: string];
  readonly profile: RuleProfile;
  readonly listName: string;
  readonly seed: number;
}

/** The folder of the games. */
export interface GameFiles {
  /** Writes both games of a pair. @throws CliError of the kinds of `FileFault` */
  write(pairNumber: number, games: NotedPair['games']): void;
}

/**
 * Makes the folder, which must not hold games already unless the match is gone on with.
 *
 * @throws CliError `gamesExist`, and those of `FileFault`
 */
export function openGameFiles(folder: string, facts: MatchFacts, pairsBefore: number): GameFiles {
  const pathOf = (gameNumber: number): string =>
    join(folder, `${String(gameNumber).padStart(6, '0')}.gcg`);
  const attempt = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      throw fileError(folder, error);
    }
  };
  makeFolder(folder);
  if (pairsBefore === 0 && existsSync(pathOf(1)))
    throw new CliError({ kind: 'gamesExist', folder });
  return {
    write(pairNumber, games) {
      for (const [place, game] of games.entries()) {
        const number = 2 * pairNumber + place + 1;
        const text = formatGcg(gcgOf(game, facts, number), facts.profile.layout);
        attempt(() => writeFileSync(pathOf(number), text));
      }
    },
  };
}

/** The game with that number, from 1; in odd ones player A begins. */
function gcgOf(game: NotedGame, facts: MatchFacts, number: number): GcgGame {
  const { players, seed, listName, profile } = facts;
  const isTurned = number % 2 === 0;
  const sides = [
    { nick: 'A', name: players[0] },
    { nick: 'B', name: players[1] },
  ];
  const pragma = (name: string, value: string): GcgPragma => ({ name, value, line: 0 });
  const title = `${players[0]} – ${players[1]}, --seed ${seed}, ${number}`;
  const totals: [number, number] = [0, 0];
  const turns = game.turns.map((turn) => {
    totals[turn.seat] += turn.points;
    return turnEvent(turn, totals[turn.seat]);
  });
  return {
    players: isTurned ? sides.toReversed() : sides,
    pragmas: [pragma('title', title), pragma('lexicon', listName)],
    events: [...turns, ...restEvents(game, totals, profile)],
  };
}

function turnEvent({ seat, rack, move, points }: NotedTurn, total: number): GcgEvent {
  const head = { player: seat, rack, points, total, note: '', line: 0 };
  switch (move.kind) {
    case 'placement': {
      const { direction, start, tiles } = move;
      return { ...head, kind: 'placement', direction, start, signs: tiles, column: 0 };
    }
    case 'exchange':
      return { ...head, kind: 'exchange', symbols: move.symbols, count: move.symbols.length };
    case 'pass':
      return { ...head, kind: 'pass' };
  }
}

/** Who went out gains, everybody else loses; by the count of the rules (R76, R78, R119). */
function restEvents(
  { rests, scores, end }: NotedGame,
  totals: readonly [number, number],
  { tileSet, endCount }: RuleProfile,
): GcgEvent[] {
  const valueOf = (seat: Seat): number => restOf(rackOf(rests[seat]), tileSet);
  const out = end === 'out' ? SEATS.find((seat) => rests[seat].length === 0) : undefined;
  const events: GcgEvent[] = [];
  if (out !== undefined) {
    const symbols = rests.flat();
    const points = scores[out] - totals[out];
    const head = { player: out, rack: undefined, points, total: scores[out], note: '', line: 0 };
    events.push({ ...head, kind: 'rest', symbols });
    if (endCount === 'doubleOpponent') return events;
  }
  for (const seat of SEATS) {
    if (seat === out) continue;
    const symbols = rests[seat];
    const head = { player: seat, rack: symbols, points: -valueOf(seat), note: '', line: 0 };
    events.push({ ...head, total: scores[seat], kind: 'rest', symbols });
  }
  return events;
}
