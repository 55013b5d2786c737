import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPort, makeUserDirectory, user } from './local-postgres.ts';

/** PgBouncer in transaction mode in front of a PostgreSQL server. */
export type Pooler = {
  /** The address of a database through the pooler. */
  readonly through: (databaseUrl: string) => string;
  readonly close: () => Promise<void>;
};

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** Why tests behind a pooler are skipped; '' if PgBouncer is installed. */
export const poolerSkipReason = program === undefined ? ' (skipped: PgBouncer is not installed)' : '';

/**
 * Starts PgBouncer for the server of an address.
 *
 * @param connections max connections to the server; with fewer than clients, transactions share them
 */
export async function startPooler(serverUrl: string, connections: number): Promise<Pooler> {
  const directory = makeUserDirectory();
  const port = await findPort();
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`;
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort || 5432} user=${decodeURIComponent(username)}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_idle_timeout = 2
`,
    { mode: 0o644 },
  );
  const child = spawn(program ?? '', [file], { stdio: ['ignore', 'ignore', 'pipe'], ...user() });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data) => {
      log += String(data);
      if (log.includes('process up')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}: ${log}`)));
  });
  return {
    through: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
