import { Button } from '@mantine/core';
import type { HoleFlag } from '@strokebook/golf/facts';
import { grouped } from '@strokebook/golf/format';
import type { ReactNode } from 'react';
import { unseen } from '../../ui/unseen.ts';
import classes from './flag-cards.module.css';

type FlagCardsProps = {
  readonly flags: readonly HoleFlag[];
  /** Ids of those that are chosen, of these flags and of others. */
  readonly active: readonly string[];
  /** How many holes each is true of, where that is to be said. */
  readonly countOf?: (flag: HoleFlag) => number;
  readonly onChange: (active: readonly string[]) => void;
};

/** What can be said of a hole, each on a card that chooses it and takes it away again. */
export const FlagCards = ({ flags, active, countOf, onChange }: FlagCardsProps) => (
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
          <span className={classes.label}>{unbroken(flag.label)}</span>
          {countOf !== undefined && (
            <b>
              {grouped(countOf(flag))} <span className={unseen}>holes</span>
            </b>
          )}
        </button>
      );
    })}
  </div>
);

type FlagStateProps = {
  /** How many are chosen, or what they leave. */
  readonly children: ReactNode;
  readonly canClear: boolean;
  readonly onClear: () => void;
};

/** What the chosen cards come to, above them. */
export const FlagState = ({ children, canClear, onClear }: FlagStateProps) => (
  <div className={classes.state}>
    <p role="status">{children}</p>
    <Button variant="default" size="md" disabled={!canClear} onClick={() => onClear()}>
      Clear
    </Button>
  </div>
);

/** A range stays on one line with its unit: '3–6 ft'. */
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
const RANGE = /(\S+–\S+(?: (?:ft|yd))?)/;
