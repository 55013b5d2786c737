import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CompareStats } from '../../features/compare-stats/compare-stats.tsx';

const route = getRouteApi('/player/$username/stats');

/** Two selections of a player's rounds, or of two players', side by side. */
export function StatsPage() {
  const { account } = route.useRouteContext().profile;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { accountId, firstName, lastName } = account;
  // The comparison begins anew with another object.
  const player = useMemo(
    () => ({ accountId, firstName: firstName ?? '', lastName: lastName ?? '' }),
    [accountId, firstName, lastName],
  );
  return (
    <CompareStats
      // Another player is another page: nothing of the one before may linger.
      key={accountId}
      player={player}
      state={search}
      onChange={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  );
}
