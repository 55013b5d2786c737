import type { AccountId } from '@strokebook/golf/access';
import type { Paper, ResumeSettings } from '@strokebook/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** All that a resume can show, with the charts of the days that the settings name. */
export const loadResumeData = (api: Api, settings: ResumeSettings, signal: AbortSignal) =>
  api.call('getResumePreview', { params: { accountId: settings.accountId }, body: settings }, { signal });

/** What is chosen, and what there is to choose from. Each opening of the overlay begins with what is kept by then. */
export const resumeStartQuery = (api: Api, accountId: AccountId) =>
  queryOptions({
    queryKey: ['resumeStart', accountId],
    queryFn: async ({ signal }) => {
      const settings = await api.call('getResumeSettings', { params: { accountId } }, { signal });
      return { settings, data: await loadResumeData(api, settings, signal) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export type PrintedSettings = { readonly settings: ResumeSettings; readonly paper: Paper };

/** The pages of what is chosen. There are as many as ticks, and each is large: only the last are kept. */
export const resumePagesQuery = (api: Api, { settings, paper }: PrintedSettings) => ({
  ...api.query('previewReport', { body: { report: 'resume', accountId: settings.accountId, settings, paper } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
