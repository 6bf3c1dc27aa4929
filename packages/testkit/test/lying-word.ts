/** Reads the words off a board, without the code that lays them. */
import { characterOf } from '@bestzug/lexicon';
import { NO_TILE, tileLetter, transposed, type Board } from '@bestzug/core';

/** Every run of two or more tiles, across and down, in capitals. */
export const lyingWords = (board: Board): string[] =>
  [board, transposed(board)].flatMap(({ layout: { size }, tiles }) => {
    const signs = Array.from(tiles, (tile) =>
      tile === NO_TILE ? '.' : characterOf(tileLetter(tile)),
    );
    const lanes = Array.from({ length: size }, (_, lane) =>
      signs.slice(lane * size, (lane + 1) * size).join(''),
    );
    return lanes.flatMap((lane) => lane.split(/\.+/u).filter((run) => run.length > 1));
  });
