import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './link-disclosure.module.css';

type LinkDisclosureProps = {
  /** The button's own style. */
  readonly className: string | undefined;
  readonly label: ReactNode;
  /** The button's name, where its label is no text. */
  readonly name?: string;
  readonly align?: 'start' | 'end';
  /** List items with links. */
  readonly children: ReactNode;
};

/**
 * Links under a button that shows and hides them. They stay links in the order of the page, so it is no menu with keys of
 * its own; it closes on Escape and when the focus or a click goes elsewhere.
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
          // Safari gives a clicked button no focus, and without it nothing can be left.
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
