import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ApiError } from '../../api/errors.ts';

/** Accepts an invitation to a player's circle; its secret follows the # of the address, which is not sent (ACCESS-O10). */
export function JoinPage() {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hash = useLocation({ select: ({ hash }) => hash });
  // On the way to the profile the location is already the next page's, without the secret.
  const [secret] = useState(hash);
  const body = { secret };
  const invitation = useQuery({ ...api.query('readCircleInvitation', { body }), retry: false });
  const accept = useMutation({
    mutationFn: () => api.call('acceptCircleInvitation', { body }),
    onSuccess: async ({ username }) => {
      await queryClient.invalidateQueries({ queryKey: ['listSharedPlayers'] });
      void queryClient.invalidateQueries({ queryKey: ['listGuardedPlayers'] });
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      await navigate({ to: '/player/$username', params: { username } });
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
  return (
    <Page title="Invitation">
      <QueryState query={invitation} part="The invitation" skeleton={<SkeletonRows rows={2} rowHeight={60} />}>
        {({ fullName, isForGuardian }) => (
          <div className="stack gap-14">
            <p>{`${fullName} lets you see everything of their profile: rounds, schedule, stats and what is private.`}</p>
            {isForGuardian && (
              <p>{`${fullName} also asks you to be a guardian: you can open and close their pages, and end anybody’s access. Accept only if you are a parent or guardian. They read what you change.`}</p>
            )}
            <p className="note">{`${fullName} sees your name in their circle and can end this at any time.`}</p>
            {accept.isError && <Failure>{errorText(accept.error)}</Failure>}
            <div className="row-wrap gap-8">
              <BusyButton isIdle={accept.isPending} onClick={() => accept.mutate()}>
                Accept
              </BusyButton>
              <Button size="md" variant="default" onClick={() => void navigate({ to: '/dashboard' })}>
                Not now
              </Button>
            </div>
          </div>
        )}
      </QueryState>
    </Page>
  );
}
