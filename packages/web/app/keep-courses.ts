import { activeAccountQuery } from '../api/account-queries.ts';
import { prefetchCourses, recentCoursesQuery, roundEventsQuery } from '../features/round-start/queries.ts';
import { localDay } from '../lib/today.ts';
import type { StrokebookApp } from './create-app.ts';

/**
 * Loads the recent courses and those of events once a day, so that a round on them can begin without a network, also on
 * a device whose start page was never opened (ENTRY-20).
 */
export async function keepCourses({ queryClient, api, tokens, store }: StrokebookApp): Promise<void> {
  try {
    const account = await queryClient.ensureQueryData(activeAccountQuery(api, tokens));
    if (account === null) return;
    const { accountId } = account;
    const today = localDay(new Date());
    const keptOn = `${accountId} ${today}`;
    if ((await store.readValue('coursesKeptOn')) === keptOn) return;
    const [recent, events] = await Promise.all([
      queryClient.fetchQuery(recentCoursesQuery(api, accountId)),
      queryClient.fetchQuery(roundEventsQuery(api, accountId)),
    ]);
    await prefetchCourses(queryClient, api, accountId, recent.courses, events, today);
    await store.writeValue('coursesKeptOn', keptOn);
  } catch {
    // Without a network or a storage: at the next start.
  }
}
