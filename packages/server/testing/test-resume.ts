import { accountIdOf } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { defaultResumeSettings, type ResumeSettings } from '@strokebook/documents/resume-builder';
import { createKey, resumeKey } from '../db/accounts/account-keys.ts';
import type { Database } from '../db/database.ts';
import { resumeReports, resumeSettings } from '../db/schema/index.ts';

const noOptions = { newsfeedItems: [], pastRounds: [], pastTournaments: [], upcomingEvents: [] };

/** The default selections: the charts up to a day. */
export const resumeSettingsOf = (accountId: number): ResumeSettings =>
  defaultResumeSettings(accountIdOf(accountId), noOptions, { start: null, end: '2026-06-15' as CalendarDay });

/** Stores settings and a resume of an account, under a given number. */
export async function storeResume(database: Database, accountId: number, hash: number, at = new Date(0)) {
  const chosen = resumeSettingsOf(accountId);
  await database.query.insert(resumeSettings).values({ accountId: accountIdOf(accountId), settings: chosen });
  await database.query
    .insert(resumeReports)
    .values({ accountId: accountIdOf(accountId), hash, state: chosen, createdAt: at, viewCount: 0 });
  await createKey(database.query, accountIdOf(accountId), resumeKey(hash));
}
