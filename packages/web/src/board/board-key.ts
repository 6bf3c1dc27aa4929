/** What keys on the board mean, wherever tiles are typed. */
import type { KeyboardEvent } from 'react';
import { letterOf, type Letter } from '@bestzug/lexicon';
import { columnOf, perpendicular, rowOf, type Direction, type Square } from '@bestzug/core';
import type { BoardCursor } from './board-cursor.ts';

/** A key on the board, read. */
export type BoardKey =
  /** Lay this letter, or a blank as this letter. */
  | { readonly kind: 'letter'; readonly letter: Letter; readonly isBlank: boolean }
  /** Make an umlaut of the vowel just typed. */
  | { readonly kind: 'umlaut' }
  | { readonly kind: 'move'; readonly cursor: BoardCursor }
  | { readonly kind: 'turn' | 'erase' | 'clear' | 'confirm' | 'cancel' | 'undo' | 'redo' };

/** The umlaut of a vowel, for keyboards that have none. */
export const UMLAUT_OF: ReadonlyMap<Letter, Letter> = new Map(
  ['AÄ', 'OÖ', 'UÜ'].map((pair) => [letterOf(pair[0] ?? '') ?? 0, letterOf(pair[1] ?? '') ?? 0]),
);

/** What of a key press matters; a DOM event fits. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

interface KeyContext {
  readonly cursor: BoardCursor;
  readonly size: number;
  readonly star: Square;
  /** Whether an arrow across the direction turns it before it moves. */
  readonly arrowsTurn: boolean;
}

/** Reads a key; undefined = it means nothing on the board. */
export function readBoardKey(press: KeyPress, context: KeyContext): BoardKey | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey) return commandOf(press, context);
  const arrow = arrowOf(key);
  if (arrow !== undefined && !altKey) return { kind: 'move', cursor: afterArrow(arrow, context) };
  switch (key) {
    case ' ':
      return { kind: 'turn' };
    case 'Backspace':
      return { kind: 'erase' };
    case 'Delete':
      return { kind: 'clear' };
    case 'Enter':
      return { kind: 'confirm' };
    case 'Escape':
      return { kind: 'cancel' };
    case ':':
      return { kind: 'umlaut' };
    case 'Home':
    case 'End':
      return { kind: 'move', cursor: afterEdge(key, context) };
  }
  // The shift key decides, not the case: Caps Lock must not lay blanks.
  const letter = [...key].length === 1 ? letterOf(key.toUpperCase()) : undefined;
  return letter === undefined ? undefined : { kind: 'letter', letter, isBlank: shiftKey };
}

function commandOf(
  { key, shiftKey }: KeyPress,
  { cursor, star }: KeyContext,
): BoardKey | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    case 'home':
      return { kind: 'move', cursor: { ...cursor, square: star } };
    default:
      return undefined;
  }
}

interface Arrow {
  readonly direction: Direction;
  readonly step: 1 | -1;
}

function arrowOf(key: string): Arrow | undefined {
  switch (key) {
    case 'ArrowRight':
      return { direction: 'across', step: 1 };
    case 'ArrowLeft':
      return { direction: 'across', step: -1 };
    case 'ArrowDown':
      return { direction: 'down', step: 1 };
    case 'ArrowUp':
      return { direction: 'down', step: -1 };
    default:
      return undefined;
  }
}

function afterArrow(
  { direction, step }: Arrow,
  { cursor, size, arrowsTurn }: KeyContext,
): BoardCursor {
  if (arrowsTurn && direction !== cursor.direction && step === 1) {
    return { ...cursor, direction: perpendicular(cursor.direction) };
  }
  const { square } = cursor;
  const place = direction === 'across' ? columnOf(square, size) : rowOf(square, size);
  const isAtEdge = place + step < 0 || place + step >= size;
  const distance = direction === 'across' ? step : step * size;
  return { ...cursor, square: isAtEdge ? square : square + distance };
}

function afterEdge(key: 'Home' | 'End', { cursor, size }: KeyContext): BoardCursor {
  const { square, direction } = cursor;
  const place = direction === 'across' ? columnOf(square, size) : rowOf(square, size);
  const target = key === 'Home' ? 0 : size - 1;
  return {
    ...cursor,
    square: square + (target - place) * (direction === 'across' ? 1 : size),
  };
}
