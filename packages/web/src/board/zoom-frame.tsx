/**
 * The frame around a board that can be enlarged on small screens, and then shows a part of it: by a
 * button of the views, or with two fingers.
 */
import { useEffect, useRef, type ReactNode, type TouchEvent } from 'react';
import type { Square } from '@bestzug/core';
import './zoom-frame.css';

interface ZoomFrameProps {
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
  /** The square that comes to the middle. */
  readonly square: Square;
  readonly children: ReactNode;
}

/** How far two fingers go apart before the board is enlarged; the inverse makes it small again. */
const PINCH = 1.2;

/** See above. */
export function ZoomFrame({ isZoomed, onZoom, square, children }: ZoomFrameProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  /** Distance of two fingers when they came down, pixels. */
  const distance = useRef<number>(undefined);
  const pinched = useRef<Element>(null);

  useEffect(() => {
    const { current } = frame;
    if (!isZoomed || current === null) return;
    // Two fingers say themselves what they want to see.
    const target = pinched.current ?? current.querySelector(`[data-square="${square}"]`);
    pinched.current = null;
    if (target !== null) bringToMiddle(current, target);
  }, [isZoomed, square]);

  const onTouchMove = ({ touches }: TouchEvent): void => {
    if (touches.length !== 2 || distance.current === undefined) return;
    const factor = distanceOf(touches) / distance.current;
    if (!isZoomed && factor > PINCH) {
      pinched.current = squareBetween(touches);
      onZoom(true);
    } else if (isZoomed && factor < 1 / PINCH) onZoom(false);
    else return;
    distance.current = undefined;
  };

  return (
    <div
      ref={frame}
      className={isZoomed ? 'zoom-frame zoom-frame--zoomed' : 'zoom-frame'}
      onTouchStart={({ touches }) => {
        distance.current = touches.length === 2 ? distanceOf(touches) : undefined;
      }}
      onTouchMove={onTouchMove}
    >
      {children}
    </div>
  );
}

function bringToMiddle(frame: Element, target: Element): void {
  const outer = frame.getBoundingClientRect();
  const inner = target.getBoundingClientRect();
  frame.scrollBy(
    inner.left - outer.left - (outer.width - inner.width) / 2,
    inner.top - outer.top - (outer.height - inner.height) / 2,
  );
}

type Touches = TouchEvent['touches'];

function distanceOf(touches: Touches): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

function squareBetween(touches: Touches): Element | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return null;
  const x = (one.clientX + other.clientX) / 2;
  const y = (one.clientY + other.clientY) / 2;
  return document.elementFromPoint(x, y)?.closest('[data-square]') ?? null;
}
