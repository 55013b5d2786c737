import { CloseButton } from '@mantine/core';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { z } from 'zod/mini';
import { keepSessionValue, readSessionValue } from '../../lib/session-value.ts';
import { useDialogLayer } from '../dialogs/dialog-layers.ts';
import classes from './floating-dialog.module.css';
import { type Anchor, type Extent, movedBy, type OwnPlace, placeIn, resizedBy } from './floating-place.ts';
import { MoveIcon } from '../icons.tsx';
import { useWindowSize } from '../use-window-size.ts';

/** Pixels per press of an arrow key when moving or resizing. */
const STEP = 24;
/** In narrower windows the dialog fills the window. */
const FULL_SCREEN_BELOW = 800;
/** Above the page, below menus. */
const MIN_Z_INDEX = 200;

const KeptPlace = z.object({
  left: z.optional(z.number()),
  top: z.optional(z.number()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

type FloatingDialogProps = {
  /** Key of its stored position in this session. */
  readonly name: string;
  readonly title: string;
  /** Lengths up to 1 are shares of the window, others are pixels (UX-11). */
  readonly size: Extent;
  /** Initial position. */
  readonly anchor?: Anchor;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

type Change = typeof movedBy;

const takeFocus = (element: HTMLDivElement | null) => element?.focus({ preventScroll: true });

/**
 * A non-modal dialog: it is moved by its head and resized at its corner, by mouse and arrow keys, never leaves the
 * window, and reopens where it was; on small screens it fills the window (UX-O4). Of several the last touched one is in
 * front, and Esc closes that one. The focus returns to the opener.
 */
export function FloatingDialog({ name, title, size, anchor = 'center', onClose, children }: FloatingDialogProps) {
  const titleId = useId();
  const viewport = useWindowSize();
  const isSmall = viewport.width < FULL_SCREEN_BELOW;
  const { order, bringToFront } = useDialogLayer(onClose);
  const [own, setOwn] = useState<OwnPlace>(() => readSessionValue(`dialog.${name}`, KeptPlace) ?? {});
  const [opener] = useState(() => document.activeElement);
  // When it fills the screen, the page behind it cannot be used.
  const trap = useFocusTrap(isSmall);
  const ref = useMergedRef(takeFocus, trap);
  const drag = useRef<AbortController>(null);
  useEffect(
    () => () => {
      drag.current?.abort();
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );

  const place = placeIn(viewport, size, anchor, own);
  const settle = (change: OwnPlace) => {
    const next = { ...own, ...change };
    setOwn(next);
    keepSessionValue(`dialog.${name}`, next);
  };
  const byArrows = (change: Change) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // Synchronous, because otherwise the next key would start from the previous position.
    flushSync(() => settle(change(viewport, place, step.x * STEP, step.y * STEP)));
  };
  const byPointer = (change: Change) => (event: ReactPointerEvent) => {
    if (event.button !== 0 || isSmall) return;
    const from = { x: event.clientX, y: event.clientY };
    // Synchronous, so that it stays under the pointer whatever else waits to be rendered.
    const follow = (at: PointerEvent) =>
      flushSync(() => settle(change(viewport, place, at.clientX - from.x, at.clientY - from.y)));
    drag.current = new AbortController();
    const { signal } = drag.current;
    const end = () => drag.current?.abort();
    // The last move event may be missing before the button is released.
    const drop = (at: PointerEvent) => {
      follow(at);
      end();
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
  const moveByPointer = byPointer(movedBy);
  return createPortal(
    <div
      ref={ref}
      className={classes.dialog}
      data-no-print
      data-floating
      data-small={isSmall || undefined}
      role="dialog"
      aria-modal={isSmall || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      style={{ zIndex: MIN_Z_INDEX + order, ...(isSmall ? undefined : place) }}
      onFocusCapture={bringToFront}
      onPointerDownCapture={bringToFront}
    >
      <div
        className={classes.head}
        onPointerDown={(event) => {
          if (event.target instanceof Element && event.target.closest('button') === null) moveByPointer(event);
        }}
      >
        <h2 className="flex-1 shrinkable text-l break-anywhere" id={titleId}>
          {title}
        </h2>
        {!isSmall && (
          <button
            type="button"
            className={`icon-button ${classes.move}`}
            aria-label="Move with the arrow keys"
            onPointerDown={moveByPointer}
            onKeyDown={byArrows(movedBy)}
          >
            <MoveIcon />
          </button>
        )}
        <CloseButton size={44} iconSize={20} aria-label="Close" onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
      {!isSmall && (
        <button
          type="button"
          className={classes.resize}
          aria-label="Resize with the arrow keys"
          onPointerDown={byPointer(resizedBy)}
          onKeyDown={byArrows(resizedBy)}
        />
      )}
    </div>,
    document.body,
  );
}

const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
