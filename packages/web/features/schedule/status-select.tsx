import { isScheduleStatus, type ScheduleStatus, scheduleStatuses } from '@strokebook/golf/schedule';
import { useRef, useState } from 'react';
import classes from './schedule.module.css';

type StatusSelectProps = {
  /** Name of the tournament. */
  readonly name: string;
  /** A custom status is offered too, while it is selected. */
  readonly status: string;
  readonly onChange: (status: ScheduleStatus) => void;
};

/** Keys that change the value of a closed select. */
const movesOn = ({ key }: { readonly key: string }): boolean =>
  (key.length === 1 && key !== ' ') || /^(Arrow|Page|Home$|End$)/.test(key);

/**
 * A select of statuses. A click selects at once; values passed by keyboard are selected by Enter or by leaving, and
 * Escape restores the previous one.
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
          // Enter would open the list.
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
