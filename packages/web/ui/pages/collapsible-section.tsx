import { type ReactNode, useId, useState } from 'react';
import classes from './sections.module.css';
import { ChevronDownIcon } from '../icons.tsx';
import { SectionHead } from './section-head.tsx';

type CollapsibleSectionProps = {
  readonly title: string;
  /** Beside the title, shown open or closed. */
  readonly hint?: ReactNode;
  /** At the end of the heading, shown while open. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A section of a page with a heading that collapses it. */
export function CollapsibleSection({ title, hint, actions, children }: CollapsibleSectionProps) {
  const [isOpen, setIsOpen] = useState(true);
  const bodyId = useId();
  return (
    <section className={classes.collapsible} aria-label={title}>
      <SectionHead
        title={
          <button
            type="button"
            className="fold-button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
            <ChevronDownIcon />
          </button>
        }
        hint={hint}
        actions={isOpen ? actions : undefined}
      />
      <div id={bodyId} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
