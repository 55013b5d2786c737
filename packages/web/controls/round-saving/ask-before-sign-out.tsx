import { Button } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { plural } from '@strokebook/golf/format';
import { useState } from 'react';
import { isWaiting, useOffline, useWaitingRounds } from '../../offline/index.ts';
import { documentOfRound } from '../../offline/send-round.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { saveRoundAsFile } from './round-file.ts';

type AskBeforeSignOutProps = {
  readonly accountId: AccountId;
  readonly onSignOut: () => void;
  readonly onCancel: () => void;
};

/** Asks what becomes of rounds that were not sent, before the account signs out (ENTRY-22). */
export function AskBeforeSignOut({ accountId, onSignOut, onCancel }: AskBeforeSignOutProps) {
  const { store, outbox } = useOffline();
  const rounds = useWaitingRounds(accountId);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setFailure(null);
    setIsSending(true);
    await outbox.sendAll();
    const left = (await store.listRounds(accountId)).filter(isWaiting).length;
    setIsSending(false);
    if (left === 0) onSignOut();
    else setFailure(`${plural(left, 'round')} could not be sent. ${left === 1 ? 'It is' : 'They are'} still here.`);
  };
  const save = () => {
    for (const { round } of rounds) {
      const document = documentOfRound(round);
      if (document !== null) saveRoundAsFile(document);
    }
  };
  return (
    <Dialog title="Sign out before your rounds are sent?" size={480} onClose={onCancel}>
      <div className="grid gap-16">
        <p>
          {plural(rounds.length, 'round')} {rounds.length === 1 ? 'is' : 'are'} only on this device. Kept here, nobody
          else sees {rounds.length === 1 ? 'it' : 'them'}, and {rounds.length === 1 ? 'it is' : 'they are'} sent when
          you sign in here again.
        </p>
        {failure !== null && <Failure>{failure}</Failure>}
        <div className="grid gap-8">
          <BusyButton data-autofocus isInactive={isSending} onClick={() => void send()}>
            {isSending ? 'Sending…' : 'Send now'}
          </BusyButton>
          <Button variant="default" onClick={onSignOut}>
            Sign out and keep {rounds.length === 1 ? 'it' : 'them'} here
          </Button>
          <Button variant="default" onClick={save}>
            Save as a file
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
