/** The long work that can be done in threads, or by workers elsewhere. */
import type { JudgePlan, TurnQuestion, TurnVerdict } from '@bestzug/analysis';
import type { BlockSightings, GameBlock, SelfPlayTally } from '@bestzug/strategy';
import type { GameSeries } from './block-plan.ts';
import type { PlayedPair } from './protocol.ts';

/** How one call is made. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** How a match is played. */
export interface MatchOptions extends CallOptions {
  /** Whether the games are written down; left out: they are not. */
  readonly notes?: boolean | undefined;
}

/**
 * Whoever plays series of games and judges turns: results come in the order of the work, the same
 * ones however it is divided. Leaving a loop ends what is still under way. See `Pool`.
 */
export interface GameWork extends TurnWork {
  playSelf(
    player: string,
    series: GameSeries,
    options?: CallOptions,
  ): AsyncGenerator<SelfPlayTally, void, undefined>;

  /** @param series counts pairs */
  playMatch(
    players: readonly [a: string, b: string],
    series: GameSeries,
    options?: MatchOptions,
  ): AsyncGenerator<PlayedPair, void, undefined>;

  /** @param leaves values of the `DenseLeaves` to play with */
  playTraining(
    leaves: Int16Array,
    blocks: Iterable<GameBlock>,
    options?: CallOptions,
  ): AsyncGenerator<BlockSightings, void, undefined>;
}

/** Whoever judges turns: verdicts come in the order of the questions. */
export interface TurnWork {
  judgeTurns(
    questions: Iterable<TurnQuestion>,
    plan: JudgePlan,
    options?: CallOptions,
  ): AsyncGenerator<TurnVerdict, void, undefined>;

  close(): Promise<void>;
}
