/** What a conversion makes, and what it could not take over. */
import type { GameLoss } from '@bestzug/formats';
import type { Warning } from '../messages.ts';

/** A format that files are converted from or to. */
export type Format =
  'gcg' | 'json' | 'cgp' | 'board' | 'bzg' | 'kwg' | 'kbwg' | 'words' | 'klv' | 'leaves';

/** The ending of a file of each format. */
export const FORMAT_ENDINGS: Readonly<Record<Format, string>> = {
  gcg: '.gcg',
  json: '.json',
  cgp: '.cgp',
  board: '.txt',
  bzg: '.bzg',
  kwg: '.kwg',
  kbwg: '.kbwg',
  words: '.txt',
  klv: '.klv2',
  leaves: '.leaves.gz',
};

/** One thing that is lost, or had to be assumed. */
export type Loss =
  | GameLoss
  /** A game becomes one position; `turns` = turns of the game. */
  | { readonly kind: 'course'; readonly turns: number }
  /** What a board alone does not have. */
  | { readonly kind: 'besideBoard' }
  /** Reasons recorded for so many words that were taken out of the list. */
  | { readonly kind: 'removedWords'; readonly count: number }
  /** The name of a list; the file's name takes its place. */
  | { readonly kind: 'listName'; readonly name: string }
  /** Lines or words that are no playable words. */
  | { readonly kind: 'unplayable'; readonly count: number }
  /** Leaves that no rack of the tile set can have, or larger ones than are kept. */
  | { readonly kind: 'leavesLeftOut'; readonly count: number }
  /** Leaves the file says nothing about: they count 0. */
  | { readonly kind: 'leavesMissing'; readonly count: number }
  /** Values are kept in hundredths of a point, from five tiles on in tenths; so many have changed. */
  | { readonly kind: 'leavesRounded'; readonly count: number };

/** What is written. */
export interface Conversion {
  readonly contents: string | Uint8Array;
  readonly losses: readonly Loss[];
  readonly warnings: readonly Warning[];
}
