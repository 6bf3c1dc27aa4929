import { describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import { readBoardKey, type KeyPress } from '../src/board/board-key.ts';

const context = {
  cursor: { square: 112, direction: 'across' },
  size: 15,
  star: 112,
  arrowsTurn: true,
} as const;

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a key on the board', () => {
  test.each([
    ['small letter', press('h'), { letter: letterOf('H'), isBlank: false }],
    ['capital of Caps Lock', press('H'), { letter: letterOf('H'), isBlank: false }],
    ['letter with shift', press('H', { shiftKey: true }), { letter: letterOf('H'), isBlank: true }],
    ['umlaut', press('ö'), { letter: letterOf('Ö'), isBlank: false }],
  ])('%s lays a tile, and a blank only with shift', (_name, key, expected) => {
    expect(readBoardKey(key, context)).toEqual({ kind: 'letter', ...expected });
  });

  test.each(['ß', '1', 'é', 'F5', 'Tab', 'Shift'])('%s means nothing', (key) => {
    expect(readBoardKey(press(key), context)).toBeUndefined();
  });

  test('an arrow across the direction turns it first, along it moves', () => {
    expect(readBoardKey(press('ArrowDown'), context)).toEqual({
      kind: 'move',
      cursor: { square: 112, direction: 'down' },
    });
    expect(readBoardKey(press('ArrowRight'), context)).toEqual({
      kind: 'move',
      cursor: { square: 113, direction: 'across' },
    });
  });

  test('no arrow leaves the board', () => {
    const atEdge = { ...context, cursor: { square: 119, direction: 'across' } } as const;
    expect(readBoardKey(press('ArrowRight'), atEdge)).toEqual({
      kind: 'move',
      cursor: { square: 119, direction: 'across' },
    });
  });

  test('commands of the browser stay with the browser', () => {
    expect(readBoardKey(press('r', { ctrlKey: true }), context)).toBeUndefined();
    expect(readBoardKey(press('z', { ctrlKey: true }), context)).toEqual({ kind: 'undo' });
  });
});
