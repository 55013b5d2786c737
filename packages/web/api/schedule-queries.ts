import { queryOptions } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** A player's tournaments to come, or those that are over, and those of others beside them. */
export const scheduleQuery = (
  api: Api,
  accountId: number,
  when: 'upcoming' | 'past',
  extraAccountIds: readonly number[] = [],
) =>
  queryOptions({
    queryKey: ['getSchedule', accountId, when, ...extraAccountIds],
    queryFn: ({ signal }) =>
      api.call(
        'getSchedule',
        {
          params: { accountId },
          query: {
            isUpcoming: when === 'upcoming' ? 'true' : 'false',
            timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
            ...(extraAccountIds.length === 0 ? {} : { extraAccountIds: extraAccountIds.join(',') }),
          },
        },
        { signal },
      ),
  });

export const historicalMetricsQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getHistoricalMetrics', accountId],
    queryFn: ({ signal }) =>
      api.call(
        'getHistoricalMetrics',
        { params: { accountId }, query: { timeZoneOffsetMinutes: timeZoneOffsetMinutes() } },
        { signal },
      ),
  });

/** Players whose schedules can be shown beside a player's. */
export const schedulePlayersQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getSchedulePlayers', accountId],
    queryFn: ({ signal }) => api.call('getSchedulePlayers', { params: { accountId } }, { signal }),
  });

export const calendarFeedQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getCalendarFeed', accountId],
    queryFn: ({ signal }) => api.call('getCalendarFeed', { params: { accountId } }, { signal }),
  });
