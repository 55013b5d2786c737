import { type CalendarDay, type DayRange, isSameRange } from '@strokebook/golf/calendar';
import { rangeOfTimeframe, resumeTimeframes, timeframeOf } from '@strokebook/documents/resume-builder';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { DayFields, rangeOf } from '../../ui/fields/day-fields.tsx';
import { Form } from '../../ui/fields/form.tsx';
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
  useLayoutEffect(() => {
    const isGivenUp = before.current === 'Custom' && chosen !== 'Custom';
    const isBegun = before.current !== 'Custom' && chosen === 'Custom';
    before.current = chosen;
    // Their fields may lie below what of the part is in sight.
    if (isBegun) options.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    if (isGivenUp && document.activeElement === document.body) {
      options.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [chosen]);
  return (
    <fieldset ref={options} className={classes.plain}>
      <legend>{legend}</legend>
      {resumeTimeframes.map((timeframe) => (
        <CheckRow
          key={timeframe}
          group={name}
          isChecked={timeframe === chosen}
          onChange={() => {
            setIsPicking(timeframe === 'Custom');
            if (timeframe !== 'Custom') onChange(rangeOfTimeframe(timeframe, today));
          }}
        >
          {timeframe}
        </CheckRow>
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
  return (
    <Form className={classes.days} onSubmit={() => onApply(rangeOf(from, until))}>
      <DayFields from={from} until={until} onFrom={setFrom} onUntil={setUntil} />
      <button type="submit" className="quiet-button">
        Apply
      </button>
    </Form>
  );
}
