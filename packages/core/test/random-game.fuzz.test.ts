import { expect, test } from 'vitest';
import { createRandom, type Random } from '../src/index.ts';
import { fromRecord, parseRecordText, toRecord, type GameRecord } from '../src/game-record.ts';
import { checkRandomGame } from './game-invariants.ts';
import { mutatedJson } from './mutated-json.ts';
import { gamesOf, playRandomGame } from './random-game.ts';

/** 10,000 games, or that many times `BESTZUG_TEST_SCALE`; the weekly run takes another seed. */
const games = Math.ceil(10_000 * Number(process.env['BESTZUG_TEST_SCALE'] ?? 1));
const firstSeed = 1_000_000 * Number(process.env['FUZZ_SEED'] ?? 1);

test(`${games} random games keep tiles, turns, racks, scores, undo and records right`, () => {
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const turns = playRandomGame(seed);
    expect(() => checkRandomGame(turns), `seed ${seed}`).not.toThrow();
    const last = gamesOf(turns).at(-1);
    if (last === undefined) continue;
    const random = createRandom(seed, 3);
    const record = toRecord(last);
    const text = JSON.stringify(record);
    const cut = parseRecordText(text.slice(0, random.nextBelow(text.length)));
    expect(cut.ok, `seed ${seed}: cut off`).toBe(false);
    if (seed % 5 === 0) checkDamage(record, random, `seed ${seed}`);
  }
});

/** Damage upon damage is refused, unless one undoes the other. */
function checkDamage(record: GameRecord, random: Random, label: string): void {
  let damaged: unknown = record;
  for (let round = 0; round < 10; round++) {
    damaged = mutatedJson(damaged, random);
    const isSame = JSON.stringify(damaged) === JSON.stringify(record);
    expect(fromRecord(damaged).ok, `${label}: ${JSON.stringify(damaged)}`).toBe(isSame);
  }
}
