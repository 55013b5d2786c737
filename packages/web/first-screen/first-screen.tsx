import type { RenderFirstScreen } from '@strokebook/contract';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShellFrame } from '../app/shell-frame.tsx';
import { createRewrite } from '../app/site.ts';
import classes from '../pages/profile/blocks.module.css';
import { PlayerAbout } from '../pages/profile/player-about.tsx';
import { ProfileMenu } from '../features/profile/profile-menu.tsx';

const routeTree = createRootRoute();

/** The components of the app, so that nothing moves when it starts. The build makes a module of this for the server. */
export const renderFirstScreen: RenderFirstScreen = ({ productName, account, access, canContact, page, site }) => {
  const path = `/player/${encodeURIComponent(account.username)}/${page.link}`;
  const router = createRouter({
    routeTree,
    rewrite: createRewrite(site),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const profile = { account, access, viewer: null };
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ShellFrame
        productName={productName}
        menu={<ProfileMenu {...profile} isOpen={false} onChange={() => undefined} />}
      >
        {(page.id === 'summary' || page.id === 'resume') && (
          <main className={classes.page}>
            <PlayerAbout {...profile} page={page.id} canContact={canContact} />
          </main>
        )}
      </ShellFrame>
    </RouterContextProvider>,
  );
  // React preloads every picture, also the one of a menu that a phone does not show.
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '');
};
