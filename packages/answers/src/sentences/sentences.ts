/**
 * What an answer says in words, in one language. The command line and the server say the same; where
 * a sentence names what the user typed or could type, each brings its own terms.
 */
import type { InputFault } from '../input-fault.ts';
import type { MoveRefusal } from '../move-refusal.ts';
import type { WordVerdict } from '../word-check.ts';

/** How parts of a question and remedies are called where it is asked. */
export interface SentenceTerms {
  /** Names of the filters: `--square`. */
  readonly square: string;
  readonly contains: string;
  /** Sentences. */
  readonly noWords: string;
  readonly missingRack: string;
  /** Ends of sentences: "--no-check allows it". */
  readonly uncheckedRemedy: string;
  readonly layoutRemedy: string;
  readonly inRuleRemedy: string;
}

/** The sentences. */
export interface Sentences {
  /** One plain sentence: what is wrong where, and what to do about it. */
  readonly fault: (fault: InputFault) => string;
  /** Why a move is refused, with its squares. */
  readonly refusal: (refusal: MoveRefusal) => string;
  /** Why a word is not valid, as the end of "BURGUND: …". */
  readonly wordVerdict: (verdict: WordVerdict) => string;
}
