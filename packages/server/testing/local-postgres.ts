import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of a test, with a directory of its own: it can be killed, and copied. */
export type LocalPostgres = {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  /** Ends it as a loss of power would, or tells it to stop; returns when it has ended. */
  readonly end: (signal: 'SIGKILL' | 'SIGINT') => Promise<void>;
  /** Starts it again after its end, and waits until it answers. */
  readonly start: () => Promise<void>;
  /** Ends it and removes its directory. */
  readonly remove: () => Promise<void>;
};

const programs = findPrograms();

/** Why tests that start PostgreSQL servers of their own are skipped; '' if its programs are installed. */
export const postgresSkipReason =
  programs === null ? ' (skipped: the programs of PostgreSQL 15 are not installed)' : '';

/** Why tests that start Citus clusters of their own are skipped; '' if the extension is installed. */
export const citusSkipReason =
  programs !== null && existsSync(join(extensionsOf(programs), 'citus.control'))
    ? ''
    : ' (skipped: the extension Citus is not installed)';

/** A new server on loopback, in an empty directory that its user owns. @param settings lines of its configuration. */
export async function createPostgres(settings = '', directory = makeUserDirectory()): Promise<LocalPostgres> {
  run('initdb', ['-D', directory, '-U', 'strokebook', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  return startIn(directory, settings);
}

/** A streaming replica of a server. */
export async function createReplica(primary: LocalPostgres): Promise<LocalPostgres> {
  const directory = makeUserDirectory();
  run('pg_basebackup', ['-d', primary.url, '-D', directory, '-R', '-c', 'fast', '--no-sync']);
  return startIn(directory);
}

async function startIn(directory: string, settings = ''): Promise<LocalPostgres> {
  const port = await findPort();
  // The last setting of a name counts, so that a replica does not take over its primary's port.
  appendFileSync(
    join(directory, 'postgresql.conf'),
    `port=${port}\nlisten_addresses='127.0.0.1'\nunix_socket_directories=''\nshared_buffers=16MB\nlog_min_messages=panic\n${settings}\n`,
  );
  const url = `postgres://strokebook@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  const start = async (): Promise<void> => {
    const child = spawn(pathOf('postgres'), ['-D', directory], { stdio: 'ignore', ...user() });
    server = child;
    ended = new Promise((resolve) => child.once('exit', () => resolve()));
    await waitUntilReady(url);
  };
  const end = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
    // Processes of connections outlive the first one for a moment, and keep it from starting again.
    const children = signal === 'SIGKILL' ? childrenOf(server?.pid) : [];
    server?.kill(signal);
    for (const pid of children) kill(pid);
    await ended;
  };
  await start();
  return {
    url,
    host: '127.0.0.1',
    port,
    end,
    start,
    remove: async () => {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const childrenOf = (pid: number | undefined): readonly number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : Number(line)));

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Answers when the server accepts connections; it refuses them while it recovers. */
async function waitUntilReady(connectionString: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
}

function findPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((version) => Number(version) >= 15) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  return found ?? null;
}

/** The folder of the extensions of the PostgreSQL whose programs are in a folder: Debian keeps them apart. */
function extensionsOf(bin: string): string {
  const folder = execFileSync(join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim();
  return join(folder, 'extension');
}

const pathOf = (program: string): string => join(programs ?? '', program);

/** PostgreSQL refuses to run as root: then its own user runs it. */
export function user(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A temporary directory of the user that runs PostgreSQL. */
export function makeUserDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'strokebook-postgres-'));
  const { uid, gid } = user();
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
  return directory;
}

function run(program: string, args: readonly string[]): void {
  execFileSync(pathOf(program), args, { stdio: ['ignore', 'ignore', 'pipe'], ...user() });
}

export function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
