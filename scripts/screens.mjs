// Saves a picture of every screen at every width in light and dark mode: .cache/screens/NAME-COLOURS-WIDTH.png.
import { fail } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { findChromium } from './lib/chromium.mjs';

await install();
await buildWeb();
const chromium = findChromium({ isShellEnough: true });
if (chromium === null) fail('No Chromium was found and none could be installed: no pictures can be taken.');
process.env.SCREENS = 'on';
const { isComplete, failed } = await runBrowserTests(chromium, 'screens.json', [
  'screens.e2e.ts',
  ...process.argv.slice(2),
]);
process.exitCode = isComplete && failed === 0 ? 0 : 1;
