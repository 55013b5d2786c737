import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { bytesText } from '../../lib/bytes-text.ts';
import type { StorageConfig } from '../../config/storage.ts';
import { CLUSTER } from '../../db/embedded/data-directory.ts';
import { createReserve, freeBytesOf } from '../../db/embedded/storage-reserve.ts';
import { findRoomProblem, MIN_FREE } from '../../db/embedded/watch-room.ts';
import { certificateProblemOf } from '../../lib/certificates.ts';
import { reasonOf } from '../../lib/error-sentence.ts';
import { PROBES } from '../../media/file-keys.ts';
import { createFiles } from '../../ports/files/create-files.ts';
import { findExistingFolder, findFolderProblem } from '../../uploads/folder-problem.ts';
import { type Check, type DoctorContext, type Finding, notice, ok, problem } from './check.ts';

/** A week of uploads of a team: 200 pictures of 5 MB. */
const LOW_FREE = 1_000_000_000;
const SYNCS = 20;
/** A rotating disk takes 10 ms; a round that is logged waits for one or two. */
const MAX_SYNC_MS = 50;
/** Codes and tokens live for minutes, and signatures of requests to a bucket for 15 minutes. */
const MAX_CLOCK_MS = 2_000;

export const diskCheck: Check = {
  name: 'disk',
  run: async ({ storage }) => {
    if (storage === null) return [];
    const existing = findExistingFolder(storage.dataDir);
    const folderProblem = findFolderProblem(storage);
    if (folderProblem !== null) return [problem(folderProblem)];
    const room = roomFinding(storage, freeBytesOf(existing));
    return existing === storage.dataDir
      ? [room, speedFinding(measureSync(existing))]
      : [room, ok(`the data directory ${storage.dataDir} is created by the first start`)];
  },
};

function roomFinding({ dataDir, databaseUrl }: StorageConfig, free: number): Finding {
  if (databaseUrl === null) {
    const isNew = !existsSync(join(dataDir, CLUSTER));
    // A start uses the reserve if it must.
    const roomProblem = findRoomProblem(dataDir, free + createReserve(dataDir).bytes(), isNew);
    if (roomProblem !== null) return problem(roomProblem);
  }
  if (free < MIN_FREE) {
    const refused = databaseUrl === null ? 'writes are refused' : 'pictures and clips cannot be uploaded';
    return problem(`is full: ${bytesText(free)} are free, so ${refused}; free some room`);
  }
  return free < LOW_FREE ? notice(`has only ${bytesText(free)} free`) : ok(`has ${bytesText(free)} free`);
}

const speedFinding = (milliseconds: number): Finding =>
  milliseconds > MAX_SYNC_MS
    ? problem(`takes ${milliseconds.toFixed(0)} ms to confirm a write: rounds are logged slowly; use a local disk`)
    : ok(`confirms a write in ${milliseconds.toFixed(1)} ms`);

/** The median time in milliseconds of a small write that the disk confirms. */
function measureSync(directory: string): number {
  return withProbe(directory, (file) => {
    const times = Array.from({ length: SYNCS }, () => {
      const start = performance.now();
      writeSync(file, 'probe');
      fsyncSync(file);
      return performance.now() - start;
    });
    return times.toSorted((a, b) => a - b)[SYNCS / 2] ?? 0;
  });
}

function withProbe<Result>(directory: string, use: (file: number, path: string) => Result): Result {
  const path = join(directory, `doctor-${randomUUID()}`);
  const file = openSync(path, 'wx');
  try {
    return use(file, path);
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}

export const clockCheck: Check = {
  name: 'clock',
  run: async ({ storage, config }) => {
    const findings: Finding[] = [];
    if (config?.pinnedToday != null) findings.push(notice(`TODAY is set to ${config.pinnedToday}`));
    if (storage === null || !existsSync(storage.dataDir)) return findings;
    try {
      const off = withProbe(storage.dataDir, (file, path) => {
        writeSync(file, 'probe');
        return statSync(path).mtimeMs - Date.now();
      });
      findings.push(clockFinding('this clock and that of the file system', off));
    } catch {
      // The check of the disk tells that it cannot be written.
    }
    return findings;
  },
};

/** Judges two clocks that are `off` milliseconds apart. */
export const clockFinding = (clocks: string, off: number): Finding =>
  Math.abs(off) > MAX_CLOCK_MS
    ? problem(`${clocks} are ${(Math.abs(off) / 1000).toFixed(1)} seconds apart: let both machines use NTP`)
    : ok(`${clocks} agree`);

export const fileStoreCheck: Check = {
  name: 'file store',
  run: async ({ storage }: DoctorContext) => {
    if (storage === null) return [];
    if (storage.fileStore.kind === 'local' && !existsSync(storage.fileStore.folder)) {
      return [ok('the folder is created with the first file')];
    }
    const where = storage.fileStore.kind === 's3' ? 'the bucket' : 'the folder';
    const files = await createFiles(storage.fileStore);
    const key = `${PROBES}${randomUUID()}`;
    try {
      await files.put(key, Buffer.from('probe'));
      const found = await files.find(key);
      let text = '';
      if (found !== null) for await (const chunk of found.read()) text += Buffer.from(chunk).toString('utf8');
      await files.remove([key]);
      if (text !== 'probe') return [problem(`${where} does not return what was stored there: check its settings`)];
      return (await files.find(key)) === null
        ? [ok(`${where} stores, reads and removes files`)]
        : [problem(`${where} does not remove files: give its key the permission to delete`)];
    } catch (error) {
      const certificate = certificateProblemOf(error);
      return [
        problem(
          `${where} ${certificate ?? `cannot be used (${reasonOf(error)}): docs/how-to/keep-files.md has the settings`}`,
        ),
      ];
    }
  },
};
