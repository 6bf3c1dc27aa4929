import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { characterOf, ok, type Result } from '@bestzug/lexicon';
import {
  FAMILIE,
  formatBoardText,
  formatCgp,
  formatMoveText,
  formatRack,
  isBlankTile,
  parseBoardText,
  parseCgp,
  parseMoveText,
  parseRack,
  positionFromSetup,
  rackOf,
  setupOf,
  squareName,
  STANDARD_15,
  tileLetter,
  type Board,
  type Rack,
} from '../src/index.ts';

/** One case of input.json; see the README beside it. */
interface InputCase<Input> {
  readonly id: string;
  readonly op: string;
  readonly title: string;
  readonly input: Input;
  readonly board?: readonly string[];
  readonly expect: Readonly<Record<string, unknown>> & { readonly ok: boolean };
}

interface PositionText {
  readonly board: readonly string[];
  readonly rack: string;
}

interface CgpContents {
  readonly board: readonly string[];
  readonly racks: readonly string[];
  readonly scores: readonly number[];
  readonly scorelessTurns: number;
  readonly consecutivePasses: number;
  readonly ops: Readonly<Record<string, string>>;
}

/** What a case compares, by the keys of its `expect`. */
type Outcome = Result<object, { readonly kind: string }>;

const FILE = new URL('../../testkit/cases/input.json', import.meta.url);

/** The cases of one operation, whose input has the shape the README gives. */
function casesOf<Input>(operation: string): InputCase<Input>[] {
  const cases: InputCase<Input>[] = JSON.parse(readFileSync(FILE, 'utf8'));
  return cases.filter(({ op }) => op === operation);
}

const linesOf = (board: Board): string[] => formatBoardText(board).split('\n');

/** Reads rows that must be a board. */
function boardOf(rows: readonly string[]): Board {
  const board = parseBoardText(rows.join('\n'), STANDARD_15);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

function runParseRack(text: string): Outcome {
  const rack = parseRack(text, FAMILIE);
  return rack.ok ? ok({ rack: formatRack(rack.value) }) : rack;
}

function runParsePosition({ board: rows, rack: rackText }: PositionText): Outcome {
  const board = parseBoardText(rows.join('\n'), STANDARD_15);
  if (!board.ok) return board;
  const rack = rackText === '' ? ok(rackOf([])) : parseRack(rackText, FAMILIE);
  if (!rack.ok) return rack;
  const position = positionFromSetup(setupOf(board.value, [rack.value]), FAMILIE);
  if (!position.ok) return position;
  const { tiles } = position.value.board;
  const blanks = [...tiles.keys()]
    .filter((square) => isBlankTile(tiles[square]!))
    .map((square) => ({
      square: squareName(square, 15),
      letter: characterOf(tileLetter(tiles[square]!)),
    }));
  return ok({ board: linesOf(position.value.board), rack: formatRack(rack.value), blanks });
}

function runParseMove(text: string, rows: readonly string[] | undefined): Outcome {
  const context = rows === undefined ? FAMILIE : { ...FAMILIE, board: boardOf(rows) };
  const parsed = parseMoveText(text, context);
  if (!parsed.ok) return parsed;
  const move = parsed.value;
  const normalised = formatMoveText(move, STANDARD_15);
  switch (move.kind) {
    case 'placement': {
      const [start, tiles] = normalised.split(' ');
      return ok({ move: 'placement', start, tiles, direction: move.direction, normalised });
    }
    case 'exchange':
      return ok({ move: 'exchange', tiles: normalised.slice(1), normalised });
    case 'exchangeCount':
      return ok({ move: 'exchange', count: move.count, normalised });
    case 'pass':
      return ok({ move: 'pass', normalised });
  }
}

function runParseCgp(text: string): Outcome {
  const setup = parseCgp(text, { layout: STANDARD_15 });
  if (!setup.ok) return setup;
  const { board, racks, ops, ...contents } = setup.value;
  return ok({
    ...contents,
    board: linesOf(board),
    racks: racks.map(formatRack),
    ops: Object.fromEntries(ops),
  });
}

function runFormatCgp(contents: CgpContents): Outcome {
  const racks: Rack[] = [];
  for (const text of contents.racks) {
    const rack = parseRack(text, FAMILIE);
    if (!rack.ok) return rack;
    racks.push(rack.value);
  }
  const ops = new Map(Object.entries(contents.ops));
  return ok({ text: formatCgp({ ...contents, board: boardOf(contents.board), racks, ops }) });
}

/** An outcome in the shape of `expect`: the kind of a fault is its `error`. */
const shown = (outcome: Outcome): object =>
  outcome.ok
    ? { ok: true, ...outcome.value }
    : { ok: false, ...outcome.error, error: outcome.error.kind };

describe('input cases', () => {
  test.each(casesOf<string>('parseRack'))('$id $title', (one) => {
    expect(shown(runParseRack(one.input))).toEqual(expect.objectContaining(one.expect));
  });

  test.each(casesOf<PositionText>('parsePosition'))('$id $title', (one) => {
    expect(shown(runParsePosition(one.input))).toEqual(expect.objectContaining(one.expect));
  });

  test.each(casesOf<string>('parseMove'))('$id $title', (one) => {
    expect(shown(runParseMove(one.input, one.board))).toEqual(expect.objectContaining(one.expect));
  });

  test.each(casesOf<string>('parseCgp'))('$id $title', (one) => {
    expect(shown(runParseCgp(one.input))).toEqual(expect.objectContaining(one.expect));
  });

  test.each(casesOf<CgpContents>('formatCgp'))('$id $title', (one) => {
    expect(shown(runFormatCgp(one.input))).toEqual(expect.objectContaining(one.expect));
  });
});
