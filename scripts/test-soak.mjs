// Runs the browser tests several times with more workers than processors, and lists tests that failed at least once.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fail, install, say } from './lib/bootstrap.mjs';
import { reports, runBrowserTests } from './lib/browser-tests.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { findChromium } from './lib/chromium.mjs';

const DEFAULT_RUNS = 5;

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
if (!Number.isInteger(runs) || runs < 1) fail('usage: npm run test:soak -- RUNS (a whole number from 1)');
install();
await buildWeb();
mkdirSync(reports, { recursive: true });
const chromium = findChromium({ isShellEnough: true });
if (chromium === null) fail('No Chromium was found and none could be installed: the browser tests cannot run.');

const failures = new Map();
let incomplete = 0;
for (let run = 1; run <= runs; run += 1) {
  say(`Run ${run} of ${runs} …`);
  const workers = availableParallelism() + 2;
  const result = await runBrowserTests(chromium, `soak-${run}.json`, [`--workers=${workers}`]);
  if (!result.isComplete) incomplete += 1;
  for (const name of result.failedTests) failures.set(name, (failures.get(name) ?? 0) + 1);
}
for (const [name, count] of [...failures].sort((a, b) => b[1] - a[1])) say(`${count} of ${runs}: ${name}`);
if (incomplete > 0) say(`${incomplete} of ${runs} runs did not end in order.`);
say(`${failures.size} browser tests failed at least once in ${runs} runs.`);
process.exitCode = failures.size === 0 && incomplete === 0 ? 0 : 1;
