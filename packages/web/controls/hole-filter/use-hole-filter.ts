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
  /** Null until the first rounds are in. */
  readonly filtered: FilteredHoles | null;
  /** Other rounds were asked for and are not in yet: these are the holes of the ones before. */
  readonly isStale: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
};

type HoleFilterOptions = {
  readonly accountId: AccountId;
  readonly rounds: readonly RoundSummary[];
  /** The same list for the same flags. */
  readonly active: readonly string[];
  /** Not before there is something to see: the holes are many. */
  readonly isEnabled: boolean;
};

/** The holes of some rounds by their flags. Only other rounds ask the server; a click on a flag does not. */
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
  // The board compares what is left by identity.
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
