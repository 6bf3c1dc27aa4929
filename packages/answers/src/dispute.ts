/**
 * A dispute at the table settled (rules R60–R68): does a move stand, and what follows by the rules
 * agreed upon? The words are those of the move as it lies; nothing is played.
 */
import { wordCapitals, type RuleProfile } from '@bestzug/core';
import type { AnnotatedList } from './annotated-list.ts';
import { scoreDocument, type MoveJudgement, type ScoreQuery } from './move-judgement.ts';
import type { MoveRefusal } from './move-refusal.ts';
import { checkWord, type WordVerdict } from './word-check.ts';

/** What is challenged: all words that the move forms, some of them, or nothing in time (R64, R65). */
export type Challenge =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly words: readonly string[] }
  | { readonly kind: 'none' };

/** What a challenge that was not upheld costs (R63). */
export type ChallengePrice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'points'; readonly points: number; readonly words: number };

/** How it ends. `points` are those the player has or gets for the move. */
export type DisputeOutcome =
  /** A fault of placement, which no word list decides: another move, the turn is not lost (R61). */
  | { readonly kind: 'impossible'; readonly points: 0 }
  /** Nothing to object. */
  | { readonly kind: 'stands'; readonly points: number }
  /** Taken back at once, under `void` (R60). */
  | { readonly kind: 'refused'; readonly turn: 'kept' | 'lost'; readonly points: 0 }
  /** The challenge is upheld, the placement withdrawn (R62). */
  | { readonly kind: 'withdrawn'; readonly points: 0; readonly challenged: readonly string[] }
  /** The challenge is not upheld; `unchallenged` are the invalid words nobody asked about. */
  | {
      readonly kind: 'confirmed';
      readonly points: number;
      readonly price: ChallengePrice;
      readonly challenged: readonly string[];
      readonly unchallenged: readonly string[];
    }
  /** Nobody challenged in time: it stays, invalid words or not (R64). */
  | { readonly kind: 'unchallenged'; readonly points: number };

/** A formed word looked up (R66). */
export interface ReadWord {
  /** In capitals. */
  readonly word: string;
  /** Left out where the word is valid. */
  readonly verdict: WordVerdict | undefined;
}

/** A dispute settled. */
export interface Settlement {
  readonly outcome: DisputeOutcome;
  /** Main word first, then the cross words. */
  readonly words: readonly ReadWord[];
  /** Capitals of the words that are not valid. */
  readonly invalid: readonly string[];
}

/** Challenged words that the move does not form. */
export const strangeWords = (judgement: MoveJudgement, challenge: Challenge): readonly string[] => {
  const formed = formedBy(judgement);
  return challenge.kind === 'some' ? challenge.words.filter((word) => !formed.includes(word)) : [];
};

/** Capitals of the words that a move forms. */
export const formedBy = (judgement: MoveJudgement): readonly string[] =>
  judgement.kind === 'placement' ? judgement.check.words.map(wordCapitals) : [];

/** Settles the dispute about a move; challenged words must be formed by it. */
export function settleDispute(
  judgement: MoveJudgement,
  challenge: Challenge,
  { list, profile }: { readonly list: AnnotatedList; readonly profile: RuleProfile },
): Settlement {
  const words = readWords(judgement, list, profile);
  const invalid = words.filter(({ verdict }) => verdict !== undefined).map(({ word }) => word);
  return { outcome: outcomeOf(judgement, challenge, profile, invalid), words, invalid };
}

/** Each word once, though it may be formed in two places. */
function readWords(
  judgement: MoveJudgement,
  list: AnnotatedList,
  profile: RuleProfile,
): ReadWord[] {
  if (judgement.kind === 'other') return [];
  const verdicts = new Map<string, WordVerdict | undefined>();
  for (const formed of judgement.check.words) {
    const word = wordCapitals(formed);
    const reason: WordVerdict = checkWord(word, list, profile).verdict ?? { kind: 'not-in-list' };
    verdicts.set(word, formed.inList === true ? undefined : reason);
  }
  return [...verdicts].map(([word, verdict]) => ({ word, verdict }));
}

function outcomeOf(
  judgement: MoveJudgement,
  challenge: Challenge,
  profile: RuleProfile,
  invalid: readonly string[],
): DisputeOutcome {
  if (judgement.kind === 'other') {
    return judgement.isValid ? { kind: 'stands', points: 0 } : { kind: 'impossible', points: 0 };
  }
  if (!judgement.check.legal) return { kind: 'impossible', points: 0 };
  const points = judgement.check.total ?? 0;
  if (profile.challengePolicy === 'void') {
    if (invalid.length === 0) return { kind: 'stands', points };
    return { kind: 'refused', turn: profile.onInvalid === 'reject' ? 'kept' : 'lost', points: 0 };
  }
  if (challenge.kind === 'none') return { kind: 'unchallenged', points };
  const formed = [...new Set(formedBy(judgement))];
  const challenged = challenge.kind === 'all' ? formed : [...new Set(challenge.words)];
  if (challenged.some((word) => invalid.includes(word))) {
    return { kind: 'withdrawn', points: 0, challenged };
  }
  const price = priceOf(profile, challenged.length);
  return { kind: 'confirmed', points, price, challenged, unchallenged: invalid };
}

function priceOf(profile: RuleProfile, words: number): ChallengePrice {
  const { challengePolicy, challengePenaltyPerWord } = profile;
  if (challengePolicy === 'double') return { kind: 'nextTurn' };
  if (challengePolicy !== 'penalty') return { kind: 'nothing' };
  return { kind: 'points', points: challengePenaltyPerWord * words, words };
}

/** Whether the move stays on the board. */
export const staysOnBoard = ({ kind }: DisputeOutcome): boolean =>
  kind === 'stands' || kind === 'confirmed' || kind === 'unchallenged';

/** Who is at odds. */
export interface Disputants {
  readonly player: string;
  readonly challenger: string;
}

/** The JSON document: that of `score`, and what follows. */
export function disputeDocument(
  judgement: MoveJudgement,
  settlement: Settlement,
  {
    query,
    who,
    sentenceOf,
  }: {
    readonly query: ScoreQuery;
    readonly who: Disputants;
    readonly sentenceOf: (refusal: MoveRefusal) => string;
  },
): object {
  const { outcome, invalid } = settlement;
  const { challengePolicy: policy } = query.position.profile;
  return {
    ...scoreDocument(judgement, query, sentenceOf),
    policy,
    ...who,
    stands: staysOnBoard(outcome),
    invalid,
    outcome,
  };
}
