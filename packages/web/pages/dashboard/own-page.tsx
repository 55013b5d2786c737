import { getRouteApi, Link } from '@tanstack/react-router';
import { quietButton } from '../../ui/quiet-button.ts';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';

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
      meanwhile={
        <Link className={quietButton} to="/player/$username/edit/about" params={{ username: viewer.username }}>
          Meanwhile, fill your profile
        </Link>
      }
      onChange={(change, { replace } = { replace: false }) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
    />
  );
}
