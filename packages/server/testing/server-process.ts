import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productionPages } from './production-pages.ts';
import { unlimitedCalls } from './test-server.ts';

/** The server as a separate process. */
export type ServerProcess = {
  readonly url: string;
  /** Standard output so far. */
  readonly output: () => string;
  /** Standard error so far. */
  readonly log: () => string;
  /** Waits for a pattern on standard output and returns the match. */
  readonly waitFor: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Heap size in bytes after a garbage collection. */
  readonly measureHeap: () => Promise<number>;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Stops it and waits until it has ended; returns the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const preload = new URL('server-preload.mjs', import.meta.url).href;
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts `main.ts`, or that of another version, on a free port, with the given environment variables only. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  file = main,
): Promise<ServerProcess> {
  const running = runMain(environment, file);
  const [, url = ''] = await running.waitFor(/ is ready at (\S+)\n/);
  return { ...running, url };
}

/** Runs `main.ts` until it exits. */
export async function runServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly exitCode: number | null; readonly output: string; readonly log: string }> {
  const running = runMain(environment, main);
  const exitCode = await running.ended;
  return { exitCode, output: running.output(), log: running.log() };
}

function runMain(environment: Readonly<Record<string, string>>, file: string) {
  // Files belong to one database, and each test has another one.
  const ownDataDir = 'DATA_DIR' in environment ? null : mkdtempSync(join(tmpdir(), 'strokebook-data-'));
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', '--import', preload, file], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      WEB_DIR: '/nowhere',
      ...(ownDataDir === null ? {} : { DATA_DIR: ownDataDir }),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...unlimitedCalls,
      ...productionPages(environment),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let log = '';
  const listeners = new Set<() => void>();
  child.stdout?.on('data', (data) => {
    output += String(data);
    for (const listener of listeners) listener();
  });
  child.stderr?.on('data', (data) => {
    log += String(data);
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  if (ownDataDir !== null) void ended.then(() => rmSync(ownDataDir, { recursive: true, force: true }));
  return {
    ended,
    output: () => output,
    log: () => log,
    waitFor: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(output);
          if (match === null) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`the server ended before it said ${pattern}:\n${output}${log}`)));
      }),
    measureHeap: () =>
      new Promise<number>((resolve, reject) => {
        child.once('message', (bytes) => resolve(Number(bytes)));
        child.send('heap', (error) => error !== null && reject(error));
      }),
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
}
