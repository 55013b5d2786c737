import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageError } from './page-error.tsx';

type QueryStateProps<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>;
  /** In the shape of what is coming. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What a query answered, or its loading, or its failure; what was answered once stays while it is asked anew. */
export function QueryState<Data>({ query, skeleton, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <PageError level={3} error={query.error} onRetry={() => void query.refetch()} />;
  return skeleton;
}
