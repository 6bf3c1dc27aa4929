import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAMILIE, invariant, startSeededGame, TURNIER_DE, type RuleProfile } from '@bestzug/core';
import { toRecord } from '@bestzug/core/game-record';
import type { Page } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { canBrowse, openSite, type Site } from './browser.ts';

/** Two tiles of the rack of this seed that are no word together. */
const REFUSED = { seed: 6, word: 'DG' };

/** Turns of a person in a game, at most. */
const MOST_TURNS = 60;

/** A saved game of a person and a level; the person begins. */
function savedGame(profile: RuleProfile, seed: number, level: number): string {
  const players = [
    { name: 'Anna', engine: undefined },
    { name: `Stufe ${level}`, engine: `level:${level}` },
  ];
  const game = startSeededGame({ profile, lexicon: undefined, players }, seed, 0);
  invariant(game.ok, 'a game of two begins');
  return JSON.stringify({ seed, record: toRecord(game.value) });
}

/** Opens the page with a game that was saved there. */
async function openGame(site: Site, saved: string): Promise<Page> {
  const page = await site.open('');
  await page.evaluate((text) => localStorage.setItem('bestzug.game', text), saved);
  await page.goto(`${site.url}#/spielen`);
  await page.reload();
  await page.locator('.game').waitFor();
  return page;
}

const button = (page: Page, name: string): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name, exact: true });

const square = (page: Page, number: number): ReturnType<Page['locator']> =>
  page.locator(`[data-square="${number}"]`);

/** Settled when the person is to move, or the game is over; tells which. */
async function untilOwnTurn(page: Page): Promise<'turn' | 'over'> {
  const turn = page.locator('button:not([aria-disabled="true"])', { hasText: 'Tipp' });
  const end = page.locator('.end');
  await turn.or(end).first().waitFor();
  return (await end.count()) > 0 ? 'over' : 'turn';
}

/** Does what the hint says, typing it; passes where it says to exchange. */
async function followHint(page: Page, size = 15): Promise<void> {
  await button(page, 'Tipp').click();
  const status = page.locator('.status');
  await status.getByText(/Möglich wäre|Am besten wäre|nichts legen/u).waitFor();
  const hint = await status.innerText();
  const [, start = '', word = ''] = /Möglich wäre (\S+) (\S+),/u.exec(hint) ?? [];
  if (word === '') {
    await button(page, 'Passen').click();
    await page.locator('.asked').getByRole('button', { name: 'Passen' }).click();
    return;
  }
  const isDown = /^[A-U]/u.test(start);
  const column = (/[A-U]/u.exec(start)?.[0].codePointAt(0) ?? 0) - 65;
  const row = Number(/\d+/u.exec(start)?.[0]) - 1;
  for (const [index, letter] of [...word].entries()) {
    const place = row * size + column + index * (isDown ? size : 1);
    if ((await square(page, place).locator('.tile:not(.tile--ghost)').count()) > 0) continue;
    const isBlank = letter !== letter.toUpperCase();
    await square(page, place).click();
    await press(page, letter, isBlank);
  }
  await button(page, 'Legen').click();
}

/** Presses the key of a letter; keyboards without umlauts have no name for theirs. */
async function press(page: Page, letter: string, isShifted: boolean): Promise<void> {
  await page.locator('[role=gridcell]:focus').evaluate(
    (cell, { key, shiftKey }) => {
      cell.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
    },
    { key: isShifted ? letter.toUpperCase() : letter.toLowerCase(), shiftKey: isShifted },
  );
}

/** What the running clock shows, in seconds. */
async function secondsOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.locator('.clock--running').innerText())
    .split(':')
    .map(Number);
  return 60 * minutes + seconds;
}

