import { createHash } from 'node:crypto';
import { existsSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Raised when another process has the directory open. */
class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `another Strokebook server is using the data directory ${directory}: stop it first, or set DATA_DIR to another directory`,
    );
    this.name = 'DirectoryInUseError';
  }
}

/**
 * Takes a directory for this process alone; answers a function that gives it back. Two embedded databases on one
 * directory would silently lose each other's commits. The lock is a socket that the kernel frees when the process
 * ends, however it ends.
 *
 * @throws DirectoryInUseError
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const address = lockAddress(directory);
  // Where the address is a file, one that nobody answers on was left by a process that was killed.
  if (existsSync(address) && !(await isAnswered(address))) unlinkSync(address);
  const server = await listen(address, directory);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Names the directory itself, so that two paths to it share one lock. */
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
