import type { AccountId } from '@strokebook/golf/access';
import type { OutputOf } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { refreshShown } from '../../../api/refresh-shown.ts';

/** Represents 'no standard' in storage, where null means 'never chosen'. */
const NONE = '';

const keyOf = (viewerId: number | null, accountId: AccountId): string =>
  `strokebook.standard.${viewerId ?? 'visitor'}.${accountId}`;

/**
 * The standard a viewer chose for another player: its name, '' for none, null if never chosen. A player's own choice is
 * stored in their account instead.
 */
export const storedStandard = (viewerId: number | null, accountId: AccountId): string | null =>
  viewerId === accountId ? null : localStorage.getItem(keyOf(viewerId, accountId));

/** The effective standard; a stored one that no longer exists falls back to the player's. */
export function standardInForce(
  stored: string | null,
  listed: OutputOf<'listStandards'> | undefined,
  own: OutputOf<'getPlayerStandard'> | undefined,
): string | null {
  const isKnown = stored === NONE || listed?.standards.some((one) => one.standardName === stored) === true;
  return isKnown ? stored || null : (own?.standardName ?? null);
}

/** The standard of a player, and how a viewer chooses another one (DASH-O13). */
export function useStandard(viewerId: number | null, accountId: AccountId) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const ownQuery = api.query('getPlayerStandard', { params: { accountId } });
  const [list, own] = [useQuery(api.query('listStandards', {})), useQuery(ownQuery)];
  const [chosen, setChosen] = useState(() => storedStandard(viewerId, accountId));
  const save = useMutation({
    mutationFn: (standardName: string | null) => api.call('updateOwnStandard', { body: { standardName } }),
    onMutate: async (standardName) => {
      await queryClient.cancelQueries({ queryKey: ownQuery.queryKey });
      queryClient.setQueryData(ownQuery.queryKey, { standardName, isChosen: true });
    },
    onSettled: () => refreshShown(queryClient, 'standard'),
  });
  const standards = list.data?.standards ?? [];
  const standardName = standardInForce(chosen, list.data, own.data);

  const choose = (name: string | null) => {
    if (viewerId === accountId) return save.mutate(name);
    localStorage.setItem(keyOf(viewerId, accountId), name ?? NONE);
    setChosen(name ?? NONE);
  };
  return {
    isPending: list.isPending || own.isPending,
    standards,
    standard: standards.find((one) => one.standardName === standardName) ?? null,
    choose,
    hasFailed: save.isError,
  };
}
