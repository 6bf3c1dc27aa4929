import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DE_SUPER_200, FAMILIE, PROFILES, SUPER_21, TURNIER_DE } from '../src/index.ts';
import { parseProfile } from '../src/profile-schema.ts';

const profileOf = (json: unknown) => {
  const parsed = parseProfile(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.profile;
};

describe('a rule profile in JSON', () => {
  test.each([...PROFILES.values()])('that changes nothing is $name', (profile) => {
    expect(profileOf({ extends: profile.name })).toEqual(profile);
  });

  test('changes nested parameters and keeps the others', () => {
    const profile = profileOf({
      extends: 'familie',
      inRule: { enabled: true },
      players: { max: 3 },
    });
    expect(profile).toEqual({
      ...FAMILIE,
      name: 'familie (players.max=3, inRule.enabled=true)',
      inRule: { ...FAMILIE.inRule, enabled: true },
      players: { min: 2, max: 3 },
    });
  });

  test('names its tile set and layout', () => {
    const json = { extends: 'familie', name: 'super', tileSet: 'de-super-200', layout: 'super-21' };
    const expected = { ...FAMILIE, name: 'super', tileSet: DE_SUPER_200, layout: SUPER_21 };
    expect(profileOf(json)).toEqual(expected);
  });

  test('can take a limit away', () => {
    const profile = profileOf({ extends: 'turnier-de', clockSecondsPerPlayer: null });
    expect(profile.clockSecondsPerPlayer).toBeNull();
    expect(profile.bingoBonus).toBe(TURNIER_DE.bingoBonus);
  });

  test.each([
    ['familie', 0],
    ['turnier-de', 1],
    ['international', 1],
  ])('with *IN on the base of %s has %i warnings', (extended, count) => {
    const parsed = parseProfile({ extends: extended, inRule: { enabled: true } });
    expect(parsed.ok && parsed.value.warnings).toHaveLength(count);
  });

  test.each([
    [{}, { kind: 'missingKey', path: 'extends' }],
    [{ extends: 'club' }, { kind: 'badValue', path: 'extends', found: '"club"' }],
    [
      { extends: 'familie', bonus: 50 },
      { kind: 'unknownKey', path: 'bonus' },
    ],
    [
      { extends: 'familie', inRule: { on: true } },
      { kind: 'unknownKey', path: 'inRule.on' },
    ],
    [
      { extends: 'familie', 'inRule.enabled': true },
      { kind: 'unknownKey', path: 'inRule.enabled' },
    ],
    [
      { extends: 'familie', rackSize: '7' },
      { kind: 'badValue', path: 'rackSize', found: '"7"' },
    ],
    [
      { extends: 'familie', rackSize: 0 },
      { kind: 'badValue', path: 'rackSize', found: '0' },
    ],
    [
      { extends: 'familie', rackSize: 9 },
      { kind: 'badValue', path: 'rackSize', found: '9' },
    ],
    [
      { extends: 'familie', bingoBonus: 1.5 },
      { kind: 'badValue', path: 'bingoBonus', found: '1.5' },
    ],
    [
      { extends: 'familie', rackSize: null },
      { kind: 'badValue', path: 'rackSize', found: 'null' },
    ],
    [
      { extends: 'familie', inRule: { enabled: 'ja' } },
      { kind: 'badValue', path: 'inRule.enabled', found: '"ja"' },
    ],
    [
      { extends: 'familie', layout: 'x' },
      { kind: 'badValue', path: 'layout', found: '"x"' },
    ],
    [
      { extends: 'familie', players: { min: 4, max: 3 } },
      { kind: 'contradiction', paths: ['players.min', 'players.max'] },
    ],
    [null, { kind: 'badValue', path: '', found: 'null' }],
    ['familie', { kind: 'badValue', path: '', found: '"familie"' }],
    [[], { kind: 'missingKey', path: 'extends' }],
  ])('%j is refused with %o', (json, fault) => {
    expect(parseProfile(json)).toMatchObject({ ok: false, error: fault });
  });

  test('never makes the reader throw', () => {
    const keys = fc.constantFrom('extends', 'inRule', 'players', 'rackSize', '__proto__', 'x');
    const json = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.constant('familie'))),
    );
    fc.assert(
      fc.property(json, (value) => {
        expect(typeof parseProfile(value).ok).toBe('boolean');
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
