// Must run before any zod schema is created.
import './app/no-eval.ts';
import { prefetchCalls } from './app/prefetch-calls.ts';

const path = window.location.pathname;
let isSignedIn = false;
try {
  isSignedIn = prefetchCalls(window.fetch.bind(window), localStorage, path);
} catch {
  // Storage is not accessible; the app handles that.
}

// Lets the browser paint the server's HTML before the app's scripts block the main thread. Signed-in users wait for
// figures anyway, and see it while these load.
const load = () => {
  import('./main.tsx').catch(() => {
    document.documentElement.dataset['app'] = 'failed';
  });
  preload(JSON.parse(document.getElementById('files')?.textContent ?? '[]') as readonly string[]);
};
/** For visitors, one file at a time: a request takes a slow processor 10 ms, and taps are answered in between. */
function preload([file, ...others]: readonly string[]): void {
  if (file === undefined) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` });
  document.head.append(link);
  if (isSignedIn) preload(others);
  else setTimeout(() => preload(others));
}
// A round opens on the course: its files are loaded together with the app's (ENTRY-31).
if (isSignedIn && path.startsWith('/log/')) import('./pages/log/entry-page.tsx').catch(() => undefined);
const hasFirstScreen = document.getElementById('root')?.hasChildNodes() === true;
// A hidden window never paints, so there is nothing to wait for.
if (hasFirstScreen && !isSignedIn && document.visibilityState === 'visible')
  requestAnimationFrame(() => setTimeout(load));
else load();
