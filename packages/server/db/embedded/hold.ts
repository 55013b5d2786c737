import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { z } from 'zod';
import { socketDirectoryOf } from './socket-directory.ts';

/** A hold ends by itself after this time, so that a process that hangs cannot stop the server. */
const MAX_HOLD_MS = 60_000;
const SOCKET_NAME = 'hold';

/**
 * The database is held: all that was committed is in its files, and no statement runs until `release`, so that a copy of
 * the files is consistent.
 */
export type Hold = {
  /** Names of the migrations of the schema, in order. */
  readonly migrations: readonly string[];
  /** @throws Error with a sentence if the hold had ended before */
  readonly release: () => Promise<void>;
};

const Reply = z.object({ migrations: z.array(z.string()) }).or(z.object({ error: z.string() }));

/** Holds the database of a pool with a single connection. */
export async function holdPool(pool: pg.Pool): Promise<Hold> {
  const client = await pool.connect();
  try {
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
    let isHeld = true;
    const timer = setTimeout(() => {
      isHeld = false;
      client.release();
    }, MAX_HOLD_MS);
    return {
      migrations: rows.map(({ name }) => name),
      release: async () => {
        clearTimeout(timer);
        if (!isHeld)
          throw new Error(`the copy took longer than ${MAX_HOLD_MS / 1000} seconds, so it is not consistent`);
        isHeld = false;
        client.release();
      },
    };
  } catch (error) {
    client.release();
    throw error;
  }
}

/** Lets other processes of the same user hold the database, over a socket in its private directory. */
export async function serveHolds(socketDirectory: string, pool: pg.Pool): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void serveHold(socket, pool);
  });
  server.unref();
  server.listen(join(socketDirectory, SOCKET_NAME));
  await once(server, 'listening');
  return server;
}

/** One hold per connection: it lasts until the other process writes a line or is gone. */
async function serveHold(socket: Socket, pool: pg.Pool): Promise<void> {
  const isOver = once(socket, 'close');
  try {
    const hold = await holdPool(pool);
    socket.write(`${JSON.stringify({ migrations: hold.migrations })}\n`);
    await Promise.race([once(socket, 'data'), isOver]);
    await hold.release();
    socket.end('released\n');
  } catch (error) {
    socket.end(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`);
  }
}

/**
 * Holds the database that another process has open.
 *
 * @throws Error with a sentence if that process does not allow it
 */
export async function holdOtherProcess(dataDirectory: string): Promise<Hold> {
  const socket = connect(join(socketDirectoryOf(dataDirectory), SOCKET_NAME));
  try {
    await once(socket, 'connect');
  } catch (error) {
    throw new Error(
      `the server that uses the data directory ${dataDirectory} does not answer: stop it if it still runs, and run this command again`,
      { cause: error },
    );
  }
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  const read = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('the server ended while it was backed up');
    return value;
  };
  const reply = Reply.parse(JSON.parse(await read()));
  if ('error' in reply) throw new Error(`the server cannot be backed up: ${reply.error}`);
  return {
    migrations: reply.migrations,
    release: async () => {
      socket.write('release\n');
      const answer = await read();
      socket.destroy();
      if (answer !== 'released') throw new Error(`the server cannot be backed up: ${answer}`);
    },
  };
}
