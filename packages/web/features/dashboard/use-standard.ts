import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { standardsQuery } from './queries.ts';

/** What stands for 'no standard' in storage, where null is 'never chosen'. */
const NONE = '';

/** The standard a viewer holds this player against, remembered for the two of them. */
export function useStandard(viewerId: number | null, accountId: number) {
  const { api } = useApi();
  const query = useQuery(standardsQuery(api));
  const key = `strokebook.standard.${viewerId ?? 'visitor'}.${accountId}`;
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  const standards = query.data?.standards ?? [];
  // A standard that the installation no longer has falls back to its default.
  const isKnown = chosen === NONE || standards.some((one) => one.standardName === chosen);
  const standardName = isKnown ? chosen || null : (query.data?.defaultStandardName ?? null);

  const choose = (name: string | null) => {
    localStorage.setItem(key, name ?? NONE);
    setChosen(name ?? NONE);
  };
  return { query, standards, standard: standards.find((one) => one.standardName === standardName) ?? null, choose };
}
