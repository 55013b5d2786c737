import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** A player's tournaments to come, or those that are over, and those of others beside them. */
export const scheduleQuery = (
  api: Api,
  accountId: number,
  when: 'upcoming' | 'past',
  extraAccountIds: readonly number[] = [],
) =>
  api.query('getSchedule', {
    params: { accountId },
    query: {
      isUpcoming: when === 'upcoming' ? 'true' : 'false',
      timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
      ...(extraAccountIds.length === 0 ? {} : { extraAccountIds: extraAccountIds.join(',') }),
    },
  });

export const historicalMetricsQuery = (api: Api, accountId: number) =>
  api.query('getHistoricalMetrics', {
    params: { accountId },
    query: { timeZoneOffsetMinutes: timeZoneOffsetMinutes() },
  });
