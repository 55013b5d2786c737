import { isScheduleStatus, type ScheduleStatus, scheduleStatuses } from '@strokebook/golf/schedule';
import { useRef, useState } from 'react';
import classes from './schedule.module.css';

type StatusSelectProps = {
  /** Of the tournament. */
  readonly name: string;
  /** One of another program is offered too, as long as it stands. */
  readonly status: string;
  readonly onChange: (status: ScheduleStatus) => void;
};

/** With these a closed list goes from one choice to the next. */
const movesOn = ({ key }: { readonly key: string }): boolean =>
  (key.length === 1 && key !== ' ') || /^(Arrow|Page|Home$|End$)/.test(key);

/**
 * A status to choose. What is picked from the list is chosen at once; what keys pass through is chosen by Enter or by
 * leaving, and Escape leaves it as it was.
 */
export function StatusSelect({ name, status, onChange }: StatusSelectProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isMoving = useRef(false);
  const choose = (chosen: string | null) => {
    setDraft(null);
    isMoving.current = false;
    if (chosen !== null && chosen !== status && isScheduleStatus(chosen)) onChange(chosen);
  };
  return (
    <select
      className={classes.status}
      aria-label={`Status of ${name}`}
      title="Enter saves what the arrow keys choose."
      data-draft={draft !== null || undefined}
      value={draft ?? status}
      onPointerDown={() => {
        isMoving.current = false;
      }}
      onKeyDown={(event) => {
        isMoving.current = movesOn(event);
        if (draft === null) return;
        if (event.key === 'Enter') {
          // Which would open the list.
          event.preventDefault();
          choose(draft);
        }
        if (event.key === 'Escape') choose(null);
      }}
      onChange={({ currentTarget: { value } }) => {
        if (isMoving.current) setDraft(value);
        else choose(value);
      }}
      onBlur={() => choose(draft)}
    >
      {!isScheduleStatus(status) && <option value={status}>{status}</option>}
      {scheduleStatuses.map((one) => (
        <option key={one.status} value={one.status}>
          {one.label}
        </option>
      ))}
    </select>
  );
}
