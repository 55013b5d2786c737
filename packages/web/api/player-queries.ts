import type { AccountId } from '@strokebook/golf/access';
import type { DayRange } from '@strokebook/golf/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** Best ten charts for a range of days; the previous ones stay while others load. */
export const bestTenChartsQuery = (api: Api, accountId: AccountId, { start, end }: DayRange) => ({
  ...api.query('getBestTenCharts', {
    params: { accountId },
    query: { ...(start === null ? {} : { start }), ...(end === null ? {} : { end }) },
  }),
  placeholderData: keepPreviousData,
});

export const featuredTournamentsQuery = (api: Api, accountId: AccountId, offsetMinutes = timeZoneOffsetMinutes()) =>
  api.query('getFeaturedTournaments', {
    params: { accountId },
    query: { timeZoneOffsetMinutes: offsetMinutes },
  });

export const pastTournamentsQuery = (api: Api, accountId: AccountId, offsetMinutes = timeZoneOffsetMinutes()) =>
  api.query('getPastTournaments', {
    params: { accountId },
    query: { timeZoneOffsetMinutes: offsetMinutes },
  });
