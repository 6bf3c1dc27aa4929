/** Contrasts of the colours that meet on the page: WCAG 2.2, 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8');

const THEMES = { light: colorsOf('light'), dark: colorsOf('dark') };

/** Text and what it stands on. */
const TEXT_PAIRS = [
  'ink bg',
  'ink surface',
  'ink sunken',
  'ink accent-soft',
  'ink bad-soft',
  'ink-2 bg',
  'ink-2 surface',
  'ink-2 sunken',
  'ink-2 accent-soft',
  'accent bg',
  'accent surface',
  'accent-ink accent',
  'bad bg',
  'bad surface',
  'warn warn-soft',
  'frame-ink frame',
  'tile-ink tile',
  'tile-ink tile-foot',
  'tile-blank tile',
  'ghost-ink ghost',
  'l2-ink l2',
  'l3-ink l3',
  'l4-ink l4',
  'w2-ink w2',
  'w3-ink w3',
  'w4-ink w4',
];

/** Edges and marks that say something. */
const MARK_PAIRS = [
  'line-strong surface',
  'line-strong bg',
  'focus bg',
  'focus surface',
  'focus square',
  'tile-edge square',
  'tile-mark tile',
  'tile-bad tile',
  'ink square',
];

describe.each(Object.entries(THEMES))('%s', (_theme, colors) => {
  test.each(TEXT_PAIRS)('text %s has a contrast of 4.5', (pair) => {
    expect(contrastOf(pair, colors)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MARK_PAIRS)('mark %s has a contrast of 3', (pair) => {
    expect(contrastOf(pair, colors)).toBeGreaterThanOrEqual(3);
  });
});

test('every colour has six digits, one value or two', () => {
  const names = [...CSS.matchAll(/--([\w-]+): [^;]*#/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect([...THEMES.light.keys()]).toEqual(names);
});

/** The colours of a theme, by name. */
function colorsOf(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const values = CSS.matchAll(
    /--([\w-]+): (?:#([0-9a-f]{6})|light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\));/g,
  );
  return new Map(
    Array.from(values, ([, name = '', both, light = '', dark = '']) => [
      name,
      both ?? (theme === 'light' ? light : dark),
    ]),
  );
}

function contrastOf(pair: string, colors: ReadonlyMap<string, string>): number {
  const [lighter = 0, darker = 0] = pair
    .split(' ')
    .map((name) => luminanceOf(colors.get(name) ?? ''))
    .sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of six hex digits; not a number for anything else. */
function luminanceOf(hex: string): number {
  const [red = NaN, green = NaN, blue = NaN] = (hex.match(/../g) ?? []).map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
