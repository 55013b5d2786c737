import { canSee, features } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { getRouteApi } from '@tanstack/react-router';
import { RoundsToCome } from '../profile/rounds-to-come.tsx';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';

const sample = {
  label: 'Round Assessment',
  heads: ['Rounds', 'Score', 'Fairways', 'Greens', 'Up and down', 'Putts'],
  rows: [
    ['Last 3', '71.0', '69%', '67%', '54%', '29.3'],
    ['Previous 3', '72.7', '64%', '61%', '48%', '30.0'],
    ['Best 3', '68.7', '74%', '72%', '60%', '28.0'],
  ],
};

const route = getRouteApi('/player/$username/data-analysis');

/** Round Assessment of a profile: the dashboard with that player's rounds. */
export function DataAnalysisPage() {
  const { profile, viewer, access } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Dashboard
      // Another player gets a new dashboard, without the state of the previous one.
      key={profile.account.accountId}
      accountId={profile.account.accountId}
      viewerId={viewer?.accountId ?? null}
      playerName={
        viewer?.accountId === profile.account.accountId ? undefined : fullName({ ...profile.account, lastName: '' })
      }
      state={search}
      meanwhile={<RoundsToCome profile={profile} sample={sample} />}
      compareOf={canSee(viewer, access, features.compareStats) ? profile.account.username : null}
      onChange={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  );
}
