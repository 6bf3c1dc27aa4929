import { describe, expect, test } from 'vitest';
import { encodeUtf8 } from '@bestzug/lexicon';
import {
  formatBoardText,
  formatMoveText,
  formatRack,
  rackOf,
  STANDARD_15,
  TURNIER_DE,
} from '@bestzug/core';
import { formatGcg, readGcg, type GcgEvent, type GcgGame, type GameCourse } from '../src/index.ts';
import { EXPECTED_GAMES, readGame } from './gcg-files.ts';

function readWell(input: Uint8Array | string): ReturnType<typeof readGcg> & { ok: true } {
  const read = readGcg(input, TURNIER_DE);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read;
}

/** An event in the form of expected.json, without the words. */
function shownEvent(event: GcgEvent, { players }: GcgGame): object {
  const { kind, points, total } = event;
  const head = { player: players[event.player]!.nick, type: kind, points, total };
  if (event.kind === 'placement') return { ...head, move: formatMoveText(event, STANDARD_15) };
  return event.kind === 'exchange' ? { ...head, tiles: formatRack(rackOf(event.symbols!)) } : head;
}

/** Words belong to turns, which are compared by themselves. */
const withoutWords = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'words'));

const perPlayer = <Value>(
  { players }: GameCourse,
  values: readonly Value[],
): Record<string, Value> =>
  Object.fromEntries(players.map(({ nick }, player) => [nick, values[player]!]));

const rackless = (text: string): string => text.replace(/^(>\w+: )\S+ (?=\d|[A-O]\d|-)/gmu, '$1');

describe('sample games', () => {
  test.each(EXPECTED_GAMES)('%s is read event by event', (name, expected) => {
    const { game, course, warnings, encoding } = readWell(readGame(name)).value;
    expect(warnings).toEqual([]);
    expect(encoding.name).toBe(expected.encoding);
    expect(game.players).toEqual(expected.players);
    expect(game.events.map((event) => shownEvent(event, game))).toEqual(
      expected.events.map(withoutWords),
    );
    const words = expected.events.flatMap(({ words: list }) => (list === undefined ? [] : [list]));
    expect(
      course.turns.filter(({ move }) => move.kind === 'placement').map((turn) => turn.words),
    ).toEqual(words.map((list) => list.map((word) => word.toUpperCase())));
  });

  test.each(EXPECTED_GAMES)('%s ends as it should', (name, expected) => {
    const { course } = readWell(readGame(name)).value;
    expect(course.endReason).toBe(expected.endReason);
    expect(course.endCount ?? 'open').toBe(expected.endCountInFile);
    expect(perPlayer(course, course.end.scores)).toEqual(expected.scoresBeforeCount);
    expect(perPlayer(course, course.finalScores)).toEqual(expected.finalScoresInFile);
    expect(perPlayer(course, course.germanScores)).toEqual(expected.finalScoresGermanCount);
    expect(perPlayer(course, course.end.racks.map(formatRack))).toEqual(expected.rests);
    expect(course.end.bagCount).toBe(expected.tilesInBag);
    expect(formatBoardText(course.end.board).split('\n')).toEqual(expected.board);
  });

  test('the variants of a game have the same turns', () => {
    const [first, ...others] = ['game1-utf8-german', 'game1-latin1-double', 'game1-bom-crlf-german']
      .map((name) => readWell(readGame(`${name}.gcg`)).value.course)
      .map(({ turns }) => turns.map((turn) => ({ ...turn, line: 0 })));
    for (const turns of others) expect(turns).toEqual(first);
  });

  test.each(EXPECTED_GAMES)(
    '%s is written as UTF-8 with header and read again the same',
    (name) => {
      const { game, course } = readWell(readGame(name)).value;
      const text = formatGcg(game, STANDARD_15);
      expect(text).toMatch(/^#character-encoding UTF-8\n#player1 /u);
      expect(text).not.toContain('\r');
      const again = readWell(encodeUtf8(text)).value;
      const withoutLines = ({ events }: GcgGame): object[] =>
        events.map((event) => ({ ...event, line: 0, column: 0 }));
      expect(withoutLines(again.game)).toEqual(withoutLines(game));
      expect(again.course.end).toEqual(course.end);
      expect(formatGcg(again.game, STANDARD_15)).toBe(text);
    },
  );

  test('the strict form of a strict file is the file', () => {
    const bytes = readGame('game1-utf8-german.gcg');
    expect(encodeUtf8(formatGcg(readWell(bytes).value.game, STANDARD_15))).toEqual(bytes);
  });

  test('without racks the moves and points are the same', () => {
    const { value } = readWell(readGame('game2-utf8-passes.gcg'));
    const bare = readWell(rackless(formatGcg(value.game, STANDARD_15))).value;
    expect(bare.warnings).toEqual([]);
    expect(bare.game.events[0]?.rack).toBeUndefined();
    expect(bare.course.turns.map(({ move, points }) => ({ move, points }))).toEqual(
      value.course.turns.map(({ move, points }) => ({ move, points })),
    );
    expect(bare.course.finalScores).toEqual(value.course.finalScores);
  });

  test('a turn has the table before it, racks of both players included', () => {
    const { course } = readWell(readGame('game1-utf8-german.gcg')).value;
    const { before, player, move } = course.turns[6]!;
    expect(player).toBe(0);
    expect(formatMoveText(move, STANDARD_15)).toBe('O8 ESSE');
    expect(before.racks.map(formatRack)).toEqual(['EEGSSSU', 'BEQRTÜV']);
    expect(before.scores).toEqual([56, 98]);
    expect(before.bagCount).toBe(102 - 14 - 21);
  });
});
