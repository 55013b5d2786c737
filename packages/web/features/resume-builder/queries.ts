import type { AccountId } from '@strokebook/golf/access';
import type { Paper, ResumeSettings } from '@strokebook/contract';
import { queryOptions } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';
import type { Api } from '../../api/client.ts';

/** The viewer's day decides which events are over and what the last months are. */
export const whereOneIs = () => ({ timeZoneOffsetMinutes: timeZoneOffsetMinutes() });

/** All that a resume can show, with the charts of the days that the settings name. */
export const loadResumeData = (api: Api, settings: ResumeSettings, signal: AbortSignal) =>
  api.call(
    'getResumePreview',
    { params: { accountId: settings.accountId }, query: whereOneIs(), body: settings },
    { signal },
  );

/** What is chosen, and what there is to choose from. Each opening of the overlay begins with what is kept by then. */
export const resumeStartQuery = (api: Api, accountId: AccountId) =>
  queryOptions({
    queryKey: ['getResumeSettings', accountId],
    queryFn: async ({ signal }) => {
      const settings = await api.call('getResumeSettings', { params: { accountId }, query: whereOneIs() }, { signal });
      return { settings, data: await loadResumeData(api, settings, signal) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export type PrintedSettings = {
  readonly settings: ResumeSettings;
  readonly paper: Paper;
  readonly prefersMetric: boolean;
};

/** The pages of what is chosen. There are as many as ticks, and each is large: only the last are kept. */
export const resumePagesQuery = (api: Api, { settings, paper, prefersMetric }: PrintedSettings) => ({
  ...api.query('previewReport', {
    body: { report: 'resume', accountId: settings.accountId, settings, paper, prefersMetric, ...whereOneIs() },
  }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
