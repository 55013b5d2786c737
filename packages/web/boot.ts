// Before anything that makes schemas is loaded.
import './app/no-eval.ts';

// What the server drew is painted before the app's scripts take the processor.
const load = () => import('./main.tsx');
const hasFirstScreen = document.getElementById('root')?.hasChildNodes() === true;
// A window that nobody sees paints nothing to wait for.
if (hasFirstScreen && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(load));
else void load();
