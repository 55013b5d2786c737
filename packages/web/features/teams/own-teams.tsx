import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccessLevel } from '@strokebook/golf/access';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { type PlayerTeam, PlayerTeamList } from './player-teams.tsx';
import { useTeamRefresh } from './team-queries.ts';

/** The teams that the signed-in account plays in, or has asked to join; nothing without one. */
export function OwnTeams() {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const refresh = useTeamRefresh();
  const list = api.query('listOwnTeams', {});
  const teams = useQuery(list).data?.teams.filter(({ role, waitsFor }) => role === 'player' || waitsFor !== null) ?? [];
  const [status, setStatus] = useState<string>();
  const changeLevel = useMutation({
    mutationFn: ({ team, level }: { readonly team: PlayerTeam; readonly level: AccessLevel }) =>
      api.call('updateTeamLevel', { params: { organizationId: team.organizationId }, body: { level } }),
    onMutate: () => setStatus(undefined),
    onSuccess: (reply, { team, level }) => {
      queryClient.setQueryData(list.queryKey, reply);
      const waits = reply.teams.find((one) => one.organizationId === team.organizationId)?.nextLevel === level;
      setStatus(
        waits ? `The coaches of ${team.name} can do more once a guardian agrees.` : coachesStatus(team.name, level),
      );
    },
  });
  const leave = useMutation({
    mutationFn: ({ team: { organizationId, role }, fromCircle }: Leaving) =>
      api.call('leaveTeam', { params: { organizationId, role }, query: fromCircleQuery(fromCircle) }),
    onMutate: () => setStatus(undefined),
    onSuccess: (reply, leaving) => {
      queryClient.setQueryData(list.queryKey, reply);
      refresh();
      void queryClient.invalidateQueries({ queryKey: ['getSharing'] });
      setStatus(`You are no longer in ${leaving.team.name}. ${leftText(leaving)}`);
    },
  });
  if (teams.length === 0 && status === undefined) return null;
  return (
    <PageSection id="teams" title="Teams you play in" status={status}>
      <p className="readable muted">
        The coaches of a team see your rounds and pages. Open a team for what they read of you. You say what else they
        can do, and can leave at any time; their access then ends at once.
      </p>
      <PlayerTeamList
        teams={teams}
        isBusy={changeLevel.isPending || leave.isPending}
        error={changeLevel.error ?? leave.error}
        onLevel={(team, level) => changeLevel.mutate({ team, level })}
        onLeave={(team, fromCircle) => leave.mutate({ team, fromCircle })}
      />
    </PageSection>
  );
}

export type Leaving = { readonly team: PlayerTeam; readonly fromCircle: readonly number[] };

export const fromCircleQuery = (ids: readonly number[]) => (ids.length === 0 ? {} : { fromCircle: ids.join(',') });

/** Who keeps which access after a player has left a team. */
export function leftText({ team: { inCircle }, fromCircle }: Leaving): string {
  const kept = inCircle.filter(({ accountId }) => !fromCircle.includes(accountId));
  if (kept.length === 0) return 'Its coaches see no more than others do.';
  const who = kept.map(({ fullName, level }) => `${fullName} (${levelTexts[level].toLowerCase()})`);
  return `Still in the circle: ${who.join(', ')}.`;
}

/** 'The coaches of Harrow Glen can now see everything.' */
export const coachesStatus = (team: string, level: AccessLevel): string =>
  `The coaches of ${team} can now ${levelTexts[level].toLowerCase()}.`;
