import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RoundsToCome } from '../profile/rounds-to-come.tsx';
import type { CompareState } from '../../features/compare-stats/compare-state.ts';
import { CompareWithTeam } from '../../features/compare-stats/team/compare-with-team.tsx';
import { CompareStats } from '../../features/compare-stats/compare-stats.tsx';

const sample = {
  label: 'Compare Stats',
  heads: ['Metric', 'Last 12 Months', 'Prior 12 Months', 'Difference'],
  rows: [
    ['Score', '72.4', '74.1', '−1.7'],
    ['Fairways hit', '68%', '61%', '+7 pts'],
    ['Greens in regulation', '63%', '57%', '+6 pts'],
    ['Putts', '30.1', '30.9', '−0.8'],
  ],
};

const route = getRouteApi('/player/$username/stats');

/** Compare Stats: two selections of a player's rounds, or of two players', or a player and the rest of a team. */
export function StatsPage() {
  const { profile, viewer } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const address = useLocation({ select: ({ href }) => href });
  const { accountId, username, firstName, lastName } = profile.account;
  // Memoized, because another object would reset the comparison.
  const player = useMemo(
    () => ({ accountId, firstName: firstName ?? '', lastName: lastName ?? '' }),
    [accountId, firstName, lastName],
  );
  const change = (changed: CompareState, { replace } = { replace: false }) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace, resetScroll: false });
  // A saved comparison is of one player or of two.
  if (search.team !== undefined && search.hash === undefined) {
    return (
      <CompareWithTeam
        key={accountId}
        organizationId={search.team}
        isSignedIn={viewer !== null}
        state={search}
        onChange={change}
        {...{ player, username, address }}
      />
    );
  }
  return (
    <CompareStats
      // Another player gets a new page, without the state of the previous one.
      key={accountId}
      player={player}
      state={search}
      meanwhile={<RoundsToCome profile={profile} sample={sample} />}
      onChange={change}
    />
  );
}
