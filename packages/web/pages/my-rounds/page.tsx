import { getRouteApi } from '@tanstack/react-router';
import { ViewShots } from '../../features/view-shots/view-shots.tsx';

const route = getRouteApi('/player/$username/my-rounds');

/** A player's rounds, shot by shot and hole by hole. */
export function MyRoundsPage() {
  const { profile } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ViewShots
      // Another player gets a new page, without the state of the previous one.
      key={profile.account.accountId}
      accountId={profile.account.accountId}
      state={search}
      onChange={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  );
}
