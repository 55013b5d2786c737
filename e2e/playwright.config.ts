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
  // Each has a server and a browser of its own, so they share nothing but the processors. One more than those: a test
  // waits for answers and frames a good part of its time.
  workers: availableParallelism() + 1,
  fullyParallel: false,
  // npm test runs what failed once more by itself, and names what passes then as flaky.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // What is waited for comes or does not; how soon is the machine's matter.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
      args: [
        ...chromiumArgs,
        '--disable-component-update',
        // What the browser asks for by itself cannot be intercepted, so it finds no names.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost',
      ],
    },
  },
});
