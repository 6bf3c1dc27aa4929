/** `bestzug bench scoring`: how many placements a second are counted. */
import { searchGraphOf } from '@bestzug/answers';
import type { WordGraph } from '@bestzug/lexicon';
import { createPlacementScorer, type RuleProfile } from '@bestzug/core';
import { createGenerator, openListScorer } from '@bestzug/kernel';
import { SearchBoard } from '@bestzug/movegen';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { readPositionsFile, type NamedPosition } from '../positions-file.ts';
import { openListOf } from '../ruled-list.ts';
import { chooseRules } from '../rules-input.ts';
import { print, printJson, type Session } from '../session.ts';
import { spreadOf, timePass, timePasses } from '../stopwatch.ts';
import { footerOf } from '../text-output.ts';
import { readRepeat } from './bench-positions.ts';

/** Options of `bench scoring`, as typed. */
export interface BenchScoringOptions {
  readonly repeat?: string;
}

/** Measures the scorer over all placements of the positions. */
export async function runBenchScoring(
  session: Session,
  file: string,
  options: BenchScoringOptions,
): Promise<ExitCode> {
  const { messages, globals } = session;
  const repeat = readRepeat(options.repeat);
  const rules = await chooseRules(globals);
  const { profile } = rules;
  const { positions } = await readPositionsFile(file, profile);
  const list = await openListOf(rules, session);

  const tasks = scoringTasks(positions, searchGraphOf(list), profile);
  const placements = tasks.reduce((count, task) => count + task.letters.length, 0);
  const score = listScoring(profile, Math.max(0, ...tasks.map(({ letters }) => letters.length)));
  let sum = 0;
  const times = await timePasses(repeat, () => {
    sum = 0;
    return timePass(tasks.length, (item) => {
      sum += score(tasks[item]!);
    });
  });
  const speed = spreadOf(times.map(({ cpu }) => (placements * 1000) / Math.max(cpu, 0.001)));
  if (session.isJson) {
    const identity = { list: list.lexicon.identity, rules: profile.name };
    printJson({ ...identity, repeat, placements, placementsPerSecond: speed, sum });
    return EXIT_CODE.done;
  }
  print(messages.bench.scored({ placements, sum }));
  print(messages.bench.speed(speed));
  print(`\n${footerOf(session, list.lexicon.identity, profile)}`);
  return EXIT_CODE.done;
}

/** The placements of one position. */
interface ScoringTask {
  readonly board: SearchBoard;
  /** [placements] packed-placement.ts in core. */
  readonly letters: Int32Array;
  readonly places: Int32Array;
}

function scoringTasks(
  positions: readonly NamedPosition[],
  graph: WordGraph,
  profile: RuleProfile,
): ScoringTask[] {
  const generator = createGenerator(graph, profile);
  return positions.map(({ position, rack }) => {
    const board = new SearchBoard(graph, profile.layout, profile.tileSet);
    board.load(position.board, 'across');
    const { count, letters, places } = generator.all(board, rack);
    return { board, letters: letters.slice(0, count), places: places.slice(0, count) };
  });
}

/**
 * Counts a list and sums it up: in whole columns where that is possible, else one by one.
 *
 * @param most placements of a list
 */
function listScoring(profile: RuleProfile, most: number): (task: ScoringTask) => number {
  const scorer = profile.inRule.enabled ? undefined : openListScorer(profile);
  if (scorer === undefined) return (task) => scoreEach(task, profile);
  const scores = new Int32Array(most);
  return ({ board, letters, places }) => {
    scorer.load(board);
    scorer.score(letters, places, scores);
    let sum = 0;
    for (let row = 0; row < letters.length; row++) sum += scores[row]!;
    return sum;
  };
}

function scoreEach({ board, letters, places }: ScoringTask, profile: RuleProfile): number {
  const scorer = createPlacementScorer(board.laneBoard, profile);
  let sum = 0;
  for (let row = 0; row < letters.length; row++) sum += scorer.score(letters[row]!, places[row]!);
  return sum;
}
