import { mkdirSync, rmSync } from 'node:fs';
import { captureNode, fail, runNode, say } from './bootstrap.mjs';
import { install } from './install.mjs';
import { reports, runBrowserTests } from './browser-tests.mjs';
import { buildWeb } from './build-web.mjs';
import { findChromium } from './chromium.mjs';
import { installBench } from './install-bench.mjs';
import { processorText } from './processor-time.mjs';
import { runUnitTests } from './unit-tests.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0, failedTests: [], flaky: [] };

/**
 * Installs and builds what tests need, runs a selection of them (see test-tiers.mjs), and prints the names of failed
 * and of flaky tests, the time of the processor, and, as the last line, 'N passed, N failed'. Returns the exit code.
 */
export async function runTests(selection) {
  await prepareTests(selection);
  const results = [await unitTests(selection.vitest), await browserTests(selection.playwright)];
  if (selection.bench) results.push(await benchmarks());
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  for (const name of results.flatMap(({ failedTests }) => failedTests)) say(`failed: ${name}`);
  if (sum('skipped') > 0) say(`${sum('skipped')} skipped; each says why in its title.`);
  for (const name of results.flatMap(({ flaky }) => flaky)) say(`flaky: ${name}`);
  const processor = processorText();
  if (processor !== null) say(processor);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

/** Installs packages and builds the web app, where the selection needs them, and removes old reports. */
export async function prepareTests({ vitest, playwright, bench }) {
  await install();
  if (bench) installBench();
  const templates = makeTemplates(vitest, playwright);
  if (playwright !== null || bench) await buildWeb();
  await templates;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** Creates the databases that tests copy, once and while the web app is built, instead of once per worker. */
async function makeTemplates(vitest, playwright) {
  const makers = [];
  if (vitest !== null) makers.push('packages/server/testing/make-templates.ts');
  if (playwright !== null) makers.push('e2e/support/make-templates.ts');
  for (const maker of makers) {
    if ((await runNode([maker])) !== 0) fail('Creating the databases of the tests failed; the reason stands above.');
  }
}

/** Runs the files of failed tests once more, one at a time; tests that pass then are flaky. */
async function unitTests(args) {
  if (args === null) return nothing;
  say('Running the unit, server and page tests …');
  const first = await runUnitTests('vitest.json', args);
  if (first.failedFiles.length === 0) return { ...first, flaky: [] };
  say(`Running the files of tests that failed once more (${first.failedFiles.length}) …`);
  const options = args.filter((arg) => arg.startsWith('--'));
  const second = await runUnitTests('vitest-again.json', [...options, ...first.failedFiles, '--no-file-parallelism']);
  const again = new Set(second.failedTests);
  const flaky = first.failedTests.filter((name) => !again.has(name));
  return { ...second, passed: first.passed + flaky.length, skipped: first.skipped, flaky };
}

/** Runs failed browser tests once more, one at a time; those that pass then are flaky. */
async function browserTests(args) {
  if (args === null) return nothing;
  const chromium = findChromium({ isShellEnough: true });
  if (chromium === null) {
    return { ...nothing, failed: 1, failedTests: ['No Chromium was found and none could be installed'] };
  }
  say(`Running the browser tests in ${chromium} …`);
  const first = await runBrowserTests(chromium, 'playwright.json', args);
  if (!first.isComplete) return incomplete(first);
  if (first.failed === 0) return { ...first, flaky: [] };
  say(`Running the browser tests that failed once more (${first.failed}) …`);
  const second = await runBrowserTests(chromium, 'playwright-again.json', [...args, '--last-failed', '--workers=1']);
  const again = new Set(second.failedTests);
  const both = {
    passed: first.passed + second.passed,
    failed: second.failed,
    skipped: first.skipped,
    failedTests: second.failedTests,
    flaky: first.failedTests.filter((name) => !again.has(name)),
  };
  return second.isComplete && second.passed + second.failed === first.failed ? both : incomplete(both);
}

/** A run that did not end in order counts as a failure even if no test failed. */
function incomplete({ passed, failed, skipped, failedTests, flaky = [] }) {
  const names = failedTests.length > 0 ? failedTests : ['Playwright ended with an error outside a test'];
  return { passed, failed: Math.max(failed, 1), skipped, failedTests: names, flaky };
}

/** Runs every part of the benchmark once with little data: each counts as a test. */
async function benchmarks() {
  say('Running every benchmark once, in small …');
  const { code, output } = await captureNode(['bench/main.ts', '--small']);
  // Warnings may follow it.
  const line = output.split('\n').findLast((candidate) => candidate.startsWith('{"passed":'));
  const result = line === undefined ? { passed: 0, failed: 1 } : JSON.parse(line);
  if (code !== 0 || line === undefined) process.stdout.write(output);
  const failed = code === 0 ? result.failed : Math.max(result.failed, 1);
  return { ...nothing, passed: result.passed, failed };
}
