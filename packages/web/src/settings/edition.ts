/** Editions of the game: which board and which tiles, whatever the rules (R8). */
import {
  BEFORE_1990,
  FAMILIE,
  STANDARD_15,
  SUPER,
  type BoardLayout,
  type RuleProfile,
} from '@bestzug/core';

/** Editions that can be chosen; the first one is the usual. */
export const EDITIONS = ['standard', 'super', 'de-119'] as const;

/** Name of an edition. */
export type EditionName = (typeof EDITIONS)[number];

/** Where board, tiles and rack come from; the usual ones are those of the rules themselves. */
const PARTS: ReadonlyMap<EditionName, RuleProfile> = new Map([
  ['super', SUPER],
  ['de-119', BEFORE_1990],
]);

/** The rules on the board and with the tiles of an edition. */
export function withEdition(profile: RuleProfile, edition: EditionName): RuleProfile {
  const parts = PARTS.get(edition);
  if (parts === undefined) return profile;
  const { layout, tileSet, rackSize } = parts;
  // The rules of the built-in editions are those at home.
  const name = profile.name === FAMILIE.name ? parts.name : `${profile.name}-${edition}`;
  return { ...profile, name, layout, tileSet, rackSize };
}

/** Name of the tiles of an edition; none for the usual ones. */
export const tilesOf = (edition: EditionName): string | undefined =>
  PARTS.get(edition)?.tileSet.name;

/** The edition that has these tiles. */
export const editionOf = (tiles: string | undefined): EditionName =>
  EDITIONS.find((edition) => tilesOf(edition) === tiles) ?? 'standard';

/** The edition that was chosen, or another one where a position lies on another board. */
export function editionFor(layout: BoardLayout, chosen: EditionName): EditionName {
  const sizeOf = (edition: EditionName): number => (PARTS.get(edition)?.layout ?? STANDARD_15).size;
  return [chosen, ...EDITIONS].find((edition) => sizeOf(edition) === layout.size) ?? chosen;
}
