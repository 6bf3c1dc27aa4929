/** How time grows with the placements of a position: every position timed alone. */
import { createGenerator } from '@bestzug/kernel';
import { ExistenceTable } from '@bestzug/movegen';
import type { Bed } from './bed.ts';
import { RULES, type ReadyPosition } from './position-set.ts';
import type { GrowthPoint } from './run-record.ts';
import { spreadOf } from './spread.ts';
import { timeTask, type TimingOptions } from './suite.ts';

/** [seconds] enough for single positions. */
const TIMING: TimingOptions = { minTime: 0.004, minSamples: 2 };

/** Times every position. Throws `WrongResultError`. */
export async function measureGrowth(bed: Bed, rounds: number): Promise<GrowthPoint[]> {
  const { graph } = bed.lexicon;
  const existence = new ExistenceTable(graph, RULES.rackSize);
  const generator = createGenerator(graph, RULES, { existence });
  const searches = {
    yardstick: ({ plainBoard, rack }: ReadyPosition) => bed.yardstick.generate(plainBoard, rack),
    all: ({ searchBoard, rack }: ReadyPosition) => generator.all(searchBoard, rack).count,
    ranked: ({ searchBoard, rack }: ReadyPosition) => {
      generator.all(searchBoard, rack);
      return generator.rank(searchBoard).length;
    },
    best: ({ searchBoard, rack }: ReadyPosition) => {
      const { count, scores } = generator.best(searchBoard, rack);
      return count === 0 ? 0 : scores[0]!;
    },
  };
  const timeOf = async (name: keyof typeof searches, position: ReadyPosition): Promise<number> => {
    const { id, expected } = position;
    const task = {
      kind: 'sync',
      name: `growth, ${name}, ${id}`,
      expected: name === 'best' ? expected.top : expected.count,
      run: (): number => searches[name](position),
    } as const;
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push((await timeTask(task, TIMING)).cpuMs);
    return spreadOf(times).median * 1000;
  };
  const points: GrowthPoint[] = [];
  for (const position of bed.positions) {
    const { id, blanks, expected } = position;
    points.push({
      id,
      blanks,
      placements: expected.count,
      yardstick: await timeOf('yardstick', position),
      all: await timeOf('all', position),
      ranked: await timeOf('ranked', position),
      best: await timeOf('best', position),
    });
  }
  return points;
}
