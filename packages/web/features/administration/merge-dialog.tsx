import type { MergePreview, SupportedAccount } from '@strokebook/contract';
import { fullName, plural } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { accountText } from './account-text.ts';
import classes from './administration.module.css';
import { FindAccounts } from './find-accounts.tsx';
import { ReasonForm } from './reason-form.tsx';
import { type ActionDialogProps, useSupportAction } from './use-support-action.ts';

/** Merges a double account: chooses it, shows what happens, asks for the reason. */
export function MergeDialog({ account, onClose, onDone }: ActionDialogProps) {
  const [double, setDouble] = useState<SupportedAccount | null>(null);
  return (
    <Dialog title={`Merge a double account into ${fullName(account)}`} size={560} onClose={onClose}>
      {double === null ? (
        <FindAccounts label="The double account: number, username, email or name" isRemembered={false}>
          {(accounts) => (
            <ul>
              {accounts.map((found) => (
                <li key={found.accountId} className={classes.person}>
                  <span className="break-anywhere">{`${fullName(found)}, ${accountText(found)}`}</span>
                  {found.accountId !== account.accountId && found.deletion === null && (
                    <button
                      type="button"
                      className="quiet-button"
                      aria-label={`Choose ${found.username}`}
                      onClick={() => setDouble(found)}
                    >
                      Choose
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </FindAccounts>
      ) : (
        <ConfirmMerge account={account} double={double} onDone={onDone} />
      )}
    </Dialog>
  );
}

type ConfirmMergeProps = Omit<ActionDialogProps, 'onClose'> & { readonly double: SupportedAccount };

function ConfirmMerge({ account, double, onDone }: ConfirmMergeProps) {
  const { api } = useApi();
  const params = { accountId: account.accountId };
  const fromAccountId = double.accountId;
  const preview = useQuery({ ...api.query('previewMerge', { params, body: { fromAccountId } }), staleTime: 0 });
  const { mutate, isPending, error } = useSupportAction(
    account,
    (reason) => api.call('mergeAccounts', { params, body: { fromAccountId, reason } }),
    () => onDone(`${double.username} is merged into this account and closed.`),
  );
  return (
    <QueryState part="What would move" query={preview} skeleton={<SkeletonRows rows={5} rowHeight={32} />}>
      {(shown) => (
        <ReasonForm action="Merge" isBusy={isPending} error={error} onSubmit={mutate}>
          <MergeFacts preview={shown} />
        </ReasonForm>
      )}
    </QueryState>
  );
}

function MergeFacts({ preview }: { readonly preview: MergePreview }) {
  const { from, into, moved, duplicates, ended, joinedCircles, newMembers, teams, isCircleOfOther } = preview;
  const counted = (rows: MergePreview['moved']) => rows.map(({ what, count }) => `${count} ${what}`);
  const named = (one: MergePreview['newMembers'][number]) =>
    `${fullName(one)} (${one.username}): ${levelTexts[one.level].toLowerCase()}`;
  const opened = ({ people }: MergePreview['teams'][number]) => people.map(named);
  const lists = [
    { title: `Moves to ${into.username}`, rows: counted(moved) },
    { title: 'Both have', rows: counted(duplicates) },
    { title: `Ends with ${from.username}`, rows: counted(ended) },
    {
      title: `What ${into.username} can then do for players`,
      rows: joinedCircles.map((one) => `${named(one)}${one.becomesGuardian ? ', as guardian' : ''}`),
    },
    { title: `Then in the circle of ${into.username}`, rows: newMembers.map(named) },
    ...teams.map((team) => ({ title: teamTitle(team, into.username), rows: opened(team) })),
  ].filter(({ title, rows }) => rows.length > 0 || teams.some((team) => title === teamTitle(team, into.username)));
  return (
    <div className="grid gap-16">
      <p>{`${fullName(from)} (${accountText(from)}) is closed. Name, username, phone number, profile details and settings of ${into.username} stay.`}</p>
      {isCircleOfOther && (
        <Failure>
          One of the two is in the circle of the other. They are likely two people, such as a player and a parent: do
          not merge them unless both say so.
        </Failure>
      )}
      {lists.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-l">{title}</h3>
          {rows.length === 0 && <p className="muted">Nobody’s pages open by it.</p>}
          <ul className="bullets">
            {rows.map((row) => (
              <li key={row} className="break-anywhere">
                {row}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="note">
        The closed account can be restored for seven days, with what it had. What was moved stays here too: a merge
        cannot be undone.
      </p>
    </div>
  );
}

/** What somebody becomes in a team, and whose pages it opens. */
function teamTitle({ name, role, people }: MergePreview['teams'][number], username: string): string {
  const count =
    role === 'player'
      ? `${people.length} ${people.length === 1 ? 'coach' : 'coaches'}`
      : plural(people.length, 'player');
  if (role === 'listed') return `${username} then is on a squad of ${name}`;
  if (role === 'player') return `${username} then plays for ${name}: the own pages open to ${count}`;
  const what = role === 'headCoach' ? 'is head coach of' : 'coaches';
  return `${username} then ${what} ${name}: the pages of ${count} open`;
}
