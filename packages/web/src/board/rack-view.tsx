/** The rack: its tiles in the order the user has put them, as buttons that can be dragged. */
import type { KeyboardEvent, ReactNode } from 'react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { BLANK, characterOf } from '@bestzug/lexicon';
import type { TileSet } from '@bestzug/core';
import { useMessages } from '../texts/messages.ts';
import type { RackPlaceData } from './tile-place.ts';
import { TileView } from './tile-view.tsx';
import './rack.css';

interface RackViewProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly tileSet: TileSet;
  /** Places on the rack. */
  readonly size: number;
  /** Rack symbols in the user's order; undefined = an empty place. */
  readonly symbols: readonly (number | undefined)[];
  /** Places that are chosen, to be exchanged or to be laid by the next tap on a square. */
  readonly selected?: ReadonlySet<number>;
  readonly isDraggable?: boolean;
  readonly onPlace?: (place: number) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The rack. Drag and drop works within a `DndContext`. */
export function RackView(props: RackViewProps): ReactNode {
  const { label, tileSet, size, symbols, selected, isDraggable = true, onPlace, onKeyDown } = props;
  return (
    // The keys are those of the tiles within, which are buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={`rack rack--${size}`} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {Array.from({ length: size }, (_, place) => (
        <RackPlace
          key={place}
          place={place}
          symbol={symbols[place]}
          tileSet={tileSet}
          isSelected={selected?.has(place) === true}
          isDraggable={isDraggable}
          onPlace={onPlace}
        />
      ))}
    </div>
  );
}

interface RackPlaceProps {
  readonly place: number;
  readonly symbol: number | undefined;
  readonly tileSet: TileSet;
  readonly isSelected: boolean;
  readonly isDraggable: boolean;
  readonly onPlace: ((place: number) => void) | undefined;
}

function RackPlace(props: RackPlaceProps): ReactNode {
  const { place, symbol, tileSet, isSelected, isDraggable, onPlace } = props;
  const messages = useMessages();
  const data: RackPlaceData = { kind: 'rack', place };
  const isEmpty = symbol === undefined;
  const { setNodeRef: dropRef, isOver } = useDroppable({ id: `rack-${place}`, data });
  const {
    setNodeRef: dragRef,
    listeners,
    isDragging,
  } = useDraggable({ id: `held-${place}`, data, disabled: isEmpty || !isDraggable });
  if (isEmpty) {
    return <span ref={dropRef} className={`rack__place${isOver ? ' rack__place--over' : ''}`} />;
  }
  const classes = [
    'rack__place rack__place--held',
    isSelected ? 'rack__place--selected' : '',
    isDragging ? 'rack__place--lifted' : '',
    isOver ? 'rack__place--over' : '',
  ];
  return (
    <button
      ref={(node) => {
        dropRef(node);
        dragRef(node);
      }}
      type="button"
      className={classes.filter((name) => name !== '').join(' ')}
      aria-label={messages.board.rackTile({
        sign: symbol === BLANK ? undefined : characterOf(symbol),
        points: tileSet.points[symbol] ?? 0,
      })}
      aria-pressed={onPlace === undefined ? undefined : isSelected}
      onClick={() => onPlace?.(place)}
      {...listeners}
    >
      <TileView tile={symbol} tileSet={tileSet} />
    </button>
  );
}
