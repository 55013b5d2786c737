import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { hasLevel } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import { RoundDeletionProvider } from '../controls/round-actions/round-deletion.tsx';
import { RoundEntryLink } from '../controls/round-actions/round-entry-link.tsx';
import { NetworkLine } from '../controls/round-saving/network-line.tsx';
import { WaitingLine } from '../controls/round-saving/waiting-line.tsx';
import { HelpButton } from '../features/help/help-button.tsx';
import { DemoNotice } from '../features/landing/demo-notice.tsx';
import { ProfileMenu } from '../features/profile/profile-menu.tsx';
import { homePathOf } from '../lib/home-page.ts';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';
import { usePageKey } from '../lib/use-page-key.ts';
import { useOffline } from '../offline/index.ts';
import { MoonIcon, PlusIcon, SearchIcon, SunIcon } from '../ui/icons.tsx';
import { QuietLine } from '../ui/pages/quiet-line.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MarketingNav } from './marketing-nav.tsx';
import { MarketingRoom } from './marketing-room.tsx';
import { PageHead } from './page-head.tsx';
import { NavigationProgress } from './progress-bar.tsx';
import classes from './shell.module.css';
import { ShellFrame } from './shell-frame.tsx';
import { useMore } from './use-more.ts';
import { useShownPlayer } from './use-shown-player.ts';

// Loaded only for those who do not play. If it fails to load, the page still works.
const PeopleMenu = lazy(() =>
  import('./people-menu.tsx').then(
    (module) => ({ default: module.PeopleMenu }),
    () => ({ default: () => <></> }),
  ),
);

const MoreSheet = lazy(() =>
  import('./more/more-sheet.tsx').then(
    (module) => ({ default: module.MoreSheet }),
    () => ({ default: () => <></> }),
  ),
);

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
  const { hasMenu, player, isForOthers } = useShownPlayer(account);
  const [isMoreOpen, toggleMore] = useMore();
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
  const mayEnter = isOfOther && hasLevel(account, player.access, 'enter');
  const logsFor = mayEnter ? player.account.username : undefined;
  const home = account == null ? null : homePathOf(account);
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
          ? {
              menu: (
                <>
                  {player !== null && <ProfileMenu {...player} home={home} isOpen={isMoreOpen} onOpen={toggleMore} />}
                  {isForOthers && account != null && (
                    <Suspense>
                      <PeopleMenu account={account} isOpen={isMoreOpen} onOpen={toggleMore} />
                    </Suspense>
                  )}
                </>
              ),
            }
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
          account != null &&
          (player !== null || isForOthers) && (
            <BottomBar
              account={account}
              player={player}
              mayEnter={mayEnter}
              isMenuOpen={isMoreOpen}
              onMenu={toggleMore}
            />
          )
        }
      >
        <Outlet />
      </ShellFrame>
      {isMoreOpen && account !== undefined && (player !== null || isForOthers) && (
        <Suspense>
          <MoreSheet account={account} player={player} onClose={toggleMore} />
        </Suspense>
      )}
    </>
  );
}

/** Follows the system's color scheme until the user chooses one; the choice is stored. */
function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const chosen = useComputedColorScheme('light');
  const scheme = useIsHydrating() ? 'light' : chosen;
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Switch to ${other} colors`}
      onClick={() => setColorScheme(other)}
    >
      {scheme === 'dark' ? <SunIcon size={18} /> : <MoonIcon size={18} />}
    </button>
  );
}

/** The link to search, which also opens with the key '/'. */
function SearchLink({ label }: { readonly label: string }) {
  const router = useRouter();
  usePageKey('/', () => {
    const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (box === null) void router.navigate({ to: '/golf/search', search: { type: 'account' } });
    else box.focus();
  });
  return (
    <Link to="/golf/search" search={{ type: 'account' }} className={classes.search} aria-keyshortcuts="/">
      <SearchIcon size={18} />
      <span>{label}</span>
    </Link>
  );
}

/** Offers a newer version of the app. It stands above pages, and never on the entry of a round (ENTRY-26). */
function UpdateLine() {
  const { worker } = useOffline();
  const hasUpdate = useSyncExternalStore(worker.watch, worker.hasUpdate, worker.hasUpdate);
  if (!hasUpdate) return null;
  const take = async () => {
    await worker.takeUpdate();
    window.location.reload();
  };
  return <QuietLine text="A new version is ready." action={{ label: 'Reload', onAct: () => void take() }} />;
}

/** What the product offers, for visitors of an installation without a marketing site. */
const VisitorNav = () => (
  <nav aria-label="Product" className={classes.nav}>
    <Link to="/" hash="players" className={classes.entry}>
      For players
    </Link>
    <Link to="/" hash="coaches" className={classes.entry}>
      For coaches
    </Link>
  </nav>
);
