import type { CalendarDay, RangeOption } from '@strokebook/golf/calendar';
import { isSameRange } from '@strokebook/golf/calendar';
import { lazy, Suspense, useRef, useState } from 'react';
import { CalendarIcon } from '../../ui/icons.tsx';
import classes from './date-range.module.css';

const DateRangePanel = lazy(() =>
  import('./date-range-panel.tsx').then((module) => ({ default: module.DateRangePanel })),
);

type DateRangeProps = {
  readonly value: RangeOption;
  readonly today: CalendarDay;
  /** Called only if the days change (DATE-06). */
  readonly onChange: (value: RangeOption) => void;
};

/** The date range of figures: a button that opens a panel (DATE-01). */
export function DateRange({ value, today, onChange }: DateRangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pill = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    pill.current?.focus();
  };
  const apply = (next: RangeOption) => {
    close();
    if (!isSameRange(next.dateRange, value.dateRange)) onChange(next);
  };
  return (
    <div className={classes.range}>
      <button
        ref={pill}
        type="button"
        className={classes.pill}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarIcon />
        {value.label}
      </button>
      {isOpen && (
        <Suspense>
          <DateRangePanel
            value={value}
            today={today}
            onCancel={close}
            onLeave={() => setIsOpen(false)}
            onApply={apply}
          />
        </Suspense>
      )}
    </div>
  );
}
