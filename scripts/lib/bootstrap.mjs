// Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PINNED_MAJOR = 24;
export const nodeMajor = Number(process.versions.node.split('.')[0]);
export const isNodeNewEnough = nodeMajor >= PINNED_MAJOR;
const signals = ['SIGINT', 'SIGTERM'];

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Prints an error and exits. */
export function fail(text, code = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}

/** Where Node and the fonts of reports are unpacked (runtime.mjs); not committed. */
export const unpackedRuntime = join(root, 'runtime/unpacked');

/** The pinned Node, or the current one if it is new enough. */
export function pinnedNode() {
  const path = join(unpackedRuntime, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(path)) return path;
  if (isNodeNewEnough) return process.execPath;
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
