import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkRows } from '../../ui/pages/link-rows.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import classes from './search-results.module.css';

type ResultListProps = {
  readonly query: Pick<
    UseInfiniteQueryResult,
    | 'isError'
    | 'error'
    | 'refetch'
    | 'isPlaceholderData'
    | 'hasNextPage'
    | 'fetchNextPage'
    | 'isFetchingNextPage'
    | 'data'
  >;
  readonly q: string;
  readonly total: number | undefined;
  /** Shown apart, above these; counted with them. */
  readonly apart?: number;
  /** Whether the total is of the pages that are here. */
  readonly isCountedByPage?: boolean;
  /** In the plural. */
  readonly what: string;
  /** Who is not listed; said where nothing is found. */
  readonly note?: string;
  readonly children: readonly ReactNode[];
};

/** Results with their number and a button for more; the previous ones stay, dimmed, until the next have loaded. */
export function ResultList({
  query,
  q,
  total,
  apart = 0,
  isCountedByPage = false,
  what,
  note,
  children,
}: ResultListProps) {
  const isOld = query.isPlaceholderData;
  const isOpenEnded = isCountedByPage && query.hasNextPage;
  const isShown = total !== undefined && !(query.isError && isOld);
  return (
    <section aria-label="Results" aria-busy={!isShown || isOld} className="stack margin-top-12">
      <p role="status" className={classes.total}>
        {isShown && !isOld && `Results: ${total + apart}${isOpenEnded ? ' or more' : ''}`}
      </p>
      {query.isError && (total === undefined || isOld) && (
        <PageError part="Results" level={2} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {total === undefined && !query.isError && <SkeletonRows rows={6} rowHeight={68} />}
      {isShown && total + apart === 0 && !isOld && (
        <Notice title={`No ${what} are called “${q}”.`}>
          Part of a name is enough, and accents do not matter. {note}
        </Notice>
      )}
      {isShown && <LinkRows isOld={isOld}>{children}</LinkRows>}
      {isShown && !isOld && <MoreButton query={query} size="sm" className={classes.more ?? ''} />}
      {query.isError && isShown && !isOld && (
        <PageError part="Results" level={2} error={query.error} onRetry={() => void query.fetchNextPage()} />
      )}
    </section>
  );
}
