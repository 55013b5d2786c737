import { lazy } from 'react';
import { type RoundKey, useOffline } from '../../offline/index.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

const DeleteRound = lazy(() =>
  import('../../controls/round-actions/delete-round.tsx').then((module) => ({ default: module.DeleteRound })),
);

type DeleteRoundDialogProps = {
  readonly roundKey: RoundKey;
  /** Whether the account has the round, so that deleting it can be undone. */
  readonly isInAccount: boolean;
  readonly onClose: () => void;
  /** Before the device forgets the round. */
  readonly onDelete: () => void | Promise<void>;
};

/** Asks before a round is deleted from the account and from this device. */
export function DeleteRoundDialog({ roundKey, isInAccount, onClose, onDelete }: DeleteRoundDialogProps) {
  const { store } = useOffline();
  const { playerId, roundId } = roundKey;
  const remove = async (): Promise<void> => {
    await onDelete();
    await store.removeRound(roundKey);
  };
  return (
    <Dialog title="Delete" size={430} onClose={onClose}>
      {isInAccount ? (
        <DeleteRound accountId={playerId} roundId={roundId} onKeep={onClose} onDeleted={() => void remove()} />
      ) : (
        <div className="column gap-16">
          <p>This round is only on this device. What was entered is lost.</p>
          <div className="wrap gap-8">
            <button type="button" className="quiet-button" onClick={onClose}>
              Keep it
            </button>
            <button type="button" className="quiet-button" onClick={() => void remove()}>
              Delete round
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
