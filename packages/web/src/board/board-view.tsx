/**
 * The board: a grid of squares with one tab stop. It draws what it is given and reports clicks and
 * keys; what they mean, the views decide.
 */
import { memo, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDroppable, useDraggable } from '@dnd-kit/core';
import {
  columnName,
  columnOf,
  NO_TILE,
  type BoardLayout,
  type Direction,
  type Square,
  type Tile,
  type TileSet,
} from '@bestzug/core';
import { Icon } from '../app/icon.tsx';
import { useSettings } from '../settings/settings-store.ts';
import { useMessages } from '../texts/messages.ts';
import type { BoardCursor } from './board-cursor.ts';
import type { SquareData } from './tile-place.ts';
import { TileView, type TileLook } from './tile-view.tsx';
import './board.css';

/** A tile that is drawn though it does not lie on the board, or that looks special. */
export interface SquareMark {
  /** Left out: the tile that lies there. */
  readonly tile?: Tile;
  readonly look: TileLook;
}

/** Whether a click found the focus on its square or took it there. */
export type SquareClick = 'first' | 'again';

interface BoardViewProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
  /** [size²] */
  readonly tiles: ArrayLike<Tile>;
  readonly marks?: ReadonlyMap<Square, SquareMark> | undefined;
  readonly cursor: BoardCursor;
  /** Whether the direction of writing is shown at the cursor. */
  readonly showsDirection?: boolean;
  /** Squares whose tile can be dragged. */
  readonly draggable?: (square: Square) => boolean;
  /** @param click `again` = the square had the focus already */
  readonly onSquare?: (square: Square, click: SquareClick) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The board got the focus, by Tab for example. */
  readonly onFocus?: () => void;
}

/** The board with its frame. Drag and drop works within a `DndContext`. */
export function BoardView(props: BoardViewProps): ReactNode {
  const { label, layout, tileSet, tiles, marks, cursor, showsDirection = true } = props;
  const { draggable, onSquare, onKeyDown, onFocus } = props;
  const { size } = layout;
  const grid = useRef<HTMLDivElement>(null);
  const premiumLabels = useSettings((settings) => settings.premiumLabels);

  // The focus follows the cursor while the board has it.
  useEffect(() => {
    const root = grid.current;
    if (root === null || !root.contains(document.activeElement)) return;
    root
      .querySelector<HTMLElement>(`[data-square="${cursor.square}"]`)
      ?.focus({ preventScroll: true });
  }, [cursor.square]);

  const lines = Array.from({ length: size }, (_, index) => index);
  return (
    <div className={`board board--${size}`}>
      <div className="board__columns" aria-hidden="true">
        {lines.map((column) => (
          <span key={column}>{columnName(column)}</span>
        ))}
      </div>
      <div className="board__rows" aria-hidden="true">
        {lines.map((row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      {/* One of the squares has the focus (roving tabindex), not the grid. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={grid}
        className="board__grid"
        role="grid"
        aria-label={label}
        aria-rowcount={size}
        aria-colcount={size}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {lines.map((row) => (
          <div key={row} className="board__row" role="row" aria-rowindex={row + 1}>
            {lines.map((column) => {
              const square = row * size + column;
              const mark = marks?.get(square);
              const tile = mark?.tile ?? tiles[square] ?? NO_TILE;
              const isCursor = cursor.square === square;
              return (
                <SquareView
                  key={column}
                  square={square}
                  layout={layout}
                  tileSet={tileSet}
                  tile={tile}
                  look={mark?.look ?? 'lying'}
                  cursor={isCursor ? (showsDirection ? cursor.direction : 'plain') : undefined}
                  premiumLabels={premiumLabels}
                  isDraggable={tile !== NO_TILE && draggable?.(square) === true}
                  onSquare={onSquare}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface SquareViewProps {
  readonly square: Square;
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
  readonly tile: Tile;
  readonly look: TileLook;
  readonly cursor: Direction | 'plain' | undefined;
  readonly premiumLabels: 'L' | 'B';
  readonly isDraggable: boolean;
  readonly onSquare: ((square: Square, click: SquareClick) => void) | undefined;
}

const SquareView = memo(function SquareView(props: SquareViewProps): ReactNode {
  const { square, layout, tileSet, tile, look, cursor, premiumLabels, isDraggable, onSquare } =
    props;
  const messages = useMessages();
  const click = useRef<SquareClick>('first');
  const data: SquareData = { kind: 'square', square };
  const { setNodeRef: dropRef, isOver } = useDroppable({ id: `square-${square}`, data });
  const {
    setNodeRef: dragRef,
    listeners,
    isDragging,
  } = useDraggable({ id: `lying-${square}`, data, disabled: !isDraggable });
  const premium = premiumOf(layout, square);
  const isEmpty = tile === NO_TILE;
  const classes = [
    'square',
    premium === undefined ? '' : `square--${premium.kind}${premium.factor}`,
    // A premium that still counts shows as a hem around the tile.
    !isEmpty && look !== 'lying' && look !== 'last' && look !== 'bad' ? 'square--hem' : '',
    cursor === undefined ? '' : 'square--cursor',
    isOver ? 'square--over' : '',
    isDragging ? 'square--lifted' : '',
  ];
  return (
    // Keys are handled by the grid.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={dropRef}
      className={classes.filter((name) => name !== '').join(' ')}
      role="gridcell"
      aria-colindex={columnOf(square, layout.size) + 1}
      aria-label={messages.board.square({ square, tile, layout, tileSet, look })}
      aria-selected={cursor !== undefined}
      data-square={square}
      tabIndex={cursor === undefined ? -1 : 0}
      onPointerDown={(event) => {
        click.current = document.activeElement === event.currentTarget ? 'again' : 'first';
      }}
      onClick={() => onSquare?.(square, click.current)}
    >
      {isEmpty ? (
        <SquareFace premium={premium} isStar={square === layout.star} labels={premiumLabels} />
      ) : (
        <span ref={dragRef} className="square__tile" {...listeners}>
          <TileView tile={tile} tileSet={tileSet} look={look} />
        </span>
      )}
      {isEmpty && (cursor === 'across' || cursor === 'down') ? (
        <span className="square__arrow">
          <Icon name={cursor} />
        </span>
      ) : null}
    </div>
  );
});

/** A premium square by what it multiplies. */
export interface Premium {
  readonly kind: 'l' | 'w';
  readonly factor: number;
}

/** The premium of a square, if it has one. */
function premiumOf(layout: BoardLayout, square: Square): Premium | undefined {
  const word = layout.wordMultipliers[square] ?? 1;
  if (word > 1) return { kind: 'w', factor: word };
  const letter = layout.letterMultipliers[square] ?? 1;
  return letter > 1 ? { kind: 'l', factor: letter } : undefined;
}

interface SquareFaceProps {
  readonly premium: Premium | undefined;
  readonly isStar: boolean;
  readonly labels: 'L' | 'B';
}

function SquareFace({ premium, isStar, labels }: SquareFaceProps): ReactNode {
  if (isStar) {
    return (
      <svg className="square__star" viewBox="0 0 20 20" aria-hidden="true">
        <path d="m10 2 2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L2 7.9l5.6-.7z" />
      </svg>
    );
  }
  if (premium === undefined) return null;
  const sign = premium.kind === 'w' ? 'W' : labels;
  return (
    <span className="square__label" data-label={`${premium.factor}${sign}`} aria-hidden="true" />
  );
}
