import { Button } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import {
  type CalendarDay,
  customRange,
  type DayRange,
  isCalendarDay,
  type RangeOption,
} from '@strokebook/golf/calendar';
import { formatShortRange } from '@strokebook/golf/format';
import { useEffect, useRef, useState } from 'react';
import classes from './date-range.module.css';

type RangeCalendarProps = {
  readonly range: DayRange;
  readonly today: CalendarDay;
  readonly onCancel: () => void;
  readonly onApply: (picked: RangeOption) => void;
};

/** A calendar to pick a first and a last day (DATE-04). */
export function RangeCalendar({ range, today, onCancel, onApply }: RangeCalendarProps) {
  const [[start, end], setDays] = useState<[string | null, string | null]>([range.start, range.end]);
  const picked = start !== null && end !== null && isCalendarDay(start) && isCalendarDay(end) ? { start, end } : null;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It is higher than the panel that it replaces.
    frame.current?.scrollIntoView({ block: 'nearest' });
    const days = frame.current?.querySelectorAll<HTMLElement>('table button') ?? [];
    const chosen = [...days].find((day) => 'lastInRange' in day.dataset || 'selected' in day.dataset);
    // Without a selected day the focus goes to the calendar's tab stop.
    (chosen ?? [...days].find((day) => day.tabIndex === 0))?.focus();
  }, []);
  return (
    <div ref={frame} className={classes.calendar}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={[start, end]}
        onChange={setDays}
        defaultDate={range.end ?? today}
        maxDate={today}
        ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        classNames={{ day: classes.day ?? '' }}
      />
      <p className="note" role="status">
        {picked === null ? 'Pick the first and the last day.' : formatShortRange(picked)}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          disabled={picked === null}
          onClick={() => {
            if (picked !== null) onApply(customRange(formatShortRange(picked), picked.start, picked.end));
          }}
        >
          Apply
        </Button>
      </div>
    </div>
  );
}
