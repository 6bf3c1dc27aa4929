import { describe, expect, test } from 'vitest';
import { encodeUtf8 } from '@bestzug/lexicon';
import {
  formatBoardText,
  formatMoveText,
  formatRack,
  statesOf,
  wordLookupOf,
  type Game,
  type GameEvent,
} from '@bestzug/core';
import { parseRecordText, toRecord } from '@bestzug/core/game-record';
import { MINI_LEXICON } from '@bestzug/testkit';
import { formatGcg, gameOfGcg, gcgOfGame, readGcg, type ReplayedGcg } from '../src/index.ts';
import { playOwnGame } from './own-game.ts';

/** `ROUND_TRIPS` games; the seeds are 1, 2, 3 … */
const SEEDS = Array.from(
  { length: Number(process.env['ROUND_TRIPS'] ?? 20) },
  (_, index) => index + 1,
);

const GAMES = SEEDS.map((seed) => [seed, playOwnGame(seed)] as const);

const LIST = { identity: MINI_LEXICON.identity, words: wordLookupOf(MINI_LEXICON.graph) };

/** All ways a file may be encoded (R117). */
const ENCODINGS: readonly (readonly [string, (text: string) => Uint8Array])[] = [
  ['UTF-8', encodeUtf8],
  ['UTF-8 with mark and CRLF', (text) => encodeUtf8(`\uFEFF${text.replaceAll('\n', '\r\n')}`)],
  ['UTF-8 without header', (text) => encodeUtf8(withoutHeader(text))],
  ['ISO-8859-1 with header', (text) => latin1(text.replace('UTF-8', 'ISO-8859-1'))],
  [
    'ISO-8859-1 without header, CRLF',
    (text) => latin1(withoutHeader(text).replaceAll('\n', '\r\n')),
  ],
];

const withoutHeader = (text: string): string => text.slice(text.indexOf('\n') + 1);

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function gcgTextOf(game: Game): string {
  const converted = gcgOfGame(game);
  if (!converted.ok) throw new Error(converted.error.kind);
  return formatGcg(converted.value.gcg, game.profile.layout);
}

function replayed(input: string | Uint8Array, { profile }: Game): ReplayedGcg {
  const read = readGcg(input, profile);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function gameOf(input: string | Uint8Array, original: Game): Game {
  const converted = gameOfGcg(replayed(input, original), LIST);
  if (!converted.ok) throw new Error(JSON.stringify(converted.error));
  return converted.value.game;
}

/** What of an event every record tells: not the order of drawing, not when a window was closed. */
function toldEvent(event: GameEvent, { layout }: Game['profile']): object {
  switch (event.kind) {
    case 'placement':
    case 'lostTurn': {
      const { kind, player, placement, words } = event;
      return { kind, player, words, move: formatMoveText(placement, layout) };
    }
    case 'exchange': {
      const { kind, player, symbols } = event;
      return { kind, player, symbols };
    }
    case 'challenge': {
      const { kind, loser, points } = event;
      return { kind, loser, points };
    }
    case 'pass':
    case 'closeWindow':
    case 'overtime':
      return event;
  }
}

const toldEvents = ({ history, profile }: Game): object[] =>
  history
    .filter(({ kind }) => kind !== 'closeWindow' && kind !== 'overtime')
    .map((event) => toldEvent(event, profile));

/** The racks of everybody before every turn. */
const racksOf = (game: Game): string[][] =>
  statesOf(game).flatMap(({ racks }, index) => {
    const kind = game.history[index]?.kind;
    const isTurn = kind === 'placement' || kind === 'exchange' || kind === 'pass';
    return isTurn ? [racks.map(formatRack)] : [];
  });

describe('own games', () => {
  test('are of every kind', () => {
    const kinds = new Set(GAMES.flatMap(([, { history }]) => history.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([
      'challenge',
      'closeWindow',
      'exchange',
      'lostTurn',
      'overtime',
      'pass',
      'placement',
    ]);
  });

  test.each(ENCODINGS)('written as GCG are read back the same: %s', (_, encode) => {
    for (const [seed, game] of GAMES) {
      const text = gcgTextOf(game);
      const { course, game: gcg, warnings } = replayed(encode(text), game);
      expect({ seed, warnings }).toEqual({ seed, warnings: [] });
      expect({ seed, scores: course.finalScores }).toEqual({ seed, scores: game.scores });
      expect(formatBoardText(course.end.board)).toBe(formatBoardText(game.board));
      expect(course.endReason).toBe(game.phase.kind === 'over' ? game.phase.endReason : undefined);
      expect(formatGcg(gcg, game.profile.layout)).toBe(text);
    }
  });

  test('from GCG are the same games, and saved they stay the same', () => {
    for (const [seed, game] of GAMES) {
      const text = gcgTextOf(game);
      const again = gameOf(text, game);
      expect({ seed, events: toldEvents(again) }).toEqual({ seed, events: toldEvents(game) });
      expect({ seed, racks: racksOf(again) }).toEqual({ seed, racks: racksOf(game) });
      expect(again.scores).toEqual(game.scores);
      expect(gcgTextOf(again)).toBe(text);
      const saved = parseRecordText(JSON.stringify(toRecord(again)));
      expect(saved.ok ? gcgTextOf(saved.value) : saved.error).toBe(text);
    }
  });

  test('with one player unseen are games with the same moves and points', () => {
    const converted = GAMES.map(([, game]) =>
      gameOfGcg(replayed(oneSided(gcgTextOf(game)), game), LIST),
    );
    const games = converted.map((one, index) => [one, GAMES[index]![1]] as const);
    const told = games.flatMap(([one, original]) =>
      one.ok ? [[toldMoves(one.value.game), toldMoves(original)]] : [],
    );
    expect(told.map(([again]) => again)).toEqual(told.map(([, original]) => original));
    // Among tiles that nobody saw the first choice is not always a possible one.
    expect(told.length / GAMES.length).toBeGreaterThan(0.98);
  });
});

/** As the other player would have noted it: no rack of Jörg, and only how many tiles he exchanged. */
const oneSided = (text: string): string =>
  text
    .replace(/^(>Jörg: )[A-ZÄÖÜ?]+ (?=\d|[A-O]\d|-|\(c)/gmu, '$1')
    .replace(/^>Jörg: -([A-ZÄÖÜ?]+) /gmu, (_, tiles: string) => `>Jörg: -${tiles.length} `);

const toldMoves = (game: Game): object[] =>
  toldEvents(game).map((event) =>
    'symbols' in event && Array.isArray(event.symbols)
      ? { exchanged: event.symbols.length }
      : event,
  );
