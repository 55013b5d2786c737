import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bin, pinnedEnvironment, root, runNode } from './bootstrap.mjs';
import { reports } from './browser-tests.mjs';

/**
 * Runs the unit, server and page tests and returns their counts, the names of those that failed and their files.
 * `arguments_` are Vitest's own. Both exit code and report are checked: a file that could not be loaded, and a runner
 * that exits with an error but without a failed test, count as one failure each.
 */
export async function runUnitTests(reportName, arguments_) {
  const report = join(reports, reportName);
  rmSync(report, { force: true });
  // Workers are ended before they can remove the databases that their files shared.
  const temporary = mkdtempSync(join(tmpdir(), 'strokebook-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(temporary, 0o755);
  const code = await runNode(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...arguments_,
    ],
    { env: { ...pinnedEnvironment(), TMPDIR: temporary } },
  );
  // A server that a timed-out test left behind may still write while it ends.
  rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  if (!existsSync(report))
    return { passed: 0, failed: 1, skipped: 0, failedTests: ['Vitest wrote no report'], failedFiles: [] };
  const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
  const failedSuites = testResults.filter(({ status }) => status === 'failed');
  const failedTests = failedSuites.flatMap(failuresOf);
  if (code !== 0 && failedTests.length === 0) failedTests.push('Vitest exited with an error outside a test');
  return {
    passed: numPassedTests,
    failed: failedTests.length,
    skipped: testResults.flatMap(skippedOf).length,
    failedTests,
    failedFiles: failedSuites.map(({ name }) => relative(root, name)),
  };
}

/** Tests that say in their title why they are skipped; those of another tier or part do not count. */
function skippedOf({ assertionResults }) {
  return assertionResults.filter(({ status, fullName }) => status === 'skipped' && fullName.includes('skipped'));
}

function failuresOf({ name, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${file} could not be run`];
  return failed.map(({ fullName }) => `${file} ${fullName}`);
}
