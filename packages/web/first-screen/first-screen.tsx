import '../app/elements.css';
import '../app/global.css';
import type { FirstScreen, RenderFirstScreen } from '@strokebook/contract';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { MarketingRoom } from '../app/marketing-room.tsx';
import { ShellFrame } from '../app/shell-frame.tsx';
import { createRewrite } from '../app/site.ts';
import { DemoNotice } from '../features/landing/demo-notice.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import classes from '../pages/profile/blocks.module.css';
import { PlayerCover } from '../pages/profile/player-cover.tsx';
import { FactBand } from '../controls/figures/fact-band.tsx';
import { About } from '../features/about/about.tsx';
import { ProfileMenu } from '../features/profile/profile-menu.tsx';

const routeTree = createRootRoute();

/** The components of the app, so that nothing moves when it starts. The build makes a module of this for the server. */
export const renderFirstScreen: RenderFirstScreen = (screen) => {
  const router = createRouter({
    routeTree,
    rewrite: createRewrite(screen.site),
    history: createMemoryHistory({ initialEntries: [pathOf(screen)] }),
  });
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      {screen.kind === 'landing' ? <Landing {...screen} /> : <Profile {...screen} />}
    </RouterContextProvider>,
  );
  // React preloads every picture, also the one of a menu that a phone does not show.
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '');
};

const pathOf = (screen: FirstScreen): string =>
  screen.kind === 'landing' ? '/' : `/player/${encodeURIComponent(screen.account.username)}/${screen.page.link}`;

const Landing = ({ productName, hasDemo, season }: FirstScreen & { readonly kind: 'landing' }) => (
  <ShellFrame productName={productName}>
    <LandingPage productName={productName} hasDemo={hasDemo} isSignedIn={false} season={season} />
  </ShellFrame>
);

function Profile({
  productName,
  hasMarketingNav,
  account,
  access,
  canContact,
  schoolColors,
  page,
  isDemo,
}: FirstScreen & { readonly kind: 'profile' }) {
  const profile = { account, access, viewer: null };
  const cover = { ...profile, canContact, schoolColors, courseId: null };
  return (
    <ShellFrame
      productName={productName}
      menu={<ProfileMenu {...profile} isOpen={false} onChange={() => undefined} />}
      banner={
        <>
          {hasMarketingNav && <MarketingRoom />}
          {isDemo && <DemoNotice />}
        </>
      }
    >
      {(page.id === 'summary' || page.id === 'resume') && (
        <main className={classes.home}>
          <PlayerCover {...cover} page={page.id} />
          <FactBand season={null} />
          <div className={classes.body}>
            <div className={classes.blocks}>
              <div className={classes.main}>
                <div />
              </div>
              <div className={classes.side}>
                <About account={account} />
              </div>
            </div>
          </div>
        </main>
      )}
    </ShellFrame>
  );
}
