/** What a conversion between records of games cannot take over. */

/** One thing that is lost, or had to be assumed. */
export type GameLoss =
  /** Remarks below this many events. */
  | { readonly kind: 'notes'; readonly count: number }
  /** Pragmas our record has no place for, by name. */
  | { readonly kind: 'pragmas'; readonly names: readonly string[] }
  /** The short names of the players. */
  | { readonly kind: 'nicks'; readonly names: readonly string[] }
  /** In this many turns the rack was not written in full and had to be completed. */
  | { readonly kind: 'racksAssumed'; readonly count: number }
  /** Points the rules of the record do not know: they are left out. */
  | {
      readonly kind: 'pointsOutsideRules';
      readonly event: 'challenge' | 'time';
      readonly points: number;
    }
  /** The rules count the end in another way than the record, or do not see it as the end (R79). */
  | {
      readonly kind: 'scoresDiffer';
      /** [player] */
      readonly record: readonly number[];
      /** [player] */
      readonly rules: readonly number[];
    }
  /** The list is known by its name only. */
  | { readonly kind: 'listIdentity'; readonly name: string }
  /** The order of the tiles in the bag, and what mixes tiles into it. */
  | { readonly kind: 'bagOrder' }
  /** Which computer players these are. */
  | { readonly kind: 'engines'; readonly names: readonly string[] }
  /** The rules; the format says nothing about them. */
  | { readonly kind: 'rules'; readonly name: string }
  /** Seconds of overtime: only their points are kept. */
  | { readonly kind: 'overtimeSeconds' }
  /** Which words were challenged. */
  | { readonly kind: 'challengedWords' }
  /** A turn was lost after a challenge; nothing shows it but the order of the players. */
  | { readonly kind: 'skippedTurns' };
