/** What a terminal receives during a game. */
import { expect, test, vi } from 'vitest';
import picocolors from 'picocolors';
import { startSeededGame, TURNIER_DE } from '@bestzug/core';
import { MESSAGES_DE } from '../src/messages-de.ts';
import { createTextReporter } from '../src/play/text-reporter.ts';

const session = {
  messages: MESSAGES_DE,
  globals: { color: false },
  isJson: false,
  colors: picocolors.createColors(false),
  columns: 80,
};

/** Everything written to stdout meanwhile. */
function written(work: () => void): string {
  const texts: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    texts.push(String(text));
    return true;
  });
  try {
    work();
  } finally {
    spy.mockRestore();
  }
  return texts.join('');
}

const players = ['Anna', 'Ben'].map((name) => ({ name, engine: undefined }));
const started = startSeededGame({ profile: TURNIER_DE, lexicon: undefined, players }, 1);
if (!started.ok) throw new Error(started.error.kind);
const game = started.value;

test('on a screen the table stays in its place: the terminal is emptied before', () => {
  const text = written(() => createTextReporter(session, 'screen').show(game, 0));
  expect(text.startsWith('\u001B[2J\u001B[H    A   B   C ')).toBe(true);
  expect(text).toContain('Bänkchen:');
});

test('between two players even what one could scroll back to is gone', () => {
  const text = written(() => createTextReporter(session, 'screen').hide(game));
  expect(text.startsWith('\u001B[2J\u001B[3J\u001B[H    A   B   C ')).toBe(true);
  expect(text).not.toContain('Bänkchen:');
});

test('a stream is left alone, and so is a terminal by the names in a game', () => {
  const others = players.map((player) => ({ ...player, name: `${player.name}\u001B[2J` }));
  const text = written(() =>
    createTextReporter(session, 'stream').show({ ...game, players: others }, 0),
  );
  expect(text).toContain('Anna [2J');
  expect(text).not.toContain('\u001B');
});
