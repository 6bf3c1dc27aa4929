import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { canBrowse, openSite, type Site } from './browser.ts';
import { bestOf } from './command-line.ts';

const EXAMPLE =
  '7L6N/SCHNaUZE6I/2A4GEB2T1M/FING3E1EXTREM/2D6C2Ä2/2Y2QUARK2U2/9E2M2/7DON1MESS/6JA7/6U8/3EVENT7/6I8/15/15/15 DLOÖRSU/ 227/176 0';

const exampleAddress = `#/stellung?cgp=${EXAMPLE.replaceAll(' ', '+')}`;

const firstMove = (page: Page): Promise<string> =>
  page.locator('.moves__row').first().innerText().then(asOneLine);

const asOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Text of the board as the address holds it. */
const positionIn = (page: Page): string =>
  decodeURIComponent(page.url())
    .replace(/^[^=]*=?/u, '')
    .replaceAll('+', ' ');

describe.skipIf(!canBrowse)('the position editor', () => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite();
  });

  afterAll(() => site.close());

  test('a position set up by keyboard alone has the best move of the command line', async () => {
    const page = await site.open('');
    await page.keyboard.press('Tab');
    await page.locator('[role=grid] [tabindex="0"]').focus();
    await page.keyboard.type('HAUS');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('A:');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Shift+U');
    await page.keyboard.type('T');
    await expect.poll(() => positionIn(page)).toContain('/7HAUS4/7u7/7T7/');
    await page.getByLabel('Bänkchen', { exact: true }).last().fill('eeerst?');
    await page.locator('.moves__row').first().waitFor();
    const best = bestOf('15/15/15/15/15/15/15/7HAUS4/7u7/7T7/15/15/15/15/15', 'EEERST?');
    await page.getByRole('button', { name: 'Punkte', exact: true }).click();
    await page.locator('th[aria-sort=descending]', { hasText: 'Punkte' }).waitFor();
    await expect.poll(() => firstMove(page)).toContain(` ${best.score} `);
    await expect
      .poll(() => page.locator('.moves-panel__head').innerText())
      .toContain(new Intl.NumberFormat('de').format(best.count));
    expect(await site.leave(page)).toEqual([]);
  });

  test('the best move by points is that of the command line, letter by letter', async () => {
    const page = await site.open(exampleAddress);
    await page.locator('.moves__row').first().waitFor();
    const best = bestOf(EXAMPLE.split(' ')[0] ?? '', 'DLOÖRSU');
    await page.getByRole('button', { name: 'Punkte', exact: true }).click();
    const expected = `${best.square} ${best.word}`;
    await expect
      .poll(() => page.locator('.moves__move').first().innerText().then(asOneLine))
      .toContain(expected);
    expect(await site.leave(page)).toEqual([]);
  });

  test('tiles go from the rack to the board and back by drag', async () => {
    const page = await site.open('');
    const rack = page.getByLabel('Bänkchen', { exact: true }).last();
    await rack.fill('HAUS?');
    await drag(page, '.rack__place >> nth=0', '[data-square="112"]');
    await drag(page, '.rack__place >> nth=4', '[data-square="113"]');
    await page.getByRole('dialog').getByRole('button', { name: 'Ö', exact: true }).click();
    await drag(page, '[data-square="113"] .square__tile', '[data-square="127"]');
    await expect.poll(() => provisional(page)).toEqual(['H', 'ö']);
    expect(positionIn(page)).not.toContain('H/');
    await page.getByRole('button', { name: 'Legen', exact: true }).click();
    await expect.poll(() => positionIn(page)).toContain('/7H7/7ö7/');
    await drag(page, '[data-square="112"] .square__tile', '.rack__place >> nth=0');
    await expect.poll(() => positionIn(page)).toContain('/15/7ö7/');
    await expect.poll(() => rack.inputValue()).toBe('HAUS');
    expect(await site.leave(page)).toEqual([]);
  });

  test('an own move is laid on the board, counted, ranked, taken back and kept', async () => {
    const page = await site.open(exampleAddress);
    await page.locator('.moves__row').first().waitFor();
    await drag(page, '.rack__place >> nth=1', '[data-square="90"]');
    await page.locator('[data-square="91"]').focus();
    await press(page, 'ö');
    // The board has the focus: what follows is typed, from the rack.
    await page.keyboard.type('D');
    await page.locator('.status-line').getByText('HANDYD (C2–C7)').waitFor();
    expect(await page.locator('.tile--bad').count()).toBeGreaterThanOrEqual(6);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('S');
    await page.locator('.status-line').getByText('7A LÖS · 29 Punkte · Rang').waitFor();
    expect(await page.getByLabel('Eigener Zug').inputValue()).toBe('7A LÖS');
    await page.locator('.moves__row', { hasText: 'Eigener Zug' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(positionIn(page)).toBe(EXAMPLE);
    await page.keyboard.type('X');
    await page.getByRole('alert').getByText('kein X mehr').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => provisional(page)).toEqual([]);
    await page.getByLabel('Eigener Zug').fill('7a lös');
    await expect.poll(() => provisional(page)).toEqual(['L', 'Ö', 'S']);
    await page.locator('[data-square="92"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => positionIn(page)).toContain('/LÖS6E2M2/');
    expect(positionIn(page)).toContain(' DORU/ 256/176 0');
    await page.keyboard.press('Control+z');
    await expect.poll(() => positionIn(page)).toBe(EXAMPLE);
    expect(await site.leave(page)).toEqual([]);
  });

  test('a tile is also laid by two taps, or by Enter', async () => {
    const page = await site.open('');
    await page.getByLabel('Bänkchen', { exact: true }).last().fill('HAUS');
    await page.locator('.rack__place').nth(1).click();
    await page.locator('[data-square="112"]').click();
    await expect.poll(() => provisional(page)).toEqual(['A']);
    await page.locator('.rack__place').nth(2).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-square="112"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => provisional(page)).toEqual(['A', 'U']);
    // A tap takes a tile back.
    await page.locator('[data-square="112"]').click();
    await expect.poll(() => provisional(page)).toEqual(['U']);
    expect(await site.leave(page)).toEqual([]);
  });

  test('CGP, lines of text and GCG can be pasted; what cannot be read leaves the board', async () => {
    const page = await site.open('');
    await paste(page, EXAMPLE);
    await expect.poll(() => positionIn(page)).toBe(EXAMPLE);
    await paste(page, '#player1 A A\n#player2 B B\n>A: HAUS??? 8H HaUS +8 8\n');
    await expect.poll(() => positionIn(page)).toContain('/7HaUS4/');
    await paste(page, '.'.repeat(15));
    await page.getByRole('alert').getByText('1 Zeile statt 15').waitFor();
    await expect.poll(() => positionIn(page)).toContain('/7HaUS4/');
    await page.keyboard.press('Control+z');
    expect(await site.leave(page)).toEqual([]);
  });

  test('a reload in the middle and another visit find the position again', async () => {
    const page = await site.open(exampleAddress);
    await page.locator('.moves__row').first().waitFor();
    await page.reload();
    await page.locator('.moves__row').first().waitFor();
    await expect.poll(() => positionIn(page)).toBe(EXAMPLE);
    await page.goto(`${site.url}#/wort`);
    await page.goto(site.url);
    await expect.poll(() => positionIn(page)).toBe(EXAMPLE);
    expect(await site.leave(page)).toEqual([]);
  });

  test('the score is part of the position', async () => {
    const page = await site.open(exampleAddress);
    await page.getByLabel('Eigene Punkte').fill('301');
    await page.getByLabel('Punkte des Gegners').fill('12x');
    await expect.poll(() => positionIn(page)).toContain(' 301/12 0');
    await page.getByLabel('Punkte des Gegners').fill('');
    await expect.poll(() => positionIn(page)).toContain(' 301/0 0');
    expect(await site.leave(page)).toEqual([]);
  });

  test('undo and redo go through all steps', async () => {
    const page = await site.open('');
    await page.locator('[data-square="112"]').click();
    await page.keyboard.type('HAUS');
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
    await expect.poll(() => positionIn(page)).not.toContain('H');
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => positionIn(page)).toContain('HAUS');
    expect(await site.leave(page)).toEqual([]);
  });

  test('too many of a tile are marked and moves are found all the same', async () => {
    const page = await site.open(
      '#/stellung?cgp=15/15/15/15/15/15/15/6QQ7/15/15/15/15/15/15/15+EEN/+0/0+0',
    );
    await page.getByText('Mehr als im Steinsatz: Q (2 / 1).').waitFor();
    await page.locator('.moves__row').first().waitFor();
    expect(await site.leave(page)).toEqual([]);
  });

  test('a row previews its move, a click counts it, the own move is ranked', async () => {
    const page = await site.open(exampleAddress);
    await page.getByLabel('Eigener Zug').fill('7a lös');
    await page.getByText('29 Punkte').first().waitFor();
    await page.getByRole('button', { name: /^Rang \d+/u }).click();
    await expect.poll(() => page.locator('.square .tile--ghost').count()).toBe(3);
    const count = asOneLine(await page.locator('.count-panel').innerText());
    expect(count).toContain('So zählt 7A LÖS');
    expect(count).toContain('= 12');
    expect(count).toContain('HANDYS');
    expect(count).toContain('= 17');
    expect(count).toContain('29 Punkte');
    await page.getByLabel('Eigener Zug').fill('7A LÖD');
    await page.locator('.own-move').getByText('HANDYD (C2–C7)').waitFor();
    expect(await site.leave(page)).toEqual([]);
  });

  test('filters narrow the moves and can be cleared', async () => {
    const page = await site.open(exampleAddress);
    await page.locator('.moves__row').first().waitFor();
    await page.getByLabel('Züge filtern').fill('modul');
    await expect
      .poll(() =>
        page
          .locator('.moves__move')
          .allInnerTexts()
          .then((all) => all.every((text) => text.includes('MODUL'))),
      )
      .toBe(true);
    await page.getByLabel('Züge filtern').fill('zzz');
    await page.getByRole('button', { name: 'Filter aufheben' }).click();
    await page.locator('.moves__row').first().waitFor();
    await expect.poll(() => page.getByLabel('Züge filtern').inputValue()).toBe('');
    expect(await site.leave(page)).toEqual([]);
  });

  test('a simulation shows win chances, and stops', async () => {
    const page = await site.open(exampleAddress);
    await page.locator('.moves__row').first().waitFor();
    await clickWhen(page, 'Anhalten', String.raw`\d,\d\s%`);
    await page.getByRole('button', { name: 'Simulieren' }).click();
    await page
      .getByText(/\d,\d\s%/u)
      .first()
      .waitFor();
    await page.getByText('Simulation beendet').waitFor();
    expect(await site.leave(page)).toEqual([]);
  });

  test('with an empty bag the game is calculated to its end', async () => {
    const page = await site.open(
      '#/stellung?cgp=S1F2HUSTETE2A/KNÜPFE4R3U/A1H4K2Ä1S1E/L1LA3O1QUOTEn/E2D3N2M1I2/NÖ1L3S1JEDEM1/3I3T1I2BI1/ZERG3ADNEXEN1/7N1S3N1/5V1T5T1/4WOGENDeM3/5C1MAU1U3/2ECUS5R3/11I3/11G3+BEEHIRY/HNRRS+405/334+0',
    );
    await page.getByText('Die Partie endet mit 112 Punkten Vorsprung. Das ist bewiesen.').waitFor();
    await page.locator('.endgame-note').getByRole('button', { name: '15L GYRI' }).click();
    await expect.poll(() => page.locator('.square .tile--ghost').count()).toBe(3);
    expect(await site.leave(page)).toEqual([]);
  });

  test('an own exchange is ranked among all moves, or refused with what is missing', async () => {
    const page = await site.open(exampleAddress);
    await page.locator('.moves__row').first().waitFor();
    const field = page.getByLabel('Eigener Zug');
    const judgement = page.locator('.own-move__judgement');
    await field.fill('-ÖU');
    await judgement.getByText(/Rang \d+/u).waitFor();
    await field.fill('-QX');
    await judgement.getByText('Die Steine dafür fehlen auf dem Bänkchen').waitFor();
    expect(await site.leave(page)).toEqual([]);
  });

  test('on a phone six tiles that are kept stand on one line', async () => {
    const page = await site.open(exampleAddress.replace('DLOÖRSU', 'DMNRSUW'), {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('.moves__row').first().waitFor();
    await page.locator('.filters__text').fill('HANDY');
    const kept = page.locator('.moves__row', { hasText: 'DMNRUW' }).locator('.moves__kept');
    await kept.waitFor();
    expect(await kept.evaluate((leave) => leave.getClientRects().length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await site.leave(page)).toEqual([]);
  });

  test.each([
    { name: 'Vor 1990', tiles: 'de-119', board: '7HAUS4', unseen: '112 ungesehene Steine' },
    { name: 'Super', tiles: 'de-super-200', board: '10HAUS7', unseen: '193 ungesehene Steine' },
  ])('a link to a position of the edition $name finds it again elsewhere', async (edition) => {
    const page = await site.open('#/einstellungen');
    await page.getByLabel(edition.name).check();
    await page.getByRole('link', { name: 'Stellung' }).first().click();
    await page.locator('[role=grid] [tabindex="0"]').focus();
    await page.keyboard.type('HAUS');
    await page.getByLabel('Bänkchen', { exact: true }).last().fill('ein');
    await expect.poll(() => positionIn(page)).toContain(`/${edition.board}/`);
    expect(positionIn(page)).toContain(` ld ${edition.tiles};`);
    await page.getByText(edition.unseen).waitFor();
    const elsewhere = await site.open(new URL(page.url()).hash);
    await elsewhere.getByText(edition.unseen).waitFor();
    await elsewhere.locator('.header').getByText(edition.name).waitFor();
    await elsewhere.goto(`${site.url}${exampleAddress}`);
    await elsewhere.getByText('39 ungesehene Steine').waitFor();
    expect(positionIn(elsewhere)).toBe(EXAMPLE);
    expect(await site.leave(elsewhere)).toEqual([]);
    expect(await site.leave(page)).toEqual([]);
  });

  test('on a phone two fingers enlarge the board around what they point at', async () => {
    const page = await site.open(exampleAddress, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('.moves__row').first().waitFor();
    const widthOf = async (square: number): Promise<number> =>
      (await page.locator(`[data-square="${square}"]`).boundingBox())?.width ?? 0;
    expect(await widthOf(200)).toBeLessThan(24);
    await pinch(page, 200, 1.5);
    await expect.poll(() => widthOf(200)).toBe(44);
    const box = await page.locator('[data-square="200"]').boundingBox();
    expect(Math.abs((box?.x ?? 0) + 22 - 180)).toBeLessThan(90);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await pinch(page, 200, 0.6);
    await expect.poll(() => widthOf(200)).toBeLessThan(24);
    await page.getByRole('button', { name: 'Brett vergrößern' }).tap();
    await expect.poll(() => widthOf(112)).toBe(44);
    expect(await site.leave(page)).toEqual([]);
  });

  test('on a phone the page fits and the three panels take turns', async () => {
    const page = await site.open(exampleAddress, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('.moves__row').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Wertung', exact: true }).tap();
    await page.getByText('Summe').waitFor();
    await page.getByRole('button', { name: 'Steine', exact: true }).tap();
    await page.getByText('39 ungesehene Steine').waitFor();
    await page.locator('[data-square="105"]').tap();
    await page.keyboard.insertText('Ö');
    await expect.poll(() => positionIn(page)).toContain('/Ö6DON1MESS/');
    expect(await site.leave(page)).toEqual([]);
  });
});

/** Moves two fingers apart or together around a square, as far as the factor says. */
async function pinch(page: Page, square: number, factor: number): Promise<void> {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (box === null) throw new Error(`square ${square} is not there`);
  const session = await page.context().newCDPSession(page);
  const fingers = (distance: number): { x: number; y: number }[] =>
    [-1, 1].map((side) => ({
      x: box.x + box.width / 2 + (side * distance) / 2,
      y: box.y + box.height / 2,
    }));
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    distance?: number,
  ): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance === undefined ? [] : fingers(distance),
    });
  await send('touchStart', 60);
  for (let step = 1; step <= 5; step++) await send('touchMove', 60 * factor ** (step / 5));
  await send('touchEnd');
}

