/** Judging the turns of games in one thread; loaded with the first task that wants it. */
import type { WordGraph } from '@bestzug/lexicon';
import {
  simulateTurn,
  TurnJudge,
  type JudgePlan,
  type TurnQuestion,
  type TurnVerdict,
} from '@bestzug/analysis';
import { createGenerator } from '@bestzug/kernel';
import { ExistenceTable } from '@bestzug/movegen';
import { CountedWinTable } from '@bestzug/strategy';
import type { GameSetup } from './game-setup.ts';
import { leavesOf } from './setup-leaves.ts';

/** Judges turns, and keeps what judging them takes as long as the plan is the same. */
export class JudgeHost {
  readonly #graph: WordGraph;
  readonly #setup: GameSetup;
  #plan: JudgePlan | undefined;
  #judge: TurnJudge | undefined;

  constructor(graph: WordGraph, setup: GameSetup) {
    this.#graph = graph;
    this.#setup = setup;
  }

  /** Judges a turn; a judge is made anew when the plan changes. */
  judge(question: TurnQuestion, plan: JudgePlan): TurnVerdict {
    this.#judge = this.#judgeFor(plan);
    this.#plan = plan;
    return this.#judge.judge(question);
  }

  #judgeFor(plan: JudgePlan): TurnJudge {
    if (this.#judge !== undefined && JSON.stringify(plan) === JSON.stringify(this.#plan)) {
      return this.#judge;
    }
    const { profile, winChances } = this.#setup;
    const graph = this.#graph;
    // A table takes as long to make as a game takes to judge without rollouts.
    const existence = plan.rollouts > 0 ? new ExistenceTable(graph, profile.rackSize) : undefined;
    const generator = createGenerator(graph, profile, { existence });
    const leaves = leavesOf(this.#setup);
    const winTable = winChances && new CountedWinTable(winChances);
    const equipment = { graph, profile, generator, leaves, winTable, simulate: simulateTurn };
    return new TurnJudge(equipment, plan);
  }
}
