/** Drag and drop of tiles between board and rack. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import type { Tile, TileSet } from '@bestzug/core';
import { QUIET_DRAGGING } from './quiet-dragging.ts';
import { tilePlaceOf, type TilePlace } from './tile-place.ts';
import { TileView } from './tile-view.tsx';

interface TileDraggingProps {
  readonly tileSet: TileSet;
  /** The tile that can be dragged from a place. */
  readonly tileAt: (place: TilePlace) => Tile | undefined;
  /** Undefined `to`: it was let go beside board and rack. */
  readonly onMove: (from: TilePlace, to: TilePlace | undefined) => void;
  readonly children: ReactNode;
}

/** A tile on its way, and where it was taken up. */
interface DraggedTile {
  readonly tile: Tile;
  readonly from: Pick<DOMRect, 'left' | 'top' | 'width'>;
}

/** What lies within can be dragged; shows the tile under the pointer. */
export function TileDragging({ tileSet, tileAt, onMove, children }: TileDraggingProps): ReactNode {
  const [dragged, setDragged] = useState<DraggedTile>();
  const floating = useRef<HTMLSpanElement>(null);
  const sensors = useSensors(
    // Clicks stay clicks, and the page can be scrolled.
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
  const onDragStart = ({ active, activatorEvent: { target } }: DragStartEvent): void => {
    const place = tilePlaceOf(active.data.current);
    const tile = place && tileAt(place);
    if (tile === undefined || !(target instanceof Element)) return;
    setDragged({ tile, from: target.getBoundingClientRect() });
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    setDragged(undefined);
    const from = tilePlaceOf(active.data.current);
    if (from !== undefined) onMove(from, tilePlaceOf(over?.data.current));
  };
  useLayoutEffect(() => {
    const { style } = floating.current ?? {};
    if (style === undefined || dragged === undefined) return;
    const { left, top, width } = dragged.from;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.setProperty('--cell', `${width}px`);
  }, [dragged]);
  return (
    <DndContext
      sensors={sensors}
      // The square under the pointer, not the one most of the tile covers.
      collisionDetection={pointerWithin}
      // Board and rack are both in view; a page that scrolls would take the rack away.
      autoScroll={false}
      accessibility={QUIET_DRAGGING}
      onDragStart={onDragStart}
      onDragMove={({ delta }) =>
        // Without drawing anything again: this happens at every step of the pointer.
        floating.current?.style.setProperty('transform', `translate(${delta.x}px, ${delta.y}px)`)
      }
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      {dragged === undefined ? null : (
        <span ref={floating} className="dragged-tile">
          <TileView tile={dragged.tile} tileSet={tileSet} look="provisional" />
        </span>
      )}
    </DndContext>
  );
}
