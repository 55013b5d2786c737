import { canSee, features } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { getRouteApi } from '@tanstack/react-router';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';

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
      compareOf={canSee(viewer, access, features.compareStats) ? profile.account.username : null}
      onChange={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  );
}
