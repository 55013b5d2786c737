import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';

/** Ends the mails about notices without a sign-in, by the token of such a mail behind the # (TEAM-O144). */
export function UnsubscribePage() {
  const { api } = useApi();
  const token = useLocation({ select: ({ hash }) => hash });
  const stop = useMutation({ mutationFn: () => api.call('stopNoticeMail', { query: { token } }) });
  const isUnknown = token === '' || (stop.error instanceof ApiError && stop.error.status < 500);
  return (
    <Page title="Mails about what is new for you">
      {stop.isSuccess ? (
        <Notice title="You get no more of these mails.">
          You can turn them on again under <Link to="/account/new">New for you</Link>.
        </Notice>
      ) : isUnknown ? (
        <Notice title="This address stops no mails.">
          Open it from the mail again, or sign in and turn the mail off under <Link to="/account/new">New for you</Link>
          .
        </Notice>
      ) : (
        <div className="stack gap-14">
          <p>They come once a day at most, when there is something that you have not read. The list itself stays.</p>
          {stop.isError && <Failure>{errorText(stop.error)}</Failure>}
          <div>
            <BusyButton isInactive={stop.isPending} onClick={() => stop.mutate()}>
              Stop these mails
            </BusyButton>
          </div>
        </div>
      )}
    </Page>
  );
}
