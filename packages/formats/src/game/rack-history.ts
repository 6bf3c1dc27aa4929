/**
 * Racks of a recorded game, completed. Records often lack tiles; what was kept must be there in the
 * next turn, what is laid must have been there, and the rest is filled up with tiles that contradict
 * nothing.
 */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  createRandom,
  newTilesOf,
  NO_TILE,
  rackSymbol,
  tileCountsOf,
  type Board,
  type Random,
  type RuleProfile,
} from '@bestzug/core';
import type { CourseTurn, GameCourse } from '../course/game-course.ts';
import {
  difference,
  intersection,
  multisetOf,
  NO_TILES,
  sizeOf,
  someOf,
  sum,
  union,
  type TileMultiset,
} from './multiset.ts';

/** A turn with everything a game of core has to know about it. */
export interface KnownTurn {
  readonly turn: CourseTurn;
  /** The player's whole rack before it. */
  readonly rack: TileMultiset;
  /** What leaves the rack: laid or exchanged. */
  readonly used: TileMultiset;
  /** What is drawn afterwards. */
  readonly drawn: TileMultiset;
}

/** All turns and racks. */
export interface RackHistory {
  readonly turns: readonly KnownTurn[];
  /** [player] racks at the start. */
  readonly first: readonly TileMultiset[];
  /** Tiles that are never drawn. */
  readonly bag: TileMultiset;
  /** Turns whose rack was not known in full. */
  readonly assumed: number;
}

/** No game can have gone like this. */
export interface RackContradiction {
  readonly kind: 'rackContradiction';
  /** Line of the record from which on it does not fit. */
  readonly line: number;
}

/** Size of the racks before each turn and at the end, as the bag allows. */
interface RackSizes {
  readonly before: readonly number[];
  /** [player] */
  readonly end: readonly number[];
}

/** So many turns are gone through again where some choice of tiles leads into a contradiction. */
const MAX_STEPS = 20_000;

/**
 * Completes the racks of a course. Whether a tile can have been on a rack depends on all that
 * happened before, so that a choice can be wrong although nothing shows it yet: then others follow,
 * by a fixed chance.
 */
export function completeRacks(course: GameCourse): Result<RackHistory, RackContradiction> {
  let fault: RackContradiction = { kind: 'rackContradiction', line: course.turns[0]?.line ?? 0 };
  for (let attempt = 0; attempt * (course.turns.length + 1) <= MAX_STEPS; attempt++) {
    const history = tryToComplete(course, attempt === 0 ? undefined : createRandom(attempt));
    const wrong = history.ok ? impossibleDraw(history.value, course) : history.error;
    if (history.ok && wrong === undefined) return history;
    // Nothing was chosen: no other choice will help.
    if (history.ok && history.value.assumed === 0) return err(wrong ?? fault);
    if (attempt === 0) fault = wrong ?? fault;
  }
  return err(fault);
}

/** The first draw of tiles that cannot have been in the bag. */
function impossibleDraw(
  { turns, first }: RackHistory,
  { profile }: GameCourse,
): RackContradiction | undefined {
  let bag: TileMultiset = first.reduce(difference, tileCountsOf(profile));
  for (const { turn, used, drawn } of turns) {
    if (sizeOf(difference(drawn, bag)) > 0) return contradiction(turn);
    bag = difference(bag, drawn);
    if (turn.move.kind === 'exchange' || turn.move.kind === 'exchangeCount') bag = sum(bag, used);
  }
  return undefined;
}

function tryToComplete(
  course: GameCourse,
  random: Random | undefined,
): Result<RackHistory, RackContradiction> {
  const { turns, profile, players, end } = course;
  const sizes = rackSizes(course);
  const needs = turns.map((turn) => union(knownOf(turn), usedIn(turn, profile) ?? NO_TILES));
  const endNeeds = end.racks.map(({ counts }) => counts);
  const nextOf = nextTurns(turns);
  // Forwards: what is kept is there in the player's next turn.
  for (const [index, turn] of turns.entries()) {
    if (sizeOf(needs[index]!) > sizes.before[index]!) return err(contradiction(turn));
    const used = usedIn(turn, profile);
    const kept = used === undefined ? NO_TILES : difference(needs[index]!, used);
    const carried = turn.isWithdrawn ? needs[index]! : kept;
    const next = nextOf[index];
    if (next === undefined) endNeeds[turn.player] = union(endNeeds[turn.player]!, carried);
    else needs[next] = union(needs[next]!, carried);
  }
  const last = turns.at(-1);
  let pool = difference(tileCountsOf(profile), lyingOn(end.board));
  const lines = { kind: 'rackContradiction', line: last?.line ?? 0 } as const;
  const ends: TileMultiset[] = [];
  for (const player of players.keys()) {
    const need = endNeeds[player]!;
    if (sizeOf(need) > sizes.end[player]! || sizeOf(difference(need, pool)) > 0) return err(lines);
    pool = difference(pool, need);
    ends[player] = need;
  }
  for (const player of players.keys()) {
    const filling = someOf(pool, sizes.end[player]! - sizeOf(ends[player]!), random);
    pool = difference(pool, filling);
    ends[player] = sum(ends[player]!, filling);
    if (sizeOf(ends[player]!) < sizes.end[player]!) return err(lines);
  }
  return backwards(course, { needs, ends, sizes, bag: pool, random });
}

