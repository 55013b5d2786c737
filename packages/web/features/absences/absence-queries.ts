import type { CallOf, OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { awayText } from '@strokebook/golf/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import type { Api } from '../../api/client.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';

export type TeamAbsences = OutputOf<'listTeamAbsences'>;
export type TeamAbsence = TeamAbsences['absences'][number];

type Put = CallOf<'putTeamAbsence'>;

const query = () => ({ timeZoneOffsetMinutes: timeZoneOffsetMinutes() });

/** Who cannot come to a team, as far as the reader is told; null for somebody who does not belong to it. */
export const absencesQuery = (api: Api, organizationId: number) =>
  api.queryOrNull('listTeamAbsences', { params: { organizationId }, query: query() });

/** Says or takes back days, and shows the list of the reply. */
export function useAbsenceChange(organizationId: number, onChanged: () => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = absencesQuery(api, organizationId);
  const show = (list: TeamAbsences) => {
    queryClient.setQueryData(queryKey, list);
    onChanged();
  };
  // What somebody has changed meanwhile is read again, so that it can be seen before it is changed.
  const onError = () => void queryClient.invalidateQueries({ queryKey });
  const put = useMutation({
    mutationFn: ({ memberId, absenceId, body }: Put['params'] & Pick<Put, 'body'>) =>
      api.call('putTeamAbsence', { params: { organizationId, memberId, absenceId }, query: query(), body }),
    onSuccess: show,
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ accountId, absenceId }: TeamAbsence) =>
      api.call('removeTeamAbsence', { params: { organizationId, memberId: accountId, absenceId }, query: query() }),
    onSuccess: show,
    onError,
  });
  return { put, remove };
}

/** What a coach reads beside a player about some days; '' for nothing, and for who is told no reasons. */
export type AwayOf = (accountId: AccountId | null, from: CalendarDay, to: CalendarDay) => string;

/** Who cannot come on which days, for the lists in which a coach chooses players (TEAM-20). */
export function useAway(organizationId: number): AwayOf {
  const { api } = useApi();
  const { data } = useQuery(absencesQuery(api, organizationId));
  return (accountId, from, to) =>
    data == null
      ? ''
      : awayText(
          data.absences.filter((absence) => absence.accountId === accountId),
          { from, to, today: data.today },
        );
}
