import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Min distance of a swipe, in pixels (HOME-08). */
const THRESHOLD = 20;

/** Tracks horizontal drags; `onSwipe` gets the direction when a drag of sufficient length ends. */
export function useSwipe(isEnabled: boolean, onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly pointerId: number } | null>(null);
  const hasSwiped = useRef(false);
  const [offset, setOffset] = useState(0);
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    if (start.current?.pointerId !== event.pointerId) return;
    const way = event.clientX - start.current.x;
    start.current = null;
    setOffset(0);
    if (isDone && Math.abs(way) >= THRESHOLD) onSwipe(way < 0 ? 1 : -1);
  };
  return {
    /** Current horizontal offset of the item, in pixels. */
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // The controls of a video are dragged themselves. A button is pressed or swiped, by the distance.
        const isDragged = (event.target as Element).closest('a, video[controls], iframe') !== null;
        hasSwiped.current = false;
        if (!isEnabled || isDragged || event.button !== 0) return;
        start.current = { x: event.clientX, pointerId: event.pointerId };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current?.pointerId !== event.pointerId) return;
        const way = event.clientX - start.current.x;
        if (Math.abs(way) >= THRESHOLD) {
          hasSwiped.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setOffset(way);
      },
      /** The click that ends a swipe presses nothing. */
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (!hasSwiped.current) return;
        hasSwiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  };
}
