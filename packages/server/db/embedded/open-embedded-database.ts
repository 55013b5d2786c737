import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { type Database, wrapPool } from '../database.ts';
import { CLUSTER, requireNoUnfinishedRestore } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { serveHolds } from './hold.ts';
import { makeDirectory } from './make-directory.ts';
import { createSocketDirectory } from './socket-directory.ts';
import { createRoomWatch, requireRoomToOpen } from './watch-room.ts';
import type { DatabaseMessage, WorkerRequest, WorkerSettings } from './worker-messages.ts';

/** The embedded database, with a counter that proves that commits reach the disk. */
export type EmbeddedDatabase = Database & {
  /** Number of confirmed disk writes since the database was opened. */
  readonly countSyncs: () => Promise<number>;
};

/** The port number is only part of the socket's name: no port is opened. */
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * Opens the database in a directory, creating it if missing. Only one process at a time can.
 *
 * @throws DirectoryInUseError if another process has it open.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  makeDirectory(dataDir);
  const directory = realpathSync(dataDir);
  const unlock = await lockDirectory(directory);
  const clusterDirectory = join(directory, CLUSTER);
  requireNoUnfinishedRestore(directory);
  requireRoomToOpen(directory, !existsSync(clusterDirectory));
  const socketDirectory = createSocketDirectory(directory);
  const cleanUp = async (): Promise<void> => {
    socketDirectory.remove();
    await unlock();
  };
  try {
    const room = createRoomWatch(directory);
    const worker = await startWorker({
      clusterDirectory,
      socketPath: join(socketDirectory.path, SOCKET_NAME),
    });
    // One connection, because the database has a single backend, which would mix up messages of two connections.
    const pool = new pg.Pool({
      host: socketDirectory.path,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
      onConnect: room.prepare,
    });
    const holds = await serveHolds(socketDirectory.path, pool);
    const stopCheckpoints = startCheckpoints(pool);
    const database = wrapPool('embedded', pool, async () => {
      room.stop();
      stopCheckpoints();
      holds.close();
      await stopWorker(worker);
      await cleanUp();
    });
    await room.start(pool);
    return { ...database, countSyncs: () => countSyncs(worker) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

function startWorker(settings: WorkerSettings): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: settings,
    // Node options of this process (a script, a mode) must not apply to the worker.
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', () => {
      // From here on an error of the worker ends the process, which cannot work without its database.
      worker.off('error', reject);
      resolve(worker);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`the embedded database in ${settings.clusterDirectory} did not start`)));
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    ask(worker, { kind: 'stop' });
  });
}

function countSyncs(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.once('message', (message: DatabaseMessage) => {
      if (message.kind === 'syncCount') resolve(message.count);
    });
    ask(worker, { kind: 'countSyncs' });
  });
}

function ask(worker: Worker, request: WorkerRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
  worker.postMessage(request);
}

/** PostgreSQL's own default of `checkpoint_timeout`. */
const EVERY_MS = 5 * 60_000;

/**
 * Writes a checkpoint every five minutes. A PostgreSQL server has a process for that and the embedded database has none:
 * its write-ahead log would grow until the server stops. Returns a function that ends it.
 */
function startCheckpoints(pool: pg.Pool): () => void {
  const timer = setInterval(() => {
    // A failed checkpoint (a full disk) loses nothing; the next one is tried.
    void pool.query('CHECKPOINT').catch(() => undefined);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
