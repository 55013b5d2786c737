// Not the global ones, which page tests replace while their database goes on.
import { clearTimeout, setTimeout } from 'node:timers';
import type { EventEmitter } from 'node:events';
import type pg from 'pg';
import { bytesText } from '../../lib/bytes-text.ts';
import { createReserve, freeBytesOf, RESERVE_BYTES } from './storage-reserve.ts';

const MEBIBYTE = 1024 * 1024;
/**
 * Below this, writes are refused. Sixteen writers fill 10 MB of the log between two looks (measured), and a checkpoint
 * writes what is still in memory, at most 16 MB.
 */
export const MIN_FREE = 64 * MEBIBYTE;
/** A reserve is needed only on a disk that may fill up between two looks. */
const PLENTY = 1024 * MEBIBYTE;
/** How often the free room is looked up, which takes 10 microseconds. */
const LOOK_EVERY_MS = 500;
/** What the recovery of a killed database writes: a segment of the log and a checkpoint. */
const MIN_TO_OPEN = 32 * MEBIBYTE;
/** The files of an empty database take 40 MB. */
const MIN_TO_CREATE = 128 * MEBIBYTE;

const READ_ONLY = '25006';
const DISK_FULL = '53100';

/** The driver's types lack its connection. */
type ConnectedClient = pg.ClientBase & { readonly connection: EventEmitter };

/** The state of the disk of an embedded database. */
export type RoomWatch = {
  /** Prepares a new connection: it refuses writes while the disk is full. */
  readonly prepare: (client: pg.ClientBase) => Promise<void>;
  /** Begins to look, and looks once. */
  readonly start: (pool: pg.Pool) => Promise<void>;
  readonly stop: () => void;
};

/**
 * Checks that there is room to open the database. Releases the reserve if that is what it takes.
 *
 * @throws Error with a sentence
 */
export function requireRoomToOpen(directory: string, isNew: boolean): void {
  if (freeBytesOf(directory) < bytesToOpen(isNew)) createReserve(directory).release();
  const problem = findRoomProblem(directory, freeBytesOf(directory), isNew);
  if (problem !== null) throw new Error(problem);
}

const bytesToOpen = (isNew: boolean): number => (isNew ? MIN_TO_CREATE : MIN_TO_OPEN);

/** Why an embedded database cannot be opened with this much free room, as a sentence; null if it can. */
export function findRoomProblem(directory: string, free: number, isNew: boolean): string | null {
  const needed = bytesToOpen(isNew);
  return free >= needed
    ? null
    : `the disk of the data directory ${directory} is full: ${bytesText(free)} are free and ${bytesText(needed)} are needed to open the database; free some room and start again`;
}

/**
 * Refuses writes with PostgreSQL's error of a full disk before the disk is full, and allows them again when there is
 * room. Reads go on. It is the database that refuses, by its setting for read-only transactions.
 */
export function createRoomWatch(directory: string): RoomWatch {
  const reserve = createReserve(directory);
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;
  const set = async (query: (statement: string) => Promise<unknown>): Promise<void> => {
    await query(`SET default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
  };
  const look = async (pool: pg.Pool): Promise<void> => {
    const free = freeBytesOf(directory);
    if (free >= 2 * PLENTY) reserve.release();
    else if (free < PLENTY && free >= RESERVE_BYTES + MIN_TO_OPEN && !reserve.isThere()) reserve.make();
    const left = freeBytesOf(directory);
    const wasFull = isFull;
    isFull = left < (wasFull ? MIN_FREE + RESERVE_BYTES : MIN_FREE);
    if (isFull !== wasFull) await set((statement) => pool.query(statement));
  };
  return {
    prepare: async (client) => {
      // Before the driver's own listener, which makes the error that callers get.
      (client as ConnectedClient).connection.prependListener(
        'errorMessage',
        (message: { code: string; message: string }) => {
          if (!isFull || message.code !== READ_ONLY) return;
          message.code = DISK_FULL;
          message.message = 'the disk of the data directory is full';
        },
      );
      await set((statement) => client.query(statement));
    },
    start: async (pool) => {
      await look(pool);
      const again = (): void => {
        timer = setTimeout(() => {
          // A failed look (the database is closing, the directory is gone) is followed by the next one.
          void look(pool)
            .catch(() => undefined)
            .then(() => timer !== undefined && again());
        }, LOOK_EVERY_MS);
        timer.unref();
      };
      again();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
