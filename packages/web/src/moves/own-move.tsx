/** The user's own move: typed as people write moves, or laid on the board; ranked among all. */
import type { ReactNode } from 'react';
import { formatMoveInFull, type Board } from '@bestzug/core';
import { useEngineState } from '../engine/engine-client.ts';
import type { RankedMove } from '../engine/engine-protocol.ts';
import { writeDraft } from '../position/own-move.ts';
import type { Judgement, OwnMoveState } from '../position/use-own-move.ts';
import { useMessages } from '../texts/messages.ts';
import { lossText } from './own-move-text.ts';

interface OwnMoveProps {
  readonly own: OwnMoveState;
  readonly board: Board;
  readonly onSelect: (move: RankedMove) => void;
}

/** The field and what is to be said about the move in it. */
export function OwnMoveField({ own, board, onSelect }: OwnMoveProps): ReactNode {
  const { moves: texts } = useMessages();
  return (
    <div className="own-move">
      <label className="own-move__label" htmlFor="own-move">
        {texts.ownMove}
      </label>
      <input
        id="own-move"
        className="field own-move__field"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={texts.ownMoveHelp}
        value={own.text}
        aria-describedby="own-move-judgement"
        onChange={(event) => writeDraft(event.target.value)}
      />
      <div id="own-move-judgement" className="own-move__judgement" role="status">
        <OwnMoveJudgement judgement={own.judgement} board={board} onSelect={onSelect} />
      </div>
    </div>
  );
}

interface OwnMoveJudgementProps {
  readonly judgement: Judgement;
  readonly board: Board;
  readonly onSelect: (move: RankedMove) => void;
}

function OwnMoveJudgement({ judgement, board, onSelect }: OwnMoveJudgementProps): ReactNode {
  const messages = useMessages();
  const { moves: texts, faults } = messages;
  const list = useEngineState((state) => (state.kind === 'ready' ? state.list.name : ''));
  if (judgement.kind === 'none') return null;
  if (judgement.kind === 'unreadable')
    return <span className="own-move__bad">{texts.notAMove}</span>;
  const { check, ranked, loss } = judgement.own;
  if (ranked !== undefined && loss !== undefined) {
    return (
      <>
        <button type="button" className="button button--quiet" onClick={() => onSelect(ranked)}>
          {texts.rank} {ranked.rank}
        </button>
        <span>
          {texts.pointsTotal(ranked.score)} ·{' '}
          {loss < 0.05 ? (
            texts.ownMoveBest
          ) : (
            <strong className="own-move__loss">{lossText(loss, messages)}</strong>
          )}
        </span>
      </>
    );
  }
  const [fault] = check?.faults ?? [];
  if (check === undefined || fault === undefined) return <span>{texts.notRanked}</span>;
  const size = board.layout.size;
  const written =
    check.placement === undefined ? undefined : formatMoveInFull(check.placement, board);
  const points = check.total === undefined ? undefined : texts.pointsTotal(check.total);
  return (
    <span className="own-move__bad">
      {written === undefined ? null : <strong>{written}: </strong>}
      {faults.placement(fault, { size, list })} {texts.ownMoveRefused(points)}
    </span>
  );
}
