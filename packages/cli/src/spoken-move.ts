/** Moves as sentences name them: placements by their notation, `-` and `-QX` in words. */

/** `8D GRÜNDE`, `Tauschen von QX`, `Tauschen von 3 Steinen`, `Passen`. */
export function spokenMoveDe(move: string): string {
  if (!move.startsWith('-')) return move;
  const tiles = move.slice(1);
  if (tiles === '') return 'Passen';
  return `Tauschen von ${/^\d/u.test(tiles) ? `${tiles} ${tiles === '1' ? 'Stein' : 'Steinen'}` : tiles}`;
}

/** `8D GRÜNDE`, `exchanging QX`, `exchanging 3 tiles`, `passing`. */
export function spokenMoveEn(move: string): string {
  if (!move.startsWith('-')) return move;
  const tiles = move.slice(1);
  if (tiles === '') return 'passing';
  return `exchanging ${/^\d/u.test(tiles) ? `${tiles} ${tiles === '1' ? 'tile' : 'tiles'}` : tiles}`;
}

/** A sentence that begins with such a move, or anything else in small letters. */
export const capitalized = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);
