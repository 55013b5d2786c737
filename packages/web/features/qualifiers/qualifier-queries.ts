import type { CallOf, OutputOf } from '@strokebook/contract';
import { type OfferedRound, roundOfOffer } from '@strokebook/golf/qualifier';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { activeAccountQuery } from '../../api/account-queries.ts';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';

/** Rounds in progress change the board, so it asks again while it is open. */
const REFRESH_MS = 30_000;

export type QualifierPage = OutputOf<'getQualifier'>;
export type QualifierCards = OutputOf<'getQualifierCards'>;
export type QualifierChange = CallOf<'changeQualifier'>['body']['change'];
export type QualifierPlace = { readonly organizationId: number; readonly qualifierId: string };

const query = () => ({ timeZoneOffsetMinutes: timeZoneOffsetMinutes() });

/** The qualifiers of a team; null for somebody who does not belong to it. */
export const qualifiersQuery = (api: Api, organizationId: number) =>
  api.queryOrNull('listQualifiers', { params: { organizationId }, query: query() });

/** A qualifier; null for somebody to whom it is closed. */
export const qualifierQuery = (api: Api, params: QualifierPlace) => ({
  ...api.queryOrNull('getQualifier', { params, query: query() }),
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
});

/** Boards and cards, which the device keeps for the course; null for somebody who does not belong to the team. */
export const qualifierCardsQuery = (api: Api, params: QualifierPlace) => ({
  ...api.queryOrNull('getQualifierCards', { params, query: query() }),
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
});

/** Shows a qualifier as a reply to a change has it, and not as a request that began before the change reads it. */
function useShowQualifier(place: QualifierPlace) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return async (page: QualifierPage) => {
    const { queryKey } = qualifierQuery(api, place);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, page);
    void queryClient.invalidateQueries({ queryKey: ['listQualifiers'] });
  };
}

/** A change by a coach. What another coach has changed meanwhile is read again, so that both are seen (TEAM-25). */
export function useQualifierChange(place: QualifierPlace, onChanged?: (page: QualifierPage) => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const show = useShowQualifier(place);
  return useMutation({
    mutationFn: (change: QualifierChange) =>
      api.call('changeQualifier', { params: place, query: query(), body: { change } }),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      void queryClient.invalidateQueries({ queryKey: qualifierQuery(api, place).queryKey });
    },
    onSuccess: async (page) => {
      await show(page);
      onChanged?.(page);
    },
  });
}

/** What a player says of the own score. */
export function useScoreAnswer(place: QualifierPlace) {
  const { api } = useApi();
  const show = useShowQualifier(place);
  return useMutation({
    mutationFn: (body: CallOf<'answerQualifierScore'>['body']) =>
      api.call('answerQualifierScore', { params: place, query: query(), body }),
    onSuccess: show,
  });
}

/** Takes a card that others have kept into the own rounds; a second tap finds the round of the first. */
export function useOfferedRound(place: QualifierPlace) {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ offer, round }: { readonly offer: OfferedRound; readonly round: number }) => {
      const own = await queryClient.ensureQueryData(activeAccountQuery(api, tokens));
      if (own === null) throw new Error('Nobody is signed in.');
      const { accountId } = own;
      const roundId = `q-${place.qualifierId}-${round + 1}`;
      await api.call('putRound', {
        params: { accountId, roundId },
        query: { revision: 0 },
        body: roundOfOffer(offer, roundId),
      });
    },
    onSuccess: async () => {
      await Promise.all([
        refreshShown(queryClient, 'rounds'),
        queryClient.invalidateQueries({ queryKey: qualifierQuery(api, place).queryKey }),
      ]);
    },
  });
}

export function useOpenQualifier(organizationId: number, onOpened: (page: QualifierPage) => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: CallOf<'createQualifier'>['body']['answers']) =>
      api.call('createQualifier', { params: { organizationId }, query: query(), body: { answers } }),
    onSuccess: async (page) => {
      await queryClient.invalidateQueries({ queryKey: ['listQualifiers'] });
      onOpened(page);
    },
  });
}

/** Deletes a qualifier without scores. */
export function useQualifierDeletion(params: QualifierPlace, onDeleted: () => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (revision: number) => api.call('deleteQualifier', { params, body: { revision } }),
    onSuccess: async () => {
      onDeleted();
      await queryClient.invalidateQueries({ queryKey: ['listQualifiers'] });
    },
  });
}

/** The sentence with which a change was refused. */
export function refusalText(error: unknown): string {
  const sentence =
    error instanceof ApiError && error.code === 'QUALIFIER_REFUSED' ? error.problems[0]?.message : undefined;
  return sentence ?? errorText(error);
}

/** Whether another coach has changed the qualifier since this one began. */
export const isQualifierChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'QUALIFIER_CHANGED';
