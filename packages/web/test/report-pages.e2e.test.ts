/** The pages that `bestzug analyze FOLDER --html` writes, in a real browser. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canBrowse, CHROMIUM } from './browser.ts';

const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

describe.skipIf(!canBrowse)('reports of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bestzug-report-'));
  const index = pathToFileURL(join(folder, 'html', 'index.html')).href;
  let browser: Browser;

  beforeAll(async () => {
    const games = join(folder, 'games');
    mkdirSync(games);
    const game = inRepository('docs/examples/anna-ben.bestzug.json');
    for (const name of ['erste runde.json', 'index.json']) cpSync(game, join(games, name));
    const command = [inRepository('packages/cli/dist/main.js'), 'analyze', games, '--no-cache'];
    execFileSync(process.execPath, [...command, '--html', join(folder, 'html')]);
    browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['light', 1200],
    ['dark', 1200],
    ['light', 360],
    ['dark', 360],
  ] as const)(
    'fit the screen and lead to each other, %s, %i pixels wide',
    async (colorScheme, width) => {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 740 } });
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      const overflow = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await page.goto(index);
      expect(await page.locator('.players tbody tr').count()).toBe(2);
      expect(await overflow()).toBe(0);
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(Number(/\d+/u.exec(paper)?.[0]) < 128).toBe(colorScheme === 'dark');
      for (const place of [0, 1]) {
        await page.locator('.games a').nth(place).click();
        await page.waitForURL(/(?:erste%20runde|index-2)\.html$/u);
        expect(await page.title()).toContain('Anna – Ben');
        expect(await overflow()).toBe(0);
        const hidden = await page.locator('.details').evaluate((details) => {
          const isWide = [];
          for (const go of document.querySelectorAll<HTMLElement>('.go')) {
            go.click();
            if (details.scrollWidth > details.clientWidth) isWide.push(go.textContent?.trim());
          }
          return isWide;
        });
        expect(hidden).toEqual([]);
        const sizes = await page
          .locator('.card .score')
          .evaluateAll((scores) => scores.map((score) => getComputedStyle(score).fontSize));
        expect(new Set(sizes).size).toBe(1);
        await page.getByRole('link', { name: 'alle Partien' }).click();
        await page.waitForURL(index);
      }
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});
