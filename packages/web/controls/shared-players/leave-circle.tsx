import { NativeSelect } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { sharedPlayersQuery } from '../../api/shared-players-query.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import classes from './shared-players.module.css';

/** Takes the viewer out of the circle of one of the listed players; nothing where there are none (ACCESS-O61). */
export function LeaveCircle() {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const shared = useInfiniteQuery(sharedPlayersQuery(api)).data?.pages.flatMap((page) => page.players) ?? [];
  const players = shared.filter(({ isInCircle }) => isInCircle);
  const [chosenId, setChosenId] = useState('');
  const [status, setStatus] = useState('');
  const chosen = players.find(({ accountId }) => String(accountId) === chosenId) ?? players[0];
  const leave = useMutation({
    mutationFn: ({ accountId: playerId }: NonNullable<typeof chosen>) =>
      api.call('leaveCircle', { params: { playerId } }),
    onSuccess: async (_left, { fullName }) => {
      setChosenId('');
      setStatus(`You have left the circle of ${fullName}.`);
      void refreshActivity(queryClient);
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      void queryClient.invalidateQueries({ queryKey: ['getReceiving'] });
      await queryClient.invalidateQueries({ queryKey: ['listSharedPlayers'] });
    },
  });
  if (chosen === undefined) return <p role="status">{status}</p>;
  return (
    <section aria-label="Leave a circle">
      <SectionHead title="Leave a circle" />
      <p>You then see of the player what visitors see. The player reads that you left.</p>
      <div className={classes.leave}>
        <NativeSelect
          label="Player"
          value={String(chosen.accountId)}
          data={players.map(({ accountId, fullName }) => ({ value: String(accountId), label: fullName }))}
          onChange={(event) => setChosenId(event.currentTarget.value)}
        />
        <TwoPressButton
          key={chosen.accountId}
          word="Leave"
          label={`Leave the circle of ${chosen.fullName}`}
          keepWord="Stay"
          isBusy={leave.isPending}
          onAct={() => leave.mutate(chosen)}
        />
      </div>
      {leave.isError && <Failure>{errorText(leave.error)}</Failure>}
      <p role="status" className="note">
        {status}
      </p>
    </section>
  );
}
