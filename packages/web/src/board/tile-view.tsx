/** A tile as it looks on board, rack and in the count of a move. */
import type { ReactNode } from 'react';
import { BLANK, characterOf, IN_ENDING } from '@bestzug/lexicon';
import { isBlankTile, tileLetter, type Tile, type TileSet } from '@bestzug/core';
import './tile.css';

/** What a tile is to say beyond its letter. */
export type TileLook = 'lying' | 'ghost' | 'provisional' | 'last' | 'bad';

interface TileViewProps {
  /** Board tile; 0 draws the empty face of a blank that has no letter yet. */
  readonly tile: Tile;
  readonly tileSet: TileSet;
  readonly look?: TileLook;
}

/** A tile; decoration for screen readers, what holds it has a label. */
export function TileView({ tile, tileSet, look = 'lying' }: TileViewProps): ReactNode {
  const isBlank = tile === BLANK || isBlankTile(tile);
  const letter = tileLetter(tile);
  const isInEnding = letter === IN_ENDING;
  const character = tile === BLANK ? '' : isInEnding ? '*IN' : characterOf(letter);
  const value = isBlank && !isInEnding ? undefined : tileSet.points[tile];
  // Letter and value are drawn by the style sheet: text here would be part of the accessible names
  // of squares and buttons, which say more than that.
  return (
    <span
      className={`tile tile--${look}${isBlank ? ' tile--blank' : ''}${isInEnding ? ' tile--in' : ''}`}
      data-letter={isBlank && !isInEnding ? character.toLowerCase() : character}
      data-value={value}
      aria-hidden="true"
    />
  );
}
