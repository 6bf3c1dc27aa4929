import { expect, test } from 'vitest';
import { hashOf, parseRoute } from '../src/app/route.ts';

test('a position survives the way into the address and back', () => {
  const cgp = '15/7HaUS4/13 EEÄ?/ 12/-3 0 np 1;';
  const { view, parameters } = parseRoute(hashOf('stellung', { cgp }));
  expect(view).toBe('stellung');
  expect(parameters.get('cgp')).toBe(cgp);
});

test('a link written by hand may have blanks as question marks', () => {
  const { parameters } = parseRoute('#/stellung?cgp=15/15+EE?/+0/0+0');
  expect(parameters.get('cgp')).toBe('15/15 EE?/ 0/0 0');
});

test('an address without a known view is the start page', () => {
  expect(parseRoute('').view).toBe('stellung');
  expect(parseRoute('#/gibtesnicht').view).toBe('stellung');
});

test('the path behind the view is kept', () => {
  expect(parseRoute('#/spielen/17').path).toEqual(['17']);
});
