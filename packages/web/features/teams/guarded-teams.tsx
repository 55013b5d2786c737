import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlayerTeams } from '@strokebook/contract';
import type { AccessLevel, AccountId } from '@strokebook/golf/access';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { coachesStatus, fromCircleQuery, type Leaving, leftText } from './own-teams.tsx';
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
    mutationFn: ({ team, level }: { readonly team: PlayerTeam; readonly level: AccessLevel }) =>
      api.call('agreeToTeam', { ...paramsOf(team), body: { level } }),
    onSuccess: (reply, { team: { organizationId, name } }) => {
      const after = reply.teams.find((one) => one.organizationId === organizationId);
      if (after === undefined || after.waitsFor !== null) keep(reply, `You agreed. A coach of ${name} confirms next.`);
      else keep(reply, coachesStatus(name, after.level));
    },
  });
  const changeLevel = useMutation({
    mutationFn: ({ team, level }: { readonly team: PlayerTeam; readonly level: AccessLevel }) =>
      api.call('updateGuardedTeamLevel', { ...paramsOf(team), body: { level } }),
    onSuccess: (reply, { team, level }) => keep(reply, coachesStatus(team.name, level)),
  });
  const end = useMutation({
    mutationFn: ({ team, fromCircle }: Leaving) =>
      api.call('endGuardedTeam', { ...paramsOf(team), query: fromCircleQuery(fromCircle) }),
    onSuccess: (reply, leaving) => {
      void queryClient.invalidateQueries({ queryKey: ['getGuardedSharing'] });
      keep(reply, `They are no longer in ${leaving.team.name}. ${leftText(leaving)}`);
    },
  });
  if (teams.length === 0 && status === undefined) return null;
  return (
    <PageSection id="teams" title="Teams" status={status}>
      <p className="readable muted">
        You agree to each team and to what its coaches can do. You can give them another level, or end it, at any time.
        Without a guardian who agrees they see nothing.
      </p>
      <PlayerTeamList
        teams={teams}
        isBusy={agree.isPending || changeLevel.isPending || end.isPending}
        error={agree.error ?? changeLevel.error ?? end.error}
        onLevel={(team, level) => changeLevel.mutate({ team, level })}
        onLeave={(team, fromCircle) => end.mutate({ team, fromCircle })}
        onAgree={(team, level) => agree.mutate({ team, level })}
      />
    </PageSection>
  );
}
