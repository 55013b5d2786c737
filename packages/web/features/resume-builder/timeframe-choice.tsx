import { TextInput } from '@mantine/core';
import { type CalendarDay, type DayRange, isCalendarDay, isSameRange } from '@strokebook/golf/calendar';
import { rangeOfTimeframe, resumeTimeframes, timeframeOf } from '@strokebook/golf/resume-builder';
import { useEffect, useId, useRef, useState } from 'react';
import { checkBox, checkRow } from '../../ui/check-row.ts';
import { Form } from '../../ui/form.tsx';
import { quietButton } from '../../ui/quiet-button.ts';
import classes from './resume-builder.module.css';

type TimeframeChoiceProps = {
  readonly legend: string;
  readonly range: DayRange;
  readonly today: CalendarDay;
  readonly onChange: (range: DayRange) => void;
};

/** The days that something is of (RESUME-10). */
export function TimeframeChoice({ legend, range, today, onChange }: TimeframeChoiceProps) {
  const name = useId();
  const [isPicking, setIsPicking] = useState(false);
  const chosen = isPicking ? 'Custom' : timeframeOf(range, today);
  const options = useRef<HTMLFieldSetElement>(null);
  // Days that are given up take their fields with them, and whoever was in one is led to what holds instead.
  const before = useRef(chosen);
  useEffect(() => {
    const isGivenUp = before.current === 'Custom' && chosen !== 'Custom';
    before.current = chosen;
    if (isGivenUp && document.activeElement === document.body) {
      options.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [chosen]);
  return (
    <fieldset ref={options} className={classes.plain}>
      <legend>{legend}</legend>
      {resumeTimeframes.map((timeframe) => (
        <label key={timeframe} className={checkRow}>
          <input
            type="radio"
            className={checkBox}
            name={name}
            checked={timeframe === chosen}
            onChange={() => {
              setIsPicking(timeframe === 'Custom');
              if (timeframe !== 'Custom') onChange(rangeOfTimeframe(timeframe, today));
            }}
          />
          {timeframe}
        </label>
      ))}
      {chosen === 'Custom' && (
        <CustomDays
          range={range}
          onApply={(days) => {
            setIsPicking(false);
            onChange(days);
          }}
        />
      )}
    </fieldset>
  );
}

type CustomDaysProps = { readonly range: DayRange; readonly onApply: (range: DayRange) => void };

/** The first and last day, either of which may be left open. */
function CustomDays({ range, onApply }: CustomDaysProps) {
  const [given, setGiven] = useState(range);
  const [from, setFrom] = useState<string>(range.start ?? '');
  const [until, setUntil] = useState<string>(range.end ?? '');
  if (!isSameRange(given, range)) {
    setGiven(range);
    setFrom(range.start ?? '');
    setUntil(range.end ?? '');
  }
  const isBackwards = from !== '' && until !== '' && until < from;
  return (
    <Form
      className={classes.days}
      onSubmit={() => {
        if (isBackwards) return;
        onApply({ start: isCalendarDay(from) ? from : null, end: isCalendarDay(until) ? until : null });
      }}
    >
      <TextInput
        size="md"
        type="date"
        label="From"
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        size="md"
        type="date"
        label="To"
        value={until}
        error={isBackwards && 'Must not be before the first day.'}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <button type="submit" className={quietButton}>
        Apply
      </button>
    </Form>
  );
}
