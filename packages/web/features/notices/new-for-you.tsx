import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { unreadNoticesOf } from '../../lib/unread-notices.ts';
import { NoticeRow } from './notice-row.tsx';
import classes from './notices.module.css';
import { unreadOnly, useReadNotices } from './queries.ts';

type NewForYouProps = {
  /** Max number of notices; the others are behind a link. */
  readonly rows: number;
};

/** The newest of what the viewer was told and has not read; nothing, and no call, without any (TEAM-33). */
export function NewForYou({ rows }: NewForYouProps) {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const total = account == null ? 0 : unreadNoticesOf(account);
  return total === 0 ? null : <Unread rows={rows} total={total} />;
}

function Unread({ rows, total }: NewForYouProps & { readonly total: number }) {
  const { api } = useApi();
  const found = useQuery(api.query('listNotices', { query: { ...unreadOnly, limit: rows } })).data?.notices ?? [];
  const read = useReadNotices();
  const [newest] = found;
  if (newest === undefined) return null;
  return (
    <section className={classes.strip} aria-labelledby="new-for-you" data-no-print>
      <div className="row-between gap-8">
        <h2 id="new-for-you" className="text-l">
          New for you
        </h2>
        <div className="row gap-8">
          <button
            type="button"
            className="text-button"
            disabled={read.isPending}
            onClick={() => read.mutate({ noticeId: newest.noticeId, areOlderRead: true })}
          >
            Mark all as read
          </button>
          <Link to="/account/new" className="inline-row touch accent medium">
            {total > found.length ? `All ${total}` : 'All'}
          </Link>
        </div>
      </div>
      <ul>
        {found.map((notice) => (
          <NoticeRow
            key={notice.noticeId}
            notice={notice}
            onOpen={() => read.mutate({ noticeId: notice.noticeId, areOlderRead: false })}
          />
        ))}
      </ul>
    </section>
  );
}
