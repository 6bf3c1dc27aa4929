import { describe, expect, test } from 'vitest';
import { encodeUtf8 } from '@bestzug/lexicon';
import { formatBoardText, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import { readCases, type InputCase } from '@bestzug/testkit';
import { formatGcg, readGcg, type ReplayedGcg } from '../src/index.ts';

const NOT_KEPT = new Set(['lexicon', 'title']);

function inputOf({ input }: InputCase): Uint8Array {
  if (typeof input === 'object' && input !== null) {
    if ('bytesBase64' in input && typeof input.bytesBase64 === 'string')
      return Uint8Array.from(Buffer.from(input.bytesBase64, 'base64'));
    if ('text' in input && typeof input.text === 'string') return encodeUtf8(input.text);
  }
  throw new Error('a case of parseGcg has a text or bytes');
}

const coded = ({ kind, ...facts }: { readonly kind: string }): object => ({ code: kind, ...facts });

/** The keys a case may ask for. */
function shown(input: Uint8Array, { game, course, warnings }: ReplayedGcg): object {
  const scores = course.players.map(({ nick }, player) => [nick, course.finalScores[player]]);
  return {
    ok: true,
    players: game.players,
    lexicon: course.lexiconName,
    events: game.events.length,
    scores: Object.fromEntries(scores),
    board: formatBoardText(course.end.board).split('\n'),
    toMove: course.players[course.end.toMove]?.nick,
    consecutivePasses: course.end.consecutivePasses,
    endCount: course.endCount,
    notes: game.events.flatMap(({ note }, index) =>
      note === '' ? [] : [{ event: index + 1, text: note }],
    ),
    keptPragmas: game.pragmas
      .filter(({ name }) => !NOT_KEPT.has(name))
      .map(({ name, value }) => `#${name} ${value}`.trim()),
    warnings: warnings.map(coded),
    errors: [],
    roundTrip: Buffer.from(formatGcg(game, STANDARD_15)).equals(input),
  };
}

const outcomeOf = (input: Uint8Array, read: ReturnType<typeof readGcg>): object =>
  read.ok
    ? { ...shown(input, read.value), encoding: read.value.encoding.name }
    : { ok: false, errors: [coded(read.error)] };

describe('input cases of GCG', () => {
  const cases = readCases('input').filter(({ op }) => op === 'parseGcg');

  test.each(cases)('$id $title', (one) => {
    const input = inputOf(one);
    const lexicon = one.lexicon && new Set(one.lexicon);
    expect(outcomeOf(input, readGcg(input, TURNIER_DE, lexicon))).toMatchObject(one.expect);
  });
});
