import { type AccountId, type Age, isKnownMinor } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { isCalendarDay } from '@strokebook/golf/calendar';
import { defaultStandardFor, standardByName } from '@strokebook/golf/stats';
import { findAccount } from '../db/accounts/account-queries.ts';
import type { Queryable } from '../db/database.ts';
import type { accounts } from '../db/schema/index.ts';

type PlayerStandard = { readonly standardName: string | null; readonly isChosen: boolean };
type AccountRow = Pick<typeof accounts.$inferSelect, 'standardName' | 'extraInfo' | keyof Age>;

/** Represents 'no standard' in the database, where null means 'never chosen'. */
export const NO_STANDARD = '';

/** A player's chosen standard, or the default for their profile (DASH-O13). */
export function standardOf({ standardName, ...player }: AccountRow, today: CalendarDay): PlayerStandard {
  if (standardName === NO_STANDARD) return { standardName: null, isChosen: true };
  if (standardName !== null && standardByName(standardName) !== undefined) return { standardName, isChosen: true };
  return { standardName: profileStandard(player, today), isChosen: false };
}

/** The standard of a player's reports. Reports need one, so for players who chose none it is the default. */
export async function findReportStandard(query: Queryable, accountId: AccountId, today: CalendarDay): Promise<string> {
  const row = await findAccount(query, accountId);
  return (row && standardOf(row, today).standardName) ?? profileStandard(row ?? nobody, today);
}

const nobody = { extraInfo: {}, birthDate: null, birthYear: null, adultFrom: null };

function profileStandard(
  { extraInfo: details, ...birth }: Omit<AccountRow, 'standardName'>,
  today: CalendarDay,
): string {
  const player = {
    gender: details.gender ?? null,
    college: details.college ?? null,
    collegeStartDate: dayOf(details.collegeStartDate),
    collegeEndDate: dayOf(details.collegeEndDate),
    highSchool: details.highSchool ?? null,
    highSchoolEndDate: dayOf(details.highSchoolEndDate),
    isMinor: isKnownMinor(birth, today),
  };
  return defaultStandardFor(player, today);
}

const dayOf = (text: string | null | undefined): CalendarDay | null =>
  text == null || !isCalendarDay(text) ? null : text;
