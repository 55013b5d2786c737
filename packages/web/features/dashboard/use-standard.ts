import type { AccountId } from '@strokebook/golf/access';
import type { OutputOf } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';

/** Represents 'no standard' in storage, where null means 'never chosen'. */
const NONE = '';

const keyOf = (viewerId: number | null, accountId: AccountId): string =>
  `strokebook.standard.${viewerId ?? 'visitor'}.${accountId}`;

/** The viewer's stored standard for a player: its name, '' for none, null for never chosen. */
export const storedStandard = (viewerId: number | null, accountId: AccountId): string | null =>
  localStorage.getItem(keyOf(viewerId, accountId));

/** The effective standard; a stored one that no longer exists falls back to the default. */
export function standardInForce(stored: string | null, listed: OutputOf<'listStandards'> | undefined): string | null {
  const isKnown = stored === NONE || listed?.standards.some((one) => one.standardName === stored) === true;
  return isKnown ? stored || null : (listed?.defaultStandardName ?? null);
}

/** The viewer's standard for this player, stored per pair of viewer and player. */
export function useStandard(viewerId: number | null, accountId: AccountId) {
  const { api } = useApi();
  const query = useQuery(api.query('listStandards', {}));
  const [chosen, setChosen] = useState(() => storedStandard(viewerId, accountId));
  const standards = query.data?.standards ?? [];
  const standardName = standardInForce(chosen, query.data);

  const choose = (name: string | null) => {
    localStorage.setItem(keyOf(viewerId, accountId), name ?? NONE);
    setChosen(name ?? NONE);
  };
  return { query, standards, standard: standards.find((one) => one.standardName === standardName) ?? null, choose };
}
