/**
 * A win table from own games. Static players do not look at the score, so every swing (Umschwung:
 * final margin less present lead, for the player on turn) says something about every lead: the
 * chance of winning is the share of swings above minus the lead, draws counted one half.
 */
import { invariant, type RuleProfile } from '@bestzug/core';
import { dealOf } from '../match/deal.ts';
import type { GameTable, Seat } from '../match/game-table.ts';
import { playGame, type GameBlock, type GameResult } from '../match/self-play.ts';
import type { Player, TurnView } from '../player/player.ts';
import { NORMAL_WIN_TABLE, type WinTable } from '../win-table.ts';

/** Swings beyond are counted as this. */
const MAX_SWING = 600;
const SWINGS: number = 2 * MAX_SWING + 1;

/** Leads beyond are looked up as this. */
const MAX_LEAD = 300;
const LEADS: number = 2 * MAX_LEAD + 1;

/** Swings so many tiles in the bag away are counted too: neighbours hardly differ. */
const REACH = 2;

/** Swings that the fallback table weighs as much as, so that rare numbers of tiles have a value. */
const FALLBACK_SWINGS = 100;

/** How often which swing was seen. Whole numbers: parts add up exactly in any order. */
export interface SwingCounts {
  readonly games: number;
  /** [bag × 1201] swings seen, from -600 up; bag from 0 to what is left after dealing. */
  readonly counts: Uint32Array;
}

/** Of no games under a profile. */
export const noSwings = ({ tileSet, rackSize }: RuleProfile): SwingCounts => ({
  games: 0,
  counts: new Uint32Array((Math.max(0, tileSet.total - 2 * rackSize) + 1) * SWINGS),
});

/** The swings of both. */
export function joinSwings(one: SwingCounts, other: SwingCounts): SwingCounts {
  invariant(one.counts.length === other.counts.length, 'swings are joined under one profile');
  return {
    games: one.games + other.games,
    counts: one.counts.map((count, at) => count + other.counts[at]!),
  };
}

/** Notes a lead at each turn, and swings when the game is over. */
export class SwingRecorder {
  readonly #counts: Uint32Array;
  #games = 0;
  /** [turns] of the game now played. */
  readonly #seats: Seat[] = [];
  readonly #leads: number[] = [];
  readonly #bags: number[] = [];

  constructor(profile: RuleProfile) {
    this.#counts = noSwings(profile).counts;
  }

  /** To be called at each turn; fits as a watcher of `playGame`. */
  readonly watch = (seat: Seat, { score, opponentScore, unseen }: TurnView): void => {
    this.#seats.push(seat);
    this.#leads.push(score - opponentScore);
    this.#bags.push(unseen.bag);
  };

  /** Counts the swings of the game watched. */
  finish({ scores }: Pick<GameResult, 'scores'>): void {
    this.#games++;
    this.#seats.forEach((seat, turn) => {
      const margin = seat === 0 ? scores[0] - scores[1] : scores[1] - scores[0];
      const swing = Math.max(-MAX_SWING, Math.min(MAX_SWING, margin - this.#leads[turn]!));
      this.#counts[this.#bags[turn]! * SWINGS + MAX_SWING + swing]!++;
    });
    this.#seats.length = 0;
    this.#leads.length = 0;
    this.#bags.length = 0;
  }

  /** What was seen up to now; a copy. */
  get swings(): SwingCounts {
    return { games: this.#games, counts: this.#counts.slice() };
  }
}

/** The swings of some games of a player against itself; blocks may be joined in any order. */
export function collectSwings(
  table: GameTable,
  player: Player,
  { seed, first, count }: GameBlock,
): SwingCounts {
  const recorder = new SwingRecorder(table.profile);
  for (let gameNumber = first; gameNumber < first + count; gameNumber++) {
    const deal = dealOf(table.profile, seed, gameNumber);
    recorder.finish(playGame(table, [player, player], deal, recorder.watch));
  }
  return recorder.swings;
}

/** A win table as numbers: small enough to be stored and shared. */
export class CountedWinTable implements WinTable {
  /** [bag × 601] chances, leads from -300 up. Not to be written to. */
  readonly chances: Float32Array;
  readonly #maxBag: number;

  /** Whether so many chances can be a table. */
  static isSize(count: number): boolean {
    return count > 0 && count % LEADS === 0;
  }

  /** @param chances belongs to the table from now on; may lie in shared memory */
  constructor(chances: Float32Array) {
    invariant(CountedWinTable.isSize(chances.length), 'a win table has whole rows');
    this.chances = chances;
    this.#maxBag = chances.length / LEADS - 1;
  }

  chanceOf(lead: number, bag: number): number {
    const row = Math.min(bag, this.#maxBag) * LEADS;
    const place = Math.max(0, Math.min(LEADS - 1, lead + MAX_LEAD));
    const below = Math.floor(place);
    const chance = this.chances[row + below]!;
    const next = this.chances[row + Math.min(below + 1, LEADS - 1)]!;
    return chance + (next - chance) * (place - below);
  }
}

/**
 * The table that swings make. Swings are taken together with those of neighbouring numbers of tiles,
 * and mirrored at their mean: luck has no side, so one above it is about as likely as one below, and
 * the noise is halved. With an empty bag there is no luck left, and neither is done.
 *
 * @param fallback what holds as long as few swings were seen
 */
export function countedWinTable(
  { counts }: SwingCounts,
  fallback: WinTable = NORMAL_WIN_TABLE,
): CountedWinTable {
  const bags = counts.length / SWINGS;
  const chances = new Float32Array(bags * LEADS);
  for (let bag = 0; bag < bags; bag++) {
    const near = swingsAround(counts, bag, bags);
    const swings = bag === 0 ? near : mirrored(near);
    const total = swings.reduce((sum, count) => sum + count, 0);
    let above = 0;
    let swing = MAX_SWING;
    for (let lead = -MAX_LEAD; lead <= MAX_LEAD; lead++) {
      for (; swing > -lead; swing--) above += swings[swing + MAX_SWING]!;
      const won = above + swings[MAX_SWING - lead]! / 2;
      const prior = fallback.chanceOf(lead, bag) * FALLBACK_SWINGS;
      chances[bag * LEADS + lead + MAX_LEAD] = (won + prior) / (total + FALLBACK_SWINGS);
    }
  }
  return new CountedWinTable(chances);
}

/** [1201] swings with about so many tiles in the bag; an empty bag is like no other. */
function swingsAround(counts: Uint32Array, bag: number, bags: number): Float64Array {
  const swings = new Float64Array(SWINGS);
  const reach = bag === 0 ? 0 : Math.min(REACH, bag - 1);
  for (let near = bag - reach; near <= Math.min(bags - 1, bag + reach); near++) {
    for (let at = 0; at < SWINGS; at++) swings[at]! += counts[near * SWINGS + at]!;
  }
  return swings;
}

/** Swings mirrored at their mean, to the nearest half point; as many as before. */
function mirrored(swings: Float64Array): Float64Array {
  let total = 0;
  let sum = 0;
  swings.forEach((count, at) => {
    total += count;
    sum += count * at;
  });
  const both = new Float64Array(SWINGS);
  const doubleMean = total === 0 ? 0 : Math.round((2 * sum) / total);
  swings.forEach((count, at) => {
    const mirror = Math.max(0, Math.min(SWINGS - 1, doubleMean - at));
    both[at]! += count / 2;
    both[mirror]! += count / 2;
  });
  return both;
}
