import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { ApiError } from '../../api/errors.ts';
import { NameForm } from '../../features/own-name/name-form.tsx';
import { BirthYearField } from '../../controls/about-player/birth-year-field.tsx';
import { readYear } from '../../lib/birth-year.ts';
import { dayOf } from '../../lib/today.ts';
import { CircleRights } from '../../controls/circle-rights/circle-rights.tsx';

/**
 * An invitation to a player's circle, which everybody with the link reads and a signed-in person accepts. Its secret
 * follows the # of the address, which is not sent (ACCESS-O10, ACCESS-O73).
 */
export function JoinPage() {
  const { api, tokens } = useApi();
  const ownAccount = useQuery(activeAccountQuery(api, tokens));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation({ select: ({ hash, href }) => ({ hash, href }), structuralSharing: true });
  // On the way to the profile the location is already the next page's, without the secret.
  const [{ hash: secret, href: returnUrl }] = useState(location);
  const body = { secret };
  const invitation = useQuery({ ...api.query('readCircleInvitation', { body }), retry: false });
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  const [born, setBorn] = useState('');
  const birthYear = readYear(born, today);
  const accept = useMutation({
    mutationFn: () =>
      api.call('acceptCircleInvitation', { body: { secret, ...(typeof birthYear === 'number' ? { birthYear } : {}) } }),
    onSuccess: async ({ username, needsGuardian }) => {
      await queryClient.invalidateQueries({ queryKey: ['listSharedPlayers'] });
      void queryClient.invalidateQueries({ queryKey: ['listGuardedPlayers'] });
      // It says now that a guardian has answered the first questions.
      await queryClient.refetchQueries({ queryKey: activeAccountQuery(api, tokens).queryKey });
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      if (needsGuardian) return;
      // What waits for a guardian stands there.
      if (invitation.data?.isForGuardian === true) await navigate({ to: '/players' });
      else await navigate({ to: '/player/$username', params: { username } });
    },
  });
  if (invitation.error instanceof ApiError && invitation.error.status < 500) {
    return (
      <Page title="Invitation">
        <Notice title="This invitation cannot be opened.">
          It was used, withdrawn, or has expired. Please ask for a new one.
        </Notice>
      </Page>
    );
  }
  if (accept.data?.needsGuardian === true) {
    const name = invitation.data?.fullName ?? 'This player';
    return (
      <Page title="Invitation">
        <Notice title="You accepted.">
          {`${name} is under 18, or has not said their age: a guardian of theirs agrees next. You are told then, and see nothing of ${name} before.`}
        </Notice>
        <div>
          <Button onClick={() => void navigate({ to: '/dashboard' })}>Home</Button>
        </div>
      </Page>
    );
  }
  return (
    <Page title="Invitation">
      <QueryState query={invitation} part="The invitation" skeleton={<SkeletonRows rows={4} rowHeight={60} />}>
        {({ fullName, isForGuardian, level }) => (
          <div className="stack gap-14">
            <p className="text-l medium break-anywhere">{`${fullName} invites you to their circle: the coaches and family who help with their golf.`}</p>
            <CircleRights name={fullName} level={level} isForGuardian={isForGuardian} />
            {isForGuardian && (
              <p>{`${fullName} also asks you to be a guardian: you can open and close their pages, say what others in the circle and the coaches of their teams can do, and end anybody’s access. Accept only if you are a parent or guardian, 18 or older, and do not coach them. They read what you change.`}</p>
            )}
            <p className="note">{`Nothing is shared before you accept. ${fullName} then sees your name in their circle. Both of you can end it at any time.`}</p>
            {accept.isError && <Failure>{errorText(accept.error)}</Failure>}
            <QueryState query={ownAccount} part="Your account" skeleton={<SkeletonRows rows={1} rowHeight={36} />}>
              {(account) =>
                account === null ? (
                  <div>
                    <Button renderRoot={(props) => <Link {...props} to="/auth" search={{ returnUrl }} />}>
                      Sign in to accept
                    </Button>
                  </div>
                ) : (
                  <>
                    {isForGuardian && !account.isAgeKnown && (
                      <BirthYearField
                        value={born}
                        today={today}
                        isAsked={false}
                        description="A guardian is 18 or older. Nobody else sees the year."
                        onChange={setBorn}
                      />
                    )}
                    {!account.hasChosenName && (
                      <>
                        <p className="medium">{`First say who you are. ${fullName} reads your name.`}</p>
                        <NameForm account={account} action="Accept" onSaved={() => accept.mutate()} />
                      </>
                    )}
                    <div className="row-wrap gap-8">
                      {account.hasChosenName && (
                        <BusyButton
                          isInactive={
                            accept.isPending || (isForGuardian && !account.isAgeKnown && typeof birthYear !== 'number')
                          }
                          onClick={() => accept.mutate()}
                        >
                          Accept
                        </BusyButton>
                      )}
                      <Button variant="default" onClick={() => void navigate({ to: '/dashboard' })}>
                        Not now
                      </Button>
                    </div>
                  </>
                )
              }
            </QueryState>
          </div>
        )}
      </QueryState>
    </Page>
  );
}
