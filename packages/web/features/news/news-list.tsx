import type { AccountId } from '@strokebook/golf/access';
import { Loader } from '@mantine/core';
import type { NewsHeadline } from '@strokebook/contract';
import { lazy, Suspense, useState } from 'react';
import { useFocusNewRows } from '../../lib/focus.ts';
import { useIsHydrating } from '../../lib/use-is-hydrating.ts';
import classes from './news.module.css';
import { less, more, startCount, visibleNews } from './visible-count.ts';

const NewsDialog = lazy(() => import('./news-dialog.tsx').then((module) => ({ default: module.NewsDialog })));

/** The server does not know the window's width: it renders the news of a wide one, and CSS hides the last in a narrow one. */
const WIDE = Number.POSITIVE_INFINITY;
/** HOME-11. */
const SPINNER_DIAMETER = 70;

type NewsListProps = {
  readonly accountId: AccountId;
  readonly isLoading: boolean;
  readonly news: readonly NewsHeadline[];
};

/** Headlines with dates; a click opens the article (HOME-09, HOME-12, HOME-13). */
export function NewsList({ accountId, isLoading, news }: NewsListProps) {
  const isHydrating = useIsHydrating();
  const [chosen, setCounter] = useState<number | null>(null);
  const counter = chosen ?? startCount(isHydrating ? WIDE : window.innerWidth);
  const [opened, setOpened] = useState<NewsHeadline | null>(null);
  const { shown, hasMore, hasLess } = visibleNews(counter, news.length);
  const hasMoreIfNarrow = isHydrating && visibleNews(startCount(0), news.length).hasMore;
  const rows = useFocusNewRows<HTMLUListElement>(shown, chosen ?? 0);
  if (isLoading) {
    return (
      <div className={classes.loading} role="status" aria-label="Loading">
        <Loader size={SPINNER_DIAMETER} />
      </div>
    );
  }
  if (news.length === 0) return <p className="padding-y-8 muted">No newsfeed items have been added.</p>;
  return (
    <>
      <ul ref={rows}>
        {news.slice(0, shown).map((item, index) => (
          <li key={item.newsId} className={isHydrating && index >= startCount(0) ? classes.onlyWide : undefined}>
            <button type="button" className={classes.row} aria-haspopup="dialog" onClick={() => setOpened(item)}>
              <span className={classes.headline}>{item.header}</span>
              <span className="note">{item.formattedDate}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {(hasMore || hasMoreIfNarrow) && (
          <button
            type="button"
            className={`quiet-button ${hasMore ? '' : classes.onlyNarrow}`}
            onClick={() => setCounter(more(counter))}
          >
            View More
          </button>
        )}
        {hasLess && (
          <button type="button" className="quiet-button" onClick={() => setCounter(less(counter))}>
            View Less
          </button>
        )}
      </div>
      {opened !== null && (
        <Suspense>
          <NewsDialog accountId={accountId} headline={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
