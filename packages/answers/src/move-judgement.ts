/** The answer to `score`: one move judged and counted, and its JSON document. */
import { characterOf } from '@bestzug/lexicon';
import {
  checkPlacement,
  formatMoveInFull,
  formatMoveText,
  formatPlaySigns,
  formatStart,
  tileLetter,
  wordCapitals,
  wordText,
  type CheckedWord,
  type MoveText,
  type PlacementCheck,
  type PlacementText,
  type Position,
  type Rack,
  type RuleProfile,
} from '@bestzug/core';
import { lookupsOf, type AnnotatedList } from './annotated-list.ts';
import { exchangeRefusals } from './move-input.ts';
import { moveRefusal, type MoveRefusal } from './move-refusal.ts';

/** What a move is judged by. */
export interface ScoreQuery {
  readonly position: Position;
  /** Left out: whether the tiles are there is not checked. */
  readonly rack: Rack | undefined;
  /** Left out: words are not checked. */
  readonly list: AnnotatedList | undefined;
}

/** A move judged. */
export type MoveJudgement =
  | {
      readonly kind: 'placement';
      /** Normal form with the whole word, `8D GRÜNDE`. */
      readonly text: string;
      /** New tiles, `.` for those that lay there. */
      readonly placed: string;
      readonly check: PlacementCheck;
      /** In the order of R25–R34. */
      readonly errors: readonly MoveRefusal[];
      readonly isValid: boolean;
    }
  | {
      readonly kind: 'other';
      readonly text: string;
      readonly move: OtherMove;
      readonly errors: readonly MoveRefusal[];
      readonly isValid: boolean;
    };

/** An exchange or a pass. */
export type OtherMove = Exclude<MoveText, PlacementText>;

/** Judges a move. */
export function judgeMove(move: MoveText, query: ScoreQuery): MoveJudgement {
  const { position, rack, list } = query;
  const { board, profile } = position;
  if (move.kind !== 'placement') {
    const errors = exchangeRefusals(move, position, rack);
    const text = formatMoveText(move, board.layout);
    return { kind: 'other', text, move, errors, isValid: errors.length === 0 };
  }
  const check = checkPlacement({ board, move, rack, ...(list && lookupsOf(list)), profile });
  const canonical = check.placement ?? move;
  return {
    kind: 'placement',
    text: formatMoveInFull(canonical, board),
    placed: formatPlaySigns('signs' in canonical ? canonical.signs : canonical.tiles),
    check,
    errors: check.faults.map((fault) => moveRefusal(fault, board.layout.size)),
    isValid: check.valid,
  };
}

/** The document; every error with its sentence. */
export function scoreDocument(
  judgement: MoveJudgement,
  { position, list }: ScoreQuery,
  sentenceOf: (refusal: MoveRefusal) => string,
): object {
  const { text: move, isValid: valid } = judgement;
  const identity = { list: list?.lexicon.identity ?? null, rules: position.profile.name };
  const errors = judgement.errors.map((error) => ({ ...error, message: sentenceOf(error) }));
  if (judgement.kind === 'other') {
    return { ...identity, legal: valid, valid, total: 0, bonus: 0, move, words: [], errors };
  }
  const { check, placed } = judgement;
  const words = check.words.map((word) => wordDocument(word, position.profile, list));
  const { legal, total = null, bonus } = check;
  return { ...identity, legal, valid, total, bonus, move, placed, words, errors };
}

function wordDocument(
  word: CheckedWord,
  profile: RuleProfile,
  list: AnnotatedList | undefined,
): object {
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
