import { join } from 'node:path';
import { bin, fail, pinnedEnvironment, root, runNode } from './bootstrap.mjs';
import { isBuiltFrom, publishBuild, stampBuild } from './publish-build.mjs';
import { hashSources } from './source-hash.mjs';

const dist = join(root, 'packages/server/dist');
/** Where Vite writes (packages/server/vite.config.ts). */
const next = join(root, 'packages/server/dist.next');
const hashOfSources = () =>
  hashSources(
    ['server', 'contract', 'demo', 'documents', 'golf', 'importers', 'reports'].map((name) => `packages/${name}`),
    /\.(ts|json)$/,
  );

/** The server's bundle, relative to the root. */
export const BUILT_SERVER = 'packages/server/dist/main.mjs';

/** Whether the server was built from its sources as they are. */
export const isServerBuilt = (hash = hashOfSources()) => isBuiltFrom(dist, hash);

/**
 * Builds the server if its sources changed since the last build. A build that fails leaves the one before as it is, and a
 * running server has all of its files until it is restarted (`publishBuild`).
 */
export async function buildServer() {
  const hash = hashOfSources();
  if (isServerBuilt(hash)) return;
  const code = await runNode([bin('vite', 'bin/vite.js'), 'build', 'packages/server', '--logLevel', 'warn'], {
    env: pinnedEnvironment(),
  });
  if (code !== 0) fail('Building the server failed; the reason stands above.');
  stampBuild(next, hash);
  publishBuild(next, dist);
}
