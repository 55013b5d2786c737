// Runs the first tier of the tests several times beside a process that burns a core, and lists tests that failed at
// least once.
import { spawn } from 'node:child_process';
import { fail, pinnedNode, say } from './lib/bootstrap.mjs';
import { runBrowserTests } from './lib/browser-tests.mjs';
import { findChromium } from './lib/chromium.mjs';
import { prepareTests } from './lib/run-tests.mjs';
import { firstTier } from './lib/test-tiers.mjs';
import { runUnitTests } from './lib/unit-tests.mjs';

const DEFAULT_RUNS = 5;

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
if (!Number.isInteger(runs) || runs < 1) fail('usage: npm run test:soak -- RUNS (a whole number from 1)');
await prepareTests(firstTier);
const chromium = findChromium({ isShellEnough: true });
if (chromium === null) fail('No Chromium was found and none could be installed: the browser tests cannot run.');

const burner = spawn(pinnedNode(), ['--eval', 'for (;;);'], { stdio: 'ignore' });
process.on('exit', () => burner.kill('SIGKILL'));
const failures = new Map();
for (let run = 1; run <= runs; run += 1) {
  say(`Run ${run} of ${runs} …`);
  const unit = await runUnitTests(`soak-${run}-vitest.json`, firstTier.vitest);
  const browser = await runBrowserTests(chromium, `soak-${run}-playwright.json`, firstTier.playwright);
  const names = [...unit.failedTests, ...browser.failedTests];
  if (!browser.isComplete) names.push('a run of Playwright that did not end in order');
  for (const name of names) failures.set(name, (failures.get(name) ?? 0) + 1);
}
for (const [name, count] of [...failures].sort((a, b) => b[1] - a[1])) say(`${count} of ${runs}: ${name}`);
say(`${failures.size} tests failed at least once in ${runs} runs.`);
process.exit(failures.size === 0 ? 0 : 1);
