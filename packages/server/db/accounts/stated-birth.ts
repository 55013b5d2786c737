import { type AccountId, type Birth, isAdult, type StartingPrivacy, startingPrivacy } from '@strokebook/golf/access';
import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { accounts } from '../schema/index.ts';

type AccountRow = typeof accounts.$inferSelect;

/** A statement of birth: a day, or a year alone. What is omitted was not said. */
type Said = { readonly birthDate?: CalendarDay | undefined; readonly birthYear?: number | undefined };

/** What is known of a birth after a statement: the day or the year, never both, so that they cannot disagree. */
export function statedBirth(known: Birth, { birthDate, birthYear }: Said): Birth {
  if (birthDate !== undefined) return { birthDate, birthYear: null };
  if (birthYear === undefined) return { birthDate: known.birthDate, birthYear: known.birthYear };
  const isOfKnownDay = known.birthDate !== null && yearOf(known.birthDate) === birthYear;
  return isOfKnownDay ? { birthDate: known.birthDate, birthYear: null } : { birthDate: null, birthYear };
}

/** What strangers see of an account once its age is stated: as long as nobody has chosen it, the age decides (TEAM-28). */
export const privacyOfAge = (
  {
    hasStartingPrivacy,
    allowPublicSite,
    showsComingEvents,
  }: Pick<AccountRow, 'hasStartingPrivacy' | keyof StartingPrivacy>,
  birth: Birth,
  today: CalendarDay,
): StartingPrivacy =>
  hasStartingPrivacy ? startingPrivacy(isAdult(birth, today)) : { allowPublicSite, showsComingEvents };

export async function storeBirth(
  query: Queryable,
  accountId: AccountId,
  { birthDate, birthYear }: Birth,
): Promise<void> {
  await query.update(accounts).set({ birthDate, birthYear }).where(eq(accounts.accountId, accountId));
}
