/** Hints: a little more with each. */
import { parseMoveText, type Direction, type RuleProfile } from '@bestzug/core';
import type { Puzzle } from '@bestzug/analysis';

/** One hint, as facts. */
export type PuzzleHint =
  /** What kind of move it is. */
  | {
      readonly kind: 'shape';
      readonly tiles: number;
      readonly isBingo: boolean;
      readonly usesBlank: boolean;
      readonly crossWords: number;
    }
  /** In which row (from 1) or column (name) it lies. */
  | { readonly kind: 'lane'; readonly direction: Direction; readonly lane: string }
  /** Where the word begins, with which letter, and how long it is. */
  | {
      readonly kind: 'start';
      readonly start: string;
      readonly letter: string;
      readonly letters: number;
    };

/** Number of hints there are. */
export const MOST_HINTS = 3;

/** The first so many hints. */
export function hintsFor(
  { top, traits }: Puzzle,
  count: number,
  profile: RuleProfile,
): PuzzleHint[] {
  const { tiles, isBingo, usesBlank, crossWords, words } = traits;
  const [start = '', word = ''] = (top[0]?.move ?? '').split(' ');
  const read = parseMoveText(top[0]?.move ?? '', profile);
  const direction = read.ok && read.value.kind === 'placement' ? read.value.direction : 'across';
  const lane = (direction === 'across' ? /\d+/u : /\p{L}+/u).exec(start)?.[0] ?? '';
  const letters = [...(words[0] ?? word)];
  const hints: readonly PuzzleHint[] = [
    { kind: 'shape', tiles, isBingo, usesBlank, crossWords },
    { kind: 'lane', direction, lane },
    { kind: 'start', start, letter: letters[0] ?? '', letters: letters.length },
  ];
  return hints.slice(0, count);
}
