import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from './sync-tree.ts';

/** Two segments of the write-ahead log, of 16 MB each: what a transaction that has begun needs at most to end. */
export const RESERVE_BYTES = 32 * 1024 * 1024;

/**
 * A file that only takes room. PostgreSQL stops when it cannot write its log, so the log gets the room of this file when
 * the disk is full.
 */
export type StorageReserve = {
  readonly isThere: () => boolean;
  /** The room that a release frees. */
  readonly bytes: () => number;
  /** Writes the file; without room for it nothing remains. */
  readonly make: () => void;
  readonly release: () => void;
};

/** The reserve of a data directory. */
export function createReserve(dataDirectory: string): StorageReserve {
  const path = join(dataDirectory, 'reserve');
  const release = (): void => rmSync(path, { force: true });
  return {
    isThere: () => existsSync(path),
    bytes: () => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
    make: () => {
      try {
        // Zeros that are written, because a file that is only made longer takes no room.
        writeFileSync(path, Buffer.alloc(RESERVE_BYTES));
        syncPath(path);
      } catch {
        release();
      }
    },
    release,
  };
}

/** Free room in bytes of the disk of a directory, for users without privileges. */
export function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
