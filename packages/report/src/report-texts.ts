/** What pages say, in one language. */
import type { EndReason } from '@bestzug/core';
import type { Grade, TurnKind } from '@bestzug/analysis';

/** Languages there are. */
const REPORT_LANGUAGES = ['de', 'en'] as const;

/** One of them. */
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** All texts of a page. */
export interface ReportTexts {
  readonly language: ReportLanguage;
  /** For number formats. */
  readonly locale: string;
  title(names: readonly string[]): string;
  readonly heading: string;
  end(end: EndReason | null): string;
  winner(name: string, spread: number): string;
  readonly draw: string;
  readonly leads: (name: string, spread: number) => string;
  facts(facts: {
    readonly rules: string;
    readonly list: string;
    readonly words: string;
    readonly isSimulated: boolean;
  }): string;
  unknownRacks(count: number): string;
  readonly players: string;
  readonly grade: string;
  gradeName(grade: Grade): string;
  readonly notJudged: string;
  readonly points: string;
  readonly meanScore: string;
  readonly loss: string;
  readonly accuracy: string;
  readonly bingos: string;
  missed(count: number): string;
  readonly bestMoves: string;
  share(part: number, whole: number): string;
  readonly luck: string;
  readonly luckHelp: string;
  readonly phonies: string;
  readonly course: string;
  readonly scores: string;
  winChance(name: string): string;
  chartLabel(facts: readonly { readonly name: string; readonly score: number }[]): string;
  readonly turnAxis: string;
  readonly board: string;
  boardAfter(turn: number): string;
  readonly boardStart: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly slider: string;
  readonly keysHint: string;
  turn(turn: number): string;
  readonly turns: string;
  readonly columns: {
    readonly turn: string;
    readonly player: string;
    readonly rack: string;
    readonly move: string;
    readonly anyMove: string;
    readonly score: string;
    readonly total: string;
    readonly best: string;
    readonly loss: string;
    readonly luck: string;
    readonly win: string;
    readonly leave: string;
    readonly equity: string;
    readonly spread: string;
    readonly place: string;
  };
  move(kind: TurnKind, move: string): string;
  readonly bingo: string;
  readonly missedBingo: string;
  readonly phony: string;
  readonly withdrawn: string;
  readonly bestMove: string;
  readonly played: string;
  readonly rack: string;
  readonly rackUnknown: string;
  readonly topMoves: string;
  readonly placements: (count: string) => string;
  pointsOf(points: number): string;
  lossSentence(loss: string): string;
  /** Of a turn with an empty bag; spreads have their signs. */
  endgameSentence(best: string, made: string, isProven: boolean): string;
  readonly nothingBetter: string;
  missedSentence(move: string, points: number): string;
  /** In a row, with the ending *IN in full. */
  words(words: readonly string[]): string;
  phonySentence(words: readonly string[]): string;
  winSentence(best: string, played: string): string;
  luckSentence(luck: string, expected: string, error: string): string;
  readonly help: string;
  readonly helpParts: readonly (readonly [term: string, meaning: string])[];
  readonly madeBy: string;
  /** What the page of several games says. */
  readonly series: SeriesTexts;
}

/** Texts of the page of several games. */
export interface SeriesTexts {
  /** `12 Partien`. */
  title(games: number): string;
  /** In the page of a game: the way to all of them. */
  readonly back: string;
  readonly games: string;
  readonly columns: {
    readonly player: string;
    readonly grade: string;
    readonly loss: string;
    readonly accuracy: string;
    readonly games: string;
    readonly wins: string;
    readonly score: string;
    readonly bingos: string;
    readonly missed: string;
    readonly luck: string;
  };
  turns(count: number): string;
  /** Of a game that goes on. */
  readonly open: string;
  /** The turn that lost most. */
  worst(turn: number, loss: string): string;
}
