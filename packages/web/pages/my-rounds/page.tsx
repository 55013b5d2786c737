import { getRouteApi } from '@tanstack/react-router';
import { RoundsToCome } from '../profile/rounds-to-come.tsx';
import { MyRounds } from '../../features/my-rounds/my-rounds.tsx';

const sample = {
  label: 'My Rounds',
  heads: ['Round', 'Out', 'In', 'Total', 'Fairways', 'Greens', 'Putts'],
  rows: [
    ['Spring Invitational, round 2', '35', '34', '69 (−3)', '10 of 14', '13 of 18', '29'],
    ['Spring Invitational, round 1', '37', '36', '73 (+1)', '9 of 14', '11 of 18', '30'],
    ['Practice at home', '36', '35', '71 (−1)', '11 of 14', '12 of 18', '28'],
  ],
};

const route = getRouteApi('/player/$username/my-rounds');

/** A player's rounds, shot by shot and hole by hole. */
export function MyRoundsPage() {
  const { profile } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <MyRounds
      // Another player gets a new page, without the state of the previous one.
      key={profile.account.accountId}
      accountId={profile.account.accountId}
      state={search}
      meanwhile={<RoundsToCome profile={profile} sample={sample} />}
      onChange={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  );
}
