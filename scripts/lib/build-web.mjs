import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bin, fail, pinnedEnvironment, root, runNode, say } from './bootstrap.mjs';
import { isBuiltFrom, publishBuild, stampBuild } from './publish-build.mjs';
import { hashSources } from './source-hash.mjs';

const dist = join(root, 'packages/web/dist');
/** Where Vite writes (vite.config.ts). */
const next = join(root, 'packages/web/dist.next');
const assets = join(next, 'assets');
const hashOfSources = () =>
  hashSources(
    ['packages/web', 'packages/charts', 'packages/contract', 'packages/documents', 'packages/golf'],
    /\.(tsx?|css|html|json|svg|woff2|ico|png)$/,
  );

/** Whether the web app was built from its sources as they are. */
export const isWebBuilt = (hash = hashOfSources()) => isBuiltFrom(dist, hash);

/** Removes the build, so that a server that starts meanwhile waits for the next one. */
export const removeWebBuild = () => rmSync(dist, { recursive: true, force: true });

/**
 * Builds the web app if its sources changed since the last build. A build that fails leaves the one before as it is, and a
 * running server has all of its files until it is restarted (`publishBuild`).
 */
export async function buildWeb() {
  const hash = hashOfSources();
  if (isWebBuilt(hash)) return;
  say('Building the web app …');
  // React is that of production, whatever the server's mode is.
  const env = { ...pinnedEnvironment(), NODE_ENV: 'production' };
  const code = await runNode([bin('vite', 'bin/vite.js'), 'build', 'packages/web', '--logLevel', 'warn'], { env });
  if (code !== 0) fail('Building the web app failed; the reason stands above.');
  addEagerCompileHint();
  compressAssets();
  stampBuild(next, hash);
  publishBuild(next, dist);
}

/**
 * Adds Chromium's hint to compile a file eagerly instead of function by function, because nearly all of the app's
 * script runs at every start (it saves a tenth of the start on a slow processor). Added here, because the hint must be
 * the first line of the file, and Vite inserts a line before all that its options can add.
 */
function addEagerCompileHint() {
  for (const file of readdirSync(assets)) {
    if (!/^app-.*\.js$/.test(file)) continue;
    const path = join(assets, file);
    writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`);
  }
}

/** Compresses assets at the best level once, so that the server need not compress at every request. */
function compressAssets() {
  for (const file of readdirSync(assets)) {
    if (!/\.(js|css|svg)$/.test(file)) continue;
    const bytes = readFileSync(join(assets, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
