/** The frame around a board that can be enlarged on small screens, and then shows a part of it. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { Square } from '@bestzug/core';

interface ZoomFrameProps {
  readonly isZoomed: boolean;
  /** The square that comes to the middle. */
  readonly square: Square;
  readonly children: ReactNode;
}

/** See above. */
export function ZoomFrame({ isZoomed, square, children }: ZoomFrameProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    const target = current?.querySelector(`[data-square="${square}"]`);
    if (!isZoomed || current === null || target === null || target === undefined) return;
    const outer = current.getBoundingClientRect();
    const inner = target.getBoundingClientRect();
    current.scrollBy(
      inner.left - outer.left - (outer.width - inner.width) / 2,
      inner.top - outer.top - (outer.height - inner.height) / 2,
    );
  }, [isZoomed, square]);
  return (
    <div ref={frame} className={isZoomed ? 'game__frame game__frame--zoomed' : 'game__frame'}>
      {children}
    </div>
  );
}
