/** A move in the record: its start, and its word with the new letters set off. */
import type { ReactNode } from 'react';
import {
  formatStart,
  NO_TILE,
  signOfTile,
  stepOf,
  type Board,
  type Placement,
} from '@bestzug/core';
import { WordLetters } from '../moves/word-letters.tsx';

interface MoveWordProps {
  readonly placement: Placement;
  /** The board before the move. */
  readonly board: Board;
}

/** `4A FING`; letters that lay there are lighter, blanks small and underlined. */
export function MoveWord({ placement, board }: MoveWordProps): ReactNode {
  const { start, direction, tiles } = placement;
  const { size } = board.layout;
  const step = stepOf(direction, size);
  const letters = tiles.map((tile, index) => ({
    sign: signOfTile(tile === NO_TILE ? board.tiles[start + index * step]! : tile),
    isNew: tile !== NO_TILE,
  }));
  return (
    <>
      <span className="turn__start">{formatStart({ square: start, direction }, size)}</span>{' '}
      <WordLetters letters={letters} />
    </>
  );
}
