/** The table of moves. A row shows its move on the board while it is pointed at or has the focus. */
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../app/icon.tsx';
import type { MoveOrder, RankedMove, SimulatedMove } from '../engine/engine-protocol.ts';
import { useMessages } from '../texts/messages.ts';
import { WordLetters } from './word-letters.tsx';

/** What the table can be sorted by; win chances are known to the page, the rest to the engine. */
export type TableOrder = MoveOrder | 'winChance';

interface MovesTableProps {
  readonly moves: readonly RankedMove[];
  readonly simulated: ReadonlyMap<string, SimulatedMove>;
  /** Whether win chances are shown at all. */
  readonly hasWinChances: boolean;
  readonly order: TableOrder;
  readonly selectedKey: string | undefined;
  readonly ownKey: string | undefined;
  readonly isBusy: boolean;
  readonly onOrder: (order: TableOrder) => void;
  readonly onSelect: (move: RankedMove) => void;
  readonly onPreview: (move: RankedMove | undefined) => void;
  readonly onEscape: () => void;
}

/** See above. */
export function MovesTable(props: MovesTableProps): ReactNode {
  const { moves, simulated, hasWinChances, order, selectedKey, ownKey, isBusy } = props;
  const { onOrder, onSelect, onPreview, onEscape } = props;
  const { moves: texts } = useMessages();
  const body = useRef<HTMLTableSectionElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
      return;
    }
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('.moves__move') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, target))]?.focus();
  };

  const heading = (column: TableOrder, name: string, className: string): ReactNode => (
    <th
      scope="col"
      className={className}
      aria-sort={order === column ? (column === 'word' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="moves__sort"
        title={texts.sortBy(name)}
        onClick={() => onOrder(column)}
      >
        {name}
        {order === column ? <Icon name="falling" /> : null}
      </button>
    </th>
  );

  return (
    <table className="moves" aria-busy={isBusy}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="number moves__rank">
            {texts.rank}
          </th>
          {heading('word', texts.move, '')}
          {heading('score', texts.score, 'number')}
          {heading('leave', texts.leave, 'moves__leave')}
          {heading('equity', texts.equity, 'number')}
          {hasWinChances ? heading('winChance', texts.winChance, 'number') : null}
        </tr>
      </thead>
      {/* The keys are those of the buttons within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody ref={body} onKeyDown={onKeyDown} onMouseLeave={() => onPreview(undefined)}>
        {moves.map((move) => (
          <MoveRow
            key={move.key}
            move={move}
            simulated={hasWinChances ? (simulated.get(move.key) ?? 'none') : undefined}
            isSelected={move.key === selectedKey}
            isOwn={move.key === ownKey}
            onSelect={onSelect}
            onPreview={onPreview}
          />
        ))}
      </tbody>
    </table>
  );
}

interface MoveRowProps {
  readonly move: RankedMove;
  /** Undefined: the column is not there. */
  readonly simulated: SimulatedMove | 'none' | undefined;
  readonly isSelected: boolean;
  readonly isOwn: boolean;
  readonly onSelect: (move: RankedMove) => void;
  readonly onPreview: (move: RankedMove | undefined) => void;
}

function MoveRow(props: MoveRowProps): ReactNode {
  const { move, simulated, isSelected, isOwn, onSelect, onPreview } = props;
  const { moves: texts, formats } = useMessages();
  return (
    // The row is a larger target for the mouse; for everybody else the button in it is there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      className={`moves__row${isSelected ? ' moves__row--selected' : ''}`}
      // Not on entering: rows also come to lie under a mouse that rests.
      onMouseMove={() => onPreview(move)}
      onClick={() => onSelect(move)}
    >
      <td className="number muted moves__rank">{move.rank}</td>
      <td>
        <button
          type="button"
          className="moves__move"
          aria-pressed={isSelected}
          onFocus={() => onPreview(move)}
          onBlur={() => onPreview(undefined)}
        >
          <span className="moves__start muted">
            {move.start === '' ? texts.exchange : move.start}
          </span>
          <WordLetters letters={move.letters} />
        </button>
        {isOwn ? <span className="moves__own muted">{texts.ownMove}</span> : null}
      </td>
      <td className="number moves__score">{move.score}</td>
      <td className="moves__leave">
        <span className="moves__kept">{move.leave}</span>
        <span className="moves__leave-value muted"> {formats.signed(move.leaveValue)}</span>
      </td>
      <td className="number">{formats.points(move.equity)}</td>
      {simulated === undefined ? null : (
        <td className="number">
          {simulated === 'none' ? (
            <span className="muted">–</span>
          ) : (
            <>
              {formats.percent(simulated.winChance)}
              <span className="moves__error muted">
                {' '}
                ± {formats.points(100 * simulated.winError)}
              </span>
            </>
          )}
        </td>
      )}
    </tr>
  );
}
