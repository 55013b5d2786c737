import { Button } from '@mantine/core';
import type { HoleFlag } from '@strokebook/golf/facts';
import { bandsIn, grouped } from '@strokebook/golf/format';
import type { ReactNode } from 'react';
import { useUnits } from '../../api/use-units.ts';
import classes from './hole-filter.module.css';

type FlagCardsProps = {
  readonly flags: readonly HoleFlag[];
  /** Ids of the selected flags, including ones of other groups. */
  readonly active: readonly string[];
  /** Number of holes with the flag, if it should be shown. */
  readonly countOf?: (flag: HoleFlag) => number;
  readonly onChange: (active: readonly string[]) => void;
};

/** Flags as toggle cards. */
export function FlagCards({ flags, active, countOf, onChange }: FlagCardsProps) {
  const [units] = useUnits();
  return (
    <div className={classes.cards}>
      {flags.map((flag) => {
        const isActive = active.includes(flag.id);
        return (
          <button
            key={flag.id}
            type="button"
            className={classes.card}
            aria-pressed={isActive}
            onClick={() => onChange(isActive ? active.filter((id) => id !== flag.id) : [...active, flag.id])}
          >
            <span className={classes.label}>{unbroken(bandsIn(flag.label, units))}</span>
            {countOf !== undefined && (
              <b>
                {grouped(countOf(flag))} <span className="unseen">holes</span>
              </b>
            )}
          </button>
        );
      })}
    </div>
  );
}

type FlagStateProps = {
  /** The number of selected cards, or of matching holes. */
  readonly children: ReactNode;
  readonly canClear: boolean;
  readonly onClear: () => void;
};

/** The state line above the cards. */
export const FlagState = ({ children, canClear, onClear }: FlagStateProps) => (
  <div className={classes.state}>
    <p role="status">{children}</p>
    <Button variant="default" disabled={!canClear} onClick={() => onClear()}>
      Clear
    </Button>
  </div>
);

/** Keeps a range with its unit on one line: '3–6 ft'. */
const unbroken = (label: string) =>
  label.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="nowrap">
        {part}
      </span>
    ),
  );
const RANGE = /(\S+–\S+(?: (?:ft|yd|m))?)/;
