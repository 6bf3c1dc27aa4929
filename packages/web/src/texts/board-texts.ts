/** Texts of board and rack, mostly for screen readers. */
import { characterOf, IN_ENDING } from '@bestzug/lexicon';
import {
  isBlankTile,
  NO_TILE,
  squareName,
  tileLetter,
  type BoardLayout,
  type Direction,
  type Square,
  type Tile,
  type TileSet,
} from '@bestzug/core';
import type { TileLook } from '../board/tile-view.tsx';
import type { Language } from '../settings/settings.ts';

/** A square as it is to be read out. */
export interface SquareFacts {
  readonly square: Square;
  readonly tile: Tile;
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
  readonly look: TileLook;
}

/** See above. */
export interface BoardTexts {
  readonly label: string;
  readonly rackLabel: string;
  /** „H8, Sternfeld, doppelter Wortwert, leer“. */
  readonly square: (facts: SquareFacts) => string;
  /** A tile on the rack; no sign = a blank. */
  readonly rackTile: (facts: {
    readonly sign: string | undefined;
    readonly points: number;
  }) => string;
  readonly blank: string;
  readonly blankAs: (letter: string) => string;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly directionIs: (direction: Direction) => string;
  readonly points: (count: number) => string;
}

/** The words the sentences of one language are put together from. */
interface SquareWords {
  readonly empty: string;
  readonly star: string;
  readonly looks: Readonly<Record<TileLook, string>>;
  readonly premium: (kind: 'letter' | 'word', factor: number) => string;
  readonly blankAs: (letter: string) => string;
  readonly points: (count: number) => string;
}

const DE: SquareWords = {
  empty: 'leer',
  star: 'Sternfeld',
  looks: {
    lying: '',
    ghost: 'Vorschau',
    provisional: 'neu gelegt',
    last: 'letzter Zug',
    bad: 'ungültig',
  },
  premium: (kind, factor) =>
    `${['', '', 'doppelter', 'dreifacher', 'vierfacher'][factor]} ${kind === 'word' ? 'Wortwert' : 'Buchstabenwert'}`,
  blankAs: (letter) => `Blanko als ${letter}`,
  points: (count) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`,
};

const EN: SquareWords = {
  empty: 'empty',
  star: 'star',
  looks: {
    lying: '',
    ghost: 'preview',
    provisional: 'newly laid',
    last: 'last move',
    bad: 'invalid',
  },
  premium: (kind, factor) => `${['', '', 'double', 'triple', 'quadruple'][factor]} ${kind} score`,
  blankAs: (letter) => `blank as ${letter}`,
  points: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
};

function squareText(words: SquareWords, facts: SquareFacts): string {
  const { square, tile, layout, tileSet, look } = facts;
  const parts = [squareName(square, layout.size)];
  if (tile === NO_TILE) {
    if (square === layout.star) parts.push(words.star);
    const word = layout.wordMultipliers[square] ?? 1;
    const letter = layout.letterMultipliers[square] ?? 1;
    if (word > 1) parts.push(words.premium('word', word));
    if (letter > 1) parts.push(words.premium('letter', letter));
    parts.push(words.empty);
    return parts.join(', ');
  }
  const character = tileLetter(tile) === IN_ENDING ? '*IN' : characterOf(tileLetter(tile));
  parts.push(isBlankTile(tile) ? words.blankAs(character) : character);
  parts.push(words.points(tileSet.points[tile] ?? 0));
  if (words.looks[look] !== '') parts.push(words.looks[look]);
  return parts.join(', ');
}

/** In both languages. */
export const boardTexts: Readonly<Record<Language, BoardTexts>> = {
  de: {
    label: 'Spielbrett',
    rackLabel: 'Bänkchen',
    square: (facts) => squareText(DE, facts),
    rackTile: ({ sign, points }) =>
      sign === undefined ? 'Blanko' : `${sign}, ${DE.points(points)}`,
    blank: 'Blanko',
    blankAs: DE.blankAs,
    directions: { across: 'waagerecht', down: 'senkrecht' },
    directionIs: (direction) =>
      `Schreibrichtung ${direction === 'across' ? 'waagerecht' : 'senkrecht'}`,
    points: DE.points,
  },
  en: {
    label: 'Board',
    rackLabel: 'Rack',
    square: (facts) => squareText(EN, facts),
    rackTile: ({ sign, points }) =>
      sign === undefined ? 'Blank' : `${sign}, ${EN.points(points)}`,
    blank: 'Blank',
    blankAs: EN.blankAs,
    directions: { across: 'across', down: 'down' },
    directionIs: (direction) => `Writing ${direction}`,
    points: EN.points,
  },
};
