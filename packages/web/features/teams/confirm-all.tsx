import { Button } from '@mantine/core';
import type { Team } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { teamQuery, useShowTeam, useTeamRefresh } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';

type Request = Team['requests'][number];

type ConfirmAllProps = {
  readonly team: Team;
  readonly squadOf: (request: Request) => number | null;
  readonly isBusy: boolean;
  readonly onStatus: (status: string | undefined) => void;
};

/** What became of several requests, by the names of the players. */
type Outcome = {
  readonly confirmed: string[];
  readonly waiting: string[];
  /** By what each was refused for. */
  readonly failed: Map<string, string[]>;
};

/** Confirms every player who waits for a coach, each as one alone is; a coach is confirmed by name (TEAM-O187). */
export function ConfirmAll({ team, squadOf, isBusy, onStatus }: ConfirmAllProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const showTeam = useShowTeam();
  const refresh = useTeamRefresh();
  const support = useTeamSupport();
  const { organizationId } = team;
  const players = team.requests.filter(({ role }) => role === 'player');
  const ready = players.filter(({ needsGuardian }) => !needsGuardian);
  const confirm = useMutation({
    mutationFn: async () => {
      const waiting = players.filter(({ needsGuardian }) => needsGuardian).map(({ fullName }) => fullName);
      const outcome: Outcome = { confirmed: [], waiting, failed: new Map() };
      for (const request of ready) {
        const { accountId: memberId, placeId, fullName } = request;
        const body = { isAccepted: true, rosterId: squadOf(request), placeId, ...support };
        try {
          await showTeam(await api.call('answerTeamRequest', { params: { organizationId, memberId }, body }));
          outcome.confirmed.push(fullName);
        } catch (error) {
          if (error instanceof ApiError && error.code === 'GUARDIAN_NEEDED') outcome.waiting.push(fullName);
          else {
            const why = errorText(error);
            outcome.failed.set(why, [...(outcome.failed.get(why) ?? []), fullName]);
          }
        }
      }
      return outcome;
    },
    onMutate: () => onStatus(undefined),
    onSuccess: (outcome) => {
      onStatus(outcomeText(outcome));
      refresh();
      // A request that was refused may be gone.
      if (outcome.failed.size > 0) void queryClient.invalidateQueries(teamQuery(api, organizationId));
    },
  });
  if (ready.length < 2 && !confirm.isPending) return null;
  return (
    <Button disabled={isBusy} loading={confirm.isPending} onClick={() => confirm.mutate()}>
      {`Confirm all ${ready.length}`}
    </Button>
  );
}

function outcomeText({ confirmed, waiting, failed }: Outcome): string {
  const count = confirmed.length;
  return [
    count === 0 ? 'Nobody was confirmed.' : `${plural(count, 'player')} ${count === 1 ? 'is' : 'are'} in the team.`,
    ...(waiting.length === 0
      ? []
      : [`${waiting.join(', ')} ${waiting.length === 1 ? 'waits' : 'wait'} for a guardian.`]),
    ...[...failed].map(([why, names]) => `${names.join(', ')}: ${why}`),
  ].join(' ');
}
