import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Days west of Greenwich on purpose: a day that shifts with the zone fails here.
process.env.TZ = 'America/Los_Angeles';
// A compile cache halves the load time of the commands, servers and worker threads that tests start.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, 'node_modules/.cache/strokebook/compiled');

// Pages and replies are made and dropped so fast that a tenth of the time went to collecting them.
const withLargeNursery = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    // One more than there are processors: tests that start a server of their own wait for it. Vitest's default leaves a
    // processor free, which is half of a machine with two.
    maxWorkers: availableParallelism() + 1,
    // Files share a worker and its modules: importing them anew for each file took longer than the tests.
    isolate: false,
    // Long, because the duration depends on the machine.
    expect: { poll: { timeout: 10_000 } },
    // The first file that needs the demo world creates it.
    hookTimeout: 120_000,
    // scripts/lib/test-tiers.mjs says which run when.
    tags: [
      { name: 'full', description: 'Left out of `npm test`.' },
      { name: 'databases', description: 'Runs on PostgreSQL.' },
      { name: 'cluster', description: 'Runs on a Citus cluster, where TEST_CITUS_URL names one.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          testTimeout: 20_000,
          include: [
            'packages/{golf,documents,contract,charts,demo,importers,reports}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          pool: 'forks',
          execArgv: withLargeNursery,
          // The first screen is the app as the server runs it.
          include: ['packages/server/**/*.test.ts', 'packages/web/first-screen/**/*.test.ts'],
          // Some tests start the server several times; on a busy machine each start takes ten seconds.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        root: 'packages/web',
        // As it is built. Helpers of tests that begin with `use` are no hooks.
        plugins: [react({ compiler: true, exclude: [/node_modules/, /\.test\.tsx?$/, /\/testing\//] })],
        test: {
          name: 'web',
          environment: 'jsdom',
          pool: 'forks',
          execArgv: withLargeNursery,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'first-screen/**'],
          setupFiles: [join(import.meta.dirname, 'packages/web/testing/setup.ts')],
          testTimeout: 20_000,
          // The real server of the page tests runs as Node runs it: it finds its own files beside it.
          server: { deps: { external: [/\/packages\/server\//] } },
        },
      },
    ],
  },
});