/** What is known when the turns are gone through backwards. */
interface BackwardsParts {
  readonly needs: readonly TileMultiset[];
  /** [player] racks at the end. */
  readonly ends: readonly TileMultiset[];
  readonly sizes: RackSizes;
  /** What is in the bag at the end. */
  readonly bag: TileMultiset;
  /** What chooses among tiles that seem possible. */
  readonly random: Random | undefined;
}

/**
 * Backwards: unknown tiles of a rack are some that are there in the player's next one, and that lay
 * nowhere else at that time.
 */
function backwards(
  course: GameCourse,
  { needs, ends, sizes, bag, random }: BackwardsParts,
): Result<RackHistory, RackContradiction> {
  const { turns, profile } = course;
  /** [player] racks after the turn looked at, then before it. */
  const racks = [...ends];
  const known: KnownTurn[] = [];
  let assumed = 0;
  for (const [index, turn] of [...turns.entries()].reverse()) {
    const after = racks[turn.player]!;
    const size = sizes.before[index]!;
    if (sizeOf(knownOf(turn)) < size) assumed++;
    if (turn.isWithdrawn) {
      known[index] = { turn, rack: after, used: usedIn(turn, profile)!, drawn: NO_TILES };
      continue;
    }
    const need = needs[index]!;
    const free = difference(freeBefore(turn, racks, profile), need);
    const used = usedIn(turn, profile) ?? guessedExchange(turn, { need, after, free, random });
    const kept = difference(need, used);
    const left = difference(after, kept);
    const missing = size - sizeOf(sum(kept, used));
    const filling = someOf(intersection(left, free), missing, random);
    const rack = sum(sum(kept, used), filling);
    const drawn = difference(after, difference(rack, used));
    if (sizeOf(rack) !== size || sizeOf(drawn) + size - sizeOf(used) !== sizeOf(after)) {
      return err(contradiction(turn));
    }
    racks[turn.player] = rack;
    known[index] = { turn, rack, used, drawn };
  }
  return ok({ turns: known, first: racks, bag, assumed });
}

/** Tiles that before a turn were neither on the board nor on the rack of another player. */
function freeBefore(
  { before, player }: CourseTurn,
  racks: readonly TileMultiset[],
  profile: RuleProfile,
): TileMultiset {
  const others = racks.filter((_, other) => other !== player);
  return others.reduce(difference, difference(tileCountsOf(profile), lyingOn(before.board)));
}

const contradiction = ({ line }: CourseTurn): RackContradiction => ({
  kind: 'rackContradiction',
  line,
});

/** The written rack of who is on turn. */
const knownOf = ({ before, player }: CourseTurn): TileMultiset => before.racks[player]!.counts;

/** Tiles laid or exchanged; undefined where nobody noted which. */
function usedIn({ move }: CourseTurn, { layout }: RuleProfile): TileMultiset | undefined {
  switch (move.kind) {
    case 'placement':
      return multisetOf(newTilesOf(move, layout.size).map(({ tile }) => rackSymbol(tile)));
    case 'exchange':
      return multisetOf(move.symbols);
    case 'pass':
      return NO_TILES;
    case 'exchangeCount':
      return undefined;
  }
}

/** Tiles that may have been exchanged: those that are gone, then some that lay nowhere else. */
function guessedExchange(
  { move }: CourseTurn,
  tiles: {
    readonly need: TileMultiset;
    readonly after: TileMultiset;
    readonly free: TileMultiset;
    readonly random: Random | undefined;
  },
): TileMultiset {
  const { need, after, free, random } = tiles;
  const count = move.kind === 'exchangeCount' ? move.count : 0;
  const gone = someOf(difference(need, after), count);
  return sum(gone, someOf(difference(free, after), count - sizeOf(gone), random));
}

/** [turn] index of the same player's next turn. */
function nextTurns(turns: readonly CourseTurn[]): (number | undefined)[] {
  return turns.map(({ player }, index) => {
    const next = turns.findIndex((turn, other) => other > index && turn.player === player);
    return next < 0 ? undefined : next;
  });
}

const lyingOn = ({ tiles }: Board): TileMultiset =>
  multisetOf([...tiles].filter((tile) => tile !== NO_TILE).map(rackSymbol));

function rackSizes({ turns, profile, players }: GameCourse): RackSizes {
  const { rackSize } = profile;
  const end = players.map(() => rackSize);
  let bag = sizeOf(tileCountsOf(profile)) - rackSize * players.length;
  const before = turns.map((turn) => {
    const size = end[turn.player]!;
    if (turn.move.kind === 'placement' && !turn.isWithdrawn) {
      const used = sizeOf(usedIn(turn, profile) ?? NO_TILES);
      const drawn = Math.min(used, Math.max(0, bag));
      bag -= drawn;
      end[turn.player] = size - used + drawn;
    }
    return size;
  });
  return { before, end };
}
