/** Texts of `train leaves` and `train wins`. */

/** What one language says about training. */
export interface TrainTexts {
  /** Beside the progress bar. */
  generation(number: number, count: number): string;
  /** Said when the work ends early: how to go on. */
  brokenOff(facts: {
    readonly done: number;
    readonly total: number;
    /** What to type. */
    readonly command: string;
  }): string;
  /** A state that could not be written, with the sentence why. */
  notSaved(sentence: string): string;

  readonly generationTitle: string;
  readonly gamesTitle: string;
  readonly seedTitle: string;
  readonly racksTitle: string;
  written(facts: {
    readonly output: string;
    readonly values: number;
    readonly seconds: number;
    readonly threads: number;
  }): string;

  /** Beside a table of chances of winning in percent, by lead: tiles in the bag. */
  readonly bagTitle: string;
  winsWritten(facts: {
    readonly output: string;
    readonly games: number;
    readonly seconds: number;
    readonly threads: number;
  }): string;
}
