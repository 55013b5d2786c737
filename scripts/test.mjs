// The first test run on a fresh clone: installs the dependencies of the tests, runs all tests and prints 'N passed, N
// failed'.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, captureNode, install, runNode, say } from './lib/bootstrap.mjs';
import { reports, runBrowserTests } from './lib/browser-tests.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { findChromium } from './lib/chromium.mjs';
import { installBench } from './lib/install-bench.mjs';

install();
installBench();
await buildWeb();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

say('Running the unit, server and page tests …');
const unitReport = join(reports, 'vitest.json');
const unitCode = await runNode([
  bin('vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
  ...process.argv.slice(2),
]);
const unit = existsSync(unitReport)
  ? JSON.parse(readFileSync(unitReport, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };

const browser = await browserTests();
const bench = await benchmarks();
const total = {
  passed: unit.numPassedTests + browser.passed + bench.passed,
  failed: unit.numFailedTests + browser.failed + bench.failed,
  skipped: unit.numPendingTests + browser.skipped,
};
// A runner that exits with an error but without a failed test (a crash, a worker that did not start) counts as a
// failure.
if (total.failed === 0 && (unitCode !== 0 || !browser.isComplete)) total.failed = 1;
if (total.skipped > 0) say(`${total.skipped} skipped; each says why in its title.`);
for (const name of browser.flaky) say(`flaky: ${name}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs every part of the benchmark once with little data: each counts as a test. */
async function benchmarks() {
  say('Running every benchmark once, in small …');
  const { code, output } = await captureNode(['bench/main.ts', '--small']);
  // Warnings may follow it.
  const line = output.split('\n').findLast((candidate) => candidate.startsWith('{"passed":'));
  const result = line === undefined ? { passed: 0, failed: 1 } : JSON.parse(line);
  if (code !== 0 || line === undefined) process.stdout.write(output);
  return { passed: result.passed, failed: code === 0 ? result.failed : Math.max(result.failed, 1) };
}

/** Runs failed browser tests once more, one at a time; those that pass then are flaky. */
async function browserTests() {
  const chromium = findChromium({ isShellEnough: true });
  if (chromium === null) {
    say('No Chromium was found and none could be installed: the browser tests cannot run, and count as failed.');
    return { passed: 0, failed: 1, skipped: 0, flaky: [], isComplete: false };
  }
  say(`Running the browser tests in ${chromium} …`);
  const first = await runBrowserTests(chromium, 'playwright.json');
  if (!first.isComplete || first.failed === 0) return { ...first, flaky: [] };
  say(`Running the browser tests that failed once more (${first.failed}) …`);
  const second = await runBrowserTests(chromium, 'playwright-again.json', ['--last-failed', '--workers=1']);
  const again = new Set(second.failedTests);
  return {
    passed: first.passed + second.passed,
    failed: second.failed,
    skipped: first.skipped,
    flaky: first.failedTests.filter((name) => !again.has(name)),
    isComplete: second.isComplete && second.passed + second.failed === first.failed,
  };
}
