/** Positions as people write them: CGP, the board of one alone, or lines of a board. */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  floatingTiles,
  parseBoardText,
  parseCgp,
  parseCgpBoard,
  parseRack,
  positionFromSetup,
  setupOf,
  squareName,
  type BoardLayout,
  type Position,
  type Rack,
  type RuleProfile,
  type Setup,
} from '@bestzug/core';
import type { InputFault, InputName } from './input-fault.ts';

/** Reads a position, without racks where the text names none. Lines that begin with `#` are skipped. */
export function parsePositionText(text: string, layout: BoardLayout): Result<Setup, InputFault> {
  const lines = text
    .split(/\r\n|\n|\r/u)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const cgps = lines.filter((line) => line.includes('/'));
  if (cgps.length > 1) return err({ kind: 'severalPositions', found: cgps.length });
  const [cgp] = cgps;
  if (cgp !== undefined && !/^\S+$/u.test(cgp.trim())) return parseCgpText(cgp, layout);
  const board = cgp === undefined ? parseBoardText(text, layout) : parseCgpBoard(cgp, { layout });
  return board.ok ? ok(setupOf(board.value, [])) : faultIn('board', board.error);
}

/** Reads a complete CGP text. */
export function parseCgpText(text: string, layout: BoardLayout): Result<Setup, InputFault> {
  const setup = parseCgp(text, { layout });
  return setup.ok ? setup : faultIn('board', setup.error);
}

/** Reads a rack. */
export function parseRackText(text: string, profile: RuleProfile): Result<Rack, InputFault> {
  const rack = parseRack(text, profile);
  return rack.ok ? rack : faultIn('rack', rack.error);
}

/** How strictly a board is judged. */
export type BoardCheck =
  /** Tile counts and floating tiles are faults. */
  | 'all'
  /** Tile counts are faults. */
  | 'tiles'
  | 'nothing';

/** The setup as a position of these rules. */
export function positionOfSetup(
  setup: Setup,
  profile: RuleProfile,
  check: BoardCheck,
): Result<Position, InputFault> {
  const position = positionFromSetup(setup, profile, check === 'nothing' ? 'ignore' : 'check');
  if (!position.ok) return faultIn('board', position.error);
  const squares = check === 'all' ? floatingSquares(setup) : [];
  return squares.length > 0 ? err({ kind: 'floatingTiles', squares }) : position;
}

/** Names of the squares with floating tiles. */
export const floatingSquares = ({ board }: Setup): string[] =>
  floatingTiles(board).map((square) => squareName(square, board.layout.size));

type WithoutInput = Extract<InputFault, { readonly input: InputName }>;

/** The fault with the part of the input it was found in. */
export const faultIn = <Fault extends Omit<WithoutInput, 'input'>>(
  input: InputName,
  fault: Fault,
): { readonly ok: false; readonly error: Fault & { readonly input: InputName } } => ({
  ok: false,
  error: { ...fault, input },
});
