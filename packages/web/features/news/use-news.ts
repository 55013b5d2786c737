import type { AccountId } from '@strokebook/golf/access';
import type { NewsHeadline } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';

/** An account's news; empty if they cannot be loaded (HOME-O6). */
export function useNews(accountId: AccountId): { readonly isSettled: boolean; readonly news: readonly NewsHeadline[] } {
  const { api } = useApi();
  const { data, error, isPending } = useQuery(api.query('getNews', { params: { accountId } }));
  useEffect(() => {
    if (error !== null) console.error('Error fetching news:', error);
  }, [error]);
  return { isSettled: !isPending, news: data ?? [] };
}
