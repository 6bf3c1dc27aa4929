/** `bestzug score`: judges one move and shows its arithmetic. */
import { characterOf } from '@bestzug/lexicon';
import {
  checkPlacement,
  formatMoveInFull,
  formatMoveText,
  formatPlaySigns,
  formatStart,
  signOfRackSymbol,
  tileLetter,
  wordCapitals,
  wordLookupOf,
  wordText,
  type CheckedWord,
  type MoveText,
  type PlacementCheck,
  type PlacementText,
  type Position,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { floatingSquares, positionOf, readRack, readSetup } from '../board-input.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { exchangeRefusals, readMove } from '../move-input.ts';
import { moveRefusal, type MoveRefusal } from '../move-refusal.ts';
import { chooseRules } from '../rules-input.ts';
import { footerOf } from '../text-output.ts';
import { wordFormula } from '../word-formula.ts';
import { print, printJson, warn, type Session } from '../session.ts';
import { loadWordList, type LoadedList } from '../word-graph-loader.ts';

/** Options of `score`, as typed. */
export interface ScoreOptions {
  readonly board?: string;
  readonly rack?: string;
  /** False with `--no-list`. */
  readonly list: boolean;
  /** False with `--no-check`. */
  readonly check: boolean;
}

/** Judges the move; 1 if it is not legal or not valid. */
export async function runScore(
  session: Session,
  moveText: string,
  options: ScoreOptions,
): Promise<ExitCode> {
  const { profile, warnings } = await chooseRules(
    session.globals.rules,
    session.globals.inRule === true ? 'on' : 'as-profile',
  );
  const setup = await readSetup(options.board, profile.layout);
  const rack = options.rack === undefined ? undefined : readRack(options.rack, profile);
  const racks = rack === undefined ? setup.racks : [rack, ...setup.racks.slice(1)];
  const position = positionOf({ ...setup, racks }, profile, options.check ? 'tiles' : 'nothing');
  const move = readMove(moveText, position.board, profile);
  const list = options.list
    ? await loadWordList(session.globals.list, profile.layout.size)
    : undefined;
  const squares = options.check ? floatingSquares(setup) : [];
  for (const warning of [
    ...warnings,
    ...(list?.warnings ?? []),
    ...(squares.length > 0 ? [{ kind: 'floatingTiles', squares } as const] : []),
  ]) {
    warn(session.messages, warning);
  }
  return move.kind === 'placement'
    ? scorePlacementText(session, { position, rack, list }, move)
    : scoreOtherMove(session, { position, rack, list }, move);
}

/** What a move is judged by. */
interface Judgement {
  readonly position: Position;
  readonly rack: Rack | undefined;
  readonly list: LoadedList | undefined;
}

function scorePlacementText(session: Session, judgement: Judgement, move: PlacementText): ExitCode {
  const { position, rack, list } = judgement;
  const { board, profile } = position;
  const lexicon = list && wordLookupOf(list.lexicon.graph);
  const check = checkPlacement({ board, move, rack, lexicon, profile });
  const errors = check.faults.map((fault) => moveRefusal(fault, board.layout.size));
  const canonical = check.placement ?? move;
  if (session.isJson) {
    printJson({
      ...identityOf(judgement),
      legal: check.legal,
      valid: check.valid,
      total: check.total ?? null,
      bonus: check.bonus,
      move: formatMoveInFull(canonical, board),
      placed: formatPlaySigns('signs' in canonical ? canonical.signs : canonical.tiles),
      words: check.words.map((word) => wordAsJson(word, profile, list)),
      errors: errors.map((error) => withMessage(session, error)),
    });
  } else {
    print(
      [
        headline(session, formatMoveInFull(canonical, board), check, judgement),
        ...errors.map((error) => `  ${session.messages.refusal(error)}`),
        '',
        ...arithmetic(session, check, judgement),
        footerOf(session, list?.lexicon.identity, profile),
      ].join('\n'),
    );
  }
  return check.valid ? EXIT_CODE.done : EXIT_CODE.no;
}

function scoreOtherMove(
  session: Session,
  judgement: Judgement,
  move: Exclude<MoveText, PlacementText>,
): ExitCode {
  const { position, rack } = judgement;
  const { messages } = session;
  const errors = exchangeRefusals(move, position, rack);
  const isLegal = errors.length === 0;
  const text = formatMoveText(move, position.board.layout);
  if (session.isJson) {
    printJson({
      ...identityOf(judgement),
      legal: isLegal,
      valid: isLegal,
      total: 0,
      bonus: 0,
      move: text,
      words: [],
      errors: errors.map((error) => withMessage(session, error)),
    });
  } else if (isLegal) {
    print(move.kind === 'pass' ? messages.score.pass : messages.score.exchange(tilesOf(move)));
  } else {
    const reasons = errors.map((error) => `  ${messages.refusal(error)}`);
    print([`${text}: ${messages.score.notLegal}`, ...reasons].join('\n'));
  }
  return isLegal ? EXIT_CODE.done : EXIT_CODE.no;
}

const tilesOf = (move: Exclude<MoveText, PlacementText | { readonly kind: 'pass' }>): string =>
  move.kind === 'exchange' ? move.symbols.map(signOfRackSymbol).join('') : String(move.count);

const identityOf = ({ position, list }: Judgement): object => ({
  list: list?.lexicon.identity ?? null,
  rules: position.profile.name,
});

const withMessage = ({ messages }: Session, refusal: MoveRefusal): object => ({
  ...refusal,
  message: messages.refusal(refusal),
});

function wordAsJson(word: CheckedWord, profile: RuleProfile, list: LoadedList | undefined): object {
  const reason = word.inList === false ? list?.removalReason(wordCapitals(word)) : undefined;
  const { start: square, direction } = word;
  return {
    word: wordText(word),
    square: formatStart({ square, direction }, profile.layout.size),
    direction,
    inList: word.inList ?? null,
    ...(reason === undefined ? {} : { reason }),
    letterSum: word.letterSum,
    wordMultiplier: word.wordMultiplier,
    points: word.points,
    letters: word.letters.map((letter) => ({
      letter: characterOf(tileLetter(letter.tile)),
      blank: letter.isBlank,
      new: letter.isNew,
      value: letter.value,
      letterMultiplier: letter.letterMultiplier,
      points: letter.points,
    })),
  };
}

function headline(
  { messages, colors }: Session,
  move: string,
  check: PlacementCheck,
  { rack, list }: Judgement,
): string {
  const { score } = messages;
  const remark = rack === undefined ? colors.dim(` (${score.rackNotChecked})`) : '';
  const verdict = check.valid
    ? colors.green(list === undefined ? score.legalOnly : score.valid)
    : colors.red(check.legal ? score.wordsNotValid : score.notLegal);
  return `${colors.bold(move)}: ${verdict}${remark}`;
}

/** The words one below the other, the sum last. */
function arithmetic(session: Session, check: PlacementCheck, judgement: Judgement): string[] {
  const { messages, colors } = session;
  if (check.total === undefined) return [messages.score.noTotal, ''];
  const lines = check.words.map((word) => {
    const capitals = wordCapitals(word);
    const reason = judgement.list?.removalReason(capitals);
    const verdict =
      reason === undefined
        ? messages.score.notInList
        : messages.wordVerdict({ kind: 'removed', reason });
    const mark = word.inList === false ? colors.red(`  (${verdict})`) : '';
    return `${colors.bold(wordText(word))}: ${wordFormula(word, judgement.position.board)}${mark}`;
  });
  const parts = check.words.map(({ points }) => String(points));
  if (check.bonus > 0) parts.push(`${check.bonus} (${messages.score.bonus})`);
  const sum = { parts, total: check.total };
  const total = check.valid ? messages.score.total(sum) : messages.score.wouldBe(sum);
  return [...lines, '', colors.bold(total), ''];
}
