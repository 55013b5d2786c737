import { TextInput } from '@mantine/core';
import { type DayRange, isCalendarDay } from '@strokebook/golf/calendar';

type DayFieldsProps = {
  readonly from: string;
  readonly until: string;
  readonly onFrom: (day: string) => void;
  readonly onUntil: (day: string) => void;
};

/** The typed days in either order, so that no range is invalid (TOUR-32); an end that is missing or no day is open. */
export function rangeOf(from: string, until: string): DayRange {
  const [start = null, end = null] = [from, until].map((day) => (isCalendarDay(day) ? day : null));
  return start !== null && end !== null && end < start ? { start: end, end: start } : { start, end };
}

/** Fields of a first and a last day. */
export const DayFields = ({ from, until, onFrom, onUntil }: DayFieldsProps) => (
  <>
    <TextInput type="date" label="From" value={from} onChange={({ currentTarget }) => onFrom(currentTarget.value)} />
    <TextInput type="date" label="To" value={until} onChange={({ currentTarget }) => onUntil(currentTarget.value)} />
  </>
);
