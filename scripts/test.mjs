// First thing on a fresh clone: installs what the tests need, runs all of them, ends with 'N passed, N failed'.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, install, root, runNode, say } from './lib/bootstrap.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { findChromium } from './lib/chromium.mjs';

const reports = join(root, '.cache/test-reports');

install();
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

const chromium = findChromium();
const browserReport = join(reports, 'playwright.json');
let browserCode = 1;
if (chromium === null)
  say('No Chromium was found and none could be installed: the browser tests cannot run, and count as failed.');
else {
  say(`Running the browser tests in ${chromium} …`);
  browserCode = await runNode([bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...process.env, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
}

const unit = readReport(unitReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
}));
const browser = readReport(browserReport, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
}));
const total = {
  passed: unit.passed + browser.passed,
  failed: unit.failed + browser.failed,
  skipped: unit.skipped + browser.skipped,
};
// A runner that ends badly without a failed test (a crash, a worker that did not start) is a failure too.
if (total.failed === 0 && (unitCode !== 0 || browserCode !== 0)) total.failed = 1;
if (total.skipped > 0) say(`${total.skipped} skipped; each says why in its title.`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function readReport(file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}
