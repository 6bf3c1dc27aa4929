/** Everything about the moves of a position: list, filters, own move, simulation, count. */
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { RuleProfile } from '@bestzug/core';
import { loadEngine, useEngineState } from '../engine/engine-client.ts';
import {
  NO_FILTER,
  type MoveFilter,
  type PositionQuestion,
  type RankedMove,
} from '../engine/engine-protocol.ts';
import type { OwnMoveState } from '../position/use-own-move.ts';
import { useMessages } from '../texts/messages.ts';
import { isOpenFilter, MoveFilters } from './move-filters.tsx';
import { MovesTable, type TableOrder } from './moves-table.tsx';
import { EndgameNote } from './endgame-note.tsx';
import { moveName } from './move-name.ts';
import { OwnMoveField } from './own-move.tsx';
import { ScoreCount } from './score-count.tsx';
import { useRanking } from './use-ranking.ts';
import { useSimulation } from './use-simulation.ts';
import './moves.css';

/** Moves shown at first, and how many more each time. */
const PAGE = 10;

/** Moves shown during a simulation at least: those it tries. */
const SIMULATED_PAGE = 14;

interface MovesPanelProps {
  readonly question: PositionQuestion;
  readonly profile: RuleProfile;
  readonly own: OwnMoveState;
  readonly selected: RankedMove | undefined;
  readonly onSelect: (move: RankedMove | undefined) => void;
  readonly onPreview: (move: RankedMove | undefined) => void;
  /** Escape in the table. */
  readonly onEscape: () => void;
  /** Lays the selected move on the board. */
  readonly onLay: (move: RankedMove) => void;
}

/** See above. */
export function MovesPanel(props: MovesPanelProps): ReactNode {
  const { question, profile, own: ownMove, selected } = props;
  const { onSelect, onPreview, onEscape, onLay } = props;
  const messages = useMessages();
  const { moves: texts, formats } = messages;
  const [chosenOrder, setOrder] = useState<TableOrder>('equity');
  const [filter, setFilter] = useState<MoveFilter>(NO_FILTER);
  const [page, setPage] = useState({ question, filter, count: PAGE });
  const own = ownMove.judgement.kind === 'judged' ? ownMove.judgement.own.ranked : undefined;
  const simulation = useSimulation(question);
  const { state } = simulation;
  // Another position has no win chances yet, and starts at the top.
  const order = chosenOrder === 'winChance' && state === undefined ? 'equity' : chosenOrder;
  const pages = page.question === question && page.filter === filter ? page.count : PAGE;
  const count = state === undefined ? pages : Math.max(pages, SIMULATED_PAGE);
  const view = useMemo(
    () => ({ order: order === 'winChance' ? ('equity' as const) : order, filter, count }),
    [order, filter, count],
  );
  const ranking = useRanking(question, view);
  const simulated = useMemo(
    () => new Map(state?.moves.map((move) => [move.key, move]) ?? []),
    [state],
  );
  const found = ranking?.answer.moves;
  const moves = useMemo(
    () => (order === 'winChance' ? byWinChance(found ?? [], simulation.keys) : (found ?? [])),
    [order, found, simulation.keys],
  );
  const isStale = ranking !== undefined && ranking.question !== question;
  const shown = selected ?? own ?? (isStale ? undefined : moves[0]);

  const simulate = (): void => {
    setOrder('winChance');
    simulation.start(own === undefined ? [] : [own.move]);
  };

  return (
    <>
      <section className="moves-panel" aria-labelledby="moves-title">
        <div className="moves-panel__head">
          <h2 id="moves-title">{texts.title}</h2>
          <p className="muted">
            {ranking === undefined
              ? ''
              : texts.summary(
                  formats.count(ranking.answer.placements),
                  formats.count(
                    isOpenFilter(filter) ? ranking.answer.placements : ranking.answer.passing,
                  ),
                )}
          </p>
          {state === undefined ? null : (
            <p className="muted moves-panel__state">
              {simulation.isRunning
                ? texts.simulationState(formats.count(state.rollouts), formats.count(state.budget))
                : texts.simulationDone(formats.count(state.rollouts))}
            </p>
          )}
        </div>
        <div className="filters">
          <MoveFilters
            layout={profile.layout}
            rackSize={profile.rackSize}
            filter={filter}
            onFilter={setFilter}
          />
          <span className="filters__gap" />
          <button
            type="button"
            className="button"
            disabled={ranking === undefined || found?.length === 0}
            onClick={simulation.isRunning ? simulation.stop : simulate}
          >
            {simulation.isRunning ? texts.stop : texts.simulate}
          </button>
          {/* Always there, so that nothing moves when a simulation starts. */}
          <progress
            className={`filters__progress${simulation.isRunning ? ' filters__progress--running' : ''}`}
            aria-label={texts.simulate}
            aria-hidden={!simulation.isRunning}
            value={state?.rollouts ?? 0}
            max={state?.budget ?? 1}
          />
        </div>
        <EngineNote isEmpty={question.rack.size === 0} hasAnswer={ranking !== undefined} />
        <EndgameNote question={question} onSelect={onSelect} />
        {ranking === undefined || found === undefined ? null : (
          <>
            {found.length === 0 ? (
              <div className="note moves-panel__none">
                <p>{isOpenFilter(filter) ? texts.noMoves : texts.nothingPasses}</p>
                {isOpenFilter(filter) ? null : (
                  <button type="button" className="button" onClick={() => setFilter(NO_FILTER)}>
                    {texts.clearFilter}
                  </button>
                )}
              </div>
            ) : (
              <MovesTable
                moves={withOwnMove(moves, own)}
                simulated={simulated}
                hasWinChances={state !== undefined}
                order={order}
                selectedKey={selected?.key}
                ownKey={own?.key}
                isBusy={isStale}
                onOrder={setOrder}
                onSelect={(move) => onSelect(move.key === selected?.key ? undefined : move)}
                onPreview={onPreview}
                onEscape={onEscape}
              />
            )}
            {ranking.answer.passing > found.length ? (
              <button
                type="button"
                className="button"
                onClick={() => setPage({ question, filter, count: count + PAGE })}
              >
                {texts.more}
              </button>
            ) : null}
          </>
        )}
        {ranking === undefined ? null : (
          <OwnMoveField own={ownMove} board={question.board} onSelect={onSelect} />
        )}
        <BestAnnouncement
          best={isStale ? undefined : found?.[0]}
          ranking={ranking?.answer.placements}
        />
      </section>
      {shown === undefined ? null : (
        <section className="count-panel" aria-labelledby="count-title">
          <div className="count-panel__head">
            <h2 id="count-title" className="count-panel__title">
              {texts.countTitle(moveName(shown, texts.exchange))}
            </h2>
            <button type="button" className="button button--quiet" onClick={() => onLay(shown)}>
              {texts.layMove}
            </button>
          </div>
          <ScoreCount move={shown} board={question.board} profile={profile} />
        </section>
      )}
    </>
  );
}

