import type { UseQueryResult } from '@tanstack/react-query';
import { PageError } from './page-error.tsx';

type FailedQueryProps = {
  /** What was asked for, as its heading says it. */
  readonly part?: string | undefined;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
};

/** In the place of what could not be loaded, under the heading that it has there (ERR-O5). */
export const FailedQuery = ({ part, query }: FailedQueryProps) => (
  <PageError part={part} level={3} error={query.error} onRetry={() => void query.refetch()} />
);
