/** The user's own move: typed as people write moves, judged and ranked among all. */
import { useEffect, useState, type ReactNode } from 'react';
import { formatMoveInFull, parseMoveText, type Board, type RuleProfile } from '@bestzug/core';
import { engine, useEngineState } from '../engine/engine-client.ts';
import type {
  OwnMove,
  OwnMoveQuestion,
  PositionQuestion,
  RankedMove,
} from '../engine/engine-protocol.ts';
import { useMessages } from '../texts/messages.ts';

/** What is known about the text in the field. */
type Judgement =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'judged'; readonly own: OwnMove };

interface OwnMoveProps {
  readonly question: PositionQuestion;
  readonly profile: RuleProfile;
  readonly onRanked: (move: RankedMove | undefined) => void;
  readonly onSelect: (move: RankedMove) => void;
}

/** The field and what is to be said about the move in it. */
export function OwnMoveField({ question, profile, onRanked, onSelect }: OwnMoveProps): ReactNode {
  const { moves: texts } = useMessages();
  const [text, setText] = useState('');
  const [judgement, setJudgement] = useState<Judgement>({ kind: 'none' });
  const version = useEngineState((state) => (state.kind === 'ready' ? state.version : 0));

  useEffect(() => {
    let isStale = false;
    const show = (next: Judgement): void => {
      if (isStale) return;
      setJudgement(next);
      onRanked(next.kind === 'judged' ? next.own.ranked : undefined);
    };
    const read = readOwnMove(text, question.board, profile);
    if (read === 'none' || read === 'unreadable') show({ kind: read });
    else if (version > 0) {
      void engine()
        .judgeMove(question, read)
        .then((own) => show({ kind: 'judged', own }));
    }
    return () => {
      isStale = true;
    };
  }, [text, question, profile, version, onRanked]);

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
        value={text}
        aria-describedby="own-move-judgement"
        onChange={(event) => setText(event.target.value)}
      />
      <div id="own-move-judgement" className="own-move__judgement" role="status">
        <OwnMoveJudgement judgement={judgement} board={question.board} onSelect={onSelect} />
      </div>
    </div>
  );
}

/** Too short a text is not yet worth a refusal. */
function readOwnMove(
  text: string,
  board: Board,
  profile: RuleProfile,
): OwnMoveQuestion | 'none' | 'unreadable' {
  const trimmed = text.trim();
  if (trimmed === '') return 'none';
  const { layout, tileSet, rackSize } = profile;
  const read = parseMoveText(trimmed, { layout, board, tileSet, rackSize });
  if (!read.ok) return trimmed.length < 5 ? 'none' : 'unreadable';
  const move = read.value;
  switch (move.kind) {
    case 'placement':
      return { kind: 'attempt', attempt: move };
    case 'exchangeCount':
      return 'unreadable';
    case 'exchange':
    case 'pass':
      return { kind: 'move', move };
  }
}

interface OwnMoveJudgementProps {
  readonly judgement: Judgement;
  readonly board: Board;
  readonly onSelect: (move: RankedMove) => void;
}

function OwnMoveJudgement({ judgement, board, onSelect }: OwnMoveJudgementProps): ReactNode {
  const { moves: texts, faults, formats } = useMessages();
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
            <strong className="own-move__loss">{texts.ownMoveLoss(formats.points(-loss))}</strong>
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