/** The moves with the user's own one at the end, where it is none of them. */
const withOwnMove = (
  moves: readonly RankedMove[],
  own: RankedMove | undefined,
): readonly RankedMove[] =>
  own === undefined || moves.some(({ key }) => key === own.key) ? moves : [...moves, own];

/** The moves by win chance, those without one behind. */
function byWinChance(moves: readonly RankedMove[], keys: readonly string[]): readonly RankedMove[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = ({ key }: RankedMove): number => places.get(key) ?? keys.length;
  return moves.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function EngineNote({
  isEmpty,
  hasAnswer,
}: {
  readonly isEmpty: boolean;
  readonly hasAnswer: boolean;
}): ReactNode {
  const { app, moves, faults, formats } = useMessages();
  const state = useEngineState();
  if (state.kind === 'failed') {
    return (
      <div className="note note--bad moves-panel__none" role="alert">
        <p>{faults.engine(state.fault)}</p>
        <button type="button" className="button" onClick={() => void loadEngine()}>
          {app.retry}
        </button>
      </div>
    );
  }
  if (state.kind === 'loading') {
    const { progress } = state;
    return (
      <div className="moves-panel__loading" aria-busy="true">
        <p className="muted" role="status">
          {progress === undefined
            ? app.loadingList
            : app.loadingListSoFar(
                formats.megabytes(progress.loaded),
                formats.megabytes(progress.total),
              )}
        </p>
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    );
  }
  if (isEmpty) return <p className="note muted">{moves.noRack}</p>;
  return hasAnswer ? null : <span className="skeleton" />;
}

/** Tells those who listen what came out, once it has settled. */
function BestAnnouncement({
  best,
  ranking,
}: {
  readonly best: RankedMove | undefined;
  readonly ranking: number | undefined;
}): ReactNode {
  const { moves: texts, formats } = useMessages();
  const [text, setText] = useState('');
  const announce = useCallback((): void => {
    setText(
      best === undefined || ranking === undefined
        ? ''
        : texts.announceBest(
            formats.count(ranking),
            `${moveName(best, texts.exchange)}, ${texts.pointsTotal(best.score)}`,
          ),
    );
  }, [best, ranking, texts, formats]);

  useEffect(() => {
    const timer = setTimeout(announce, 500);
    return () => clearTimeout(timer);
  }, [announce]);

  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
