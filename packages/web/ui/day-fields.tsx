import { TextInput } from '@mantine/core';

type DayFieldsProps = {
  readonly from: string;
  readonly until: string;
  readonly onFrom: (day: string) => void;
  readonly onUntil: (day: string) => void;
};

/** Whether days end before they begin; either may be left open. */
export const isBackwards = (from: string, until: string): boolean => from !== '' && until !== '' && until < from;

/** The first and last day of something, and what is wrong with them. */
export const DayFields = ({ from, until, onFrom, onUntil }: DayFieldsProps) => (
  <>
    <TextInput
      size="md"
      type="date"
      label="From"
      value={from}
      onChange={({ currentTarget }) => onFrom(currentTarget.value)}
    />
    <TextInput
      size="md"
      type="date"
      label="To"
      value={until}
      error={isBackwards(from, until) && 'Must not be before the first day.'}
      onChange={({ currentTarget }) => onUntil(currentTarget.value)}
    />
  </>
);
