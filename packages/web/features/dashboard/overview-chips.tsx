import type { CSSProperties } from 'react';
import type { OverviewView } from './overview-view.ts';
import classes from './performance-card.module.css';

type OverviewChipsProps = {
  readonly views: readonly OverviewView[];
  readonly canToggle: boolean;
  readonly onToggle: (filterName: string) => void;
};

/** The picker bar: one colored chip per overview, struck through while hidden (DASH-08, DASH-09). */
export function OverviewChips({ views, canToggle, onToggle }: OverviewChipsProps) {
  return (
    <fieldset className={classes.chips} aria-label="Overviews" data-no-print>
      {views.map(({ config, isHidden }) => (
        <button
          key={config.filterName}
          type="button"
          className={classes.chip}
          aria-pressed={!isHidden}
          disabled={!canToggle}
          style={{ '--c': config.colour } as CSSProperties}
          onClick={() => onToggle(config.filterName)}
        >
          <span className="truncate">{isHidden ? <s>{config.filterName}</s> : config.filterName}</span>
          {config.isSelected && <small className="fine">selected</small>}
        </button>
      ))}
    </fieldset>
  );
}
