import type { DayRange } from '@strokebook/golf/calendar';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** Best ten charts of the rounds of some days; the old ones stay while those of other days are on their way. */
export const bestTenChartsQuery = (api: Api, accountId: number, { start, end }: DayRange) =>
  queryOptions({
    queryKey: ['getBestTenCharts', accountId, start, end],
    queryFn: ({ signal }) =>
      api.call(
        'getBestTenCharts',
        { params: { accountId }, query: { ...(start === null ? {} : { start }), ...(end === null ? {} : { end }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const featuredTournamentsQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getFeaturedTournaments', accountId],
    queryFn: ({ signal }) =>
      api.call(
        'getFeaturedTournaments',
        { params: { accountId }, query: { timeZoneOffsetMinutes: timeZoneOffsetMinutes() } },
        { signal },
      ),
  });

export const pastTournamentsQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getPastTournaments', accountId],
    queryFn: ({ signal }) =>
      api.call(
        'getPastTournaments',
        { params: { accountId }, query: { timeZoneOffsetMinutes: timeZoneOffsetMinutes() } },
        { signal },
      ),
  });

export const featuredGalleryQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getGallery', accountId, 'featured'],
    queryFn: ({ signal }) =>
      api.call('getGallery', { params: { accountId }, query: { isFeatured: 'true' } }, { signal }),
  });

export const galleryQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getGallery', accountId, 'all'],
    queryFn: ({ signal }) => api.call('getGallery', { params: { accountId } }, { signal }),
  });

export const swingVideosQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getSwingVideos', accountId],
    queryFn: ({ signal }) => api.call('getSwingVideos', { params: { accountId } }, { signal }),
  });

export const newsQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['getNews', accountId],
    queryFn: ({ signal }) => api.call('getNews', { params: { accountId } }, { signal }),
  });

export const newsItemQuery = (api: Api, accountId: number, newsId: string) =>
  queryOptions({
    queryKey: ['getNewsItem', accountId, newsId],
    queryFn: ({ signal }) => api.call('getNewsItem', { params: { accountId, newsId } }, { signal }),
  });
