import { fullName } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { ActivityRow } from '../../features/activity/activity-row.tsx';
import { AccountFacts } from '../../features/administration/account-facts.tsx';
import { SupportActions } from '../../features/administration/support-actions.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

const route = getRouteApi('/admin/accounts/$accountId');

/** An account, as support sees it. */
export function SupportedAccountPage() {
  const { api } = useApi();
  const { accountId } = route.useParams();
  const query = useQuery({ ...api.query('getSupportedAccount', { params: { accountId } }), staleTime: 0 });
  return (
    <Page title={query.data === undefined ? 'Account' : fullName(query.data)}>
      <QueryState part="The account" query={query} skeleton={<SkeletonRows rows={8} rowHeight={40} />}>
        {(account) => (
          <>
            <PageSection id="account" title={account.deletion === null ? 'Account' : 'Deleted account'}>
              <AccountFacts account={account} />
              {account.live !== null && (
                <div>
                  <Link to="/player/$username" params={{ username: account.username }} className="quiet-button">
                    Open the profile
                  </Link>
                </div>
              )}
            </PageSection>
            <SupportActions account={account} />
            {account.live !== null && (
              <PageSection id="activity" title="Activity">
                {account.live.trail.length === 0 && <p>Nothing has happened yet.</p>}
                <ul>
                  {account.live.trail.map((event) => (
                    <ActivityRow key={event.eventId} event={{ ...event, address: '' }} />
                  ))}
                </ul>
              </PageSection>
            )}
          </>
        )}
      </QueryState>
      <p>
        <Link to="/admin" className="quiet-button">
          Find another account
        </Link>
      </p>
    </Page>
  );
}
