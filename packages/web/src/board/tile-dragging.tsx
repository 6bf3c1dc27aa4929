/** Drag and drop of tiles between board and rack. */
import { useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
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

/** What lies within can be dragged; shows the tile under the pointer. */
export function TileDragging({ tileSet, tileAt, onMove, children }: TileDraggingProps): ReactNode {
  const [dragged, setDragged] = useState<Tile>();
  const sensors = useSensors(
    // Clicks stay clicks, and the page can be scrolled.
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
  const onDragStart = ({ active }: DragStartEvent): void => {
    const from = tilePlaceOf(active.data.current);
    setDragged(from && tileAt(from));
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    setDragged(undefined);
    const from = tilePlaceOf(active.data.current);
    if (from !== undefined) onMove(from, tilePlaceOf(over?.data.current));
  };
  return (
    <DndContext
      sensors={sensors}
      // The square under the pointer, not the one most of the tile covers.
      collisionDetection={pointerWithin}
      // Board and rack are both in view; a page that scrolls would take the rack away.
      autoScroll={false}
      accessibility={QUIET_DRAGGING}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged === undefined ? null : (
          <span className="dragged-tile">
            <TileView tile={dragged} tileSet={tileSet} look="provisional" />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
