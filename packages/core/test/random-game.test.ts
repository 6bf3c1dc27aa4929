import { describe, expect, test } from 'vitest';
import { createRandom } from '../src/index.ts';
import { fromRecord, toRecord } from '../src/game-record.ts';
import { checkRandomGame } from './game-invariants.ts';
import { mutatedJson } from './mutated-json.ts';
import { gamesOf, playRandomGame } from './random-game.ts';

const GAMES = 200;

const seeds = Array.from({ length: GAMES }, (_, seed) => seed);

describe('random games', () => {
  test('keep tiles, turns, racks, scores, undo and records right', () => {
    for (const seed of seeds) {
      expect(() => checkRandomGame(playRandomGame(seed)), `seed ${seed}`).not.toThrow();
    }
  });

  test('come to every end, every event and the refusals', () => {
    const kinds = new Set<string>();
    for (const seed of seeds.slice(0, 60)) {
      for (const { result } of playRandomGame(seed)) {
        if (!result.ok) kinds.add(result.error.kind);
        else if (result.value.phase.kind === 'over') kinds.add(result.value.phase.endReason);
        else kinds.add(result.value.history.at(-1)!.kind);
      }
    }
    const events = ['placement', 'lostTurn', 'exchange', 'pass', 'challenge', 'closeWindow'];
    const refusals = ['notYourTurn', 'gameOver', 'rulesFixed', 'nothingToChallenge', 'bagTooSmall'];
    const ends = ['out', 'passes', 'scoreless'];
    expect([...kinds]).toEqual(
      expect.arrayContaining([...events, ...refusals, ...ends, 'overtime', 'invalidWord']),
    );
  });

  test('whose records are damaged are refused with the place, and nothing worse', () => {
    for (const seed of seeds.slice(0, 40)) {
      const record = toRecord(gamesOf(playRandomGame(seed)).at(-1)!);
      const text = JSON.stringify(record);
      const random = createRandom(seed, 3);
      for (let round = 0; round < 25; round++) {
        const damaged = mutatedJson(record, random);
        const read = fromRecord(damaged);
        const place = read.ok ? undefined : typeof read.error.path;
        const isSame = JSON.stringify(damaged) === text;
        expect(place).toBe(isSame ? undefined : 'string');
      }
    }
  });
});
