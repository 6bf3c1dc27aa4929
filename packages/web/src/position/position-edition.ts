/** Which edition the position is of: that of the settings, and texts name it by its tiles. */
import { editionFor, editionOf, tilesOf, type EditionName } from '../settings/edition.ts';
import { useSettings } from '../settings/settings-store.ts';
import { cgpOfContent, tilesOfCgp, type PositionContent } from './position-content.ts';

/** The position as a text that is read the same anywhere. */
export function textOfPosition(content: PositionContent): string {
  const { edition } = useSettings.getState();
  return cgpOfContent(content, tilesOf(editionFor(content.board.layout, edition)));
}

/**
 * Chooses the edition of a position that was read and is in the editor already.
 *
 * @param unnamed the edition of texts that do not name their tiles; left out: the chosen one
 */
export function takeEdition(
  text: string,
  { board }: PositionContent,
  unnamed: EditionName = useSettings.getState().edition,
): void {
  const tiles = tilesOfCgp(text);
  const named = tiles === undefined ? unnamed : editionOf(tiles);
  useSettings.getState().change({ edition: editionFor(board.layout, named) });
}
