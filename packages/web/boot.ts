// Before anything that makes schemas is loaded.
import './app/no-eval.ts';
import { prefetchCalls } from './app/prefetch-calls.ts';

let isSignedIn = false;
try {
  isSignedIn = prefetchCalls(window.fetch.bind(window), localStorage, window.location.pathname);
} catch {
  // Storage that is closed to us: the app says what follows from it.
}

// What the server drew is painted before the app's scripts take the processor. Whoever is signed in waits for figures
// anyway, and sees it while these are on their way.
const load = () => import('./main.tsx');
const hasFirstScreen = document.getElementById('root')?.hasChildNodes() === true;
// A window that nobody sees paints nothing to wait for.
if (hasFirstScreen && !isSignedIn && document.visibilityState === 'visible')
  requestAnimationFrame(() => setTimeout(load));
else void load();
