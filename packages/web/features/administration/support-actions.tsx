import type { SupportedAccountDetails } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ReasonForm } from './reason-form.tsx';
import { type ActionDialogProps, useSupportAction } from './use-support-action.ts';

type Action = 'endSessions' | 'sendCode' | 'restore' | 'merge';

/** What support can do for an account; each action asks for its reason. */
export function SupportActions({ account }: { readonly account: SupportedAccountDetails }) {
  const [open, setOpen] = useState<Action | null>(null);
  const [status, setStatus] = useState<string>();
  const close = () => setOpen(null);
  const finish = (sentence: string) => {
    setStatus(sentence);
    close();
  };
  const offered: readonly (readonly [Action, string])[] =
    account.live === null
      ? [['restore', 'Restore the account']]
      : [
          ['endSessions', 'Sign out every device'],
          ...(account.maskedPhone === null ? [] : [['sendCode', 'Send a sign-in code'] as const]),
          ...(account.live.isProductManager ? [] : [['merge', 'Merge a double account'] as const]),
        ];
  const dialogs = {
    endSessions: EndSessionsDialog,
    sendCode: SendCodeDialog,
    restore: RestoreDialog,
    merge: MergeDialog,
  };
  const Open = open === null ? null : dialogs[open];
  return (
    <PageSection id="support" title="Support" status={status}>
      <div className="row-wrap gap-8">
        {offered.map(([action, label]) => (
          <button key={action} type="button" className="quiet-button" onClick={() => setOpen(action)}>
            {label}
          </button>
        ))}
      </div>
      {Open !== null && <Open account={account} onClose={close} onDone={finish} />}
    </PageSection>
  );
}

function EndSessionsDialog({ account, onClose, onDone }: ActionDialogProps) {
  const { api } = useApi();
  const { accountId } = account;
  const { mutate, isPending, error } = useSupportAction(
    account,
    (reason) => api.call('endAccountSessions', { params: { accountId }, body: { reason } }),
    () => onDone('Every device is signed out.'),
  );
  return (
    <Dialog title="Sign out every device" size={480} onClose={onClose}>
      <ReasonForm action="Sign out every device" isBusy={isPending} error={error} onSubmit={mutate}>
        <p>{`Every device of ${fullName(account)} has to sign in again. Rounds that wait on a device stay there.`}</p>
      </ReasonForm>
    </Dialog>
  );
}

function SendCodeDialog({ account, onClose, onDone }: ActionDialogProps) {
  const { api } = useApi();
  const { accountId } = account;
  const { mutate, isPending, error } = useSupportAction(
    account,
    (reason) => api.call('sendAccountCode', { params: { accountId }, body: { reason } }),
    () => onDone('The account’s phone has a code that works for ten minutes.'),
  );
  return (
    <Dialog title="Send a sign-in code" size={480} onClose={onClose}>
      <ReasonForm action="Send the code" isBusy={isPending} error={error} onSubmit={mutate}>
        <p>{`A text message to ${account.maskedPhone}. Its owner enters the number on the sign-in page, then the code. Nobody else sees the code. A code that was sent within two minutes stays the one to enter.`}</p>
      </ReasonForm>
    </Dialog>
  );
}

function RestoreDialog({ account, onClose, onDone }: ActionDialogProps) {
  const { api } = useApi();
  const { accountId } = account;
  const { mutate, isPending, error } = useSupportAction(
    account,
    (reason) => api.call('restoreAccount', { params: { accountId }, body: { reason } }),
    ({ numberHolderId }) =>
      onDone(
        numberHolderId === null
          ? 'The account is restored. Its owner can sign in.'
          : 'The account is restored without its phone number, which a new account has. Merge that one into this account.',
      ),
  );
  return (
    <Dialog title="Restore the account" size={480} onClose={onClose}>
      <ReasonForm action="Restore" isBusy={isPending} error={error} onSubmit={mutate}>
        <p>{`Everything of ${fullName(account)} comes back, also the places in circles and on rosters that still exist. Restore it only if its owner asks for it.`}</p>
      </ReasonForm>
    </Dialog>
  );
}
