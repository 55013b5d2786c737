import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedQuery } from './failed-query.tsx';

type QueryStateProps<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>;
  /** Name of the requested part, as in its heading. */
  readonly part?: string;
  /** In the shape of what is coming. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** The data of a query, its skeleton, or its error; loaded data stays while it is requested again. */
export function QueryState<Data>({ query, part, skeleton, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <FailedQuery part={part} query={query} />;
  return skeleton;
}
