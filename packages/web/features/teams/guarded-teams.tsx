import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlayerTeams } from '@strokebook/contract';
import type { AccessLevel, AccountId } from '@strokebook/golf/access';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { coachesStatus } from './own-teams.tsx';
import { type PlayerTeam, PlayerTeamList } from './player-teams.tsx';

/** The teams of a player under 18, to which a guardian agrees, and which they can end; nothing without one (TEAM-28). */
export function GuardedTeams({ playerId }: { readonly playerId: AccountId }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const list = api.query('listGuardedTeams', { params: { playerId } });
  const teams = useQuery(list).data?.teams ?? [];
  const [status, setStatus] = useState<string>();
  const keep = (reply: PlayerTeams, said: string) => {
    queryClient.setQueryData(list.queryKey, reply);
    setStatus(said);
  };
  const paramsOf = ({ organizationId }: PlayerTeam) => ({ params: { playerId, organizationId } });
  const agree = useMutation({
    mutationFn: (team: PlayerTeam) => api.call('agreeToTeam', paramsOf(team)),
    onSuccess: (reply, { name }) => keep(reply, `You agreed. A coach of ${name} confirms next.`),
  });
  const changeLevel = useMutation({
    mutationFn: ({ team, level }: { readonly team: PlayerTeam; readonly level: AccessLevel }) =>
      api.call('updateGuardedTeamLevel', { ...paramsOf(team), body: { level } }),
    onSuccess: (reply, { team, level }) => keep(reply, coachesStatus(team.name, level)),
  });
  const end = useMutation({
    mutationFn: (team: PlayerTeam) => api.call('endGuardedTeam', paramsOf(team)),
    onSuccess: (reply, { name }) => keep(reply, `They are no longer in ${name}.`),
  });
  if (teams.length === 0 && status === undefined) return null;
  return (
    <PageSection id="teams" title="Teams" status={status}>
      <p className="readable muted">The coaches of a team see everything. You agree to it, and can end it.</p>
      <PlayerTeamList
        teams={teams}
        isBusy={agree.isPending || changeLevel.isPending || end.isPending}
        error={agree.error ?? changeLevel.error ?? end.error}
        onLevel={(team, level) => changeLevel.mutate({ team, level })}
        onLeave={(team) => end.mutate(team)}
        onAgree={(team) => agree.mutate(team)}
      />
    </PageSection>
  );
}
