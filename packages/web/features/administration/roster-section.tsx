import type { CircleMember, EditedOrganization, SupportReason } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { accountText } from './account-text.ts';
import classes from './administration.module.css';
import { FindAccounts } from './find-accounts.tsx';
import { ReasonForm } from './reason-form.tsx';

type Roster = EditedOrganization['rosters'][number];
type Person = Pick<CircleMember, 'accountId' | 'firstName' | 'lastName'>;
type RosterSectionProps = { readonly organizationId: number; readonly roster: Roster };

/** Who is on a roster, and who joins or leaves it. */
export function RosterSection({ organizationId, roster }: RosterSectionProps) {
  const { rosterId, name, groupName, members } = roster;
  const [open, setOpen] = useState<{ readonly person: Person | null } | null>(null);
  const [status, setStatus] = useState<string>();
  const title = groupName === null || groupName === name ? name : `${name} (${groupName})`;
  return (
    <PageSection id={`roster-${rosterId}`} title={title} status={status}>
      {members.length === 0 ? (
        <p>Nobody is on this roster.</p>
      ) : (
        <ul>
          {members.map((member) => (
            <li key={member.accountId} className={classes.person}>
              <span className="break-anywhere">
                <Link to="/admin/accounts/$accountId" params={{ accountId: member.accountId }}>
                  {fullName(member)}
                </Link>
                , {member.username}
              </span>
              <button
                type="button"
                className="quiet-button"
                aria-label={`Take off ${fullName(member)}, ${title}`}
                onClick={() => setOpen({ person: member })}
              >
                Take off
              </button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <button
          type="button"
          className="quiet-button"
          aria-label={`Add somebody to ${title}`}
          onClick={() => setOpen({ person: null })}
        >
          Add somebody
        </button>
      </div>
      {open !== null && (
        <MemberDialog
          organizationId={organizationId}
          roster={roster}
          leaving={open.person}
          onClose={() => setOpen(null)}
          onDone={(sentence) => {
            setStatus(sentence);
            setOpen(null);
          }}
        />
      )}
    </PageSection>
  );
}

type MemberDialogProps = RosterSectionProps & {
  /** The member who leaves; null to choose one who joins. */
  readonly leaving: Person | null;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
};

function MemberDialog({ organizationId, roster, leaving, onClose, onDone }: MemberDialogProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [joining, setJoining] = useState<Person | null>(null);
  const person = leaving ?? joining;
  const isMember = leaving === null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ accountId, reason }: { accountId: number; reason: SupportReason }) =>
      api.call('setRosterMember', {
        params: { organizationId, rosterId: roster.rosterId },
        body: { accountId, isMember, reason },
      }),
    onSuccess: (saved) => {
      const key = api.query('getEditedOrganization', { params: { organizationId } }).queryKey;
      queryClient.setQueryData(key, saved);
      void queryClient.invalidateQueries({ queryKey: ['listOrganizationPlayers'] });
      onDone(person === null ? '' : `${fullName(person)} is ${isMember ? 'on' : 'off'} the roster.`);
    },
  });
  return (
    <Dialog title={isMember ? 'Add somebody' : 'Take off the roster'} size={560} onClose={onClose}>
      {person === null ? (
        <FindAccounts label="Phone number, username, email or name" isRemembered={false}>
          {(accounts) => (
            <ul>
              {accounts
                .filter(({ deletion }) => deletion === null)
                .map((found) => (
                  <li key={found.accountId} className={classes.person}>
                    <span className="break-anywhere">{`${fullName(found)}, ${accountText(found)}`}</span>
                    <button
                      type="button"
                      className="quiet-button"
                      aria-label={`Choose ${found.username}`}
                      onClick={() => setJoining(found)}
                    >
                      Choose
                    </button>
                  </li>
                ))}
            </ul>
          )}
        </FindAccounts>
      ) : (
        <ReasonForm
          action={isMember ? 'Add' : 'Take off'}
          isBusy={isPending}
          error={error}
          onSubmit={(reason) => mutate({ accountId: person.accountId, reason })}
        >
          <p>
            {isMember
              ? `${fullName(person)} joins ${roster.name}. The players’ page of the organization shows them if their profile is public.`
              : `${fullName(person)} leaves ${roster.name}. Circles stay as they are.`}
          </p>
        </ReasonForm>
      )}
    </Dialog>
  );
}
