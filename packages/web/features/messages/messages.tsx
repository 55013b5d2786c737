import type { ContactMessage } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SampleTable } from '../../ui/tables/sample-table.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './messages.module.css';

/** Messages from visitors; opening the list marks them as read (ACCESS-O60). */
export function Messages() {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const messages = useQuery(api.query('listMessages', {}));
  const { mutate: read } = useMutation({
    mutationFn: () => api.call('readMessages', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: activeAccountQuery(api, tokens).queryKey }),
  });
  useEffect(() => {
    if (messages.isSuccess) read();
  }, [messages.isSuccess, read]);
  return (
    <QueryState query={messages} part="Your messages" skeleton={<SkeletonRows rows={4} rowHeight={110} />}>
      {(list) =>
        list.messages.length === 0 ? (
          <>
            <Notice title="No messages yet.">
              <p>Coaches and recruiters write to you from your public profile.</p>
              <p className="margin-top-12">
                <Link to="/account" hash="contact" className="quiet-button">
                  Choose who receives messages
                </Link>
              </p>
            </Notice>
            <SampleTable
              label="messages"
              heads={['From', 'About', 'Received']}
              rows={[
                ['Jordan Lee, Northfield College', 'A call this week', '2 days ago'],
                ['Sam Ortiz, Bayview University', 'Your summer schedule', '1 week ago'],
              ]}
            />
          </>
        ) : (
          <ul className="stack gap-20 readable">
            {list.messages.map((message) => (
              <Message key={message.messageId} message={message} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function Message({ message }: { readonly message: ContactMessage }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const row = useFocusLeftBehind<HTMLLIElement>();
  const { messageId, name, email, organization, playerName, sentAt } = message;
  const remove = useMutation({
    mutationFn: () => api.call('deleteMessage', { params: { messageId } }),
    onSuccess: (left) => queryClient.setQueryData(api.query('listMessages', {}).queryKey, left),
  });
  const block = useMutation({
    mutationFn: () => api.call('blockSender', { params: { messageId } }),
    onSuccess: (left) => {
      queryClient.setQueryData(api.query('listMessages', {}).queryKey, left);
      void queryClient.invalidateQueries({ queryKey: ['getReceiving'] });
    },
  });
  const isBusy = remove.isPending || block.isPending;
  const error = remove.error ?? block.error;
  const subject = encodeURIComponent(`Your message about ${playerName}`);
  return (
    <li ref={row} className={classes.message}>
      <h2 className="text-l break-anywhere">{organization === null ? name : `${name}, ${organization}`}</h2>
      <p className="note break-anywhere">
        About {playerName} · <TimeAgo instant={sentAt} />
      </p>
      <p className={classes.text}>{message.message}</p>
      {error !== null && <Failure>{errorText(error)}</Failure>}
      <div className="row-wrap gap-8">
        <a className="quiet-button" href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>
          {`Answer ${email}`}
        </a>
        <button
          type="button"
          className="quiet-button"
          aria-label={`Delete the message from ${name}`}
          disabled={isBusy}
          onClick={() => remove.mutate()}
        >
          Delete
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={`Block ${name}`}
          title={`Takes no more messages from ${email}, and deletes theirs`}
          disabled={isBusy}
          onClick={() => block.mutate()}
        >
          Block
        </button>
      </div>
    </li>
  );
}
