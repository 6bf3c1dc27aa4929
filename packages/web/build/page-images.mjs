/**
 * Makes the pictures of the page for the documentation again: `node packages/web/build/page-images.mjs`
 * after `npx vite build` in packages/web, and that of `bestzug analyze --html`. Games are dealt from a fixed seed and played by their hints.
 * Needs Chromium; `CHROMIUM` names another than /usr/bin/chromium.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const IMAGES = join(ROOT, 'docs/images/');
const DESKTOP = { viewport: { width: 1360, height: 900 } };
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  isMobile: true,
};
/** What every game of the pictures is dealt from. */
const SEED = 5;
/** More turns than any game takes. */
const MANY_TURNS = 60;

const server = await preview({
  root: fileURLToPath(new URL('..', import.meta.url)),
  preview: { host: '127.0.0.1', port: 0 },
});
const [url] = server.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  await position('stellung-hell', DESKTOP, 'light');
  await position('stellung-dunkel', DESKTOP, 'dark');
  await position('stellung-telefon', PHONE, 'light');
  await game('partie', DESKTOP, 'light', { level: 6, minutes: 25, turns: 6, isHintShown: true });
  await game('partie-telefon', PHONE, 'dark', { level: 6, turns: 6 });
  await game('partie-super', DESKTOP, 'light', { level: 5, edition: 'Super', turns: 11 });
  await game('auswertung', DESKTOP, 'dark', { level: 3, turns: MANY_TURNS });
  const word = await open('#/wort?w=straße', DESKTOP, 'light');
  await word.getByText('TRASSES', { exact: true }).waitFor();
  await picture(word, 'wort-pruefen', { x: 0, y: 0, width: 1360, height: 620 });
  const settings = await open('#/einstellungen', DESKTOP, 'dark');
  await settings.getByText('587.473').first().waitFor();
  await picture(settings, 'einstellungen');
  await analysis('partieanalyse', join(ROOT, 'docs/examples/anna-ben.bestzug.json'), 10);
} finally {
  await browser.close();
  await server.close();
}

