/** A placement of a record laid on the board of its moment. */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  checkPlacement,
  newTilesOf,
  NO_TILE,
  rackOf,
  rackSymbol,
  runThrough,
  signOfRackSymbol,
  signOfTile,
  squareName,
  stepOf,
  tileLetter,
  wordCapitals,
  type Board,
  type Placement,
  type PlacementCheck,
  type PlacementFault,
  type RuleProfile,
} from '@bestzug/core';
import type { GcgFault, GcgWarning } from '../gcg/gcg-fault.ts';
import type { GcgPlacement } from '../gcg/gcg-game.ts';

/** A placement with what it makes. */
export interface LaidPlacement {
  /** Canonical form (R39). */
  readonly placement: Placement;
  /** As in the file, but with dots for the tiles that lie there and over the whole word. */
  readonly written: GcgPlacement;
  readonly words: readonly string[];
  readonly points: number;
  readonly warnings: readonly GcgWarning[];
}

/**
 * Lays a placement. Faults: `offBoard`, `occupied`, `noTiles`, `illegalLetter`; everything else that
 * the rules forbid (R28, R31–R33) is a warning.
 *
 * @param held tiles of a full rack at that moment; a shorter written rack is incomplete (R116)
 */
export function layPlacement(
  event: GcgPlacement,
  board: Board,
  profile: RuleProfile,
  held: number,
): Result<LaidPlacement, GcgFault> {
  const { direction, start, signs } = event;
  const check = checkPlacement({ board, move: { direction, start, signs }, profile });
  const { placement, total } = check;
  if (placement === undefined || total === undefined) {
    return err(faultOf(check.faults[0], event, board));
  }
  return ok({
    placement,
    written: { ...event, ...spelled(event, board, placement) },
    words: check.words.map(wordCapitals),
    points: total,
    warnings: [...ruleWarnings(check, event.line), ...rackWarnings(event, placement, board, held)],
  });
}

/** The signs with dots; the canonical form if they are not just the word they lie in. */
function spelled(
  { direction, start, signs }: GcgPlacement,
  board: Board,
  placement: Placement,
): Pick<GcgPlacement, 'direction' | 'start' | 'signs'> {
  const { size } = board.layout;
  const step = stepOf(direction, size);
  const dotted = signs.map((sign, index) =>
    board.tiles[start + index * step] === NO_TILE ? sign : NO_TILE,
  );
  const after = board.tiles.slice();
  for (const { square, tile } of newTilesOf(placement, size)) after[square] = tile;
  const { first, last } = runThrough(after, start, direction, size);
  const isWholeWord = first === start && last === start + (signs.length - 1) * step;
  if (isWholeWord && signs.length > 1) return { direction, start, signs: dotted };
  return { direction: placement.direction, start: placement.start, signs: placement.tiles };
}

function faultOf(
  fault: PlacementFault | undefined,
  { direction, start, signs, line, column }: GcgPlacement,
  board: Board,
): GcgFault {
  const { size } = board.layout;
  const step = stepOf(direction, size);
  if (fault?.kind === 'occupied') {
    const { square, lying } = fault.squares[0]!;
    const index = (square - start) / step;
    const facts = { square: squareName(square, size), lying: signOfTile(lying) };
    return {
      kind: 'occupied',
      ...facts,
      found: signOfTile(signs[index]!),
      line,
      column: column + index,
    };
  }
  if (fault?.kind === 'offBoard') {
    const onBoard = signs.length - fault.places.length;
    return { kind: 'offBoard', line, column: column + onBoard };
  }
  if (fault?.kind === 'noTiles') return { kind: 'noTiles', line, column };
  // What is left: a blank without a letter, or a *IN that no blank stands for.
  const index = Math.max(
    0,
    signs.findIndex((sign) => tileLetter(sign) === 0 && sign !== NO_TILE),
  );
  return { kind: 'illegalLetter', found: signOfTile(signs[index]!), line, column: column + index };
}

const ruleWarnings = ({ faults }: PlacementCheck, line: number): GcgWarning[] =>
  faults.flatMap(({ kind }): GcgWarning[] =>
    kind === 'firstMoveOffStar' || kind === 'firstMoveTooShort' || kind === 'notConnected'
      ? [{ kind, line }]
      : [],
  );

function rackWarnings(
  { rack, line }: GcgPlacement,
  placement: Placement,
  board: Board,
  held: number,
): GcgWarning[] {
  if (rack === undefined) return [];
  const missing = missingSymbols(
    rack,
    newTilesOf(placement, board.layout.size).map(({ tile }) => rackSymbol(tile)),
  );
  const unwritten = Math.max(0, held - rack.length);
  if (missing.length <= unwritten) return [];
  return [{ kind: 'notOnRack', tiles: missing.map(signOfRackSymbol).join(''), line }];
}

/** The symbols needed that are not among those there are, with multiplicity, in the order of R2. */
export function missingSymbols(there: Iterable<number>, needed: Iterable<number>): number[] {
  const left = [...rackOf(there).counts];
  const missing: number[] = [];
  for (const symbol of needed) {
    if (left[symbol]! > 0) left[symbol]!--;
    else missing.push(symbol);
  }
  return missing.sort((one, other) => one - other);
}
