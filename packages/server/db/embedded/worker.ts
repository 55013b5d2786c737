import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { createClusterIfMissing } from './create-cluster.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { createReserve } from './storage-reserve.ts';
import type { DatabaseMessage, WorkerRequest, WorkerSettings } from './worker-messages.ts';

/** The embedded database runs in this worker, because its queries block their thread. */
const settings = workerData as WorkerSettings;
const port = parentPort;
if (port === null) throw new Error('this file runs as a worker thread only');
const send = (message: DatabaseMessage): void => port.postMessage(message);

let syncCount = 0;
await createClusterIfMissing(settings.clusterDirectory);
const database = await PGlite.create({
  fs: new DurableNodeFS(settings.clusterDirectory, {
    onSync: () => {
      syncCount += 1;
    },
    onLogFull: createReserve(dirname(settings.clusterDirectory)).release,
  }),
  startParams: [
    // -F would disable fsync.
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=16MB',
  ],
});

/** Severity of an error after which PostgreSQL ends, as it is sent: no text of a row can contain it, because of the NUL. */
const PANIC = 'SPANIC\0VPANIC\0';

// After a PANIC this database answers nothing any more and its callers would wait for ever, so the process ends; a start
// recovers all that was committed.
const execute = database.execProtocolRawStream.bind(database);
database.execProtocolRawStream = (message, options) =>
  execute(message, {
    ...options,
    onRawData: (data) => {
      options?.onRawData?.(data);
      if (!Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(PANIC)) return;
      setImmediate(() => {
        throw new Error('the embedded database had to end, probably because its disk is full: start the server again');
      });
    },
  });

const server = new PGLiteSocketServer({ db: database, path: settings.socketPath, maxConnections: 4 });
await server.start();

port.on('message', (request: WorkerRequest) => {
  if (request.kind === 'countSyncs') send({ kind: 'syncCount', count: syncCount });
  else void stop();
});
send({ kind: 'ready' });

async function stop(): Promise<void> {
  await server.stop();
  await database.close();
  port?.close();
}
