import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SERVER, buildServer } from '../../scripts/lib/build-server.mjs';
import { onCore } from './processor.ts';
import { isSmall } from './size.ts';

/** The day of the demo world, whatever the actual date. */
export const TODAY = '2026-06-15';
/** The demo's main player, with two seasons of rounds. */
const PLAYER = 'ingrid-solberg';

/** A running server of this product. */
export type MeasuredServer = {
  readonly url: string;
  readonly pid: number;
  /** Waits for a pattern in its output and returns the match. */
  readonly waitFor: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Milliseconds from process start until /api/ready answered ready. */
  readonly startedIn: number;
  /** Stops it and waits until it has ended. */
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  readonly dataDir: string;
  readonly isDemo: boolean;
  /** Directory of the built web app; not served by default. */
  readonly webDir?: string;
  /** A database on a PostgreSQL server; embedded by default. */
  readonly databaseUrl?: string | null;
  /** Players of the demo world; its default number by default. */
  readonly players?: number;
  readonly core?: number | undefined;
};

/** What users run. */
const main = join(import.meta.dirname, '../..', BUILT_SERVER);
const POLL_MS = 5;

/** Creates a temporary directory that is removed after `use`. */
export async function withDirectory<T>(use: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'strokebook-bench-'));
  try {
    return await use(directory);
  } finally {
    // A browser that was closed may still write to its profile for a moment.
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Environment of a server on a data directory; also used by command lines that open the same directory. */
export const serverEnvironment = ({
  dataDir,
  isDemo,
  databaseUrl,
  webDir,
  players,
}: ServerOptions): Readonly<Record<string, string>> => ({
  PATH: process.env['PATH'] ?? '',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DEMO: isDemo ? 'on' : 'off',
  ...(isSmall && { DEMO_PLAYERS: '2' }),
  ...(players === undefined ? {} : { DEMO_PLAYERS: String(players) }),
  TODAY,
  LOG_LEVEL: 'warn',
  // All load comes from one address.
  CALL_LIMIT_PER_MINUTE: '1000000',
  WRITE_LIMIT_PER_MINUTE: '1000000',
  WEB_DIR: webDir ?? '/nowhere',
  ...(databaseUrl == null ? {} : { DATABASE_URL: databaseUrl }),
});

/** Runs the real server and stops it after `use`. */
export async function withServer<T>(options: ServerOptions, use: (server: MeasuredServer) => Promise<T>): Promise<T> {
  const server = await startServer(options);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

async function startServer(options: ServerOptions): Promise<MeasuredServer> {
  await buildServer();
  const port = await findFreePort();
  const plain = [process.execPath, main];
  const [command = '', ...args] = options.core === undefined ? plain : onCore(options.core, plain);
  const started = performance.now();
  const child = spawn(command, args, {
    env: { ...serverEnvironment(options), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const waitFor = readOutput(child);
  await untilReady(url, child);
  const startedIn = performance.now() - started;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, startedIn, waitFor, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const reply = await fetch(`${url}/api/ready`).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok === true) return;
    await pause();
  }
  throw new Error('The server ended before it was ready; it said why above.');
}

function readOutput(child: ChildProcess): MeasuredServer['waitFor'] {
  let output = '';
  child.stdout?.on('data', (data) => {
    output += String(data);
  });
  return async (pattern) => {
    while (child.exitCode === null) {
      const match = pattern.exec(output);
      if (match !== null) return match;
      await pause();
    }
    throw new Error(`The server ended before it said ${pattern}.`);
  };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Signs in with the code in the server's output; returns the headers of a signed-in caller. */
export async function signIn(server: MeasuredServer, phoneNumber: string) {
  const json = { 'content-type': 'application/json' };
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(`${server.url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await post('/api/auth/phone', { phoneNumber });
  const [, code] = await server.waitFor(new RegExp(`SMS to \\${phoneNumber}: .* (\\d{6})\\n`));
  const reply = await post('/api/auth/verify', { phoneNumber, code });
  const { idToken, accountId } = (await reply.json()) as { idToken: string; accountId: number };
  const headers = { ...json, authorization: `Bearer ${idToken}` };
  // A new person's first page asks who they are, once.
  await fetch(`${server.url}/api/me/first-answers`, { method: 'PUT', headers, body: '{}' });
  return { accountId, headers };
}

/** The phone number of the main player in a demo server's output. */
export async function mainPlayerNumber(server: MeasuredServer): Promise<string> {
  const [, phoneNumber = ''] = await server.waitFor(new RegExp(`(\\+\\d+) .*\\(/${PLAYER}\\)`));
  return phoneNumber;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
