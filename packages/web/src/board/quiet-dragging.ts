/** Dragging says nothing by itself: what comes of it, the status line tells in the right language. */
const nothing = (): undefined => undefined;

/** For `DndContext`, whose own sentences are English. */
export const QUIET_DRAGGING = {
  announcements: {
    onDragStart: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
  screenReaderInstructions: { draggable: '' },
} as const;
