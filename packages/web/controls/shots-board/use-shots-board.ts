import type { AccountId } from '@strokebook/golf/access';
import { type GroupBy, groupRounds, keepRounds, type RoundGroup } from '@strokebook/golf/grouping';
import type { RoundSummary } from '@strokebook/golf/model';
import { everyHole, type IsCounted } from '@strokebook/golf/scorecard';
import { useDeferredValue, useMemo, useState } from 'react';
import { type HoleFilter, useHoleFilter } from '../hole-filter/use-hole-filter.ts';
import { type ScorecardState, useScorecard } from '../scorecard/use-scorecard.ts';
import { createGroupSearch } from './search-groups.ts';

type ShotsBoardOptions = {
  readonly accountId: AccountId;
  /** The selected rounds. */
  readonly rounds: readonly RoundSummary[];
  readonly groupBy: GroupBy;
  /** Keeps only the group that matches best; omitted keeps all. */
  readonly search?: string | undefined;
  /** Ids of the active flags; keep the list's identity for the same flags. */
  readonly stats?: readonly string[] | undefined;
  /** False until the map is in view, because a map loads much data. */
  readonly isMapped: boolean;
};

/** The reason why there is no hole to show. */
export type Emptiness = 'noRounds' | 'noMatch' | 'noHoles' | null;

/** The content of map and scorecard, which share one selection (SHOTS-02). */
export type ShotsBoardState = {
  readonly rounds: readonly RoundSummary[];
  readonly isCounted: IsCounted;
  readonly card: ScorecardState;
  readonly filter: HoleFilter;
  readonly isMapped: boolean;
  readonly emptiness: Emptiness;
};

const noStats: readonly string[] = [];

/** Groups the selected rounds, and applies search and filter. */
export function useShotsBoard(options: ShotsBoardOptions): ShotsBoardState {
  const { accountId, rounds, groupBy, search = '', stats = noStats, isMapped } = options;
  // `wanted` is compared by identity below, so its parts are memoized.
  const all = useMemo(() => groupRounds(rounds, groupBy), [rounds, groupBy]);
  const searchGroups = useMemo(() => createGroupSearch(all), [all]);
  const found = useMemo(() => searchGroups(search), [searchGroups, search]);
  const filter = useHoleFilter({ accountId, rounds, active: stats, isEnabled: isMapped });

  const { filtered } = filter;
  const isFiltering = stats.length > 0;
  const wanted = useMemo((): Narrowed => {
    if (!isFiltering || filtered === null) return { all, groups: found, isCounted: everyHole };
    const groups = keepRounds(found, (round) => filtered.roundIds.has(round.roundId));
    return { all, groups, isCounted: filtered.isCounted };
  }, [all, found, isFiltering, filtered]);
  // While the holes of other rounds load, matches are unknown, so the previous rounds stay.
  const [settled, setSettled] = useState(wanted);
  const isUnknown = isFiltering && filter.isStale;
  if (!isUnknown && settled !== wanted) setSettled(wanted);
  const shown = isUnknown ? settled : wanted;

  // Counts and map update at once; the scorecard of hundreds of rounds is deferred.
  const carded = useDeferredValue(shown);
  const card = useScorecard(accountId, carded.groups, carded.isCounted, carded.all, groupBy);
  const shownRounds = useMemo(() => [...new Set(shown.groups.flatMap((group) => group.rounds))], [shown.groups]);
  return {
    rounds: shownRounds,
    isCounted: shown.isCounted,
    card: isFiltering ? withFilter(card, filter) : card,
    filter,
    // The map waits for the filter, which decides about its holes.
    isMapped: isMapped && !(isFiltering && filtered === null),
    emptiness: emptinessOf({ rounds, found, shown: shownRounds }),
  };
}

type Narrowed = {
  readonly all: readonly RoundGroup[];
  readonly groups: readonly RoundGroup[];
  readonly isCounted: IsCounted;
};

/** With a filter that is loading or failed there is nothing to show. */
function withFilter(card: ScorecardState, { filtered, error, retry, isStale }: HoleFilter): ScorecardState {
  if (filtered === null) return error === null ? { state: 'loading' } : { state: 'error', error, retry };
  if (card.state !== 'ready' || !isStale) return card;
  return { state: 'ready', scorecard: { ...card.scorecard, isStale: true } };
}

function emptinessOf(of: {
  readonly rounds: readonly RoundSummary[];
  readonly found: readonly RoundGroup[];
  readonly shown: readonly RoundSummary[];
}): Emptiness {
  if (of.rounds.length === 0) return 'noRounds';
  if (of.found.length === 0) return 'noMatch';
  return of.shown.length === 0 ? 'noHoles' : null;
}
