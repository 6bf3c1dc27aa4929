/** What somebody wants to play: remembered, so that the next game begins with two clicks. */
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { RuleProfile } from '@bestzug/core';
import type { LevelNumber } from '@bestzug/strategy';
import type { EditionName } from '../settings/edition.ts';
import { profileOf } from '../settings/rule-profile.ts';
import type { RulesName } from '../settings/settings.ts';
import { withMinutes } from './game-clock.ts';

/** Who begins: drawn as the rules say (R22), the person, or the computer. */
export const STARTS = ['draw', 'first', 'second'] as const;

/** What the form for a new game holds. */
export interface GameWish {
  readonly kind: 'level' | 'people';
  readonly level: LevelNumber;
  /** Of people; the first one also plays the computer, or nobody in particular if it is empty. */
  readonly names: readonly string[];
  readonly rules: RulesName;
  readonly edition: EditionName;
  /** Minutes for each player; undefined = no clock. */
  readonly minutes?: number | undefined;
  readonly start: (typeof STARTS)[number];
}

interface WishStore {
  readonly wish: GameWish;
  readonly change: (changes: Partial<GameWish>) => void;
}

const INITIAL: GameWish = {
  kind: 'level',
  level: 3,
  names: ['', ''],
  rules: 'familie',
  edition: 'standard',
  start: 'draw',
};

/** See above. */
export const useGameWish = create<WishStore>()(
  persist(
    (set): WishStore => ({
      wish: INITIAL,
      change: (changes) => set(({ wish }) => ({ wish: { ...wish, ...changes } })),
    }),
    {
      name: 'bestzug.wish',
      version: 1,
      storage: createJSONStorage(() => localStorage),
    },
  ),
);

/** The rules of the game that is wished for. */
export const profileOfWish = (
  { rules, edition, minutes }: GameWish,
  inRule: boolean,
): RuleProfile => withMinutes(profileOf({ rules, inRule, edition }), minutes);
