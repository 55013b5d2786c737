import type { CalendarDay } from '@strokebook/golf/calendar';
import { isCalendarDay } from '@strokebook/golf/calendar';
import { defaultStandardFor, standardByName } from '@strokebook/golf/stats';
import { findAccount } from './db/account-queries.ts';
import type { Queryable } from './db/database.ts';
import type { accounts } from './db/schema/index.ts';

type PlayerStandard = { readonly standardName: string | null; readonly isChosen: boolean };
type AccountRow = Pick<typeof accounts.$inferSelect, 'standardName' | 'extraInfo'>;

/** What stands for 'no standard' in the database, where null is 'never chosen'. */
export const NO_STANDARD = '';

/** The standard that a player chose, or the one nearest to their profile (DASH-O13). */
export function standardOf({ standardName, extraInfo }: AccountRow, today: CalendarDay): PlayerStandard {
  if (standardName === NO_STANDARD) return { standardName: null, isChosen: true };
  if (standardName !== null && standardByName(standardName) !== undefined) return { standardName, isChosen: true };
  return { standardName: nearestStandard(extraInfo, today), isChosen: false };
}

/** The standard that a player's reports use: one is needed there, so it is the nearest where the player chose none. */
export async function findReportStandard(query: Queryable, accountId: number, today: CalendarDay): Promise<string> {
  const row = await findAccount(query, accountId);
  return (row && standardOf(row, today).standardName) ?? nearestStandard(row?.extraInfo ?? {}, today);
}

function nearestStandard(said: AccountRow['extraInfo'], today: CalendarDay): string {
  const player = {
    gender: said.gender ?? null,
    college: said.college ?? null,
    collegeStartDate: dayOf(said.collegeStartDate),
    collegeEndDate: dayOf(said.collegeEndDate),
    highSchool: said.highSchool ?? null,
    highSchoolEndDate: dayOf(said.highSchoolEndDate),
  };
  return defaultStandardFor(player, today);
}

const dayOf = (text: string | null | undefined): CalendarDay | null =>
  text == null || !isCalendarDay(text) ? null : text;
