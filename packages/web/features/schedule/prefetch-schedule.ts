import type { AccountId } from '@strokebook/golf/access';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { historicalMetricsQuery, scheduleQuery } from '../../api/schedule-queries.ts';
import { extrasOf, readScheduleChoice } from './use-schedule-choice.ts';

/** Requests the schedule's first data, for all players shown in this session. */
export async function prefetchSchedule(api: Api, queryClient: QueryClient, accountId: AccountId): Promise<void> {
  const choice = readScheduleChoice();
  const extras = extrasOf(choice, accountId);
  await Promise.all([
    queryClient.prefetchQuery(scheduleQuery(api, accountId, 'upcoming', extras)),
    queryClient.prefetchQuery(scheduleQuery(api, accountId, 'past', extras)),
    queryClient.prefetchQuery(historicalMetricsQuery(api, accountId, choice.options)),
  ]);
}
