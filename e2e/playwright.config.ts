import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../scripts/lib/chromium.mjs';

const cache = join(import.meta.dirname, '../.cache');

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(cache, 'e2e'),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? join(cache, 'test-reports/playwright.json') }],
  ],
  // Each worker has its own server and browser, so workers share only the processors. One more worker than processors,
  // because tests spend much time waiting for answers and frames.
  workers: availableParallelism() + 1,
  fullyParallel: false,
  // npm test runs failed tests once more by themselves, and reports tests that pass then as flaky.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Long, because the duration depends on the machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's requests cannot be intercepted; journeys without a network allow it.
    serviceWorkers: 'block',
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
      args: [
        ...chromiumArgs,
        '--disable-component-update',
        // Requests that the browser makes on its own cannot be intercepted, so names do not resolve.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost',
      ],
    },
  },
});
