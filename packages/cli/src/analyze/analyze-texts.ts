/** Texts of `analyze`. */
import type { EndReason } from '@bestzug/core';
import type { DrawLuck, Grade, TurnKind, TurnReport } from '@bestzug/analysis';

/** What one language says about analyzed games. */
export interface AnalyzeTexts {
  /** Beside the progress bar: the unit of its numbers, and what the time to go is called. */
  readonly games: string;
  readonly timeLeft: string;

  /** `Anna 433 : 420 Ben`. */
  title(facts: {
    readonly players: readonly { readonly player: string; readonly score: number }[];
  }): string;
  /** Why the game ended; null = it goes on. */
  end(end: EndReason | null): string;
  readonly columns: {
    readonly turn: string;
    readonly player: string;
    readonly rack: string;
    readonly move: string;
    readonly score: string;
    readonly total: string;
    readonly best: string;
    readonly equity: string;
    /** Points of the player less the other's at the end. */
    readonly spread: string;
    readonly leave: string;
    readonly loss: string;
    readonly luck: string;
    readonly win: string;
    readonly games: string;
    readonly wins: string;
    readonly missed: string;
    readonly grade: string;
  };
  /** Explains the signs behind moves. */
  readonly signLegend: string;
  /** Of turns with an empty bag, by their numbers; `estimated` are some of them. */
  endgame(turns: readonly number[], estimated: readonly number[]): string;
  /** The move as shown: `tauscht QX`, `passt`. */
  move(kind: TurnKind, move: string): string;
  readonly remarkTitle: string;
  phony(turn: TurnReport): string;
  missedBingo(turn: TurnReport, move: string, score: number): string;
  /** Of turns that could not be judged. */
  unknownRacks(count: number): string;
  readonly summaryTitle: string;
  /** Rows of the summary, in this order. */
  readonly rows: {
    readonly score: string;
    readonly meanScore: string;
    readonly bingos: string;
    readonly missedBingos: string;
    readonly phonies: string;
    readonly bestMoves: string;
    readonly loss: string;
    readonly accuracy: string;
    readonly grade: string;
    readonly luck: string;
  };
  grade(grade: Grade): string;
  /** `7 von 12`. */
  share(part: number, whole: number): string;
  percent(share: number): string;
  /** With sign: `+12,3`, `−4,0`. */
  signed(value: number, digits: number): string;
  /** With its standard error: `+49 ± 12`. */
  withError(value: number, error: number): string;
  turnTitle(turn: TurnReport): string;
  rackLine(rack: string): string;
  readonly topTitle: string;
  winLine(before: number, after: number): string;
  /** What the game ends with, after the best move and after the one made. */
  spreadLine(best: number, made: number, endgame: TurnReport['endgame']): string;
  luckLine(luck: DrawLuck): string;
  tableTitle(games: number): string;
  /** The page to begin with, and how many pages of games there are. */
  htmlWritten(file: string, pages: number): string;
  readonly staticNote: string;
  readonly simNote: string;
}
