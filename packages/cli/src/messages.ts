/**
 * Everything the command says to people, in one language. Tables for German and English implement
 * these types: what has no sentence in both does not compile.
 */
import type { MoveRefusal, WordVerdict } from '@bestzug/answers';
import type { UnplacedMove } from '@bestzug/answers/best';
import type { LexiconIdentity, WordFault } from '@bestzug/lexicon';
import type { Direction } from '@bestzug/core';
import type { AnalyzeTexts } from './analyze/analyze-texts.ts';
import type { ConvertTexts } from './convert/convert-texts.ts';
import type { JudgeTexts } from './judge/judge-texts.ts';
import type { GcgWarning } from '@bestzug/formats';
import type { CliFault, FilePlace } from './cli-fault.ts';
import type { HelpTexts } from './help-texts.ts';
import type { Language } from './language.ts';
import type { MatchTexts } from './match/match-texts.ts';
import type { PlayTexts } from './play/play-texts.ts';
import type { QueueTexts } from './queue/queue-texts.ts';
import type { PuzzleTexts } from './puzzle/puzzle-texts.ts';
import type { TrainTexts } from './train/train-texts.ts';
import type { SimulationTexts } from './sim/simulation-texts.ts';

/** What a command remarks on stderr while it goes on. */
export type Warning =
  | { readonly kind: 'inRuleOutsideFamily'; readonly extended: string }
  | { readonly kind: 'floatingTiles'; readonly squares: readonly string[] }
  /** A text file that is not UTF-8 was read as Latin-1. */
  | { readonly kind: 'latin1'; readonly file: string }
  | { readonly kind: 'discarded'; readonly file: string; readonly count: number }
  | { readonly kind: 'unknownLanguage'; readonly found: string }
  /** A file that is no game, among several; `sentence` says why. */
  | { readonly kind: 'gameSkipped'; readonly sentence: string }
  | { readonly kind: 'pageNotBuilt' }
  /** A position names other tiles than those of the rules; `rules` have them. */
  | {
      readonly kind: 'otherTiles';
      readonly named: string;
      readonly used: string;
      readonly rules: string;
    }
  | { readonly kind: 'otherList'; readonly expected: string }
  | { readonly kind: 'gcg'; readonly file: string; readonly oddity: GcgWarning }
  /** So many oddities of the file are not told. */
  | { readonly kind: 'moreGcg'; readonly file: string; readonly count: number };

/** All texts of one language. */
export interface Messages {
  readonly language: Language;
  readonly help: HelpTexts;

  /** One plain sentence: what is wrong where, and what to do about it. */
  fault(fault: CliFault): string;
  /** The sentence with the place in a file before it. */
  faultAt(place: FilePlace, sentence: string): string;
  /** Why a move is refused, with its squares. */
  refusal(refusal: MoveRefusal): string;
  warning(warning: Warning): string;
  /** Why a word is not valid, as the end of "BURGUND: …". */
  wordVerdict(verdict: WordVerdict): string;
  /** A move as sentences and tables name it: `-QX` and `-` in words. */
  moveText(move: string): string;
  /** The prefix of errors on stderr, such as `Fehler:`. */
  readonly errorPrefix: string;
  readonly warningPrefix: string;

  /** A whole number with separators. */
  count(value: number): string;
  /** A number with so many decimals. */
  decimal(value: number, digits: number): string;
  bytes(value: number): string;

  readonly general: {
    listLine(list: LexiconIdentity): string;
    readonly noList: string;
    rulesLine(rules: string): string;
    direction(direction: Direction): string;
    readonly yes: string;
    readonly no: string;
  };
  readonly board: {
    /** Explains the signs of tiles that are there, one part for each. */
    tileLegend(parts: {
      readonly hasNewTiles: boolean;
      readonly hasBlanks: boolean;
      readonly hasPoints: boolean;
    }): string[];
    /** What premium squares multiply (R6). */
    readonly letterValue: string;
    readonly wordValue: string;
    readonly star: string;
  };
  readonly best: BestTexts;
  readonly score: ScoreTexts;
  readonly check: CheckTexts;
  readonly serve: ServeTexts;
  readonly list: ListTexts;
  readonly bench: BenchTexts;
  readonly match: MatchTexts;
  readonly queue: QueueTexts;
  readonly train: TrainTexts;
  readonly play: PlayTexts;
  readonly simulation: SimulationTexts;
  readonly analyze: AnalyzeTexts;
  readonly convert: ConvertTexts;
  readonly judge: JudgeTexts;
  readonly puzzle: PuzzleTexts;
}

