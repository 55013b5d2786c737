import type { Team } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { activeAccountQuery } from '../../api/account-queries.ts';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';

export const teamQuery = (api: Api, organizationId: number) => api.query('getTeam', { params: { organizationId } });

/** The names of the signed-in account's teams, in its menu and on its home, after a change of them. */
export function useTeamRefresh(): () => void {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: activeAccountQuery(api, tokens).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['listSharedPlayers'] });
    void queryClient.invalidateQueries({ queryKey: ['listOwnTeams'] });
    // Who was confirmed asks nothing any more.
    void queryClient.invalidateQueries({ queryKey: ['listNotices'] });
    void refreshActivity(queryClient);
  };
}

/** After a change that is refused: whoever was taken out of the team meanwhile sees that, and nothing of the team any more. */
export function useLeaveIfClosed(): (error: Error) => void {
  const queryClient = useQueryClient();
  return (error) => {
    if (error instanceof ApiError && error.status === 404)
      void queryClient.invalidateQueries({ queryKey: ['getTeam'] });
  };
}

/** Shows a team as a reply to a change has it, and not as a request that began before the change reads it. */
export function useShowTeam(): (team: Team) => Promise<void> {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return async (team) => {
    const { queryKey } = teamQuery(api, team.organizationId);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, team);
  };
}

/** A change of a team whose reply is the team afterwards. */
export function useTeamChange<Input>(
  change: (api: Api, input: Input) => Promise<Team>,
  said: (input: Input, team: Team) => string,
  onStatus: (status: string | undefined) => void,
) {
  const { api } = useApi();
  const showTeam = useShowTeam();
  const refresh = useTeamRefresh();
  const leaveIfClosed = useLeaveIfClosed();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onMutate: () => onStatus(undefined),
    onError: leaveIfClosed,
    onSuccess: async (team, input) => {
      await showTeam(team);
      refresh();
      onStatus(said(input, team));
    },
  });
}
