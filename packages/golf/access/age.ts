import { addMonths, type CalendarDay, yearOf } from '../calendar/index.ts';
import type { Int } from '../model/units.ts';

/** What a person has said of their birth: the day, the year alone, or nothing. */
export type Birth = { readonly birthDate: CalendarDay | null; readonly birthYear: Int | null };

export const ADULT_AGE = 18;

/**
 * Whether a person is known to be 18 or older. If only the year of birth is known, a person who turns 18 this year counts
 * as under 18 until the year ends. A person without any age counts as under 18 (TEAM-28).
 */
export function isAdult({ birthDate, birthYear }: Birth, today: CalendarDay): boolean {
  if (birthDate !== null) return addMonths(birthDate, ADULT_AGE * 12) <= today;
  return birthYear !== null && yearOf(today) - birthYear > ADULT_AGE;
}

/** Whether a person is known to be under 18; an unknown age is not. */
export const isKnownMinor = (birth: Birth, today: CalendarDay): boolean =>
  (birth.birthDate !== null || birth.birthYear !== null) && !isAdult(birth, today);

/** Whether a year of birth alone says that a person is under 18, whatever their birthday. */
export const isMinorByYear = (birthYear: Int, today: CalendarDay): boolean => yearOf(today) - birthYear < ADULT_AGE;
