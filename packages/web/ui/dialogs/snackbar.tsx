import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './snackbar.module.css';

/** How long a message stays, in milliseconds (UX-04, RESUME-31). */
const LIFETIME = 3000;

/** A message about a finished or failed action. */
export type Said = {
  readonly text: string;
  readonly tone?: 'plain' | 'error';
  readonly action?: { readonly label: string; readonly onAct: () => void };
};

type SnackbarProps = {
  /** Null without a message. */
  readonly said: Said | null;
  /** How long it stays, in milliseconds. */
  readonly lifetime?: number;
  /** Whether it stays until it is dismissed. */
  readonly isLasting?: boolean;
  /** Edge of the window; the foot by default. */
  readonly edge?: 'top' | 'foot';
  readonly onClose: () => void;
};

/**
 * A message at an edge of the window that disappears after a while, except while it has the pointer or the focus. For
 * the keyboard its button directly follows the focused element: the next Tab moves to it, and another one continues
 * from the previous position.
 */
export function Snackbar({ said, lifetime = LIFETIME, isLasting = false, edge = 'foot', onClose }: SnackbarProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isHeld = isPointedAt || hasFocus;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (said === null || isHeld || isLasting) return;
    const timer = setTimeout(() => close(), lifetime);
    return () => clearTimeout(timer);
  }, [said, isHeld, isLasting, lifetime]);
  const hasAction = said?.action !== undefined;
  useEffect(() => {
    if (!hasAction) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const from = document.activeElement;
      if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented || from === button.current) return;
      // A modal dialog keeps its focus trap.
      if (from?.closest('[aria-modal=true]') != null) return;
      event.preventDefault();
      cameFrom.current = from instanceof HTMLElement ? from : null;
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasAction]);

  const leave = () => {
    setHasFocus(false);
    cameFrom.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) {
      event.preventDefault();
      leave();
      if (event.key === 'Escape') onClose();
    }
    // The browser continues from there.
    else if (event.key === 'Tab') leave();
  };
  return (
    <div className={classes.place} data-edge={edge} role={said?.tone === 'error' ? 'alert' : 'status'} data-no-print>
      {said !== null && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it waits while someone is at it
        <div
          className={classes.bar}
          data-tone={said.tone}
          onPointerEnter={() => setIsPointedAt(true)}
          onPointerLeave={() => setIsPointedAt(false)}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
        >
          <span className={classes.text}>{said.text}</span>
          {said.action !== undefined && (
            <button
              ref={button}
              type="button"
              className={classes.action}
              onKeyDown={onKeyDown}
              onClick={() => {
                leave();
                setIsPointedAt(false);
                onClose();
                said.action?.onAct();
              }}
            >
              {said.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
