import { Button } from '@mantine/core';
import type { CircleInvitation } from '@strokebook/contract';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './sharing.module.css';

type InvitationListProps = {
  readonly invitations: readonly CircleInvitation[];
  readonly isBusy: boolean;
  readonly onWithdraw: (invitationId: string) => void;
};

/** Invitations that wait for an answer: links, and those to an account. */
export function InvitationList({ invitations, isBusy, onWithdraw }: InvitationListProps) {
  if (invitations.length === 0) return null;
  return (
    <ul className={classes.members} aria-label="Open invitations">
      {invitations.map(({ invitationId, createdAt, invited, isDeclined, isForGuardian }) => (
        <li key={invitationId} className={classes.member}>
          <span className="break-anywhere">
            {invited === null
              ? `Link${isForGuardian ? ' for a guardian' : ''} made `
              : `${invited.fullName}, ${isDeclined ? 'declined' : 'invited'} `}
            {!isDeclined && <TimeAgo instant={createdAt} />}
          </span>
          <Button variant="default" size="md" disabled={isBusy} onClick={() => onWithdraw(invitationId)}>
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  );
}
