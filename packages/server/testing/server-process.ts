import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDirectory } from './templates.ts';
import { unlimitedCalls } from './test-server.ts';

/** The server as a process of its own, as people run it. */
export type ServerProcess = {
  readonly url: string;
  /** Everything said on the standard output so far. */
  readonly output: () => string;
  /** Everything logged on the error output so far. */
  readonly log: () => string;
  /** Waits for a text on the standard output and answers its match. */
  readonly waitFor: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Bytes that its heap holds after a garbage collection. */
  readonly measureHeap: () => Promise<number>;
  /** Ends it and waits until it has ended; answers the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const preload = new URL('server-preload.mjs', import.meta.url).href;
const compileCache = join(cacheDirectory, 'compiled');
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts `main.ts` on a free port; environment variables are the given ones alone. */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const running = runMain(environment);
  const [, url = ''] = await running.waitFor(/ is ready at (\S+)\n/);
  return { ...running, url };
}

/** Runs `main.ts` to its end. */
export async function runServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly exitCode: number | null; readonly output: string; readonly log: string }> {
  const running = runMain(environment);
  const exitCode = await running.ended;
  return { exitCode, output: running.output(), log: running.log() };
}

function runMain(environment: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', '--import', preload, main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      WEB_DIR: '/nowhere',
      // Starting is a quarter faster with what an earlier start has compiled.
      NODE_COMPILE_CACHE: compileCache,
      ...unlimitedCalls,
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
