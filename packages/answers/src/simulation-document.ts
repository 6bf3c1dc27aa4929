/** The answer of a simulation and its JSON document. */
import { formatCgpBoard, formatRack } from '@bestzug/core';
import type { SimulationProgress } from '@bestzug/strategy';
import { moveAsJson, type SearchEffort } from './best-document.ts';
import type { OwnMove } from './own-move.ts';
import type { Query, RankedPlacements } from './ranked-placements.ts';
import type { SimulatedMove } from './simulated-move.ts';

/**
 * Why a simulation has ended: every rival is beaten; samples or time are used up; somebody said so; or
 * the bag is empty, and each move was played to the end once with the tiles that are known.
 *
 * With an empty bag the moves are calculated instead: `proven` when all were followed to the end of
 * the game against best play, `estimated` when samples or time did not suffice for that. With one tile
 * in the bag (`lastTile`) they are calculated for every tile it may be.
 */
export type SimulationEnd =
  'settled' | 'samples' | 'time' | 'interrupted' | 'emptyBag' | 'proven' | 'estimated' | 'lastTile';

/** Everything there is to show. */
export interface SimulationAnswer {
  readonly query: Query;
  readonly ranked: RankedPlacements;
  readonly progress: SimulationProgress;
  /** The moves to show, the best first. */
  readonly moves: readonly SimulatedMove[];
  readonly own: OwnMove | undefined;
  /** The own move among the candidates, if it is one. */
  readonly ownSimulated: SimulatedMove | undefined;
  /** Numbers of the candidates whose values are proven; undefined where moves were sampled. */
  readonly proven?: ReadonlySet<number>;
  readonly plies: number;
  readonly seed: number;
  readonly end: SimulationEnd;
  readonly effort: SearchEffort;
}

/** The document. */
export function simulationDocument(answer: SimulationAnswer): object {
  const { query, ranked, progress, moves, own, ownSimulated } = answer;
  const { position, rack, list } = query;
  const { plies, seed, end, effort } = answer;
  const asJson = (move: SimulatedMove): object => simulatedAsJson(move, answer);
  return {
    list: list.lexicon.identity,
    rules: position.profile.name,
    board: formatCgpBoard(position.board),
    rack: formatRack(rack),
    sort: 'simulation',
    count: ranked.found.columns.count,
    threads: effort.threads,
    timeMs: Math.round(effort.milliseconds * 1000) / 1000,
    simulation: {
      samples: progress.rollouts,
      candidates: progress.candidates.length,
      plies,
      seed,
      end,
    },
    moves: moves.map(asJson),
    ...(own === undefined
      ? {}
      : {
          ownMove:
            own.kind === 'refused'
              ? { move: own.move, valid: false, rank: null, errors: own.errors }
              : {
                  ...(ownSimulated === undefined ? { move: own.move } : asJson(ownSimulated)),
                  valid: true,
                  rank: rankOf(ownSimulated, progress),
                  errors: [],
                },
        }),
  };
}

/** Place of a move in the order of the simulation, from 1. */
export function rankOf(
  move: SimulatedMove | undefined,
  { candidates }: SimulationProgress,
): number | null {
  const at = candidates.findIndex(({ number }) => number === move?.progress.number);
  return at < 0 ? null : at + 1;
}

function simulatedAsJson(simulated: SimulatedMove, { query, proven }: SimulationAnswer): object {
  const { kind, move, described, score, leave, equity, progress } = simulated;
  const { samples, winChance, winError, spread, spreadError } = progress;
  const hasSamples = samples > 0;
  return {
    ...(described === undefined
      ? { type: kind, move, score, leave, equity }
      : moveAsJson(described, query.position)),
    samples,
    winChance: hasSamples ? winChance : null,
    winError: hasSamples ? winError : null,
    spread: hasSamples ? spread : null,
    spreadError: hasSamples ? spreadError : null,
    ...(proven === undefined ? {} : { proven: proven.has(progress.number) }),
  };
}
