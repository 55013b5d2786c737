// The tier of a test is part of its name: files `*.full.test.ts`, and tests with the tag `full` (Vitest) or `@full`
// (Playwright), are in the full tier alone. A selection has the arguments of each runner, or null to leave it out.

const processes = 'packages/server/processes/';

/** What `npm test` runs. */
export const firstTier = {
  vitest: ['--exclude=**/*.full.test.{ts,tsx}', '--tags-filter=!full'],
  playwright: ['--grep-invert=@full'],
  bench: false,
};

/** Names a database on the coordinator of a Citus cluster, for the tests of the part `cluster`. */
export const CLUSTER = 'TEST_CITUS_URL';

/** What `npm run test:full` runs. */
export const fullTier = { vitest: [], playwright: [], bench: true };

const none = { vitest: null, playwright: null, bench: false };

/** What `npm run test:full -- PART` runs. Together the parts are the full tier. */
export const parts = {
  engine: { ...none, vitest: ['--project=unit'] },
  server: { ...none, vitest: ['--project=server', `--exclude=${processes}**`, '--tags-filter=!databases'] },
  databases: {
    ...none,
    vitest: ['--project=server', `--exclude=${processes}**`, '--tags-filter=databases && !cluster'],
  },
  cluster: { ...none, vitest: ['--project=server', '--tags-filter=cluster'] },
  processes: { ...none, vitest: [processes] },
  web: { ...none, vitest: ['--project=web'] },
  browser: { ...none, playwright: ['journeys/'] },
  screens: { ...none, playwright: ['screens.e2e.ts'] },
  bench: { ...none, bench: true },
};
