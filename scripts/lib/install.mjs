// Plain JavaScript for Node 20, because it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, nodeMajor, root, say } from './bootstrap.mjs';
import { runCommand } from './run-command.mjs';
import { isRuntimeUnpacked, unpackRuntime } from './runtime.mjs';

const OLDEST_BOOTSTRAP_MAJOR = 20;
const stampFile = join(root, 'node_modules/.strokebook-installed');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** What the server and the build of the web app need, without what only tests and checks do: two thirds of the files. */
const ofProduct = ['--workspace=packages/server', '--workspace=packages/web', '--include-workspace-root=false'];

/** Installs the packages of the lock file, once per lock file: all, or those of the product. */
export async function install({ isProduct = false } = {}) {
  if (nodeMajor < OLDEST_BOOTSTRAP_MAJOR)
    fail(`Node ${OLDEST_BOOTSTRAP_MAJOR} or later is needed to begin; this is ${process.version}.`);
  const hash = lockHash();
  const wanted = isProduct ? `${hash} product` : hash;
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const isInstalled = installed === hash || installed === wanted;
  if (isInstalled && isRuntimeUnpacked()) return;
  say('Installing packages (npm ci); this takes about half a minute the first time …');
  try {
    // Both wait for the disk as much as they compute, so they take less time together.
    await Promise.all([isInstalled ? null : installPackages(isProduct ? ofProduct : []), unpackRuntime()]);
  } catch (error) {
    fail(`Installing failed: ${error.message} Nothing else was changed.`);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, isInstalled ? installed : wanted);
}

function installPackages(which) {
  return runCommand('npm', ['ci', ...which, '--no-audit', '--no-fund', '--loglevel=error'], {
    // What builds and tests are development packages, so they are installed even if NODE_ENV is production.
    env: { ...process.env, NODE_ENV: 'development' },
  });
}

/**
 * Whether all that the product needs to run is installed as in the lock file, with or without those for
 * development (`npm ci --omit=dev`).
 */
export function isProductInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(installedFile);
  if (!isRuntimeUnpacked()) return false;
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, dev = false, devOptional = false, optional = false }]) =>
      !path.startsWith('node_modules/') || dev || devOptional || optional || installed[path]?.version === version,
  );
}
