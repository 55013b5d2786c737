import { createHash } from 'node:crypto';
import { existsSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Another process has the directory open. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `another Strokebook server is using the data directory ${directory}: stop it first, or set DATA_DIR to another directory`,
    );
    this.name = 'DirectoryInUseError';
  }
}

/**
 * Locks a directory for this process; returns a function that releases it. Two embedded databases on one directory
 * would silently lose each other's commits. The lock is a socket, which the kernel frees however the process ends.
 *
 * @throws DirectoryInUseError
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const address = lockAddress(directory);
  // A socket file that nobody answers on was left by a killed process.
  if (existsSync(address) && !(await isAnswered(address))) unlinkSync(address);
  const server = await listen(address, directory);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Identifies the directory itself, so that two paths to it share one lock. */
function lockAddress(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true });
  const name = `strokebook-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(directory, '.lock');
}

function listen(address: string, directory: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUseError(directory) : error),
    );
    server.listen(address, () => resolve(server));
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
