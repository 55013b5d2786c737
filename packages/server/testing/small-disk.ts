import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why tests of full disks are skipped where `mountDisk` returns null. */
export const noDiskReason = ' (skipped: mounting a file system needs root on Linux)';

/** Mounts a disk of its own in memory and returns its folder; null where mounting is not allowed. */
export function mountDisk(mebibytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'strokebook-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

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
