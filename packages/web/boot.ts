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
  for (const file of JSON.parse(document.getElementById('files')?.textContent ?? '[]') as readonly string[]) {
    const link = document.createElement('link');
    // Styles are applied when the module that needs them is imported.
    Object.assign(link, file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' });
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return import('./main.tsx');
};
// A round opens on the course: its files are loaded together with the app's (ENTRY-31).
if (isSignedIn && path.startsWith('/log/')) import('./pages/log/entry-page.tsx').catch(() => undefined);
const hasFirstScreen = document.getElementById('root')?.hasChildNodes() === true;
// A hidden window never paints, so there is nothing to wait for.
if (hasFirstScreen && !isSignedIn && document.visibilityState === 'visible')
  requestAnimationFrame(() => setTimeout(load));
else void load();
