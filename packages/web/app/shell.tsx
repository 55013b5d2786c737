import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { iconButton } from '../ui/icon-button.ts';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';
import { MarketingNav } from './marketing-nav.tsx';
import { PageHead } from './page-head.tsx';
import { NavigationProgress } from './progress-bar.tsx';
import { SearchLink } from './search-link.tsx';
import { ShellFrame } from './shell-frame.tsx';
import classes from './shell.module.css';
import { WelcomeBanner } from './welcome-banner.tsx';

/** Header and footer of every page. */
export function Shell() {
  const { api, tokens } = useApi();
  // The marketing navigation is for visitors only.
  const isVisitor = useQuery(activeAccountQuery(api, tokens)).data === null;
  const settings = useQuery(api.query('getSettings', {})).data;
  return (
    <>
      {settings !== undefined && <PageHead settings={settings} />}
      <NavigationProgress />
      <a data-no-print className={classes.skip} href="#content">
        Skip to content
      </a>
      <ShellFrame
        productName={settings?.productName ?? null}
        header={
          <>
            {settings != null && settings.marketingUrl !== null && isVisitor && (
              <MarketingNav base={settings.marketingUrl} />
            )}
            <nav className="row gap-4 shrinkable" aria-label="Account">
              <SearchLink />
              <ColorSchemeToggle />
              <AccountMenu />
            </nav>
          </>
        }
        banner={
          <>
            <WelcomeBanner />
            <ClosedNotice />
          </>
        }
      >
        <Outlet />
      </ShellFrame>
    </>
  );
}

/** Follows the system's color scheme until the user chooses one; the choice is stored. */
function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={`Switch to ${other} colors`}
      onClick={() => setColorScheme(other)}
    >
      {scheme === 'dark' ? <SunIcon size={18} /> : <MoonIcon size={18} />}
    </button>
  );
}
