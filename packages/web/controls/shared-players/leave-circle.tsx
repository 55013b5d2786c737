import type { SharedPlayer } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { Failure } from '../../ui/failure.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import classes from './shared-players.module.css';

/** Takes the viewer out of a player's circle (ACCESS-O61). */
export function LeaveCircle({ player }: { readonly player: SharedPlayer }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { accountId: playerId, fullName } = player;
  const leave = useMutation({
    mutationFn: () => api.call('leaveCircle', { params: { playerId } }),
    onSuccess: async () => {
      void refreshActivity(queryClient);
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      void queryClient.invalidateQueries({ queryKey: ['getReceiving'] });
      await queryClient.invalidateQueries({ queryKey: ['listSharedPlayers'] });
    },
  });
  return (
    <div className={classes.leave}>
      {leave.isError && <Failure>{errorText(leave.error)}</Failure>}
      <TwoPressButton
        word="Leave"
        label={`Leave the circle of ${fullName}`}
        keepWord="Stay"
        isBusy={leave.isPending}
        onAct={() => leave.mutate()}
      />
    </div>
  );
}
