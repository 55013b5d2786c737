import { CloseButton, FloatingWindow } from '@mantine/core';
import { useFocusTrap, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import classes from './floating-dialog.module.css';
import { MoveIcon } from './icons.tsx';

/** How far one press of an arrow key moves it, in pixels. */
const STEP = 24;
const LEAST_WIDTH = 320;
const LEAST_HEIGHT = 240;

type FloatingDialogProps = {
  readonly title: string;
  /** Shares of the viewport's width and height, 0 to 1 (UX-11). */
  readonly size: { readonly width: number; readonly height: number };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog beside which the page stays usable: it is moved by its head or by arrow keys, resized at its corner, and never
 * leaves the viewport; on small screens it fills it (UX-O4). Esc closes it, and the focus goes back to what opened it.
 */
export function FloatingDialog({ title, size, onClose, children }: FloatingDialogProps) {
  const titleId = useId();
  const isSmall = useMediaQuery('(max-width: 799.98px)', false, { getInitialValueInEffect: false });
  const dialog = useRef<HTMLDivElement>(null);
  const setPosition = useRef<((position: { readonly left?: number; readonly top?: number }) => void) | null>(null);
  const [opener] = useState(() => document.activeElement);
  const { width, height } = size;
  // A window that was too small for it, and is not any more, gives it its own size.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is measured anew when it begins to float
  const initial = useMemo(() => placeOf({ width, height }), [width, height, isSmall]);
  // It is drawn elsewhere in the document, and so a moment later.
  const takeFocus = useCallback((element: HTMLDivElement | null) => {
    dialog.current = element;
    element?.focus();
  }, []);
  // Where it fills the screen, nothing behind it can be used.
  const trap = useFocusTrap(isSmall);
  const ref = useMergedRef(takeFocus, trap);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  useEffect(() => {
    // A viewport that shrinks takes the dialog along.
    const keepInside = () => setPosition.current?.({});
    window.addEventListener('resize', keepInside);
    return () => window.removeEventListener('resize', keepInside);
  }, []);

  const moveBy = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const place = dialog.current?.getBoundingClientRect();
    if (step === undefined || place === undefined) return;
    event.preventDefault();
    setPosition.current?.({ left: place.left + step.x * STEP, top: place.top + step.y * STEP });
  };
  return (
    <FloatingWindow
      ref={ref}
      className={classes.dialog ?? ''}
      data-small={isSmall || undefined}
      role="dialog"
      aria-modal={isSmall || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      enabled={!isSmall}
      initialPosition={initial.position}
      dimensions={initial.dimensions}
      constrainToViewport
      dragHandleSelector={`.${classes.head}`}
      excludeDragHandleSelector="button"
      setPositionRef={setPosition}
      zIndex={200}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {!isSmall && (
          <button type="button" className={classes.move} aria-label="Move with the arrow keys" onKeyDown={moveBy}>
            <MoveIcon />
          </button>
        )}
        <CloseButton size={44} iconSize={20} aria-label="Close" onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
      {!isSmall && <FloatingWindow.ResizeHandle className={classes.resize ?? ''} aria-label="Resize" />}
    </FloatingWindow>
  );
}

const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** In the middle of the viewport, as large as asked for. */
function placeOf({ width, height }: FloatingDialogProps['size']) {
  const [initialWidth, initialHeight] = [window.innerWidth * width, window.innerHeight * height];
  return {
    position: { left: (window.innerWidth - initialWidth) / 2, top: (window.innerHeight - initialHeight) / 2 },
    dimensions: { initialWidth, initialHeight, minWidth: LEAST_WIDTH, minHeight: LEAST_HEIGHT },
  };
}
