import type { ReceivedInvitation } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { CircleRights } from '../../controls/circle-rights/circle-rights.tsx';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './messages.module.css';

/** Invitations of players to their circles; nothing without one (ACCESS-O61). */
export function Invitations() {
  const { api } = useApi();
  const invitations = useQuery(api.query('listReceivedInvitations', {})).data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <section aria-label="Invitations" className={classes.invitations}>
      <SectionHead title="Invitations" />
      <ul className="stack gap-20 readable">
        {invitations.map((invitation) => (
          <Invitation key={invitation.invitationId} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ invitation }: { readonly invitation: ReceivedInvitation }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const row = useFocusLeftBehind<HTMLLIElement>();
  const { playerId, invitationId, username, fullName, level, createdAt } = invitation;
  const params = { playerId, invitationId };
  const list = api.query('listReceivedInvitations', {}).queryKey;
  const accept = useMutation({
    mutationFn: () => api.call('acceptReceivedInvitation', { params }),
    onSuccess: async () => {
      void refreshActivity(queryClient);
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      await queryClient.invalidateQueries({ queryKey: ['listSharedPlayers'] });
      await queryClient.invalidateQueries({ queryKey: list });
    },
  });
  const decline = useMutation({
    mutationFn: (isBlocked: boolean) => api.call('declineReceivedInvitation', { params, body: { isBlocked } }),
    onSuccess: (left) => {
      queryClient.setQueryData(list, left);
      void queryClient.invalidateQueries({ queryKey: ['getReceiving'] });
    },
  });
  const isBusy = accept.isPending || decline.isPending;
  const error = accept.error ?? decline.error;
  return (
    <li ref={row} className={classes.message}>
      <p>
        <Link to="/player/$username" params={{ username }} preload={false}>
          {fullName}
        </Link>
        {' invites you to their circle.'}
      </p>
      <CircleRights name={fullName} level={level} />
      <p className="note break-anywhere">
        {username} · <TimeAgo instant={createdAt} />
      </p>
      {error !== null && <Failure>{errorText(error)}</Failure>}
      <div className="row-wrap gap-8">
        <BusyButton isInactive={isBusy} aria-label={`Accept ${fullName}`} onClick={() => accept.mutate()}>
          Accept
        </BusyButton>
        <button
          type="button"
          className="quiet-button"
          aria-label={`Decline ${fullName}`}
          disabled={isBusy}
          onClick={() => decline.mutate(false)}
        >
          Decline
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={`Decline and block ${fullName}`}
          disabled={isBusy}
          onClick={() => decline.mutate(true)}
        >
          Decline and block
        </button>
      </div>
    </li>
  );
}
