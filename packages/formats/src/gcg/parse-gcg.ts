/**
 * Reads GCG, tolerantly (rules R115–R118; the format comes from the Scrabble programs of the
 * English-speaking clubs).
 */
import { err, ok, type Result } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import { decodeGcg } from './gcg-encoding.ts';
import type { GcgFault, GcgWarning } from './gcg-fault.ts';
import type { GcgEncoding, GcgEvent, GcgGame, GcgPlayer, GcgPragma } from './gcg-game.ts';
import { parseGcgEvent } from './parse-gcg-event.ts';

/** A GCG file as read. */
export interface ParsedGcg {
  readonly game: GcgGame;
  readonly encoding: GcgEncoding;
  /** Only `playersMissing`: the rest is found when the game is replayed. */
  readonly warnings: readonly GcgWarning[];
}

const MIN_PLAYERS = 2;
const MAX_PLAYERS = 4;
const PRAGMA = /^#(\S*)\s*(.*)$/su;
const PLAYER = /^player([1-9])$/iu;
const EVENT_HEAD = /^>\s*([^:]*?)\s*(:|$)/u;

/** Longer lines are cut where a fault shows them. */
const SHOWN_LENGTH = 40;

/** Pragmas whose text may run on over lines that begin with neither `#` nor `>`. */
const RUNNING: ReadonlySet<string> = new Set(['note', 'description']);

/**
 * Reads a GCG file. Line ends of every kind, blank lines, missing headers, notes and descriptions over
 * several lines, pragmas behind events and unknown pragmas are all accepted.
 *
 * Faults: the first one, see `GcgFault`. Never throws.
 *
 * @param profile names the board (coordinates) and the rack size
 */
export function parseGcg(
  input: Uint8Array | string,
  profile: Pick<RuleProfile, 'layout'>,
): Result<ParsedGcg, GcgFault> {
  const decoded = decodeGcg(input);
  if (!decoded.ok) return decoded;
  const lines = decoded.value.text.normalize('NFC').split(/\r\n|\n|\r/u);
  const reader = new GcgReader(profile.layout.size);
  for (const [index, line] of lines.entries()) {
    const fault = reader.readLine(line, index + 1);
    if (fault !== undefined) return err(fault);
  }
  const game = reader.finish(lines.length);
  return game.ok ? ok({ ...game.value, encoding: decoded.value.encoding }) : game;
}

/** What the lines have said so far. */
class GcgReader {
  readonly #size: number;
  /** [number of the player line - 1] */
  readonly #players: (GcgPlayer | undefined)[] = [];
  readonly #pragmas: GcgPragma[] = [];
  readonly #events: GcgEvent[] = [];
  #arePlayersNamed = false;
  #isPlayersMissing = false;
  /** What a line that begins with neither `#` nor `>` belongs to. */
  #running: 'note' | 'pragma' | undefined;

  constructor(size: number) {
    this.#size = size;
  }

  readLine(line: string, number: number): GcgFault | undefined {
    const text = line.trim();
    if (text === '') return undefined;
    if (text.startsWith('#')) return this.#readPragma(text, number);
    if (text.startsWith('>')) return this.#readEvent(line, number);
    if (this.#running === undefined) {
      const column = line.length - line.trimStart().length + 1;
      const found = text.slice(0, SHOWN_LENGTH);
      return { kind: 'unreadable', expected: 'line', found, line: number, column };
    }
    if (this.#running === 'note') this.#addNote(text);
    else this.#continuePragma(text);
    return undefined;
  }

  finish(lines: number): Result<Omit<ParsedGcg, 'encoding'>, GcgFault> {
    const place = { line: lines, column: 1 };
    const players = this.#players.filter((player) => player !== undefined);
    if (players.length === 0 && this.#pragmas.length === 0) return err({ kind: 'empty', ...place });
    const hasGap = players.length < this.#players.length;
    if (players.length < MIN_PLAYERS || hasGap) {
      return err({ kind: 'gcgPlayers', found: players.length, ...place });
    }
    const warnings: GcgWarning[] = this.#isPlayersMissing
      ? [{ kind: 'playersMissing', line: this.#events[0]!.line }]
      : [];
    return ok({ game: { players, pragmas: this.#pragmas, events: this.#events }, warnings });
  }

  #readPragma(text: string, line: number): GcgFault | undefined {
    const [, name = '', value = ''] = PRAGMA.exec(text) ?? [];
    this.#running = undefined;
    const playerNumber = PLAYER.exec(name)?.[1];
    if (playerNumber !== undefined) {
      const column = 1 + text.indexOf(value, name.length + 1);
      return this.#readPlayer(Number(playerNumber) - 1, value, { line, column });
    }
    if (/^character-encoding$/iu.test(name)) return undefined;
    if (name === 'note' && this.#events.length > 0) {
      this.#addNote(value);
      return undefined;
    }
    this.#pragmas.push({ name, value, line });
    if (RUNNING.has(name)) this.#running = 'pragma';
    return undefined;
  }

  #readPlayer(
    index: number,
    value: string,
    place: { readonly line: number; readonly column: number },
  ): GcgFault | undefined {
    const [, nick = '', name = ''] = /^(\S*)\s*(.*)$/su.exec(value) ?? [];
    if (nick === '') return { kind: 'unreadable', expected: 'player', found: '', ...place };
    if (index >= MAX_PLAYERS) return { kind: 'gcgPlayers', found: index + 1, ...place };
    const isTwice = this.#players.some((player, other) => other === index || player?.nick === nick);
    if (isTwice) return { kind: 'doublePlayer', found: nick, ...place };
    this.#arePlayersNamed = true;
    // A sparse array would skip the gap when it is looked for.
    while (this.#players.length < index) this.#players.push(undefined);
    this.#players[index] = { nick, name: name === '' ? nick : name };
    return undefined;
  }

  #readEvent(line: string, number: number): GcgFault | undefined {
    this.#running = undefined;
    const indent = line.length - line.trimStart().length;
    const head = EVENT_HEAD.exec(line.trimStart());
    const [text = '', nick = '', colon = ''] = head ?? [];
    if (colon === '' || nick === '') {
      const expected = nick === '' ? 'player' : 'colon';
      return { kind: 'unreadable', expected, found: '', line: number, column: indent + 2 };
    }
    const player = this.#playerOf(nick);
    if (player < 0) {
      const known = this.#players.flatMap((one) => (one === undefined ? [] : [one.nick]));
      return { kind: 'unknownNick', found: nick, known, line: number, column: indent + 2 };
    }
    const offset = indent + text.length;
    const event = parseGcgEvent({ line, offset, number, player, size: this.#size });
    if (!event.ok) return event.error;
    this.#events.push(event.value);
    return undefined;
  }

  /** Without player lines the nicks are the players, in the order they turn up. */
  #playerOf(nick: string): number {
    const index = this.#players.findIndex((player) => player?.nick === nick);
    if (index >= 0 || this.#arePlayersNamed || this.#players.length >= MAX_PLAYERS) return index;
    this.#isPlayersMissing = true;
    return this.#players.push({ nick, name: nick }) - 1;
  }

  #addNote(text: string): void {
    const last = this.#events.length - 1;
    const event = this.#events[last]!;
    const note = event.note === '' ? text : `${event.note}\n${text}`;
    this.#events[last] = { ...event, note };
    this.#running = 'note';
  }

  #continuePragma(text: string): void {
    const last = this.#pragmas.length - 1;
    const pragma = this.#pragmas[last]!;
    this.#pragmas[last] = { ...pragma, value: `${pragma.value}\n${text}` };
  }
}
