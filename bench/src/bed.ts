/** What all suites stand on: the German list, the counted positions, the yardstick. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeWordGraphFile, type Lexicon } from '@bestzug/lexicon';
import { readPositions, readPositionsSha256 } from '@bestzug/testkit';
import {
  BLANK_CLASSES,
  countedIn,
  readyPositions,
  RULES,
  sumOf,
  type BlankClass,
  type ReadyPosition,
} from './position-set.ts';
import type { Task } from './suite.ts';
import { demandResult } from './wrong-result-error.ts';
import { Yardstick } from './yardstick.ts';

/** The word graph that the set-up builds. */
export const LIST_FILE: string = fileURLToPath(
  new URL('../../packages/cli/data/de.bzg', import.meta.url),
);

/** Made once per process. */
export interface Bed {
  readonly bytes: Uint8Array;
  readonly lexicon: Lexicon;
  readonly yardstick: Yardstick;
  readonly positions: readonly ReadyPosition[];
  /** Positions by blanks. */
  positionsWith(blanks: BlankClass): readonly ReadyPosition[];
}

/** Loads everything. Throws `WrongResultError` when the list is not the one the counts hold for. */
export function makeBed(): Bed {
  const bytes = new Uint8Array(readFileSync(LIST_FILE));
  const lexicon = decodeWordGraphFile(bytes);
  demandResult('word list (sha256)', readPositionsSha256(), lexicon.identity.sha256);
  const yardstick = new Yardstick(lexicon.graph, RULES);
  const positions = readyPositions(readPositions(), lexicon.graph, yardstick, countedIn);
  const classes = BLANK_CLASSES.map((blanks) =>
    positions.filter((position) => position.blanks === blanks),
  );
  return { bytes, lexicon, yardstick, positions, positionsWith: (blanks) => classes[blanks]! };
}

const yardstickTasks = new WeakMap<readonly ReadyPosition[], Task>();

/**
 * The yardstick's task at some positions, the same one for the same positions; its result is the
 * number of placements.
 */
export function yardstickTask(yardstick: Yardstick, positions: readonly ReadyPosition[]): Task {
  const known = yardstickTasks.get(positions);
  if (known !== undefined) return known;
  const task: Task = {
    kind: 'sync',
    name: 'yardstick',
    expected: sumOf(positions, ({ expected }) => expected.count),
    run: () => sumOf(positions, ({ plainBoard, rack }) => yardstick.generate(plainBoard, rack)),
  };
  yardstickTasks.set(positions, task);
  return task;
}

/** Compares the yardstick with the counted numbers. Throws `WrongResultError`. */
export function verifyYardstick(yardstick: Yardstick, positions: readonly ReadyPosition[]): void {
  for (const { id, plainBoard, rack, expected } of positions) {
    yardstick.generate(plainBoard, rack);
    const { count, top, sum } = yardstick.counted();
    demandResult(`yardstick, ${id}, placements`, expected.count, count);
    demandResult(`yardstick, ${id}, top score`, expected.top, top);
    demandResult(`yardstick, ${id}, sum of scores`, expected.sum, sum);
  }
}