describe.skipIf(!canBrowse)('a game on the page', () => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite();
  });

  afterAll(() => site.close());

  test('goes from the form against level 2 to the final count and its analysis', async () => {
    const page = await site.open('#/spielen');
    await page.getByLabel('Stufe 2').check();
    await button(page, 'ich').click();
    await button(page, 'Partie beginnen').click();
    let turns = 0;
    for (; turns < MOST_TURNS && (await untilOwnTurn(page)) === 'turn'; turns++) {
      await followHint(page);
      await page.locator('.tile--provisional').first().waitFor({ state: 'detached' });
      // A tab may be closed or crash at any time.
      if (turns === 3) await page.reload();
    }
    expect(turns).toBeGreaterThan(5);
    const result = await page.locator('.end h2').innerText();
    const [, ...scores] = /(\d+) : (\d+)$/u.exec(result) ?? [];
    const shown = await page.locator('.scores__points').allInnerTexts();
    expect(scores.toSorted()).toEqual(shown.slice(0, 2).toSorted());
    const download = page.waitForEvent('download');
    await button(page, 'Als GCG speichern').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Ich-Stufe-2.gcg');
    const gcg = await readFile(await file.path(), 'utf8');
    expect(gcg).toContain('#player2');
    await button(page, 'Partie auswerten').click();
    await page.locator('.analysis .chart').first().waitFor();
    expect(await page.locator('.analysis__turns tbody tr').count()).toBeGreaterThan(2 * 5);
    expect(await violationsOf(page)).toEqual([]);
    // Any turn comes back to the board, and steps lead on from there.
    await page.getByRole('button', { name: 'Zug 1 auf dem Brett zeigen' }).click();
    const status = page.locator('.status');
    await status.getByText(/^Ich: .*Besser/u).waitFor();
    expect(await page.locator('.rack .tile').count()).toBe(7);
    await button(page, 'Ein Zug weiter').click();
    await status.getByText('Stufe 2').waitFor();
    await page.getByText(/^Zug 2 von/u).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await site.leave(page)).toEqual([]);
  });

  test('a word that is none is refused with its name, and the tiles stay', async () => {
    const page = await openGame(site, savedGame(FAMILIE, REFUSED.seed, 2));
    await square(page, 112).focus();
    for (const letter of REFUSED.word) await press(page, letter, false);
    await page.getByText(`8H ${REFUSED.word}`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(`${REFUSED.word} (H8–I8) steht nicht in der Liste „de“.`).waitFor();
    await expect.poll(() => page.locator('.tile--bad').count()).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rack .tile').count()).toBe(7);
    expect(await site.leave(page)).toEqual([]);
  });

  test('under tournament rules it lies until the computer challenges it', async () => {
    const page = await openGame(site, savedGame(TURNIER_DE, REFUSED.seed, 2));
    await square(page, 112).focus();
    for (const letter of REFUSED.word) await press(page, letter, false);
    await page.keyboard.press('Enter');
    await page.getByText('zu Recht angezweifelt, von Stufe 2').waitFor();
    await expect.poll(() => page.locator('.scores__points').first().innerText()).toBe('0');
    expect(await site.leave(page)).toEqual([]);
  });

  test('a game can be played by keyboard alone, and the focus is never lost', async () => {
    const page = await openGame(site, savedGame(TURNIER_DE, REFUSED.seed, 1));
    const focused = (): Promise<string> =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('role') ?? document.activeElement?.textContent ?? '',
      );
    await button(page, 'Passen').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Wirklich passen?').waitFor();
    expect(await focused()).toBe('Passen');
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Passen');
    await button(page, 'Tauschen').focus();
    await page.keyboard.press('Enter');
    await page.locator('.rack__place--held:focus').waitFor();
    await page.keyboard.press('Space');
    await button(page, '1 Stein tauschen').focus();
    await page.keyboard.press('Enter');
    await page.getByText('tauscht 1 Stein').waitFor();
    expect(await focused()).toBe('gridcell');
    // What the computer has laid can be challenged, and tiles exchanged all the same.
    await button(page, 'Anzweifeln').waitFor();
    await button(page, 'Tauschen').waitFor();
    await button(page, 'Aufgeben').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await button(page, 'Partie beginnen').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await site.leave(page)).toEqual([]);
  });

  test('tiles are laid by tap and tap, exchanged, and a turn is taken back', async () => {
    const page = await openGame(site, savedGame(FAMILIE, REFUSED.seed, 1));
    await page.locator('.rack__place--held').first().click();
    await square(page, 112).click();
    await square(page, 112).locator('.tile--provisional').waitFor();
    // A dragged tile is under the pointer until it lies.
    await page.locator('.rack__place--held').first().hover();
    await page.mouse.down();
    await square(page, 128).hover();
    await square(page, 113).hover();
    await page.locator('.square--over[data-square="113"]').waitFor();
    expect(await page.locator('.dragged-tile').isVisible()).toBe(true);
    await page.mouse.up();
    await square(page, 113).locator('.tile--provisional').waitFor();
    expect(await page.locator('.dragged-tile').count()).toBe(0);
    await button(page, 'Steine zurücknehmen').click();
    await button(page, 'Tauschen').click();
    await page.locator('.rack__place--held').nth(0).click();
    await page.locator('.rack__place--held').nth(2).click();
    await button(page, '2 Steine tauschen').click();
    await page.getByText('tauscht 2 Steine').waitFor();
    await untilOwnTurn(page);
    await button(page, 'Zug zurücknehmen').click();
    await page.getByText('tauscht 2 Steine').waitFor({ state: 'detached' });
    expect(await site.leave(page)).toEqual([]);
  });

  test('several people hand over behind a curtain', async () => {
    const page = await site.open('#/spielen', { viewport: { width: 360, height: 740 } });
    await button(page, 'Mehrere an einem Gerät').click();
    await page.getByLabel('Name 1').fill('Anna');
    await page.getByLabel('Name 2').fill('Ben');
    await button(page, 'Partie beginnen').click();
    await page.getByText('Die anderen sehen weg.').waitFor();
    await expect.poll(() => page.locator('.rack .tile').count()).toBe(0);
    await button(page, 'Bänkchen zeigen').click();
    await expect.poll(() => page.locator('.rack .tile').count()).toBe(7);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await site.leave(page)).toEqual([]);
  });

  test('a clock runs for whoever can think, survives a reload and is counted at the end', async () => {
    const page = await site.open('#/spielen');
    await button(page, 'Mehrere an einem Gerät').click();
    await page.getByLabel('Name 1').fill('Anna');
    await page.getByLabel('Name 2').fill('Ben');
    await page.getByText('Regeln, Brett und Uhr').click();
    await button(page, '25 Min.').click();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Partie beginnen').click();
    const clocks = page.getByRole('timer');
    // Behind the curtain nobody thinks.
    await page.getByText('Die anderen sehen weg.').waitFor();
    await page.waitForTimeout(1200);
    expect(await clocks.allInnerTexts()).toEqual(['25:00', '25:00']);
    await button(page, 'Bänkchen zeigen').click();
    await expect.poll(() => secondsOf(page)).toBeLessThan(1499);
    const before = await secondsOf(page);
    await page.reload();
    await button(page, 'Bänkchen zeigen').click();
    await expect.poll(() => secondsOf(page)).toBeLessThan(before);
    await button(page, 'Pause').click();
    await page.getByText('Die anderen sehen weg.').waitFor();

    // Both have thought for so long that something is said, or taken off; a slow machine has most of a
    // minute for each of them until it would be more.
    await page.evaluate(() => localStorage.setItem('bestzug.clock', '[1439500,1501000]'));
    await page.reload();
    const violations: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await button(page, 'Bänkchen zeigen').click();
      const heard = page.getByRole('status');
      const isLate = (await page.locator('.clock--running.clock--over').count()) > 0;
      await heard
        .getByText(isLate ? 'Die Bedenkzeit ist um' : 'Noch eine Minute Bedenkzeit.')
        .waitFor({ state: 'attached' });
      // Once for each of them: the clock goes on meanwhile.
      if (turn < 2) violations.push(...(await violationsOf(page)));
      await button(page, 'Passen').click();
      await page.locator('.asked').getByRole('button', { name: 'Passen' }).click();
    }
    expect(violations).toEqual([]);
    await page.locator('.end').waitFor();
    const rests = await page.locator('.end__rests li').allInnerTexts();
    expect(rests.filter((line) => line.includes('Bedenkzeit'))).toHaveLength(1);
    expect(rests.find((line) => line.startsWith('Ben'))).toContain('Bedenkzeit −10');
    expect(await site.leave(page)).toEqual([]);
  });

  test('the Super edition is played on its own board, on a phone too', async () => {
    const page = await site.open('#/spielen', { viewport: { width: 360, height: 740 } });
    await page.getByText('Regeln, Brett und Uhr').click();
    await page.getByLabel('Super').check();
    await page.getByLabel('Stufe 4').check();
    await button(page, 'ich').click();
    await button(page, 'Partie beginnen').click();
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(21 * 21);
    await page.getByText('193 ungesehene Steine').waitFor();
    for (let turn = 0; turn < 3; turn++) {
      await untilOwnTurn(page);
      await followHint(page, 21);
      await page.locator('.tile--provisional').first().waitFor({ state: 'detached' });
    }
    await untilOwnTurn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await button(page, 'Brett vergrößern').click();
    const width = await page
      .getByRole('gridcell')
      .first()
      .evaluate((cell) => cell.clientWidth);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violationsOf(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await button(page, 'Als GCG speichern').click();
    const gcg = await readFile(await (await download).path(), 'utf8');
    expect(gcg).toContain('#board-layout super-21');
    // The position editor takes it over, with its moves.
    await page.getByRole('link', { name: 'Stellung untersuchen' }).click();
    await page.locator('.moves__move').first().waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(21 * 21);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await site.leave(page)).toEqual([]);
  });

  test('the edition before 1990 has eight tiles on the rack', async () => {
    const page = await site.open('#/spielen', { viewport: { width: 360, height: 740 } });
    await page.getByText('Regeln, Brett und Uhr').click();
    await page.getByLabel('Vor 1990').check();
    await button(page, 'ich').click();
    await button(page, 'Partie beginnen').click();
    await page.getByText('111 ungesehene Steine').waitFor();
    expect(await page.locator('.rack .tile').count()).toBe(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await untilOwnTurn(page);
    await followHint(page);
    await page.getByText('Runde 2').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await site.leave(page)).toEqual([]);
  });

  test('a saved game that cannot be read is not thrown away silently', async () => {
    const page = await site.open('');
    await page.evaluate(() => localStorage.setItem('bestzug.game', '{"seed":1,"record":{"for'));
    await page.goto(`${site.url}#/spielen`);
    await page.reload();
    await page.getByText('lässt sich nicht lesen').waitFor();
    await button(page, 'Verwerfen').click();
    await button(page, 'Partie beginnen').waitFor();
    expect(await site.leave(page)).toEqual([]);
  });
});
