import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why tests of full disks are skipped; '' where a disk can be mounted. */
export function whyNoDisk(): string {
  const folder = createDiskFolder();
  const isMounted = mountDisk(folder, 1);
  unmountDisk(folder);
  return isMounted ? '' : ' (skipped: mounting a file system needs root on Linux)';
}

export const createDiskFolder = (): string => mkdtempSync(join(tmpdir(), 'strokebook-disk-'));

/**
 * Mounts a disk in memory at a folder; returns whether that is allowed. A test mounts it in a hook: a file whose tests are
 * all left out runs no hook that would unmount it.
 */
export const mountDisk = (folder: string, mebibytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]).status === 0;

export function unmountDisk(folder: string): void {
  spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

/** A file that takes the room of a disk. */
export function createBallast(folder: string) {
  const file = join(folder, 'ballast');
  return {
    /** Takes all room but the given bytes; a part of a mebibyte is left in addition. */
    fillUpTo: (left: number): void => {
      rmSync(file, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - left)));
      } catch {
        // Another process took some of it meanwhile; the file has the rest.
      }
    },
    makeRoom: (): void => truncateSync(file, 0),
  };
}
