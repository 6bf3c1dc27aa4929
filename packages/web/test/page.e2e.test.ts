import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { canBrowse, openSite, type Site } from './browser.ts';

const EXAMPLE =
  '#/stellung?cgp=7L6N/SCHNaUZE6I/2A4GEB2T1M/FING3E1EXTREM/2D6C2Ä2/2Y2QUARK2U2/9E2M2/7DON1MESS/6JA7/6U8/3EVENT7/6I8/15/15/15+DLOÖRSU/+227/176+0';

/** Views with what is there when they are ready. */
const VIEWS = [
  ['stellung', EXAMPLE, '.moves__row'],
  ['spielen', '#/spielen', 'h1'],
  ['wort', '#/wort?w=OEL+HAUS+Straße+x1', '.verdict >> nth=2'],
  ['einstellungen', '#/einstellungen', 'h1'],
] as const;

describe.skipIf(!canBrowse)('the page', () => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite();
  });

  afterAll(() => site.close());

  const widths = [360, 1440];
  const cases = VIEWS.flatMap(([name, path, ready]) =>
    (['light', 'dark'] as const).map((scheme) => ({ name, path, ready, scheme })),
  );

  test.each(cases)('axe finds nothing on $name, $scheme', async ({ path, ready, scheme }) => {
    const page = await site.open(path, { colorScheme: scheme });
    await page.locator(ready).first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await site.leave(page)).toEqual([]);
  });

  test('axe finds nothing in dialog and filters of the editor', async () => {
    const page = await site.open(EXAMPLE);
    await page.locator('.moves__row').first().waitFor();
    await page.getByRole('button', { name: 'Einfügen …' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    expect(await site.leave(page)).toEqual([]);
  });

  test('nothing scrolls sideways at 320 pixels', async () => {
    for (const [, path, ready] of VIEWS) {
      const page = await site.open(path, { viewport: { width: 320, height: 640 } });
      await page.locator(ready).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await site.leave(page)).toEqual([]);
    }
  });

  test.each([
    ['six exchanged tiles', '6GRÜNDE3/15/15/15/15/15/15/15+%3FEEEUUÜ', 'tauschen'],
    ['a word of fifteen letters', 'VERANTWORTUNGE1/15/15/15/15/15/15/15+N', 'VERANTWORTUNGEN'],
  ])('the table of moves holds %s on a phone', async (_name, rows, text) => {
    const address = `#/stellung?cgp=15/15/15/15/15/15/15/${rows}/+0/0+0`;
    for (const width of [320, 360]) {
      const page = await site.open(address, { viewport: { width, height: 740 } });
      await page.locator('.moves__row', { hasText: text }).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('button', { name: /Simulieren/u }).click();
      await page.getByRole('columnheader', { name: /Gewinn/u }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await site.leave(page)).toEqual([]);
    }
  });

  test('a word is checked with its reason, and an umlaut offered', async () => {
    const page = await site.open('#/wort');
    await page.getByLabel('Wort', { exact: true }).fill('oel burgund');
    await page.keyboard.press('Enter');
    await page.getByText('OEL steht nicht in der Liste „de“.').waitFor();
    await page.getByText('Es ist ein Eigenname.').waitFor();
    await page.getByRole('link', { name: 'ÖL', exact: true }).first().click();
    await page.getByText('ÖL ist gültig.').waitFor();
    expect(await site.leave(page)).toEqual([]);
  });

  test('a house word counts at once and after a reload, until it is undone', async () => {
    const page = await site.open('#/wort?w=QUARX');
    await page.getByRole('button', { name: 'Als Hauswort aufnehmen' }).click();
    await page.getByText('QUARX ist gültig.').waitFor();
    await page.reload();
    await page.getByText('QUARX ist gültig.').waitFor();
    await page.getByRole('button', { name: 'Hauswort aufheben' }).click();
    await page.getByText('QUARX steht nicht in der Liste').waitFor();
    await page.goto(`${site.url}#/wort`);
    await page.reload();
    await page.getByText('Zuletzt geprüft').waitFor();
    await page.getByRole('link', { name: 'QUARX' }).waitFor();
    expect(await site.leave(page)).toEqual([]);
  });

  test('an own list is taken from a file and kept', async () => {
    const page = await site.open('#/einstellungen');
    await page.locator('input[type=file]').setInputFiles({
      name: 'hausliste.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Haus\nMaus\nÖl\nE-Mail\n'),
    });
    await page.getByText('„hausliste“ ist geladen: 3 Wörter, 1 Zeile war kein Wort.').waitFor();
    await page.goto(`${site.url}#/wort?w=Haus+Tisch`);
    await page.reload();
    await page.getByText('HAUS ist gültig.').waitFor();
    await page.getByText('TISCH steht nicht in der Liste „hausliste“.').waitFor();
    expect(await site.leave(page)).toEqual([]);
  });

  test('a browser that keeps nothing shows every view all the same', async () => {
    const page = await site.open('');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The user has blocked it.', 'SecurityError');
          },
        });
      }
    });
    await page.reload();
    await page.getByRole('button', { name: 'Beispiel laden' }).click();
    await page.locator('.moves__row').first().waitFor();
    await page.getByRole('link', { name: 'Wort prüfen' }).first().click();
    await page.getByRole('textbox').first().fill('Haus');
    await page.keyboard.press('Enter');
    await page.getByText('HAUS ist gültig.').waitFor();
    await page.getByRole('link', { name: 'Einstellungen' }).first().click();
    await page.getByLabel('dunkel').check();
    expect(await backgroundOf(page)).toBe('rgb(16, 22, 20)');
    await page.getByRole('link', { name: 'Spielen' }).first().click();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.locator('.rack .tile').first().waitFor();
    expect(await site.leave(page)).toEqual([]);
  });

  test('theme and language are changed at once and remembered', async () => {
    const page = await site.open('#/einstellungen', { colorScheme: 'light' });
    await page.getByLabel('dunkel').check();
    await page.getByLabel('English').check();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await backgroundOf(page)).toBe('rgb(16, 22, 20)');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.getByLabel('light', { exact: true }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => backgroundOf(page)).toBe('rgb(242, 245, 243)');
    await page.getByLabel('as the system').check();
    await expect.poll(() => backgroundOf(page)).toBe('rgb(16, 22, 20)');
    expect(await site.leave(page)).toEqual([]);
  });
});

