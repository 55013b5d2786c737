import { TextInput } from '@mantine/core';

type DayFieldsProps = {
  readonly from: string;
  readonly until: string;
  readonly onFrom: (day: string) => void;
  readonly onUntil: (day: string) => void;
};

/** Whether the range ends before it begins; either may be empty. */
export const isBackwards = (from: string, until: string): boolean => from !== '' && until !== '' && until < from;

/** Fields of a first and a last day, with their problem. */
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
