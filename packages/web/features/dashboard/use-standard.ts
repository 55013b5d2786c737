import type { AccountId } from '@strokebook/golf/access';
import type { OutputOf } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';

/** What stands for 'no standard' in storage, where null is 'never chosen'. */
const NONE = '';

const keyOf = (viewerId: number | null, accountId: AccountId): string =>
  `strokebook.standard.${viewerId ?? 'visitor'}.${accountId}`;

/** What a viewer chose to hold a player against: a standard's name, '' for none, null for never chosen. */
export const storedStandard = (viewerId: number | null, accountId: AccountId): string | null =>
  localStorage.getItem(keyOf(viewerId, accountId));

/** The name of the standard that is in force; a stored one that the installation no longer has is its default. */
export function standardInForce(stored: string | null, listed: OutputOf<'listStandards'> | undefined): string | null {
  const isKnown = stored === NONE || listed?.standards.some((one) => one.standardName === stored) === true;
  return isKnown ? stored || null : (listed?.defaultStandardName ?? null);
}

/** The standard a viewer holds this player against, remembered for the two of them. */
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
