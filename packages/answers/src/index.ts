export { lookupsOf, searchGraphOf, type AnnotatedList, type InWords } from './annotated-list.ts';
export {
  disputeDocument,
  formedBy,
  settleDispute,
  staysOnBoard,
  strangeWords,
  type Challenge,
  type ChallengePrice,
  type Disputants,
  type DisputeOutcome,
  type ReadWord,
  type Settlement,
} from './dispute.ts';
export type { InputFault, InputName } from './input-fault.ts';
export { parseMoveInput } from './move-input.ts';
export {
  judgeMove,
  scoreDocument,
  type MoveJudgement,
  type OtherMove,
  type ScoreQuery,
} from './move-judgement.ts';
export { moveRefusal, type MoveRefusal, type RefusedWord } from './move-refusal.ts';
export {
  floatingSquares,
  parseCgpText,
  parsePositionText,
  parseRackText,
  positionOfSetup,
  type BoardCheck,
} from './position-text.ts';
export {
  LANGUAGES,
  type BestQuestion,
  type CheckQuestion,
  type Language,
  type Question,
  type ScoreQuestion,
} from './question.ts';
export type { Sentences, SentenceTerms } from './sentences/sentences.ts';
export { checkDocument, checkWord, type CheckedInput, type WordVerdict } from './word-check.ts';
