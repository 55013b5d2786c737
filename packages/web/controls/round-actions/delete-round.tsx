import { Button } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import classes from './round-actions.module.css';
import { useOfferUndo } from './round-deletion.tsx';

type DeleteRoundProps = {
  readonly accountId: AccountId;
  readonly roundId: string;
  readonly onKeep: () => void;
  readonly onDeleted: () => void;
};

/** Says what goes with a round, and deletes it. */
export function DeleteRound({ accountId, roundId, onKeep, onDeleted }: DeleteRoundProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => keep.current?.focus(), []);
  const remove = useMutation({
    mutationFn: () => api.call('deleteRound', { params: { accountId, roundId } }),
    onSuccess: () => {
      offerUndo({ accountId, roundId });
      onDeleted();
      void refreshShown(queryClient, 'rounds');
    },
  });
  return (
    <div className={classes.question} role="group" aria-labelledby="delete-round">
      <h3 id="delete-round" className="text-l">
        Delete this round?
      </h3>
      <p>
        It leaves every list and figure, with its favorite mark, its note and its history. You can undo this for ten
        seconds.
      </p>
      {remove.isError && <Failure>{errorText(remove.error)}</Failure>}
      <div className="wrap gap-8">
        <Button ref={keep} variant="default" disabled={remove.isPending} onClick={onKeep}>
          Keep it
        </Button>
        <BusyButton color="red" isInactive={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? 'Deleting…' : 'Delete round'}
        </BusyButton>
      </div>
    </div>
  );
}
