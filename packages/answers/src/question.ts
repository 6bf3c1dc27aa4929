/** Questions as a server receives them: plain data, whose texts are still as somebody wrote them. */
import type { FilterWishes } from './placement-filter.ts';
import type { Order } from './ranked-placements.ts';

/** Languages of the sentences. */
export const LANGUAGES = ['de', 'en'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** What all questions have in common. */
interface Asked {
  readonly language: Language;
  /** Name of a built-in profile or of the rules of the one who answers; left out: the latter. */
  readonly rules?: string | undefined;
}

/** Which placements are best? */
export interface BestQuestion extends Asked, FilterWishes {
  readonly kind: 'best';
  /** Left out: the rack of the position. */
  readonly rack?: string | undefined;
  /** Left out: the empty board. */
  readonly board?: string | undefined;
  /** Most placements to show, 10 by default. */
  readonly top?: number | undefined;
  readonly sort?: Order | undefined;
  /** A move to be ranked as well. */
  readonly move?: string | undefined;
  /** False: tile counts and floating tiles of the board are as they are. */
  readonly check?: boolean | undefined;
}

/** Is this move legal, and what does it bring? */
export interface ScoreQuestion extends Asked {
  readonly kind: 'score';
  readonly move: string;
  readonly board?: string | undefined;
  readonly rack?: string | undefined;
  /** False: words are not looked up. */
  readonly list?: boolean | undefined;
  readonly check?: boolean | undefined;
}

/** Are these words valid? */
export interface CheckQuestion extends Asked {
  readonly kind: 'check';
  readonly words: readonly string[];
}

/** Any of them. */
export type Question = BestQuestion | ScoreQuestion | CheckQuestion;
