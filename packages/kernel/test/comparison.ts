/** One position searched twice: by the kernel and in TypeScript, which the oracle of movegen judges. */
import { invariant, parseCgp, type Rack, type RuleProfile } from '@bestzug/core';
import type { WordGraph } from '@bestzug/lexicon';
import {
  MoveGenerator,
  SearchBoard,
  UNIT_LEVELS,
  type ExistenceTable,
  type LeaveJudge,
  type PlacementColumns,
} from '@bestzug/movegen';
import { openKernelSearch, openListScorer, type ListScorer } from '../src/index.ts';

/** Parts into which the units of a board are split. */
const PARTS = 3;

/** What is asked beyond one best placement. */
export interface ComparisonWish {
  /** How many of the best. */
  readonly counts: readonly number[];
  /** Most that keeping tiles is worth or costs, millipoints. */
  readonly mostLeave: number;
}

const MODEST: ComparisonWish = { counts: [20], mostLeave: 28_000 };

/** Values without any sense, negative and positive, equal ones among them. */
const wildJudge = (seed: number, most: number): LeaveJudge => ({
  valueOf(counts) {
    let hash = seed;
    for (let symbol = 0; symbol < counts.length; symbol++) {
      hash = Math.imul(hash ^ (counts[symbol]! + symbol * 8), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return Math.trunc(((hash % 8) / 7) * most);
  },
});

/** Compares both searches of one list and profile; the board is for its user to load. */
export class Comparison {
  readonly board: SearchBoard;
  readonly #plain: MoveGenerator;
  readonly #kernel: MoveGenerator;
  /** Undefined by rules it does not know. */
  readonly #scorer: ListScorer | undefined;

  constructor(graph: WordGraph, profile: RuleProfile, existence?: ExistenceTable) {
    this.board = new SearchBoard(graph, profile.layout, profile.tileSet);
    this.#scorer = profile.inRule.enabled ? undefined : openListScorer(profile);
    this.#plain = new MoveGenerator(graph, profile, { existence });
    this.#kernel = new MoveGenerator(graph, profile, {
      existence,
      // Without this a kernel that never opens would look right.
      openSearch: (...args) => {
        const search = openKernelSearch(...args);
        invariant(search !== undefined, 'there is WebAssembly and memory');
        return search;
      },
    });
  }

  /**
   * What differs between the two; both are to find the same in the same order.
   *
   * @param variation any int; says how many best ones are wanted, what leaves are worth and which
   * units are searched together
   */
  faults(rack: Rack, variation: number, wish: ComparisonWish = MODEST): string[] {
    const judge = wildJudge(variation | 1, wish.mostLeave);
    const counts = [1, 2 + (variation & 15), ...wish.counts];
    const results = (generator: MoveGenerator): Record<string, unknown> => ({
      all: rowsOf(generator.all(this.board, rack)),
      order: String(generator.rank(this.board)),
      ...Object.fromEntries(
        counts.flatMap((count) => [
          [`best ${count}`, rowsOf(generator.best(this.board, rack, count))],
          [`equity ${count}`, rowsOf(generator.bestByEquity(this.board, rack, judge, count))],
        ]),
      ),
      ...this.#partsOf(generator, rack, variation),
    });
    const expected: Record<string, unknown> = { ...results(this.#plain), ...this.#scores(rack) };
    const found: Record<string, unknown> = {
      ...results(this.#kernel),
      ...this.#countedScores(rack),
    };
    return Object.keys(expected)
      .filter((name) => String(found[name]) !== String(expected[name]))
      .map((name) => `${name}: ${String(found[name])}, not ${String(expected[name])}`);
  }

  /** Points as the search sums them up. */
  #scores(rack: Rack): Record<string, unknown> | undefined {
    const { count, scores } = this.#plain.all(this.board, rack);
    return this.#scorer && { scores: String(scores.subarray(0, count)) };
  }

  /** Points counted again from the placements. */
  #countedScores(rack: Rack): Record<string, unknown> | undefined {
    const { count, letters, places } = this.#plain.all(this.board, rack);
    const scores = new Int32Array(count);
    this.#scorer?.load(this.board);
    this.#scorer?.score(letters.subarray(0, count), places.subarray(0, count), scores);
    return this.#scorer && { scores: String(scores) };
  }

  /** All placements searched in parts, each with its order. */
  #partsOf(generator: MoveGenerator, rack: Rack, variation: number): Record<string, unknown> {
    const units = Array.from({ length: this.board.stops.count * UNIT_LEVELS }, (_, unit) => unit);
    const partOf = (unit: number): number => (Math.imul(unit + 1, variation | 1) >>> 8) % PARTS;
    return Object.fromEntries(
      Array.from({ length: PARTS }, (_, part) => {
        const chosen = units.filter((unit) => partOf(unit) === part);
        const list = generator.all(this.board, rack, { next: () => chosen.pop() ?? -1 });
        return [`part ${part}`, [rowsOf(list), String(generator.rank(this.board))]];
      }),
    );
  }

  /** A random placement to go on with, if there is one. */
  playAny(rack: Rack, choose: (count: number) => number): boolean {
    const { count, letters, places } = this.#plain.all(this.board, rack);
    if (count === 0) return false;
    const row = choose(count);
    this.board.play(letters[row]!, places[row]!);
    return true;
  }

  /** Loads a position; returns its rack. */
  load(cgp: string, profile: RuleProfile): Rack {
    const setup = parseCgp(cgp, profile);
    invariant(setup.ok, cgp);
    const [rack] = setup.value.racks;
    invariant(rack !== undefined, 'a position has a rack');
    this.board.load(setup.value.board, 'across');
    return rack;
  }
}

const rowsOf = ({ count, scores, letters, places }: PlacementColumns): string =>
  Array.from({ length: count }, (_, row) => `${scores[row]} ${letters[row]} ${places[row]}`).join();
