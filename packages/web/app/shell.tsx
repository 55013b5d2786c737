import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { settingsQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { ProgressBar } from './progress-bar.tsx';
import classes from './shell.module.css';
import { WelcomeBanner } from './welcome-banner.tsx';

/** What stands around every page. */
export function Shell() {
  const { api } = useApi();
  const productName = useQuery(settingsQuery(api)).data?.productName;
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <>
      {productName !== undefined && <title>{title === undefined ? productName : `${productName} - ${title}`}</title>}
      {isNavigating && <ProgressBar />}
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <header className={classes.header} data-no-print>
        <Link to="/" className={classes.brand}>
          {productName ?? '\u00a0'}
        </Link>
        <nav className={classes.actions} aria-label="Account">
          <ColorSchemeToggle />
          <AccountMenu />
        </nav>
      </header>
      <WelcomeBanner />
      <div id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </div>
    </>
  );
}
