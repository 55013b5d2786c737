import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { sharedPlayersQuery } from '../../api/shared-players-query.ts';
import { SharedPlayers } from '../../controls/shared-players/shared-players.tsx';
import { Card } from '../../ui/pages/card.tsx';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { NewForYou } from '../../features/notices/new-for-you.tsx';
import { FirstSteps } from './first-steps.tsx';

const route = getRouteApi('/dashboard');

/** The signed-in account's own dashboard. */
export function OwnDashboardPage() {
  const { viewer } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Dashboard
      accountId={viewer.accountId}
      viewerId={viewer.accountId}
      state={search}
      compareOf={viewer.username}
      // One line, so that the figures stay in sight.
      top={<NewForYou rows={1} />}
      beforeNoRounds={<PlayersOfViewer />}
      meanwhile={<FirstSteps username={viewer.username} hasName={viewer.hasChosenName} />}
      onChange={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  );
}

/** Coaches and parents mostly have no rounds of their own: their players come first (ACCESS-O9). */
function PlayersOfViewer() {
  const { api } = useApi();
  const total = useInfiniteQuery(sharedPlayersQuery(api)).data?.pages[0]?.total ?? 0;
  if (total === 0) return null;
  return (
    <Card title="Players who share with you">
      <SharedPlayers />
    </Card>
  );
}
