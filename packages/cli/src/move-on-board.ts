/** A move and the position it is made in, as people ask about it with `score` and `judge`. */
import { floatingSquares, parseMoveInput, parseRackText, positionOfSetup } from '@bestzug/answers';
import type { MoveText, Position, Rack } from '@bestzug/core';
import { readBoard, type BoardOptions } from './board-input.ts';
import { valueOf } from './cli-error.ts';
import { chooseRules, type ChosenRules } from './rules-input.ts';
import type { Session } from './session.ts';

/** Options that say where the move is made and with what, as typed. */
export interface MoveOptions extends BoardOptions {
  readonly rack?: string;
  /** False with `--no-check`. */
  readonly check: boolean;
}

/** A move where it is made. */
export interface MoveOnBoard {
  readonly move: MoveText;
  readonly position: Position;
  /** Undefined = it is not asked whether the tiles are there. */
  readonly rack: Rack | undefined;
  readonly rules: ChosenRules;
  /** Squares like `8D` of tiles without connection to the star, where that is checked. */
  readonly floating: readonly string[];
}

/**
 * Reads the move; tells on stderr what is odd about the board.
 *
 * @throws CliError as `chooseRules` and `readBoard`, and the kinds of `InputFault`
 */
export async function readMoveOnBoard(
  text: string,
  options: MoveOptions,
  session: Session,
): Promise<MoveOnBoard> {
  const { setup, rules } = await readBoard(options, await chooseRules(session.globals), session);
  const { profile } = rules;
  const rack =
    options.rack === undefined ? undefined : valueOf(parseRackText(options.rack, profile));
  const racks = rack === undefined ? setup.racks : [rack, ...setup.racks.slice(1)];
  const check = options.check ? 'tiles' : 'nothing';
  const position = valueOf(positionOfSetup({ ...setup, racks }, profile, check));
  const move = valueOf(parseMoveInput(text, position.board, profile));
  return { move, position, rack, rules, floating: options.check ? floatingSquares(setup) : [] };
}
