import type { AccountId } from '@strokebook/golf/access';
import type { RoundSummary } from '@strokebook/golf/model';
import { type FilteredHoles, filterHoles, indexHoles } from '@strokebook/golf/selection';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLastData } from '../../lib/use-last-data.ts';
import { mappedRoundsQuery } from '../shot-map/queries.ts';

export type HoleFilter = {
  /** Ids of the active flags. */
  readonly active: readonly string[];
  /** Null until the first rounds are loaded. */
  readonly filtered: FilteredHoles | null;
  /** Whether these are the holes of the previous rounds, while others load. */
  readonly isStale: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
};

type HoleFilterOptions = {
  readonly accountId: AccountId;
  readonly rounds: readonly RoundSummary[];
  /** Keep the list's identity for the same flags. */
  readonly active: readonly string[];
  /** False until the board is visible, because there are many holes. */
  readonly isEnabled: boolean;
};

/** The holes of some rounds by their flags. Only a change of the rounds sends a request; a click on a flag does not. */
export function useHoleFilter({ accountId, rounds, active, isEnabled }: HoleFilterOptions): HoleFilter {
  const { api } = useApi();
  const options = mappedRoundsQuery(
    api,
    accountId,
    rounds.map((round) => round.roundId),
  );
  const hasRounds = rounds.length > 0;
  const { data, isPlaceholderData, error, refetch } = useQuery({ ...options, enabled: isEnabled && hasRounds });
  const kept = useLastData(data, accountId);
  // Memoized, because the board compares the filtered holes by identity.
  const index = useMemo(() => (kept === undefined ? null : indexHoles(kept.values())), [kept]);
  const filtered = useMemo(() => {
    if (!hasRounds) return filterHoles(noHoles, active);
    return index === null ? null : filterHoles(index, active);
  }, [hasRounds, index, active]);
  return {
    active,
    filtered,
    isStale: hasRounds && (isPlaceholderData || data === undefined),
    error,
    retry: () => void refetch(),
  };
}

const noHoles = indexHoles([]);
