import { scheduleCodes } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { ScheduleOptions } from '@strokebook/golf/schedule';
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

/** The figures above the historical events, of those that the options let through (TOUR-25). */
export function historicalMetricsQuery(api: Api, accountId: AccountId, options: ScheduleOptions) {
  const { statuses, eventTypes, localeTypes } = scheduleCodes(options);
  return api.query('getHistoricalMetrics', {
    params: { accountId },
    query: {
      statuses: statuses.join(','),
      eventTypes: eventTypes.join(','),
      localeTypes: localeTypes.join(','),
      eventFilter: options.eventFilter,
      timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
    },
  });
}
