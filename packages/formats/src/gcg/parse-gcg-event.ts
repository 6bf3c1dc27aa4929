/** One event line of GCG (rule R115), behind the colon. */
import { err, ok, type Result } from '@bestzug/lexicon';
import { parseStart, readPlaySigns, readRackSigns, type PlayerIndex } from '@bestzug/core';
import type { GcgExpectation, GcgFault } from './gcg-fault.ts';
import type { GcgEvent, GcgEventHead, GcgMark } from './gcg-game.ts';

/** What is read. */
interface EventLine {
  /** The whole line. */
  readonly line: string;
  /** Where the events text begins in it. */
  readonly offset: number;
  /** Number of the line. */
  readonly number: number;
  readonly player: PlayerIndex;
  /** Rows of the board. */
  readonly size: number;
}

/** A piece of a line without blank space. */
interface Token {
  readonly text: string;
  readonly column: number;
}

const COORDINATE = /^(?:\d+\p{L}|\p{L}\d+)$/u;
const DASH = /^[-–—−]/u;
const WITHDRAWN = /^[-–—−]{2}$/u;
const NUMBER = /^[+\-–−]?\d{1,6}$/u;
const COUNT = /^\d{1,3}$/u;
const CHALLENGE = /^\(challenge\)$/iu;
/** In this case only: `(TIME)` could be a rest. */
const TIME = /^\([Tt]ime\)$/u;

/** Longer pieces are cut where a fault shows them. */
const SHOWN_LENGTH = 40;

/** Event without what all events have. */
type Body =
  | Omit<Extract<GcgEvent, { kind: 'placement' }>, keyof GcgEventHead>
  | Omit<Extract<GcgEvent, { kind: 'exchange' }>, keyof GcgEventHead>
  | Omit<Extract<GcgEvent, { kind: 'rest' }>, keyof GcgEventHead>
  | { readonly kind: GcgMark<'pass' | 'withdrawn' | 'challenge' | 'time'>['kind'] };

/** Reads an event. Racks may be missing or incomplete. */
export function parseGcgEvent(source: EventLine): Result<GcgEvent, GcgFault> {
  const tokens = new TokenReader(source);
  const rack = readRack(tokens);
  if (!rack.ok) return rack;
  const body = readBody(tokens, source.size);
  if (!body.ok) return body;
  const points = readNumber(tokens, 'points');
  if (!points.ok) return points;
  const total = readNumber(tokens, 'total');
  if (!total.ok) return total;
  const extra = tokens.peek();
  if (extra.text !== '') return err(tokens.unreadable('lineEnd'));
  const head: GcgEventHead = {
    player: source.player,
    rack: rack.value,
    points: points.value,
    total: total.value,
    note: '',
    line: source.number,
  };
  return ok({ ...body.value, ...head });
}

/** The pieces of a line, one after the other; behind the last one there are empty ones. */
class TokenReader {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  readonly #line: number;
  #next = 0;

  constructor({ line, offset, number }: EventLine) {
    this.#tokens = [...line.slice(offset).matchAll(/\S+/gu)].map((match) => ({
      text: match[0],
      column: offset + match.index + 1,
    }));
    this.#end = line.trimEnd().length + 1;
    this.#line = number;
  }

  peek(): Token {
    return this.#tokens[this.#next] ?? { text: '', column: this.#end };
  }

  take(): Token {
    const token = this.peek();
    this.#next++;
    return token;
  }

  unreadable(expected: GcgExpectation, token: Token = this.peek()): GcgFault {
    const found = token.text.slice(0, SHOWN_LENGTH);
    return { kind: 'unreadable', expected, found, ...this.placeOf(token) };
  }

  /** @param behind characters of the token before the place meant */
  placeOf({ column }: Token, behind = 0): { readonly line: number; readonly column: number } {
    return { line: this.#line, column: column + behind };
  }
}

/** The rack, unless the line begins with the move. */
function readRack(tokens: TokenReader): Result<number[] | undefined, GcgFault> {
  const { text } = tokens.peek();
  if (text === '') return err(tokens.unreadable('move'));
  const isMove = text.startsWith('(') || DASH.test(text) || COORDINATE.test(text);
  return isMove ? ok(undefined) : readSymbols(tokens, tokens.take(), text);
}

function readSymbols(tokens: TokenReader, token: Token, text: string): Result<number[], GcgFault> {
  const symbols = readRackSigns(text);
  if (symbols.ok) return symbols;
  const { kind, found, instead, position = 1 } = symbols.error;
  const place = tokens.placeOf(token, token.text.indexOf(text) + position - 1);
  return err({ kind, found, ...(instead === undefined ? {} : { instead }), ...place });
}

function readBody(tokens: TokenReader, size: number): Result<Body, GcgFault> {
  const token = tokens.take();
  const { text } = token;
  if (WITHDRAWN.test(text)) return ok({ kind: 'withdrawn' });
  if (DASH.test(text)) return readExchange(tokens, token);
  if (CHALLENGE.test(text)) return ok({ kind: 'challenge' });
  if (TIME.test(text)) return ok({ kind: 'time' });
  if (text.startsWith('(')) return readRest(tokens, token);
  if (!COORDINATE.test(text)) return err(tokens.unreadable('move', token));
  return readPlacement(tokens, token, size);
}

function readExchange(tokens: TokenReader, token: Token): Result<Body, GcgFault> {
  const text = token.text.slice(1);
  if (text === '') return ok({ kind: 'pass' });
  if (COUNT.test(text) && Number(text) > 0) {
    return ok({ kind: 'exchange', symbols: undefined, count: Number(text) });
  }
  const symbols = readSymbols(tokens, token, text);
  if (!symbols.ok) return symbols;
  return ok({ kind: 'exchange', symbols: symbols.value, count: symbols.value.length });
}

function readRest(tokens: TokenReader, token: Token): Result<Body, GcgFault> {
  if (!token.text.endsWith(')')) return err(tokens.unreadable('rest', token));
  const text = token.text.slice(1, -1);
  const symbols = text === '' ? ok([]) : readSymbols(tokens, token, text);
  return symbols.ok ? ok({ kind: 'rest', symbols: symbols.value }) : symbols;
}

function readPlacement(tokens: TokenReader, token: Token, size: number): Result<Body, GcgFault> {
  const start = parseStart(token.text, size);
  if (!start.ok) {
    const found = token.text.slice(0, SHOWN_LENGTH);
    return err({ ...start.error, found, ...tokens.placeOf(token) });
  }
  const tiles = tokens.take();
  if (tiles.text === '' || NUMBER.test(tiles.text)) return err(tokens.unreadable('tiles', tiles));
  const signs = readPlaySigns(tiles.text);
  if (!signs.ok) {
    const { kind, found, instead, position = 1 } = signs.error;
    const place = tokens.placeOf(tiles, position - 1);
    return err({ kind, found, ...(instead === undefined ? {} : { instead }), ...place });
  }
  const { direction, square } = start.value;
  return ok({
    kind: 'placement',
    direction,
    start: square,
    signs: signs.value.map(({ tile, isBracketed }) => (isBracketed ? 0 : tile)),
    column: tiles.column,
  });
}

function readNumber(tokens: TokenReader, expected: 'points' | 'total'): Result<number, GcgFault> {
  const token = tokens.take();
  if (!NUMBER.test(token.text)) return err(tokens.unreadable(expected, token));
  const isNegative = DASH.test(token.text);
  const size = Number(token.text.replace(/^\D/u, ''));
  // Without -0.
  return ok(isNegative && size > 0 ? -size : size);
}
