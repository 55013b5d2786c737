import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './snackbar.module.css';

/** How long what is said stays, in milliseconds (UX-04, RESUME-31). */
const LIFETIME = 3000;

/** What has just been done, or could not be. */
export type Said = {
  readonly text: string;
  readonly tone?: 'plain' | 'error';
  readonly action?: { readonly label: string; readonly onAct: () => void };
};

type SnackbarProps = {
  /** Null while there is nothing to say. */
  readonly said: Said | null;
  /** Whether it stays until it is taken away. */
  readonly isLasting?: boolean;
  /** Where of the window it stands; at the foot by default. */
  readonly edge?: 'top' | 'foot';
  readonly onClose: () => void;
};

/**
 * A sentence at an edge of the window that goes away by itself, but for as long as someone points at it or is in it.
 * To the keyboard its button stands right behind whatever has the focus: the next Tab leads to it, and one more goes on
 * from where one was.
 */
export function Snackbar({ said, isLasting = false, edge = 'foot', onClose }: SnackbarProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isHeld = isPointedAt || hasFocus;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (said === null || isHeld || isLasting) return;
    const timer = setTimeout(() => close(), LIFETIME);
    return () => clearTimeout(timer);
  }, [said, isHeld, isLasting]);
  const hasAction = said?.action !== undefined;
  useEffect(() => {
    if (!hasAction) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const from = document.activeElement;
      if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented || from === button.current) return;
      // A dialog that keeps the focus keeps it.
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
    // The browser goes on from there.
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
