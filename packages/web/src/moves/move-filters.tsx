/** Which moves are shown. */
import { useState, type ReactNode } from 'react';
import { parseSquare, type BoardLayout, type Square } from '@bestzug/core';
import { NO_FILTER, type MoveFilter } from '../engine/engine-protocol.ts';
import { useMessages } from '../texts/messages.ts';

const KINDS = ['all', 'placements', 'exchanges'] as const;

interface MoveFiltersProps {
  readonly layout: BoardLayout;
  readonly rackSize: number;
  readonly filter: MoveFilter;
  readonly onFilter: (filter: MoveFilter) => void;
}

/** Whether a filter lets everything through. */
export const isOpenFilter = (filter: MoveFilter): boolean =>
  JSON.stringify(filter) === JSON.stringify(NO_FILTER);

/** A field for words and squares, and further choices on demand. */
export function MoveFilters({ layout, rackSize, filter, onFilter }: MoveFiltersProps): ReactNode {
  const { moves } = useMessages();
  const [isWide, setWide] = useState(false);
  const [text, setText] = useState('');
  const shown =
    filter.contains === '' && filter.square === undefined && isOnlyText(text, layout) ? '' : text;

  const readText = (entered: string): void => {
    setText(entered);
    const { square, contains } = textFilter(entered, layout);
    onFilter({ ...filter, square, contains });
  };

  return (
    <>
      <input
        className="field filters__text"
        type="search"
        aria-label={moves.filterLabel}
        placeholder={moves.filterPlaceholder}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={(event) => readText(event.target.value)}
      />
      <button
        type="button"
        className="button"
        aria-expanded={isWide}
        aria-controls="more-filters"
        onClick={() => setWide(!isWide)}
      >
        {moves.filter}
      </button>
      <div id="more-filters" className="filters__more" hidden={!isWide}>
        <label className="filters__choice">
          <span className="muted">{moves.minTiles}</span>
          <select
            className="field"
            value={filter.minTiles}
            onChange={(event) => onFilter({ ...filter, minTiles: Number(event.target.value) })}
          >
            {Array.from({ length: rackSize }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {moves.tilesAtLeast(count)}
              </option>
            ))}
          </select>
        </label>
        <div className="choice" role="group" aria-label={moves.filter}>
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className="choice__option"
              aria-pressed={filter.kinds === kind}
              onClick={() => onFilter({ ...filter, kinds: kind })}
            >
              {moves.kinds[kind]}
            </button>
          ))}
        </div>
        <label className="filters__check">
          <input
            type="checkbox"
            checked={filter.withoutBlank}
            onChange={(event) => onFilter({ ...filter, withoutBlank: event.target.checked })}
          />
          {moves.withoutBlank}
        </label>
      </div>
    </>
  );
}

interface TextFilter {
  readonly square: Square | undefined;
  readonly contains: string;
}

/** A square by its name, or else letters of a word. */
function textFilter(text: string, layout: BoardLayout): TextFilter {
  const trimmed = text.trim();
  const square = /\d/u.test(trimmed) ? parseSquare(trimmed, layout.size) : undefined;
  return square?.ok === true
    ? { square: square.value, contains: '' }
    : { square: undefined, contains: trimmed.toUpperCase().replace(/[^A-ZÄÖÜ]/gu, '') };
}

/** Whether the text stands for a filter: then it goes when the filter goes. */
function isOnlyText(text: string, layout: BoardLayout): boolean {
  const { square, contains } = textFilter(text, layout);
  return square !== undefined || contains !== '';
}
