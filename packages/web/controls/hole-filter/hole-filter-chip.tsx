import { useState } from 'react';
import classes from './hole-filter.module.css';
import { HoleFilterDialog } from './hole-filter-dialog.tsx';
import type { HoleFilter } from './use-hole-filter.ts';

type HoleFilterChipProps = {
  readonly filter: HoleFilter;
  readonly onChange: (active: readonly string[]) => void;
};

/** Opens the filter, and shows the number of active stats. */
export function HoleFilterChip({ filter, onChange }: HoleFilterChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = filter.active.length;
  return (
    <>
      <button
        type="button"
        data-no-print
        className={`quiet-button ${classes.chip}`}
        data-active={count > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filter Holes by Stat{' '}
        {count > 0 && (
          <span className={classes.badge}>
            {count} <span className="unseen">active</span>
          </span>
        )}
      </button>
      {isOpen && <HoleFilterDialog filter={filter} onChange={onChange} onClose={() => setIsOpen(false)} />}
    </>
  );
}
