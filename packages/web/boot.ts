// Must run before any zod schema is created.
import './app/no-eval.ts';
import { prefetchCalls } from './app/prefetch-calls.ts';

let isSignedIn = false;
try {
  isSignedIn = prefetchCalls(window.fetch.bind(window), localStorage, window.location.pathname);
} catch {
  // Storage is not accessible; the app handles that.
}

// Lets the browser paint the server's HTML before the app's scripts block the main thread. Signed-in users wait for
// figures anyway, and see it while these load.
const load = () => import('./main.tsx');
const hasFirstScreen = document.getElementById('root')?.hasChildNodes() === true;
// A hidden window never paints, so there is nothing to wait for.
if (hasFirstScreen && !isSignedIn && document.visibilityState === 'visible')
  requestAnimationFrame(() => setTimeout(load));
else void load();