describe.skipIf(!canBrowse)('without a network', () => {
  test('the page works after the first visit', async () => {
    const site = await openSite();
    const page = await site.open(EXAMPLE);
    await page.locator('.moves__row').first().waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await site.cutNetwork();
    await page.reload();
    await page.locator('.moves__row').first().waitFor();
    await page.goto(`${site.url}#/wort?w=HAUS`);
    await page.getByText('HAUS ist gültig.').waitFor();
    await page.goto(`${site.url}#/einstellungen`);
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    expect(await site.leave(page)).toEqual([]);
    await site.close();
  });
});

describe.skipIf(!canBrowse)('a new version of the page', () => {
  test('is announced, and taken when its user wants it, with the game as it was', async () => {
    const site = await openSite();
    const page = await site.open('#/spielen');
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    // The computer may begin.
    await page.locator('button:not([aria-disabled="true"])', { hasText: 'Tipp' }).waitFor();
    const saved = await page.evaluate(() => localStorage.getItem('bestzug.game'));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The first version is taken over without a word.
    const other = await page.context().newPage();
    await other.goto(`${site.url}${EXAMPLE}`);
    await other.locator('.moves__row').first().waitFor();
    await expect.poll(() => page.locator('.update__note').count()).toBe(0);

    site.publish();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await page.getByText('Eine neue Fassung der Seite liegt bereit.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await isPublished(page)).toBe(false);
    await other.getByText('Eine neue Fassung der Seite liegt bereit.').waitFor();
    await other.getByRole('button', { name: 'Später' }).click();
    await expect.poll(() => other.locator('.update__note').count()).toBe(0);

    await page.getByRole('button', { name: 'Neu laden' }).click();
    await page.locator('html[data-published] .game').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('bestzug.game'))).toBe(saved);
    expect(await page.locator('.update__note').count()).toBe(0);

    // The other tab stays what it is, and its other views work even if the server has them no more.
    await other.getByText('Eine neue Fassung der Seite liegt bereit.').waitFor();
    await site.cutNetwork();
    await other.goto(`${site.url}#/wort?w=HAUS`);
    await other.getByText('HAUS ist gültig.').waitFor();
    expect(await isPublished(other)).toBe(false);
    await other.getByRole('button', { name: 'Neu laden' }).click();
    await other.locator('html[data-published]').waitFor();
    await other.getByText('HAUS ist gültig.').waitFor();
    expect(await site.leave(page)).toEqual([]);
    await site.close();
  });
});

const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const isPublished = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-published'));
