import type { ActiveAccount } from '@strokebook/contract';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import type { Api } from '../../api/client.ts';

/** What the viewer was told, newest first, page by page. */
export const noticesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['listNotices', 'all'],
    queryFn: ({ pageParam, signal }) => api.call('listNotices', { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Something new is seen whenever the list is opened.
    staleTime: 0,
  });

type Read = { readonly noticeId: string; readonly areOlderRead: boolean };

/** Marks a notice as read, or also all older ones; the number in the menu follows. */
export function useReadNotices() {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const account = activeAccountQuery(api, tokens).queryKey;
  return useMutation({
    mutationFn: ({ noticeId, areOlderRead }: Read) =>
      api.call('readNotices', { params: { noticeId }, body: { areOlderRead } }),
    onSuccess: async ({ unreadNotices }) => {
      queryClient.setQueryData(
        account,
        (known: ActiveAccount | null | undefined) => known && { ...known, unreadNotices },
      );
      await queryClient.invalidateQueries({ queryKey: ['listNotices', { query: unreadOnly }] });
    },
  });
}

/** Of lists that leave out what was read. */
export const unreadOnly = { isUnread: 'true' } as const;
