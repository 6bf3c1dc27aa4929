import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BEFORE_1990, SUPER } from '@bestzug/core';
import { parseProfile } from '@bestzug/core/profile-schema';

const FOLDER = new URL('../../../editions/', import.meta.url);

test.each([SUPER, BEFORE_1990])('the file of $name says what is built in', (profile) => {
  const text = readFileSync(new URL(`${profile.name}.json`, FOLDER), 'utf8');
  const parsed = parseProfile(JSON.parse(text));
  expect(parsed.ok && parsed.value.profile).toEqual(profile);
});
