import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { SeasonCover } from '../../features/landing/season-cover.tsx';
import { FailedQuery } from '../../ui/pages/failed-query.tsx';
import { Page } from '../../ui/pages/page.tsx';
import classes from './home.module.css';
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

type ClosedPageProps = {
  /** The address that was asked for. */
  readonly address: string;
  readonly isSignedIn: boolean;
};

/**
 * Stands at the root after a redirect from a closed or missing page (ROUTE-O4, FIRST-10). It says the same of both, so
 * that nobody learns which players exist.
 */
function ClosedPage({ address, isSignedIn }: ClosedPageProps) {
  return (
    <Page
      cover={<SeasonCover />}
      title="This page is closed, or it isn&rsquo;t there."
      lead="Check the address for a typing error. If it is a player’s page, the player decides who can open it: ask them to share it with you."
    >
      <p className="wrap gap-12 margin-top-8">
        {!isSignedIn && (
          <Link to="/auth" search={{ returnUrl: address }} className={classes.first}>
            Sign in to open what is shared with you
          </Link>
        )}
        <Link to="/golf/search" search={{ type: 'account' }} className="quiet-button">
          Find a player or team
        </Link>
        <Link to="/" className="quiet-button">
          Home
        </Link>
      </p>
    </Page>
  );
}
