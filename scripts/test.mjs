// The first test run on a fresh clone: installs the dependencies of the tests, runs all tests and prints 'N passed, N
// failed'.
import { mkdirSync, rmSync } from 'node:fs';
import { captureNode, install, say } from './lib/bootstrap.mjs';
import { reports, runBrowserTests } from './lib/browser-tests.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { findChromium } from './lib/chromium.mjs';
import { installBench } from './lib/install-bench.mjs';
import { runUnitTests } from './lib/unit-tests.mjs';

install();
installBench();
await buildWeb();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const unit = await unitTests();
const browser = await browserTests();
const bench = await benchmarks();
const total = {
  passed: unit.passed + browser.passed + bench.passed,
  failed: unit.failed + browser.failed + bench.failed,
  skipped: unit.skipped + browser.skipped,
};
if (total.failed === 0 && !browser.isComplete) total.failed = 1;
for (const name of [...unit.failedTests, ...browser.failedTests]) say(`failed: ${name}`);
if (total.skipped > 0) say(`${total.skipped} skipped; each says why in its title.`);
for (const name of [...unit.flaky, ...browser.flaky]) say(`flaky: ${name}`);
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

/** Runs the files of failed tests once more, one at a time; tests that pass then are flaky. */
async function unitTests() {
  say('Running the unit, server and page tests …');
  const first = await runUnitTests('vitest.json', process.argv.slice(2));
  if (first.failedFiles.length === 0) return { ...first, flaky: [] };
  say(`Running the files of tests that failed once more (${first.failedFiles.length}) …`);
  const second = await runUnitTests('vitest-again.json', [...first.failedFiles, '--no-file-parallelism']);
  const again = new Set(second.failedTests);
  const flaky = first.failedTests.filter((name) => !again.has(name));
  return { ...second, passed: first.passed + flaky.length, skipped: first.skipped, flaky };
}

/** Runs failed browser tests once more, one at a time; those that pass then are flaky. */
async function browserTests() {
  const chromium = findChromium({ isShellEnough: true });
  if (chromium === null) {
    say('No Chromium was found and none could be installed: the browser tests cannot run, and count as failed.');
    return { passed: 0, failed: 1, skipped: 0, failedTests: [], flaky: [], isComplete: false };
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
    failedTests: second.failedTests,
    flaky: first.failedTests.filter((name) => !again.has(name)),
    isComplete: second.isComplete && second.passed + second.failed === first.failed,
  };
}
