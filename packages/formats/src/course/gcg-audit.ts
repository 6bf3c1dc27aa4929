/** What a game in a file says, compared with what its moves make: whatever differs is odd. */
import {
  countTiles,
  isValidWord,
  rackOf,
  signOfRackSymbol,
  symbolsOf,
  tileCountsOf,
  type Board,
  type Rack,
  type RuleProfile,
  type WordLookup,
} from '@bestzug/core';
import type { GcgWarning } from '../gcg/gcg-fault.ts';
import type { GcgEvent } from '../gcg/gcg-game.ts';
import { missingSymbols } from './lay-placement.ts';

/** Collects what is odd about one game, event by event. */
export class GcgAudit {
  readonly #profile: RuleProfile;
  readonly #lexicon: WordLookup | undefined;
  readonly #warnings: GcgWarning[] = [];
  /** [player] totals as last written. */
  readonly #written: number[];
  /** Tiles there are too many of, which have been named. */
  readonly #tooMany: Set<number> = new Set();

  /**
   * @param players how many
   * @param lexicon left out: words are not looked up
   */
  constructor(players: number, profile: RuleProfile, lexicon: WordLookup | undefined) {
    this.#profile = profile;
    this.#lexicon = lexicon;
    this.#written = Array.from({ length: players }, () => 0);
  }

  /** In the order of the lines. */
  get warnings(): readonly GcgWarning[] {
    return this.#warnings;
  }

  /** Takes note of what others have found. */
  add(warnings: readonly GcgWarning[]): void {
    this.#warnings.push(...warnings);
  }

  /**
   * Tiles that were kept have to be there still.
   *
   * @param kept tiles the player kept, as far as they are known
   * @param fullRack tiles of a full rack
   */
  checkRack({ rack, kind, line }: GcgEvent, kept: Rack | undefined, fullRack: number): void {
    if (rack === undefined || kept === undefined || kind === 'withdrawn') return;
    const missing = missingSymbols(rack, symbolsOf(kept));
    if (missing.length <= Math.max(0, fullRack - rack.length)) return;
    const tiles = missing.map(signOfRackSymbol).join('');
    this.#warnings.push({ kind: 'rackChanged', tiles, line });
  }

  /** Every tile that there are too many of, on the board before the event and its rack, is named once. */
  checkCounts({ rack, line }: GcgEvent, board: Board): void {
    const racks = rack === undefined ? [] : [rackOf(rack)];
    const counts = countTiles({ board, racks });
    const limits = tileCountsOf(this.#profile);
    for (const [symbol, found] of counts.entries()) {
      const available = limits[symbol]!;
      if (found <= available || this.#tooMany.has(symbol)) continue;
      this.#tooMany.add(symbol);
      const tile = signOfRackSymbol(symbol);
      this.#warnings.push({ kind: 'tooMany', tile, found, available, line });
    }
  }

  /** Words have to be in the list. */
  checkWords(words: readonly string[], { line }: GcgEvent): void {
    const lexicon = this.#lexicon;
    if (lexicon === undefined) return;
    const judge = { lexicon, inRule: this.#profile.inRule };
    for (const word of words) {
      if (!isValidWord(word, judge)) this.#warnings.push({ kind: 'notInLexicon', word, line });
    }
  }

  /** Points and total have to be what is counted. */
  checkNumbers(event: GcgEvent, points: number, total: number): void {
    const { player, line } = event;
    if (event.points !== points) {
      const numbers = { written: event.points, computed: points };
      this.#warnings.push({ kind: 'pointsMismatch', ...numbers, line });
    }
    // A total that follows from a wrong one above, or from wrong points, is not wrong once more.
    const expected = this.#written[player]! + event.points;
    if (event.total !== total && event.total !== expected) {
      const numbers = { written: event.total, computed: total };
      this.#warnings.push({ kind: 'totalMismatch', ...numbers, line });
    }
    this.#written[player] = event.total;
  }
}
