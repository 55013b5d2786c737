import '@fontsource-variable/inter/wght.css';
import './app/mantine.css';
import './app/theme.css';
import './ui/primitives.css';
import { createRoot } from 'react-dom/client';
import { activeAccountQuery } from './api/account-queries.ts';
import { sendFile } from './api/send-file.ts';
import { App } from './app/app.tsx';
import { dropPrefetched, withPrefetched } from './app/prefetch-calls.ts';
import { startApp } from './app/start-app.ts';
import { followReturns } from './lib/is-returning.ts';
import { wait } from './lib/wait.ts';

/** Drawing the frame of a page first, and then the page, takes a slow processor half as long again as drawing both. */
const PATIENCE_MS = 1_000;

/** Not awaited here: what a page needs of this file could not be had while this file waits for the page. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  followReturns();
  const app = await startApp(withPrefetched(window.fetch.bind(window)), sendFile);
  // Pages without guards ask for it only once they are drawn.
  void app.queryClient.prefetchQuery(activeAccountQuery(app.api, app.tokens));
  // What the page came with stays until there is more to see, or until that takes so long that people should see a start.
  await Promise.race([app.router.load().finally(dropPrefetched), wait(PATIENCE_MS)]);
  createRoot(root).render(<App {...app} />);
}

void start();
