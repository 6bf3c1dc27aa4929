/** What somebody wants to play: remembered, so that the next game begins with two clicks. */
import { create } from 'zustand';
import type { RuleProfile } from '@bestzug/core';
import type { LevelNumber } from '@bestzug/strategy';
import { keep, readKept } from '../app/kept.ts';
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

/** Key in the local storage. */
const STORAGE_KEY = 'bestzug.wish';

const INITIAL: GameWish = {
  kind: 'level',
  level: 3,
  names: ['', ''],
  rules: 'familie',
  edition: 'standard',
  start: 'draw',
};

/** See above. */
export const useGameWish = create<WishStore>()((set, get) => ({
  wish: { ...INITIAL, ...keptWish() },
  change: (changes) => {
    const wish = { ...get().wish, ...changes };
    set({ wish });
    keep(STORAGE_KEY, wish);
  },
}));

function keptWish(): object {
  const kept = readKept(STORAGE_KEY);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** The rules of the game that is wished for. */
export const profileOfWish = (
  { rules, edition, minutes }: GameWish,
  inRule: boolean,
): RuleProfile => withMinutes(profileOf({ rules, inRule, edition }), minutes);
