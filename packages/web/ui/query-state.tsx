import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedQuery } from './failed-query.tsx';

type QueryStateProps<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>;
  /** What is asked for, as its heading says it. */
  readonly part?: string;
  /** In the shape of what is coming. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What a query answered, or its loading, or its failure; what was answered once stays while it is asked anew. */
export function QueryState<Data>({ query, part, skeleton, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <FailedQuery part={part} query={query} />;
  return skeleton;
}
