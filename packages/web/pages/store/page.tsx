import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { StoreBadge } from '../../features/store/store-badge.tsx';
import { storeOf } from '../../features/store/store-of.ts';
import { SupportContacts } from '../../features/store/support-contacts.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

/** Redirects phones to their store; shows both stores and the support contacts on other devices. */
export function StorePage() {
  const { api } = useApi();
  const settings = useQuery(api.query('getSettings', {}));
  const store = storeOf(navigator.userAgent, 'MSStream' in window);
  const listing =
    store === 'android' ? settings.data?.androidStoreUrl : store === 'ios' ? settings.data?.iosStoreUrl : null;
  useEffect(() => {
    if (listing != null) window.location.replace(listing);
  }, [listing]);
  return (
    <Page title="Get the app" lead="Log a round hole by hole, or shot by shot, while you play it.">
      <QueryState query={settings} skeleton={<SkeletonRows rows={2} rowHeight={68} />}>
        {({ androidStoreUrl, iosStoreUrl, supportContacts }) => (
          <>
            <div className="wrap gap-12">
              {androidStoreUrl !== null && <StoreBadge store="android" href={androidStoreUrl} />}
              {iosStoreUrl !== null && <StoreBadge store="ios" href={iosStoreUrl} />}
            </div>
            {androidStoreUrl === null && iosStoreUrl === null && <p>The app is not in the stores yet.</p>}
            <SupportContacts contacts={supportContacts} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
