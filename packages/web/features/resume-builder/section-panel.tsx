import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import classes from './resume-builder.module.css';

type SectionPanelProps = {
  readonly title: string;
  /** Beside the title, shown open or closed. */
  readonly hint: string;
  /** Ticks all of it or nothing (RESUME-20); without one it cannot be ticked as a whole. */
  readonly toggle?: {
    readonly isOn: boolean;
    readonly isDisabled: boolean;
    readonly onChange: (isOn: boolean) => void;
  };
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** A part of the selections that unfolds; who holds several opens one at a time (RESUME-05). */
export function SectionPanel({ title, hint, toggle, isOpen, onOpen, children }: SectionPanelProps) {
  const id = useId();
  return (
    <section className="line-top" aria-label={title}>
      <div className={classes.panelHead}>
        {toggle !== undefined && (
          <label className={classes.panelTick}>
            <input
              type="checkbox"
              className="check-box"
              aria-label={`Include ${title}`}
              checked={toggle.isOn}
              disabled={toggle.isDisabled}
              onChange={(event) => toggle.onChange(event.currentTarget.checked)}
            />
          </label>
        )}
        <h3 className={classes.panelTitle}>
          <button
            type="button"
            className="fold-button fold-row"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onOpen(!isOpen)}
          >
            <span className="shrinkable">{title}</span>
            <small>{hint}</small>
            <ChevronDownIcon />
          </button>
        </h3>
      </div>
      <div id={id} className={classes.panelBody} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
