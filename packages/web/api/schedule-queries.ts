import type { AccountId } from '@strokebook/golf/access';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** A player's future or past tournaments, and those of additional players. */
export const scheduleQuery = (
  api: Api,
  accountId: AccountId,
  when: 'upcoming' | 'past',
  extraAccountIds: readonly AccountId[] = [],
  offsetMinutes = timeZoneOffsetMinutes(),
) =>
  api.query('getSchedule', {
    params: { accountId },
    query: {
      isUpcoming: when === 'upcoming' ? 'true' : 'false',
      timeZoneOffsetMinutes: offsetMinutes,
      ...(extraAccountIds.length === 0 ? {} : { extraAccountIds: extraAccountIds.join(',') }),
    },
  });

export const historicalMetricsQuery = (api: Api, accountId: AccountId) =>
  api.query('getHistoricalMetrics', {
    params: { accountId },
    query: { timeZoneOffsetMinutes: timeZoneOffsetMinutes() },
  });
