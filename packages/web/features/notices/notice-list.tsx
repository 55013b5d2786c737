import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { NoticeRow } from './notice-row.tsx';
import { noticesQuery, useReadNotices } from './queries.ts';

/** All that the viewer was told; opening the list marks it as read, and what was new stays marked while it is open. */
export function NoticeList() {
  const { api } = useApi();
  const list = useInfiniteQuery(noticesQuery(api));
  const { mutate: read } = useReadNotices();
  const newest = list.data?.pages[0]?.notices[0];
  const hasUnread = list.data?.pages.some(({ notices }) => notices.some(({ isRead }) => !isRead)) === true;
  const newestId = hasUnread ? newest?.noticeId : undefined;
  useEffect(() => {
    if (newestId !== undefined) read({ noticeId: newestId, areOlderRead: true });
  }, [newestId, read]);
  return (
    <QueryState query={list} part="New for you" skeleton={<SkeletonRows rows={4} rowHeight={48} />}>
      {({ pages }) =>
        newest === undefined ? (
          <Notice title="Nothing yet.">
            <p>Invitations, changes of your circle and what others change for you show up here.</p>
          </Notice>
        ) : (
          <>
            <ul aria-label="Notices">
              {pages.flatMap(({ notices }) =>
                notices.map((notice) => <NoticeRow key={notice.noticeId} notice={notice} />),
              )}
            </ul>
            <MoreButton query={list} mt={12} />
          </>
        )
      }
    </QueryState>
  );
}
