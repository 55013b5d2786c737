import type { CallOf, OutputOf } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';

/** Rounds in progress change the score, so it asks again while it is open. */
const REFRESH_MS = 30_000;

export type TeamEventList = OutputOf<'listTeamEvents'>;
export type TeamEventPage = OutputOf<'getTeamEvent'>;
export type TeamEventChange = CallOf<'changeTeamEvent'>['body']['change'];
export type TeamEventAnswers = CallOf<'createTeamEvent'>['body']['answers'];
export type TeamEventPlace = { readonly organizationId: number; readonly eventId: string };

const query = () => ({ timeZoneOffsetMinutes: timeZoneOffsetMinutes() });

/** The events of a team; null for somebody who does not belong to it. */
export const teamEventsQuery = (api: Api, organizationId: number) =>
  api.queryOrNull('listTeamEvents', { params: { organizationId }, query: query() });

/** An event of a team; null for somebody to whom it is closed. */
export const teamEventQuery = (api: Api, params: TeamEventPlace) => ({
  ...api.queryOrNull('getTeamEvent', { params, query: query() }),
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
});

/** Shows an event as a reply to a change has it, and not as a request that began before the change reads it. */
function useShowEvent(place: TeamEventPlace) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return async (page: TeamEventPage) => {
    const { queryKey } = teamEventQuery(api, place);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, page);
    void queryClient.invalidateQueries({ queryKey: ['listTeamEvents'] });
  };
}

/** A change by a coach. What another coach has changed meanwhile is read again, so that both are seen (TEAM-25). */
export function useEventChange(place: TeamEventPlace, onChanged?: () => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const show = useShowEvent(place);
  return useMutation({
    mutationFn: (change: TeamEventChange) =>
      api.call('changeTeamEvent', { params: place, query: query(), body: { change } }),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      void queryClient.invalidateQueries({ queryKey: teamEventQuery(api, place).queryKey });
    },
    onSuccess: async (page, { kind }) => {
      await show(page);
      if (kind === 'finish' || kind === 'takeBack') void refreshShown(queryClient, 'schedule');
      onChanged?.();
    },
  });
}

/** Writes the own result to the own schedule. */
export function useOwnResult(place: TeamEventPlace) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const show = useShowEvent(place);
  return useMutation({
    mutationFn: () => api.call('takeTeamEventResult', { params: place, query: query() }),
    onSuccess: async (page) => {
      await show(page);
      await refreshShown(queryClient, 'schedule');
    },
  });
}

export function useNewEvent(organizationId: number, onMade: (page: TeamEventPage) => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: TeamEventAnswers) =>
      api.call('createTeamEvent', { params: { organizationId }, query: query(), body: { answers } }),
    onSuccess: async (page) => {
      await queryClient.invalidateQueries({ queryKey: ['listTeamEvents'] });
      onMade(page);
    },
  });
}

export function useEventDeletion(params: TeamEventPlace, onDeleted: () => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (revision: number) => api.call('deleteTeamEvent', { params, body: { revision } }),
    onSuccess: async () => {
      onDeleted();
      await queryClient.invalidateQueries({ queryKey: ['listTeamEvents'] });
    },
  });
}

/** The sentence with which a change was refused. */
export function refusalText(error: unknown): string {
  const sentence =
    error instanceof ApiError && error.code === 'TEAM_EVENT_REFUSED' ? error.problems[0]?.message : undefined;
  return sentence ?? errorText(error);
}
