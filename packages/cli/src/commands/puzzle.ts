/** `bestzug puzzle`: a position in which one move is clearly the best; the solution only on demand. */
import { judgeMove, parseMoveInput, searchGraphOf, type MoveJudgement } from '@bestzug/answers';
import {
  PUZZLE_LEVELS,
  PuzzleMaker,
  type Puzzle,
  type PuzzleLevel,
  type RecordedPlay,
  type TurnVerdict,
} from '@bestzug/analysis';
import {
  formatCgpBoard,
  formatRack,
  rackOf,
  setupOf,
  wordCapitals,
  type Board,
  type Position,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { createGenerator } from '@bestzug/kernel';
import { leavesFor, Vocabulary } from '@bestzug/strategy';
import { drawBoard } from '../board-drawing.ts';
import { CliError, valueOf } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { germanLeaves } from '../german-leaves.ts';
import { programName } from '../invocation.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { readPuzzleChoice, type PuzzleChoice } from '../puzzle/puzzle-day.ts';
import { hintsFor, MOST_HINTS, type PuzzleHint } from '../puzzle/puzzle-hint.ts';
import { openRulesAndList, type RuledList } from '../ruled-list.ts';
import { print, printJson, type Session } from '../session.ts';
import { footerOf, tableOf } from '../text-output.ts';
import { readTiers } from '../vocabulary-file.ts';

/** Options of `puzzle`, as typed. */
export interface PuzzleOptions {
  readonly level?: string;
  readonly date?: string;
  readonly seed?: string;
  /** True without a number. */
  readonly hint?: string | true;
  readonly answer?: string;
  readonly solution?: true;
}

/** The levels as people name them in both languages. */
const LEVEL_NAMES = ['leicht', 'mittel', 'schwer', 'easy', 'medium', 'hard'] as const;

const levelNamed = (name: (typeof LEVEL_NAMES)[number]): PuzzleLevel =>
  PUZZLE_LEVELS[LEVEL_NAMES.indexOf(name) % PUZZLE_LEVELS.length]!;

/** Everything about a puzzle that is shown. */
interface ShownPuzzle {
  readonly choice: PuzzleChoice;
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly rack: Rack;
  readonly list: RuledList;
  readonly hints: readonly PuzzleHint[];
  readonly answer: JudgedAnswer | undefined;
  readonly showsSolution: boolean;
}

/** An answer: refused, or judged. */
interface JudgedAnswer {
  readonly judgement: MoveJudgement;
  /** Undefined where it was refused. */
  readonly verdict: TurnVerdict | undefined;
  readonly isRight: boolean;
}

/** Shows a puzzle, hints, or what an answer is worth; 1 if the answer is not the best move. */
export async function runPuzzle(session: Session, options: PuzzleOptions): Promise<ExitCode> {
  const level = levelNamed(oneOf('--level', options.level, LEVEL_NAMES) ?? 'mittel');
  const choice = readPuzzleChoice(options);
  const hintText = options.hint === true ? '1' : options.hint;
  const hintCount = wholeNumber('--hint', hintText, { min: 1, max: MOST_HINTS }) ?? 0;
  const { profile, list } = await openRulesAndList(session);

  const maker = openMaker(list, profile);
  const puzzle = maker.make(choice.seed, level);
  if (puzzle === undefined) throw new CliError({ kind: 'noPuzzle' });
  const board: Board = { layout: profile.layout, tiles: puzzle.turn.boardTiles };
  const rack = rackOf(puzzle.turn.rack ?? []);
  const position: Position = { ...setupOf(board, [rack]), profile };
  const answer =
    options.answer === undefined
      ? undefined
      : judgeAnswer(options.answer, { maker, puzzle, position, rack, list });
  const shown: ShownPuzzle = {
    choice,
    puzzle,
    position,
    rack,
    list,
    hints: hintsFor(puzzle, hintCount, profile),
    answer,
    showsSolution: options.solution === true || answer?.isRight === true,
  };
  if (session.isJson) printJson(jsonOf(session, shown));
  else print(textOf(session, shown));
  return answer === undefined || answer.isRight ? EXIT_CODE.done : EXIT_CODE.no;
}

function openMaker(list: RuledList, profile: RuleProfile): PuzzleMaker {
  const graph = searchGraphOf(list);
  return new PuzzleMaker({
    graph,
    profile,
    generator: createGenerator(graph, profile),
    leaves: leavesFor(profile, germanLeaves()),
    vocabulary: new Vocabulary(Buffer.from(readTiers()).toString('utf8')),
  });
}

function judgeAnswer(
  text: string,
  {
    maker,
    puzzle,
    position,
    rack,
    list,
  }: Pick<ShownPuzzle, 'puzzle' | 'position' | 'rack' | 'list'> & { readonly maker: PuzzleMaker },
): JudgedAnswer {
  const { board, profile } = position;
  const move = valueOf(parseMoveInput(text, board, profile));
  const judgement = judgeMove(move, { position, rack, list });
  const play = judgement.isValid ? playOf(judgement) : undefined;
  if (play === undefined) return { judgement, verdict: undefined, isRight: false };
  const verdict = maker.answer(puzzle, play);
  return { judgement, verdict, isRight: verdict.rank === 1 };
}

/** The play of a valid move; undefined for an exchange that names no tiles. */
function playOf(judgement: MoveJudgement): RecordedPlay | undefined {
  if (judgement.kind === 'placement') {
    const { placement, words, total = 0 } = judgement.check;
    if (placement === undefined) return undefined;
    const formed = words.map((word) => wordCapitals(word));
    return { kind: 'placement', placement, words: formed, points: total, outcome: 'stands' };
  }
  const { move } = judgement;
  if (move.kind === 'exchangeCount') return undefined;
  if (move.kind === 'pass') return move;
  return { kind: 'exchange', symbols: move.symbols, count: move.symbols.length };
}

function jsonOf(session: Session, shown: ShownPuzzle): unknown {
  const { choice, puzzle, position, rack, list, hints, answer, showsSolution } = shown;
  const { messages } = session;
  const { verdict, judgement } = answer ?? {};
  const [best] = puzzle.top;
  return {
    list: list.lexicon.identity,
    rules: position.profile.name,
    ...choice,
    level: messages.puzzle.level(puzzle.level),
    board: formatCgpBoard(position.board),
    rack: formatRack(rack),
    scores: puzzle.turn.scores,
    bag: puzzle.turn.bag,
    hints: hints.map((hint) => ({ ...hint, text: messages.puzzle.hint(hint) })),
    answer:
      judgement === undefined
        ? null
        : {
            move: judgement.text,
            valid: judgement.isValid,
            right: answer?.isRight ?? false,
            score: verdict?.played?.score ?? null,
            equity: verdict?.played?.equity ?? null,
            rank: verdict?.rank ?? null,
            equityLoss: lossOf(verdict),
            errors: judgement.errors.map((error) => ({
              ...error,
              message: messages.refusal(error),
            })),
          },
    solution: showsSolution
      ? { move: best?.move, score: best?.score, margin: puzzle.margin, top: puzzle.top }
      : null,
  };
}

function lossOf(verdict: TurnVerdict | undefined): number | null {
  const { played = null, top: [best] = [] } = verdict ?? {};
  return played === null || best === undefined ? null : Math.max(0, best.equity - played.equity);
}

function textOf(session: Session, shown: ShownPuzzle): string {
  const { choice, puzzle, position, rack, list, hints, answer, showsSolution } = shown;
  const { messages, colors } = session;
  const { puzzle: texts } = messages;
  const { profile, board } = position;
  const { level, turn } = puzzle;
  const [own = 0, other = 0] = turn.scores;
  const lines = [
    colors.bold(texts.title({ ...choice, level })),
    '',
    ...drawBoard(session, { board, newSquares: new Set(), tileSet: profile.tileSet }),
    '',
    colors.bold(texts.rackLine(formatRack(rack))),
    texts.table({ own, other, bag: turn.bag }),
    '',
    texts.question,
    ...(hints.length === 0 ? [] : ['', ...hints.map((hint) => texts.hint(hint))]),
    ...(answer === undefined ? [] : ['', ...answerLines(session, answer)]),
    ...(showsSolution ? ['', ...solutionLines(session, puzzle)] : []),
    ...(answer === undefined && !showsSolution
      ? ['', texts.howTo(commandOf(session, choice, level))]
      : []),
    '',
    footerOf(session, list.lexicon.identity, profile),
  ];
  return lines.join('\n');
}

function answerLines(session: Session, { judgement, verdict, isRight }: JudgedAnswer): string[] {
  const { messages, colors } = session;
  const { puzzle: texts } = messages;
  const { played = null, rank = null } = verdict ?? {};
  if (isRight) return [colors.green(texts.right)];
  if (played === null || rank === null) {
    const reasons = judgement.errors.map((error) => `  ${messages.refusal(error)}`);
    return [colors.red(texts.refused(judgement.text)), ...reasons, texts.tryAgain];
  }
  const { move, score } = played;
  return [texts.wrong({ move, score, rank, loss: lossOf(verdict) ?? 0 }), texts.tryAgain];
}

function solutionLines(session: Session, { top, margin }: Puzzle): string[] {
  const { messages, colors } = session;
  const { puzzle: texts, analyze } = messages;
  const { columns } = analyze;
  const [best] = top;
  if (best === undefined) return [];
  const rows = top.map(({ move, score, leave, equity, bingo }, place) => [
    String(place + 1),
    `${analyze.move(move === '-' ? 'pass' : move.startsWith('-') ? 'exchange' : 'placement', move)}${bingo ? '*' : ''}`,
    String(score),
    leave,
    messages.decimal(equity, 1),
  ]);
  const heads = [
    { title: '', align: 'right' },
    { title: columns.move },
    { title: columns.score, align: 'right' },
    { title: columns.leave },
    { title: columns.equity, align: 'right' },
  ] as const;
  return [
    colors.bold(texts.solution({ move: best.move, score: best.score, margin })),
    '',
    colors.dim(texts.topTitle),
    tableOf(session, heads, rows),
  ];
}

/** The command that shows this puzzle again, also tomorrow. */
function commandOf(
  { messages }: Session,
  { date, seed }: PuzzleChoice,
  level: PuzzleLevel,
): string {
  const which = date === null ? `--seed ${seed}` : `--date ${date}`;
  return `${programName()} puzzle --level ${messages.puzzle.level(level)} ${which}`;
}
