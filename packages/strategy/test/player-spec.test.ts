import { describe, expect, test } from 'vitest';
import { parsePlayerSpec } from '../src/player/player-kinds.ts';
import { GreedyPlayer } from '../src/player/greedy-player.ts';
import { PASS } from '../src/player/player.ts';
import { readPlayerSpec, type PlayerKind } from '../src/player/player-spec.ts';
import { StaticPlayer } from '../src/player/static-player.ts';
import { EQUIPMENT } from './mini-table.ts';

const seen: string[] = [];
const SAMPLE: PlayerKind = {
  name: 'sample',
  parameters: [
    { kind: 'number', name: 'level', min: 1, max: 6, preset: 2 },
    { kind: 'choice', name: 'mood', choices: ['calm', 'wild'], preset: 'calm' },
  ],
  mainParameter: 'level',
  create(values) {
    seen.push(`${values.number('level')} ${values.choice('mood')}`);
    return { chooseMove: () => PASS };
  },
};

describe('the text of a player', () => {
  test.each([
    ['sample', 'sample', '2 calm'],
    ['sample:4', 'sample:4', '4 calm'],
    [' sample:level=4 ', 'sample:4', '4 calm'],
    ['sample:mood=wild,level=2', 'sample:2,mood=wild', '2 wild'],
    ['sample:mood = wild', 'sample:mood=wild', '2 wild'],
  ])('%s is %s', (text, normal, made) => {
    const spec = readPlayerSpec(text, [SAMPLE]);
    if (!spec.ok) throw new Error(spec.error.kind);
    expect(spec.value.text).toBe(normal);
    spec.value.create(EQUIPMENT);
    expect(seen.at(-1)).toBe(made);
  });

  test.each([
    ['', { kind: 'malformedPlayer', found: '' }],
    ['Sample!', { kind: 'malformedPlayer', found: 'Sample!' }],
    ['sample:', { kind: 'malformedPlayer', found: 'sample:' }],
    ['simple', { kind: 'unknownPlayer', found: 'simple', known: ['sample'] }],
    [
      'sample:depth=3',
      { kind: 'unknownParameter', player: 'sample', found: 'depth', known: ['level', 'mood'] },
    ],
    ['sample:3,level=4', { kind: 'repeatedParameter', player: 'sample', found: 'level' }],
    [
      'sample:7',
      {
        kind: 'parameterOutOfRange',
        player: 'sample',
        parameter: 'level',
        found: '7',
        min: 1,
        max: 6,
      },
    ],
    ['sample:2.5', { kind: 'parameterOutOfRange', found: '2.5' }],
    ['sample:level=', { kind: 'parameterOutOfRange', found: '' }],
    [
      'sample:mood=grim',
      {
        kind: 'unknownChoice',
        player: 'sample',
        parameter: 'mood',
        found: 'grim',
        known: ['calm', 'wild'],
      },
    ],
  ])('%s names no player', (text, fault) => {
    const spec = readPlayerSpec(text, [SAMPLE]);
    expect(spec).toMatchObject({ ok: false, error: fault });
  });

  test('without a name needs a main parameter', () => {
    expect(parsePlayerSpec('greedy:3')).toMatchObject({
      ok: false,
      error: { kind: 'unknownParameter', player: 'greedy', found: '3', known: [] },
    });
  });

  test('makes greedy and static players', () => {
    const greedy = parsePlayerSpec('greedy');
    const staticPlayer = parsePlayerSpec('static:leaves=pairs');
    expect(greedy.ok && greedy.value.create(EQUIPMENT)).toBeInstanceOf(GreedyPlayer);
    expect(staticPlayer.ok && staticPlayer.value.create(EQUIPMENT)).toBeInstanceOf(StaticPlayer);
  });
});
