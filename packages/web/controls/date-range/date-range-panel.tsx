import { Button } from '@mantine/core';
import { useClickOutside, useDebouncedValue, useMergedRef, useFocusTrap } from '@mantine/hooks';
import { type CalendarDay, isNamedRange, isSameRange, type RangeOption, rangeOptions } from '@strokebook/golf/calendar';
import { formatShortRange } from '@strokebook/golf/format';
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { CheckIcon } from '../../ui/icons.tsx';
import classes from './date-range.module.css';

const RangeCalendar = lazy(() => import('./range-calendar.tsx').then((module) => ({ default: module.RangeCalendar })));

/** DATE-07. */
const DEBOUNCE = 200;

type DateRangePanelProps = {
  readonly value: RangeOption;
  readonly today: CalendarDay;
  readonly onCancel: () => void;
  /** Called on a click outside, which moves the focus. */
  readonly onLeave: () => void;
  readonly onApply: (value: RangeOption) => void;
};

/** Options, a text box and a calendar for a date range (DATE-02 to DATE-04). */
export function DateRangePanel({ value, today, onCancel, onLeave, onApply }: DateRangePanelProps) {
  const [draft, setDraft] = useState(value);
  const [text, setText] = useState('');
  const [debounced] = useDebouncedValue(text, DEBOUNCE);
  const [isPicking, setIsPicking] = useState(false);
  const name = useId();
  const outside = useClickOutside(onLeave);
  const panel = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(outside, useFocusTrap(), panel);
  const custom = useKeptFocus(panel, isPicking);
  // The apply button must be visible in a small window.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // An empty box is not debounced.
  const options = text.trim() === '' ? startOptions([value, draft], today) : rangeOptions(debounced, today);
  const isCustom = !isNamedRange(draft.label, today);
  // Apply takes the only range that fits what is typed, like Enter.
  const [typed, ...others] = text.trim() === '' || text !== debounced ? [] : options;
  const wanted = typed !== undefined && others.length === 0 ? typed : draft;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever one is inside
    <div
      ref={ref}
      className={classes.panel}
      role="dialog"
      aria-label="Date range"
      data-panel
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (isPicking) setIsPicking(false);
        else onCancel();
      }}
    >
      {isPicking ? (
        <Suspense fallback={<div className={classes.calendar} />}>
          <RangeCalendar
            range={draft.dateRange}
            today={today}
            onCancel={() => setIsPicking(false)}
            onApply={(picked) => {
              setDraft(picked);
              setText('');
              setIsPicking(false);
            }}
          />
        </Suspense>
      ) : (
        <>
          <input
            className={classes.search}
            type="search"
            aria-label="Custom range"
            placeholder="Custom Range: 10 Weeks, 6 Months, etc."
            maxLength={40}
            value={text}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              const [only] = options;
              if (event.key === 'Enter' && text === debounced && only !== undefined) onApply(only);
            }}
          />
          <fieldset className={classes.options} aria-label="Ranges">
            {options.map((option) => (
              <label key={option.label} className={classes.option}>
                <input
                  className="over-text"
                  type="radio"
                  name={name}
                  checked={isSameRange(option.dateRange, draft.dateRange)}
                  onChange={() => setDraft(option)}
                />
                <span>{option.label}</span>
                <CheckIcon />
              </label>
            ))}
            <button
              ref={custom}
              type="button"
              className={classes.option}
              data-checked={isCustom || undefined}
              aria-pressed={isCustom}
              onClick={() => setIsPicking(true)}
            >
              <span>
                Custom <small>{formatShortRange(draft.dateRange)}</small>
              </span>
              <CheckIcon />
            </button>
          </fieldset>
          <div className={classes.buttons}>
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button onClick={() => onApply(wanted)}>Apply</Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The default options, preceded by named ranges that are not among them (DATE-02, DATE-08). */
function startOptions(chosen: readonly RangeOption[], today: CalendarDay): readonly RangeOption[] {
  const options = [...rangeOptions('', today)];
  for (const option of chosen) {
    const isListed = options.some(({ dateRange }) => isSameRange(dateRange, option.dateRange));
    if (!isListed && isNamedRange(option.label, today)) options.unshift(option);
  }
  return options;
}

/** Keeps the focus in the panel while its calendar opens, and returns it to the opening button afterwards. */
function useKeptFocus(panel: RefObject<HTMLElement | null>, isPicking: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasPicking = useRef(false);
  useEffect(() => {
    if (wasPicking.current && !isPicking) opener.current?.focus();
    // The calendar takes the focus when it is rendered.
    else if (isPicking && panel.current?.contains(document.activeElement) === false) panel.current.focus();
    wasPicking.current = isPicking;
  }, [panel, isPicking]);
  return opener;
}
