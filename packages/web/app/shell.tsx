import { hasFullAccess } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import { RoundDeletionProvider } from '../controls/round-actions/round-deletion.tsx';
import { RoundEntryLink } from '../controls/round-actions/round-entry-link.tsx';
import { NetworkLine } from '../controls/round-saving/network-line.tsx';
import { WaitingLine } from '../controls/round-saving/waiting-line.tsx';
import { HelpButton } from '../features/help/help-button.tsx';
import { DemoNotice } from '../features/landing/demo-notice.tsx';
import { ProfileMenu } from '../features/profile/profile-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { iconButton } from '../ui/icon-button.ts';
import { MoonIcon, PlusIcon, SunIcon } from '../ui/icons.tsx';
import { MarketingNav } from './marketing-nav.tsx';
import { MarketingRoom } from './marketing-room.tsx';
import { PageHead } from './page-head.tsx';
import { NavigationProgress } from './progress-bar.tsx';
import { SearchLink } from './search-link.tsx';
import { ShellFrame } from './shell-frame.tsx';
import classes from './shell.module.css';
import { UpdateLine } from './update-line.tsx';
import { useShownPlayer } from './use-shown-player.ts';
import { VisitorNav } from './visitor-nav.tsx';

/** The frame of every page. A deletion can be undone on the next page as well, whatever its frame. */
export const Shell = () => (
  <RoundDeletionProvider>
    <PageShell />
  </RoundDeletionProvider>
);

function PageShell() {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const settings = useQuery(api.query('getSettings', {})).data;
  const { hasMenu, player } = useShownPlayer(account);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // The marketing navigation is for visitors only.
  const marketingUrl = account === null ? settings?.marketingUrl : null;
  const marketing = marketingUrl != null && <MarketingNav base={marketingUrl} isBesideMenu={hasMenu} />;
  // Visitors of an installation without a marketing site see the product's own entries.
  const hasVisitorNav = !hasMenu && account === null && settings !== undefined && settings.marketingUrl === null;
  const isFullScreen = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isFullScreen === true),
  });
  // On the profile of a player whose rounds the viewer may enter, a round is logged for that player (ENTRY-28).
  const isOfOther = account != null && player !== null && player.account.accountId !== account.accountId;
  const logsFor = isOfOther && hasFullAccess(account, player.access) ? player.account.username : undefined;
  const isDemo = account === null && player !== null && player.account.username === settings?.demoPlayer;
  if (isFullScreen) {
    return (
      <>
        {settings !== undefined && <PageHead settings={settings} />}
        <NavigationProgress />
        <div id="content">
          <Outlet />
        </div>
      </>
    );
  }
  return (
    <>
      {settings !== undefined && <PageHead settings={settings} />}
      <NavigationProgress />
      <a data-no-print className={classes.skip} href="#content">
        Skip to content
      </a>
      <ShellFrame
        productName={settings?.productName ?? null}
        {...(hasMenu
          ? { menu: player && <ProfileMenu {...player} isOpen={isMenuOpen} onChange={setIsMenuOpen} /> }
          : {})}
        header={
          <>
            {marketing && <div className={hasMenu ? classes.onPhones : classes.wide}>{marketing}</div>}
            {hasVisitorNav && <VisitorNav />}
            {account != null && (
              <RoundEntryLink player={logsFor} className={classes.log}>
                <PlusIcon />
                <span>
                  {logsFor === undefined || player === null
                    ? 'Log a round'
                    : `Log a round for ${player.account.firstName}`}
                </span>
              </RoundEntryLink>
            )}
            <nav className={classes.tools} aria-label="Account">
              <SearchLink label={hasVisitorNav ? 'Find a player' : 'Search'} />
              <HelpButton />
              <AccountMenu />
              <ColorSchemeToggle />
            </nav>
          </>
        }
        banner={
          <>
            {hasMenu && marketing && <MarketingRoom>{marketing}</MarketingRoom>}
            {isDemo && <DemoNotice />}
            <UpdateLine />
            <NetworkLine />
            {account != null && <WaitingLine accountId={account.accountId} />}
          </>
        }
        bottomBar={
          hasMenu &&
          account != null && (
            <BottomBar
              username={account.username}
              player={
                logsFor === undefined || player === null
                  ? undefined
                  : { username: logsFor, name: fullName(player.account) }
              }
              isMenuOpen={isMenuOpen}
              onMenu={setIsMenuOpen}
            />
          )
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
