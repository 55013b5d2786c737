import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, runNode } from './bootstrap.mjs';

export const reports = join(root, '.cache/test-reports');

/**
 * Runs the browser tests and returns their counts and the names of those that failed. `arguments_` are Playwright's
 * own. Both exit code and report are checked: a runner that exits with an error but without a failed test counts as one
 * failure.
 */
export async function runBrowserTests(chromium, reportName, arguments_ = []) {
  const report = join(reports, reportName);
  rmSync(report, { force: true });
  const code = await runNode(
    [bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...arguments_],
    { env: { ...process.env, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, failedTests: [], isComplete: false };
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const failedTests = suites.flatMap((suite) => failuresOf(suite, []));
  const isComplete = errors.length === 0 && (code === 0) === (stats.unexpected === 0);
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, failedTests, isComplete };
}

function failuresOf(suite, path) {
  const titles = suite.title === suite.file ? path : [...path, suite.title];
  return [
    ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, titles)),
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line }) => `${file}:${line} ${[...titles, title].join(' › ')}`),
  ];
}
