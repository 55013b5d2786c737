import type { CompareState, Paper } from '@strokebook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { ApiError } from './errors.ts';

/** A kept comparison by its number alone; null where there is none, or none that is open. */
export const keptComparisonQuery = (api: Api, hash: number) =>
  queryOptions({
    queryKey: ['getKeptComparison', hash],
    queryFn: async ({ signal }) => {
      try {
        return await api.call('getKeptComparison', { params: { hash } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export type CompareReportRequest = CompareState & { readonly paper: Paper };

/** The pages of a comparison's report; those before stay until the new ones are in. */
export const compareReportPreviewQuery = (api: Api, accountId: number, body: CompareReportRequest) =>
  queryOptions({
    queryKey: ['previewCompareReport', accountId, body],
    queryFn: ({ signal }) => api.call('previewCompareReport', { params: { accountId }, body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
