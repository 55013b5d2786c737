import { addMonths, type CalendarDay, calendarDay, yearOf } from '../calendar/index.ts';
import type { Int } from '../model/units.ts';

/** What a person has said of their birth: the day, the year alone, or nothing. */
type Birth = { readonly birthDate: CalendarDay | null; readonly birthYear: Int | null };

/** What is known of a person's age. */
export type Age = Birth & {
  /** The day before which an earlier statement keeps the person under 18, whatever was said later; null for none. */
  readonly adultFrom: CalendarDay | null;
};

/** A statement of birth. What is omitted was not said. */
export type StatedBirth = { readonly birthDate?: CalendarDay | undefined; readonly birthYear?: Int | undefined };

export const ADULT_AGE = 18;

/** The `adultFrom` of a person whose guardian must agree before they count as an adult. */
const UNTIL_A_GUARDIAN_AGREES = calendarDay('2199-12-31');

/** The first day on which a statement makes its person an adult; with the year alone, the first day of the next year. */
function adultDayOf({ birthDate, birthYear }: Birth): CalendarDay | null {
  if (birthDate !== null) return addMonths(birthDate, ADULT_AGE * 12);
  return birthYear === null ? null : calendarDay(`${String(birthYear + ADULT_AGE + 1).padStart(4, '0')}-01-01`);
}

/**
 * Whether a person is known to be 18 or older, by everything that they have said. If only the year of birth is known, a
 * person who turns 18 this year counts as under 18 until the year ends. A person without any age counts as under 18
 * (TEAM-28).
 */
export function isAdult(age: Age, today: CalendarDay): boolean {
  const adultDay = adultDayOf(age);
  return adultDay !== null && adultDay <= today && (age.adultFrom === null || age.adultFrom <= today);
}

/** Whether a person is known to be under 18; an unknown age is not. */
export const isKnownMinor = (age: Age, today: CalendarDay): boolean =>
  (age.birthDate !== null || age.birthYear !== null) && !isAdult(age, today);

/** Whether a year of birth alone says that a person is under 18, whatever their birthday. */
export const isMinorByYear = (birthYear: Int, today: CalendarDay): boolean => yearOf(today) - birthYear < ADULT_AGE;

/** The date or the year of birth to store after a person states one: never both, so that they cannot disagree. */
function birthAfter(
  { birthDate: knownDate, birthYear: knownYear }: Birth,
  { birthDate, birthYear }: StatedBirth,
): Birth {
  if (birthDate !== undefined) return { birthDate, birthYear: null };
  if (birthYear === undefined) return { birthDate: knownDate, birthYear: knownYear };
  const isOfKnownDay = knownDate !== null && yearOf(knownDate) === birthYear;
  return isOfKnownDay ? { birthDate: knownDate, birthYear: null } : { birthDate: null, birthYear };
}

/**
 * What is known of an age after its person has stated it. A later statement makes nobody an adult earlier than one from
 * when they were under 18, until a guardian agrees to it; with a guardian, this also holds for the first statement
 * (TEAM-28).
 */
export function ageAfter(
  known: Age,
  stated: StatedBirth,
  { today, hasGuardian }: { readonly today: CalendarDay; readonly hasGuardian: boolean },
): Age {
  const birth = birthAfter(known, stated);
  if (isSameBirth(known, birth)) return known;
  if (isAdult(known, today)) return { ...birth, adultFrom: null };
  const [before, after] = [adultDayOf(known), adultDayOf(birth)];
  const earlier = later(before, known.adultFrom) ?? (hasGuardian ? UNTIL_A_GUARDIAN_AGREES : null);
  const isHeld = earlier !== null && after !== null && after < earlier;
  // Who says that they are under 18 for more than a year opens nothing that a guardian cannot close before.
  const isHarmless = earlier === UNTIL_A_GUARDIAN_AGREES && after !== null && after > addMonths(today, 12);
  return { ...birth, adultFrom: isHeld && !isHarmless ? earlier : null };
}

/** The year of birth that a person stated last; null for none. */
export const yearOfBirth = ({ birthDate, birthYear }: Birth): Int | null =>
  birthDate === null ? birthYear : yearOf(birthDate);

/** What is known of an age once a guardian, or support, agrees to the last statement. */
export const agreedAge = (age: Age): Age => ({ ...age, adultFrom: null });

/** What is known of the age of somebody who gets a guardian before they have said it: a guardian agrees to what they say. */
export const guardedAge = (age: Age): Age =>
  age.birthDate === null && age.birthYear === null ? { ...age, adultFrom: UNTIL_A_GUARDIAN_AGREES } : age;

/** Whether a person counts as under 18 only until a guardian agrees to what they said last. */
export const isAgeHeld = (age: Age, today: CalendarDay): boolean =>
  age.adultFrom !== null && age.adultFrom > today && isAdult(agreedAge(age), today);

const isSameBirth = (one: Birth, other: Birth): boolean =>
  one.birthDate === other.birthDate && one.birthYear === other.birthYear;

const later = (one: CalendarDay | null, other: CalendarDay | null): CalendarDay | null =>
  one === null || (other !== null && other > one) ? other : one;
