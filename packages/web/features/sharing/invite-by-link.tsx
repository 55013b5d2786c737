import { Button } from '@mantine/core';
import { type CircleInvitation, INVITATION_DAYS } from '@strokebook/contract';
import type { AccessLevel } from '@strokebook/golf/access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { canShareAddress, shareAddress } from '../../lib/share-address.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './sharing.module.css';

type InviteByLinkProps = {
  readonly level: AccessLevel;
  /** An adult has no guardian. */
  readonly isAdult: boolean;
  readonly onStatus: (status: string | undefined) => void;
};

/** Links that let one person each into the circle (ACCESS-O10). */
export function InviteByLink({ level, isAdult, onStatus }: InviteByLinkProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const list = api.query('listCircleInvitations', {});
  const invitations = useQuery(list).data?.invitations ?? [];
  const keep = (open: readonly CircleInvitation[]) =>
    queryClient.setQueryData(list.queryKey, { invitations: [...open] });
  const invite = useMutation({
    mutationFn: (isForGuardian: boolean) => api.call('createCircleInvitation', { body: { isForGuardian, level } }),
    onMutate: () => onStatus(undefined),
    onSuccess: async ({ secret, invitations: open }) => {
      keep(open);
      const link = `${location.origin}/join#${secret}`;
      setAddress(link);
      onStatus(`Link created. ${await copyAddress(link)}`);
    },
  });
  const withdraw = useMutation({
    mutationFn: (invitationId: string) => api.call('withdrawCircleInvitation', { params: { invitationId } }),
    onSuccess: ({ invitations: open }) => {
      keep(open);
      setAddress(null);
      onStatus('Invitation withdrawn.');
    },
  });
  const error = invite.error ?? withdraw.error;
  return (
    <div className="grid gap-10">
      <p className="note">
        {`Send a link to your coach or family. It works once, for the first person who opens it signed in, within ${INVITATION_DAYS} days.`}
      </p>
      <div className="row-wrap gap-8">
        <Button variant="default" disabled={invite.isPending} onClick={() => invite.mutate(false)}>
          Invite by link
        </Button>
        {!isAdult && (
          <Button variant="default" disabled={invite.isPending} onClick={() => invite.mutate(true)}>
            Invite a guardian by link
          </Button>
        )}
      </div>
      {address !== null && (
        <p className="row-wrap gap-8">
          <span className="shrinkable break-anywhere">{address}</span>
          {canShareAddress() && (
            <Button onClick={() => void shareAddress(address, 'Invitation').then(onStatus)}>Share the link</Button>
          )}
          <Button variant="default" onClick={() => void copyAddress(address).then(onStatus)}>
            Copy the link
          </Button>
        </p>
      )}
      {error !== null && <Failure>{errorText(error)}</Failure>}
      <InvitationList
        invitations={invitations}
        isBusy={withdraw.isPending}
        onWithdraw={(invitationId) => withdraw.mutate(invitationId)}
      />
    </div>
  );
}

type InvitationListProps = {
  readonly invitations: readonly CircleInvitation[];
  readonly isBusy: boolean;
  readonly onWithdraw: (invitationId: string) => void;
};

/** Invitations that wait for an answer: links, and those to an account. */
function InvitationList({ invitations, isBusy, onWithdraw }: InvitationListProps) {
  if (invitations.length === 0) return null;
  return (
    <ul className={classes.members} aria-label="Open invitations">
      {invitations.map(({ invitationId, createdAt, invited, isDeclined, isForGuardian, level }) => (
        <li key={invitationId} className={classes.member}>
          <span className="break-anywhere">
            {invited === null
              ? `Link${isForGuardian ? ' for a guardian' : ''} made `
              : `${invited.fullName}, ${isDeclined ? 'declined' : 'invited'} `}
            {!isDeclined && <TimeAgo instant={createdAt} />}
            <span className="note">{` · ${levelTexts[level]}`}</span>
          </span>
          <Button variant="default" disabled={isBusy} onClick={() => onWithdraw(invitationId)}>
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  );
}
