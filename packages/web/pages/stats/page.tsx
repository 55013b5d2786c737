import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CompareStats } from '../../features/compare-stats/compare-stats.tsx';

const route = getRouteApi('/player/$username/stats');

/** Compare Stats: two selections of a player's rounds, or of two players'. */
export function StatsPage() {
  const { account } = route.useRouteContext().profile;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { accountId, firstName, lastName } = account;
  // Memoized, because another object would reset the comparison.
  const player = useMemo(
    () => ({ accountId, firstName: firstName ?? '', lastName: lastName ?? '' }),
    [accountId, firstName, lastName],
  );
  return (
    <CompareStats
      // Another player gets a new page, without the state of the previous one.
      key={accountId}
      player={player}
      state={search}
      onChange={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  );
}