async function open(path, device, colorScheme) {
  const context = await browser.newContext({
    ...device,
    colorScheme,
    locale: 'de-DE',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((seed) => {
    Object.defineProperty(crypto, 'getRandomValues', { value: (array) => array.fill(seed) });
  }, SEED);
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  return page;
}

/** A turn on the page that the command line writes about a game. */
async function analysis(name, game, turn) {
  const folder = mkdtempSync(join(tmpdir(), 'bestzug-'));
  try {
    const file = join(folder, 'page.html');
    const command = join(ROOT, 'packages/cli/dist/main.js');
    execFileSync(process.execPath, [command, 'analyze', game, '--html', file], { stdio: 'ignore' });
    const viewport = { width: 1160, height: 1660 };
    const page = await browser.newPage({ viewport, colorScheme: 'light' });
    await page.goto(pathToFileURL(file).href);
    await page
      .locator('.go')
      .nth(turn - 1)
      .click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await picture(page, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function picture(page, name, clip) {
  await page.screenshot({ path: `${IMAGES}${name}.png`, ...(clip && { clip }) });
  await page.context().close();
  process.stdout.write(`${name}.png\n`);
}

async function position(name, device, colorScheme) {
  const page = await open('', device, colorScheme);
  await page.getByRole('button', { name: 'Beispiel laden' }).click();
  await page.locator('.moves__move').first().waitFor();
  // The trained leaves come in the background.
  await page.waitForLoadState('networkidle');
  if (device === DESKTOP) {
    await page.getByRole('button', { name: 'Simulieren' }).click();
    await page.getByText('Simulation beendet').waitFor({ timeout: 120_000 });
  }
  if (device === DESKTOP) {
    await page.locator('.moves__move').nth(1).hover();
  } else {
    await page.locator('.moves__move').nth(1).tap();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await picture(page, name);
}

async function game(name, device, colorScheme, { level, minutes, edition, turns, isHintShown }) {
  const page = await open('#/spielen', device, colorScheme);
  await page.getByLabel(`Stufe ${level}`).check();
  await page.getByRole('button', { name: 'ich', exact: true }).click();
  await page.getByText('Regeln, Brett und Uhr').click();
  if (edition !== undefined) await page.getByLabel(edition).check();
  if (minutes !== undefined) {
    await page.getByRole('button', { name: `${minutes} Min.` }).click();
  }
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.waitForLoadState('networkidle');
  const size = Math.sqrt(await page.getByRole('gridcell').count());
  let turn = 0;
  while (turn < turns && (await isOwnTurn(page))) {
    await followHint(page, size);
    turn++;
  }
  if (!(await isOwnTurn(page))) {
    await page.getByRole('button', { name: 'Partie auswerten' }).click();
    await page.locator('.analysis .chart').first().waitFor({ timeout: 120_000 });
    // The largest loss says most.
    const losses = await page
      .locator('.analysis__turns tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => Number(row.lastElementChild.textContent.replace(',', '.'))),
      );
    const worst = losses.indexOf(Math.max(...losses));
    await page.locator('.analysis__show').nth(worst).click();
  } else if (isHintShown === true) {
    await page.getByRole('button', { name: 'Tipp' }).click();
    await page.locator('.tile--ghost').first().waitFor();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture(page, name);
}

async function isOwnTurn(page) {
  const hint = page.locator('button:not([aria-disabled="true"])', { hasText: 'Tipp' });
  const end = page.locator('.end');
  await hint.or(end).first().waitFor({ timeout: 60_000 });
  return (await end.count()) === 0;
}

/** Makes the move of the hint. */
async function followHint(page, size) {
  await page.getByRole('button', { name: 'Tipp' }).click();
  const status = page.locator('.status');
  await status.getByText(/Möglich wäre|Am besten wäre|nichts legen/u).waitFor();
  const hint = await status.innerText();
  const [, start, word] = /Möglich wäre (\S+) (\S+),/u.exec(hint) ?? [];
  if (word === undefined) {
    await exchange(page, /jetzt: (\S+) /u.exec(hint)?.[1] ?? '');
    return;
  }
  const isDown = /^[A-U]/u.test(start);
  const column = /[A-U]/u.exec(start)[0].codePointAt(0) - 65;
  const row = Number(/\d+/u.exec(start)[0]) - 1;
  for (const [index, letter] of [...word].entries()) {
    const number = row * size + column + index * (isDown ? size : 1);
    const square = page.locator(`[data-square="${number}"]`);
    if ((await square.locator('.tile:not(.tile--ghost)').count()) > 0) continue;
    await square.focus();
    await square.click();
    // Keyboards without umlauts have no name for their keys.
    await square.evaluate((cell, init) => cell.dispatchEvent(new KeyboardEvent('keydown', init)), {
      key: letter.toLowerCase(),
      shiftKey: letter !== letter.toUpperCase(),
      bubbles: true,
    });
  }
  await page.getByRole('button', { name: 'Legen' }).click();
  await page.locator('.tile--provisional').first().waitFor({ state: 'detached' });
}

/** Exchanges tiles by their signs; none = passes. */
async function exchange(page, signs) {
  if (signs === '') {
    await page.getByRole('button', { name: 'Passen' }).click();
    await page.locator('.asked').getByRole('button', { name: 'Passen' }).click();
    return;
  }
  await page.getByRole('button', { name: 'Tauschen', exact: true }).click();
  for (const sign of signs) {
    const letter = sign === '?' ? '' : sign;
    await page
      .locator(`.rack button[aria-pressed="false"]:has([data-letter="${letter}"])`)
      .first()
      .click();
  }
  await page.getByRole('button', { name: /Steine? tauschen/u }).click();
}
