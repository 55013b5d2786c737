import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './link-disclosure.module.css';

type LinkDisclosureProps = {
  /** Class of the button. */
  readonly className: string | undefined;
  readonly label: ReactNode;
  /** The button's accessible name, if its label is no text. */
  readonly name?: string;
  readonly align?: 'start' | 'end';
  /** List items with links. */
  readonly children: ReactNode;
};

/**
 * Links below a button that shows and hides them. They are ordinary links in page order, not a menu with its own keys;
 * it closes with Escape and when the focus or a click goes elsewhere.
 */
export function LinkDisclosure({ className, label, name, align = 'start', children }: LinkDisclosureProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      role="presentation"
      className={classes.disclosure}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => {
          // Safari does not focus a clicked button, and without focus there is no blur.
          button.current?.focus();
          setIsOpen(!isOpen);
        }}
      >
        {label}
      </button>
      <ul id={id} className={classes.list} data-align={align} hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}
