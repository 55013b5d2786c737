import type { CalendarDay } from '../calendar/index.ts';
import { type Age, isAdult, isKnownMinor } from './age.ts';

/** The switches of a new account that decide what strangers see. */
export type StartingPrivacy = { readonly allowPublicSite: boolean; readonly showsComingEvents: boolean };

/**
 * What a new account begins with: an adult's pages are open, and those of anybody else are closed, also before they have
 * said how old they are (TEAM-28).
 */
export const startingPrivacy = (isOfAdult: boolean): StartingPrivacy => ({
  allowPublicSite: isOfAdult,
  showsComingEvents: isOfAdult,
});

/**
 * What strangers see of an account once its age is stated: as long as nobody has chosen it, the age decides. What somebody
 * chose as an adult is closed when they turn out to be under 18 (TEAM-28).
 */
export function privacyAfter(
  before: StartingPrivacy & { readonly hasStartingPrivacy: boolean; readonly age: Age },
  age: Age,
  today: CalendarDay,
): StartingPrivacy {
  const { hasStartingPrivacy, allowPublicSite, showsComingEvents } = before;
  if (isAdult(before.age, today) && isKnownMinor(age, today)) return startingPrivacy(false);
  return hasStartingPrivacy ? startingPrivacy(isAdult(age, today)) : { allowPublicSite, showsComingEvents };
}
