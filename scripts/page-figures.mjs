#!/usr/bin/env node
/**
 * How soon the page shows something, and how soon the best moves of a rack that is typed.
 *
 *     node scripts/page-figures.mjs [--runs 7]
 *
 * Opens the built page in headless Chromium, served by `bestzug serve`, with nothing kept from before:
 * first contentful paint, and how far things have moved until the moves are there (cumulative layout
 * shift). Then types racks without, with one and with two blanks on a board in the middle of a game,
 * after one that does not count: the time from the last sign to the frame after the moves are in the
 * document. Medians and slowest of all runs; milliseconds.
 *
 * Needs Chromium (or its path in CHROMIUM) and a built page (`npm start -- serve` builds it).
 */
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { serveBuilt } from './serve-built.mjs';
import { inRoot } from './workspace.mjs';

const { chromium } = createRequire(inRoot('packages/web/package.json'))('playwright-core');

const POSITION =
  '7L6N/SCHNAUZE6I/2A4GEB2T1M/FING3E1EXTREM/2D6C2Ä2/2Y2QUARK2U2/9E2M2/7DON1MESS/6JA7/6U8/3EVENT7/6I8/15/15/15+DLOÖRSU/+227/176+0';

const RACKS = {
  '0 blanks': ['DLOÖRSU', 'AEINRST', 'GEMLUNA'],
  '1 blank': ['DLOÖRS?', 'AEINRT?', 'GEMLUN?'],
  '2 blanks': ['DLOÖR??', 'AEINR??', 'GEMLU??'],
};

/** In the page: types a rack and waits for its moves; milliseconds. */
async function typeRack(rack) {
  const field = document.querySelector('#rack-field');
  // React notices what goes past its own setter.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const type = (text) => {
    value.set.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const until = (isSo) =>
    new Promise((resolve) => {
      const look = () => (isSo() ? resolve() : requestAnimationFrame(look));
      look();
    });
  type('');
  await until(() => document.querySelector('.moves') === null);
  const start = performance.now();
  type(rack);
  await until(() => document.querySelector('.moves[aria-busy="false"] .moves__row') !== null);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}

/** In the page: first contentful paint in milliseconds, and the layout shift so far. */
async function paintAndShift() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const shift = await new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 100);
  });
  return { paint, shift };
}

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

const row = (name, values, digits = 0) =>
  console.log(
    [name, median(values).toFixed(digits), Math.max(...values).toFixed(digits)].join('\t'),
  );

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const server = await serveBuilt();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const paints = [];
  const shifts = [];
  const times = Object.fromEntries(Object.keys(RACKS).map((name) => [name, []]));
  for (let run = 0; run < Number(values.runs); run++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${server.url}#/stellung?cgp=${POSITION}`);
    await page.locator('.moves__row').first().waitFor();
    const { paint, shift } = await page.evaluate(paintAndShift);
    paints.push(paint);
    shifts.push(shift);
    // The trained leaves come later and have everything ranked anew.
    await page.waitForLoadState('networkidle');
    for (const [name, racks] of Object.entries(RACKS)) {
      await page.evaluate(typeRack, 'EEEEEEE');
      for (const rack of racks) times[name].push(await page.evaluate(typeRack, rack));
    }
    await context.close();
  }
  console.log('\tmedian\tslowest');
  row('first contentful paint', paints);
  row('layout shift', shifts, 4);
  for (const [name, measured] of Object.entries(times)) row(`best moves, ${name}`, measured);
} finally {
  await browser.close();
  await server.stop();
}