/** Letters of the tiles laid as the own move, by square; of words that are none, where it forms some. */
const provisional = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.square :is(.tile--provisional, .tile--bad)')
    .evaluateAll((shown) => shown.map((tile) => tile.getAttribute('data-letter')));

/** Presses a key that keyboards without umlauts have not. */
const press = (page: Page, key: string): Promise<void> =>
  page.locator('[role=gridcell]:focus').evaluate((cell, pressed) => {
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
  }, key);

async function drag(page: Page, from: string, to: string): Promise<void> {
  const source = await page.locator(from).boundingBox();
  const target = await page.locator(to).boundingBox();
  if (source === null || target === null) throw new Error(`${from} or ${to} is not there`);
  await page.mouse.move(source.x + source.width / 2, source.y + source.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  // Nobody lets go before seeing where the tile would go.
  await page.locator('.square--over, .rack__place--over').waitFor();
  await page.mouse.up();
}

/**
 * Has the page itself click a button at the moment a text is there: on a fast machine the button would
 * be gone before anybody else could. Settled when the page is on the watch.
 */
const clickWhen = (page: Page, name: string, pattern: string): Promise<void> =>
  page.evaluate(
    ([button, text]) => {
      const watch = new MutationObserver(() => {
        if (!new RegExp(text, 'u').test(document.body.innerText)) return;
        const found = [...document.querySelectorAll('button')].find(
          ({ innerText }) => innerText.trim() === button,
        );
        if (found === undefined) return;
        watch.disconnect();
        found.click();
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [name, pattern] as const,
  );

/** Pastes a text as the browser would on Ctrl+V, without needing the clipboard of the machine. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
