import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { activityQuery } from '../../api/own-account-queries.ts';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import classes from './activity.module.css';
import { ActivityRow } from './activity-row.tsx';

/** The account's activity, newest first. */
export function ActivitySection() {
  const { api } = useApi();
  const activity = useInfiniteQuery(activityQuery(api));
  const list = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);

  useEffect(() => {
    if (firstNew !== null) (list.current?.children[firstNew] as HTMLElement | undefined)?.focus();
  }, [firstNew]);

  const showMore = async (shown: number) => {
    const { isError } = await activity.fetchNextPage();
    // Moves the focus to the first of the new lines.
    if (!isError) setFirstNew(shown);
  };

  return (
    <PageSection id="activity" title="Activity">
      <p className="readable muted">
        What was done with your account, and from where, and what people in your circle changed. Do you see something
        you did not do? Set a new password.
      </p>
      <QueryState part="Activity" query={activity} skeleton={<SkeletonRows rows={6} rowHeight={60} />}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.events);
          return (
            <>
              {events.length === 0 && <p>Nothing has happened yet.</p>}
              <ul ref={list}>
                {events.map((event) => (
                  <ActivityRow key={event.eventId} event={event} />
                ))}
              </ul>
              {activity.isFetchNextPageError && <Failure>{errorText(activity.error)}</Failure>}
              {activity.hasNextPage && (
                <Button
                  variant="default"
                  className={classes.more}
                  disabled={activity.isFetchingNextPage}
                  onClick={() => void showMore(events.length)}
                >
                  {activity.isFetchingNextPage ? 'Loading…' : 'Show more'}
                </Button>
              )}
            </>
          );
        }}
      </QueryState>
    </PageSection>
  );
}
