import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { FailedQuery } from '../../ui/failed-query.tsx';
import { Page } from '../../ui/page.tsx';
import { ClosedPage } from './closed-page.tsx';
import { LandingFrame } from './landing-frame.tsx';

const Unreachable = ({ settings }: { readonly settings: Pick<UseQueryResult, 'error' | 'refetch'> }) => (
  <Page title="Know where your strokes go.">
    <FailedQuery query={settings} />
  </Page>
);

/** The sister site in a frame, or the landing page (ROUTE-O1, ROUTE-O2); or what is said of a closed page. */
export function HomePage() {
  const { api, tokens } = useApi();
  const settings = useQuery(api.query('getSettings', {}));
  const season = useQuery(api.query('getLandingSeason', {})).data;
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const closedAddress = useRouterState({ select: ({ location }) => location.state.closedAddress });
  const isSignedIn = account != null;
  if (closedAddress !== undefined) return <ClosedPage address={closedAddress} isSignedIn={isSignedIn} />;
  if (settings.data === undefined) return settings.isError ? <Unreachable settings={settings} /> : null;
  const { sisterSiteUrl, productName, demoPlayer } = settings.data;
  if (sisterSiteUrl !== null) return <LandingFrame src={sisterSiteUrl} productName={productName} />;
  return (
    <LandingPage productName={productName} hasDemo={demoPlayer !== null} isSignedIn={isSignedIn} season={season} />
  );
}
