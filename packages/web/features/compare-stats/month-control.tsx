import { monthsWithRounds, toggleMonth } from '@strokebook/golf/compare';
import { shortMonthNames } from '@strokebook/golf/format';
import { monthOf } from '@strokebook/golf/calendar';
import { CheckRow } from '../../ui/check-row.tsx';
import classes from './configure-selections.module.css';
import type { KindControlProps } from './kind-control.ts';

/** Twelve months, those without rounds disabled (CMP-56, CMP-57). */
export function MonthControl({ advanced, rounds, onChange }: KindControlProps) {
  const available = monthsWithRounds(rounds);
  return (
    <div className={classes.months} role="group" aria-label="Months">
      {shortMonthNames.map((name, index) => {
        const month = index + 1;
        const count = rounds.filter((round) => monthOf(round.playedOn) === month).length;
        return (
          <CheckRow
            key={name}
            isChecked={count > 0 && advanced.months.includes(month)}
            isDisabled={count === 0}
            onChange={() => onChange({ months: toggleMonth(advanced.months, month, available) })}
          >
            {name} <small>{count}</small>
          </CheckRow>
        );
      })}
    </div>
  );
}
