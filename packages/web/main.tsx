import './app/elements.css';
import './app/mantine.css';
import './app/global.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { activeAccountQuery } from './api/account-queries.ts';
import { sendFile } from './api/send-file.ts';
import { App } from './app/app.tsx';
import type { StrokebookApp } from './app/create-app.ts';
import { replayEarlyInput } from './lib/early-input.ts';
import { dropPrefetched, withPrefetched } from './app/prefetch-calls.ts';
import { startApp } from './app/start-app.ts';
import { pageKey } from './app/page-key.ts';
import { followThemeColor } from './app/theme-color.ts';
import { hasPageTimeZone } from './lib/today.ts';
import { followReturns } from './lib/is-returning.ts';
import { wait } from './lib/wait.ts';
import { whenIdle } from './lib/when-idle.ts';

/**
 * Max time to wait for the page before the frame is rendered without it: rendering the frame first and then the page
 * takes a slow processor 1.5 times as long as rendering both together.
 */
const MAX_WAIT_MS = 1_000;
/** The server's HTML of the page is better than a frame without the page, so it stays longer. */
const MAX_WAIT_WITH_FIRST_SCREEN_MS = 8_000;
const MAX_IDLE_WAIT_MS = 10_000;

/** Not awaited at the top level: the page's chunk imports from this module, so each would wait for the other. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  followReturns();
  followThemeColor(document);
  const maxWait = root.hasChildNodes() ? MAX_WAIT_WITH_FIRST_SCREEN_MS : MAX_WAIT_MS;
  const app = await startApp(withPrefetched(window.fetch.bind(window)), sendFile);
  // Pages without guards would request it only when they render.
  const account = app.queryClient.prefetchQuery(activeAccountQuery(app.api, app.tokens));
  const isVisitor = app.tokens.read() === null;
  if (isVisitor) await account;
  // The server's HTML stays until the page is loaded, or until the wait becomes too long.
  await Promise.race([app.router.load().finally(dropPrefetched), wait(maxWait)]);
  const isFromServer = isVisitor && root.dataset['page'] === pageKey(app.router) && hasAllData(app);
  if (isFromServer) {
    // The router renders what the server's router has rendered: without a boundary around the page.
    app.router.ssr = { manifest: undefined };
    // In slices, so that the page answers to taps meanwhile.
    startTransition(() => void hydrateRoot(root, <StartedApp app={app} />));
    // React stops a tap that it cannot handle yet before the tap arrives here.
    root.addEventListener('click', () => {
      window.earlyTap = null;
    });
  } else {
    // Not in slices: with them a slow processor takes half a second longer, and there is nothing to tap yet.
    createRoot(root).render(<StartedApp app={app} />);
  }
  // Only where the app opens without a network.
  if (navigator.serviceWorker?.controller != null) {
    const keep = async () => (await import('./app/keep-courses.ts')).keepCourses(app);
    // Without a network there is nothing to keep; the next visit does it.
    whenIdle(() => void keep().catch(() => undefined), MAX_IDLE_WAIT_MS);
  }
}

/** The page says whether the app has started, or cannot (index.html). */
const setState = (state: 'started' | 'failed'): void => {
  document.documentElement.dataset['app'] = state;
};

function StartedApp({ app }: { readonly app: StrokebookApp }) {
  useEffect(() => {
    setState('started');
    // In a task of its own: within an effect React takes over no further elements.
    setTimeout(replayEarlyInput);
    // Only where the server's page was taken over.
    if (hasPageTimeZone()) {
      const leave = async () => (await import('./app/page-day.ts')).leavePageDay(app.queryClient);
      whenIdle(() => void leave().catch(() => undefined), MAX_IDLE_WAIT_MS);
    }
  }, [app]);
  return <App {...app} />;
}

/** Whether the server has rendered the whole page, with all that it needs: a frame alone is too low to be scrolled. */
const hasAllData = ({ router, queryClient }: StrokebookApp): boolean =>
  router.state.status === 'idle' && router.state.matches.at(-1)?.ssr !== false && queryClient.isFetching() === 0;

start().catch((error: unknown) => {
  setState('failed');
  throw error;
});
