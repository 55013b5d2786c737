import { TextInput } from '@mantine/core';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { readYear, YEAR_PROBLEM } from '../../lib/birth-year.ts';
import classes from './about-player.module.css';

type BirthYearFieldProps = {
  /** As it was typed. */
  readonly value: string;
  readonly today: CalendarDay;
  /** Whether the problem of a year that is not typed to its end is shown: after the form was sent. */
  readonly isAsked: boolean;
  readonly description: string;
  readonly onChange: (value: string) => void;
};

/** Asks for a year of birth. */
export const BirthYearField = ({ value, today, isAsked, description, onChange }: BirthYearFieldProps) => (
  <TextInput
    label="Year of birth"
    name="birthYear"
    inputMode="numeric"
    autoComplete="bday-year"
    maxLength={4}
    className={classes.year}
    description={description}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    error={readYear(value, today) === null && (isAsked || value.length === 4) ? YEAR_PROBLEM : undefined}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
