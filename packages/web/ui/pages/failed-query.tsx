import type { UseQueryResult } from '@tanstack/react-query';
import { PageError } from './page-error.tsx';

type FailedQueryProps = {
  /** Name of the failed part, as in its heading. */
  readonly part?: string | undefined;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
};

/** Replaces content that could not be loaded, below its heading (ERR-O5). */
export const FailedQuery = ({ part, query }: FailedQueryProps) => (
  <PageError part={part} level={3} error={query.error} onRetry={() => void query.refetch()} />
);
