import type { Preferences } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { activeAccountQuery } from './account-queries.ts';
import { useApi } from './api-context.tsx';

/** Saves choices for all screens in the account, and shows them at once; a failure takes them back. */
export function useSavePreferences() {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = activeAccountQuery(api, tokens);
  return useMutation({
    mutationFn: (body: Preferences) => api.call('updatePreferences', { body }),
    onMutate: ({ units, defaultHoleCount, defaultSatellite }) => {
      const before = queryClient.getQueryData(queryKey);
      if (before != null) {
        queryClient.setQueryData(queryKey, {
          ...before,
          ...(units === undefined ? {} : { units }),
          ...(defaultHoleCount === undefined ? {} : { defaultHoleCount }),
          ...(defaultSatellite === undefined ? {} : { defaultSatellite }),
        });
      }
      return before;
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      queryClient.removeQueries({ queryKey: ['getProfile'] });
    },
    onError: (_error, _body, before) => queryClient.setQueryData(queryKey, before),
  });
}
