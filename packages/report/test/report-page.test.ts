/** Pages of games. */
import { describe, expect, test } from 'vitest';
import { parseCgpBoard, TURNIER_DE } from '@bestzug/core';
import type { GameReport } from '@bestzug/analysis';
import { seriesPage } from '../src/index.ts';
import { LIST, pageOf, RECORD, REPORT, reportOfRecord } from './sample-report.ts';

const VOID_TAGS = new Set(['meta', 'input']);

/** Names of tags that are not closed where they should be. */
function unbalanced(page: string): string[] {
  const bare = page.replace(/<(style|script)>[^]*?<\/\1>/gu, '');
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, closing, name = ''] of bare.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/giu)) {
    if (tag.endsWith('/>') || (closing === '' && VOID_TAGS.has(name))) continue;
    if (closing === '') open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

/** Tiles the page shows after a turn. */
const tilesAfter = (page: string, turn: number): number =>
  [...page.matchAll(/data-from="(\d+)"\s+data-to="(\d+)"/gu)].filter(
    ([, from, to]) => Number(from) <= turn && turn < Number(to),
  ).length;

function letterCount(board: string): number {
  const parsed = parseCgpBoard(board, TURNIER_DE);
  return parsed.ok ? parsed.value.tiles.filter((tile) => tile !== 0).length : Number.NaN;
}

describe.each(['de', 'en'] as const)('a page in the language %s', (language) => {
  const page = pageOf(REPORT, language);

  test('is one well-formed document that says its language', () => {
    expect(page).toMatch(/^<!doctype html>\s*<html lang="(?:de|en)">/u);
    expect(page).toContain(`<html lang="${language}">`);
    expect(unbalanced(page)).toEqual([]);
    expect(page).not.toMatch(/undefined|NaN|\[object|Infinity/u);
  });

  test('asks for nothing from anywhere, and forbids it', () => {
    expect(page).not.toMatch(/(?:src|href|action|poster)=|@import|url\((?!#)|https?:/u);
    expect(page).toContain('Content-Security-Policy');
  });

  test('has the board after each turn', () => {
    for (const { turn, board } of REPORT.turns) {
      expect(tilesAfter(page, turn)).toBe(letterCount(board));
    }
    expect(tilesAfter(page, 0)).toBe(0);
  });

  test('labels premium squares as the rules do, in every language (R6)', () => {
    for (const [mark, count] of [
      ['2L', 24],
      ['3L', 12],
      ['2W', 16],
      ['3W', 8],
    ] as const) {
      expect(page.match(new RegExp(`<span class="[lw]\\d"\\s*>${mark}`, 'gu'))).toHaveLength(count);
    }
  });

  test('has a row and a section for each turn, and both charts', () => {
    const { length } = REPORT.turns;
    expect(page.match(/class="go"/gu)).toHaveLength(length);
    expect(page.match(/<section\s+class="turn /gu)).toHaveLength(length);
    expect(page.match(/<svg/gu)).toHaveLength(2);
    expect(page).toContain('SCHALTETE');
  });
});

describe.each(['de', 'en'] as const)('the page of several games in the language %s', (language) => {
  const game = { name: 'x', page: 'x y.html', report: REPORT };
  const evil = '<script>alert(1)</script>';
  const players = REPORT.players.map((player) => ({ ...player, player: evil }));
  const games = [
    game,
    { ...game, name: evil, page: `${evil}.html` },
    { ...game, report: { ...REPORT, players } },
  ];
  const page = seriesPage({ games, list: LIST, depth: 'static', language });

  test('is one well-formed document without anything from outside', () => {
    expect(unbalanced(page)).toEqual([]);
    expect(page).not.toMatch(/undefined|NaN|\[object|Infinity|<script|https?:|(?:src|action)=/u);
    expect(page).toContain('&lt;script&gt;');
  });

  test('leads to each game and has a row for each player', () => {
    const links = [...page.matchAll(/href="([^"]*)"/gu)].map(([, link]) => link);
    expect(links).toEqual([
      'x%20y.html',
      `${encodeURIComponent(evil)}.html`.replaceAll("'", '&#39;'),
      'x%20y.html',
    ]);
    expect(page.match(/<th scope="row"/gu)).toHaveLength(3);
    expect(page).toContain(language === 'de' ? '3 Partien' : '3 games');
  });
});

test('a page of a series leads back to it', () => {
  expect(pageOf(REPORT)).not.toContain('<a ');
  expect(pageOf(REPORT, 'de', 'index.html')).toContain('<a href="index.html">alle Partien</a>');
});

test('numbers are written as the language writes them', () => {
  const [player] = REPORT.players;
  const loss = player!.equityLostPerTurn!.toFixed(1);
  expect(pageOf(REPORT, 'en')).toContain(`>${loss}<`);
  expect(pageOf(REPORT, 'de')).toContain(`>${loss.replace('.', ',')}<`);
});

test('text from the game never becomes markup', () => {
  const evil = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'];
  const rename = <Part extends { readonly player: string }>(parts: readonly Part[]): Part[] =>
    parts.map((part) => ({
      ...part,
      player: evil[REPORT.players.findIndex(({ player }) => player === part.player)]!,
    }));
  const report: GameReport = {
    ...REPORT,
    players: rename(REPORT.players),
    turns: rename(REPORT.turns).map((turn) => ({ ...turn, words: evil, phony: evil })),
  };
  const page = pageOf(report);
  expect(page.match(/<script/gu)).toHaveLength(1);
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(unbalanced(page)).toEqual([]);
});

describe('unusual games', () => {
  test('without any turn still make a page', () => {
    const page = pageOf(
      reportOfRecord({
        ...RECORD,
        turns: [],
        end: undefined,
        scores: [0, 0],
        boardTiles: new Uint8Array(225),
      }),
    );
    expect(unbalanced(page)).toEqual([]);
    expect(page).not.toMatch(/undefined|NaN/u);
  });

  test('with unknown racks say so', () => {
    const turns = RECORD.turns.map((turn) => ({ ...turn, rack: undefined }));
    const page = pageOf(reportOfRecord({ ...RECORD, turns }));
    expect(page).toContain(`Bei ${turns.length} Zügen ist das Bänkchen nicht bekannt`);
    expect(page).toContain('nicht bewertet');
    expect(page).not.toMatch(/undefined|NaN/u);
  });

  test('show the tiles of a placement that was taken back in its turn alone', () => {
    const [first] = RECORD.turns;
    if (first?.play.kind !== 'placement') throw new Error('the example begins with a placement');
    const withdrawn = { ...first, play: { ...first.play, outcome: 'withdrawn' as const } };
    const record = { ...RECORD, turns: [withdrawn], boardTiles: new Uint8Array(225) };
    const page = pageOf(
      reportOfRecord({
        ...record,
        turns: [
          withdrawn,
          { ...RECORD.turns[1]!, boardTiles: new Uint8Array(225), play: { kind: 'pass' } },
        ],
      }),
    );
    expect([0, 1, 2].map((turn) => tilesAfter(page, turn))).toEqual([0, 4, 0]);
    expect(page).toContain('8E CRUX (zurückgenommen)');
  });
});