/** Texts of `best`. */
export interface BestTexts {
  readonly rank: string;
  readonly move: string;
  readonly points: string;
  readonly words: string;
  readonly leave: string;
  readonly equity: string;
  readonly bonus: string;
  rackLine(rack: string): string;
  /** "Die besten 10 von 654 Ablagen"; `matching` = those the filters leave. */
  title(facts: {
    readonly shown: number;
    readonly matching: number;
    readonly count: number;
    readonly isFiltered: boolean;
    readonly sort: 'score' | 'equity';
  }): string;
  readonly nothing: string;
  readonly nothingMatches: string;
  time(facts: { readonly milliseconds: number; readonly threads: number }): string;
  readonly ownMoveTitle: string;
  /** `behind` in the unit of the order: points or equity. */
  ownMove(facts: {
    readonly move: string;
    readonly rank: number;
    readonly count: number;
    readonly points: number;
    readonly behind: number;
    readonly sort: 'score' | 'equity';
  }): string;
  ownMoveRefused(move: string): string;
  /** An exchange or a pass beside so many placements. */
  ownMoveUnplaced(facts: UnplacedMove & { readonly count: number }): string;
  ownMoveNotRanked(move: string): string;
}

/** Points and what they are made of. */
export interface PointSum {
  readonly parts: readonly string[];
  readonly total: number;
}

/** Texts of `score`. */
export interface ScoreTexts {
  readonly valid: string;
  readonly legalOnly: string;
  readonly wordsNotValid: string;
  readonly notLegal: string;
  readonly pass: string;
  exchange(tiles: string): string;
  readonly bonus: string;
  /** The sum of the parts, `16 + 3`; just the total where there is one part. */
  total(sum: PointSum): string;
  wouldBe(sum: PointSum): string;
  readonly noTotal: string;
  readonly notInList: string;
  readonly rackNotChecked: string;
}

/** Texts of `check`. */
export interface CheckTexts {
  readonly valid: string;
  readonly invalid: string;
  similar(word: string): string;
  /** Why a word with *IN is valid, and what the blank counts. */
  inForm(form: { readonly base: string; readonly points: number }): string;
  summary(facts: { readonly valid: number; readonly invalid: number }): string;
}

/** Texts of `serve`. */
export interface ServeTexts {
  running(url: string): string;
  readonly stopping: string;
}

/** Texts of the `list` commands. */
export interface ListTexts {
  reading(file: string): string;
  entries(count: number): string;
  readonly building: string;
  built(facts: { readonly file: string; readonly bytes: number }): string;
  discarded(count: number): string;
  discardedKind(kind: WordFault['kind']): string;
  removed(count: number): string;
  readonly file: string;
  readonly name: string;
  readonly words: string;
  readonly sha256: string;
  readonly size: string;
  readonly version: string;
  readonly graph: string;
  graphSize(facts: { readonly states: number; readonly edges: number }): string;
  readonly longestWord: string;
  letters(count: number): string;
  readonly lengths: string;
  readonly removedWords: string;
  readonly plainText: string;
  same(): string;
  difference(facts: {
    readonly added: number;
    readonly removed: number;
    readonly shared: number;
  }): string;
}

/** Texts of the `bench` commands. */
export interface BenchTexts {
  readonly position: string;
  readonly placements: string;
  readonly top: string;
  readonly sum: string;
  readonly total: string;
  times(facts: {
    readonly name: string;
    readonly median: number;
    readonly min: number;
    readonly max: number;
  }): string;
  passes(facts: {
    readonly mode: string;
    readonly positions: number;
    readonly repeat: number;
    readonly threads: number;
  }): string;
  speed(facts: { readonly median: number; readonly min: number; readonly max: number }): string;
  scored(facts: { readonly placements: number; readonly sum: number }): string;
}
