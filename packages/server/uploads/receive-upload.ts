import type { AccountId } from '@strokebook/golf/access';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { networkOf } from '../http/network.ts';
import { RequestError } from '../http/request-error.ts';
import { FilesAwayError } from '../ports/files/files-away.ts';
import { withFile } from '../lib/with-file.ts';

/** A caller that sends nothing for this long counts as disconnected. */
const MAX_SILENCE = 30_000;

/** Slower than any connection used for videos: 200 MB would take three and a half hours. */
const MIN_BYTES_A_SECOND = 16 * 1024;
/** Longer than any upload takes, in milliseconds. */
export const MAX_UPLOAD = 60 * 60_000;
/** Time until the min speed is required. */
const SLOW_START = 30_000;
/** Each may take 200 MB on the disk. The web app sends one upload at a time from each place of a page. */
const MAX_OF_ACCOUNT = 3;
/** Accounts are free, so uploads are also limited per network: a third of all. */
const MAX_OF_NETWORK = 10;
const MAX_IN_ALL = 32;
const RETRY_AFTER_SECONDS = 10;

/** The account and address of an upload's sender. */
type Sender = { readonly accountId: AccountId; readonly address: string };

/** A completely received temporary file. */
type ReceivedFile = { readonly path: string; readonly size: number };

/** Temporary storage of uploads until they are validated. */
export type Uploads = {
  /**
   * Receives a file, passes it to `work` and always removes it afterwards. The number of concurrent uploads is limited
   * by account, by network and in total.
   *
   * @throws RequestError UPLOAD_BUSY, UPLOAD_TOO_LARGE, UPLOAD_BROKEN
   */
  readonly receive: <Result>(
    sender: Sender,
    chunks: AsyncIterable<Uint8Array>,
    maxBytes: number,
    work: (file: ReceivedFile) => Promise<Result>,
  ) => Promise<Result>;
  /** Removes leftovers of a killed server, except files modified since `before`. */
  readonly clean: (before: Date) => Promise<void>;
};

/** The folder of temporary uploads, in the data directory. */
export const uploadFolder = ({ dataDir }: { readonly dataDir: string }): string => join(dataDir, 'uploads');

/** @param elapsed milliseconds of a monotonic clock */
export function createUploads(folder: string, elapsed: () => number = () => performance.now()): Uploads {
  const takePlace = createPlaces();
  return {
    receive: async (sender, chunks, maxBytes, work) => {
      const leavePlace = takePlace(sender);
      const path = join(folder, `${randomUUID()}.part`);
      try {
        return await work({ path, size: await storeUpload(folder, path, chunks, maxBytes, elapsed) });
      } finally {
        leavePlace();
        await rm(path, { force: true });
      }
    },
    clean: async (before) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => one.endsWith('.part'))) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found !== null && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

/** Limits concurrent uploads. Taking a place returns the function that frees it. */
function createPlaces(): (sender: Sender) => () => void {
  const places: Sender[] = [];
  return ({ accountId, address }) => {
    const place = { accountId, address: networkOf(address) };
    const ofAccount = places.filter((taken) => taken.accountId === accountId).length;
    const ofNetwork = places.filter((taken) => taken.address === place.address).length;
    if (ofAccount >= MAX_OF_ACCOUNT || ofNetwork >= MAX_OF_NETWORK || places.length >= MAX_IN_ALL) {
      throw new RequestError('UPLOAD_BUSY', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    places.push(place);
    return () => void places.splice(places.indexOf(place), 1);
  };
}

/** @throws FilesAwayError if the folder cannot be written. */
async function storeUpload(folder: string, ...[path, ...upload]: Parameters<typeof writeChunks>): Promise<number> {
  try {
    await mkdir(folder, { recursive: true });
    return await writeChunks(path, ...upload);
  } catch (error) {
    throw error instanceof RequestError ? error : new FilesAwayError(error);
  }
}

async function writeChunks(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  elapsed: () => number,
): Promise<number> {
  return withFile(path, 'wx', async (file) => {
    const start = elapsed();
    const iterator = chunks[Symbol.asyncIterator]();
    let size = 0;
    for (;;) {
      const next = await orSilence(iterator.next()).catch((cause: unknown) => {
        void iterator.return?.();
        throw new RequestError('UPLOAD_BROKEN', undefined, cause instanceof Silence ? {} : { cause });
      });
      if (next.done === true) return size;
      size += next.value.byteLength;
      if (size > maxBytes) {
        void iterator.return?.();
        throw new RequestError('UPLOAD_TOO_LARGE');
      }
      const took = elapsed() - start;
      if (took > SLOW_START && size < (took / 1_000) * MIN_BYTES_A_SECOND) {
        void iterator.return?.();
        throw new RequestError('UPLOAD_BROKEN');
      }
      await file.writeFile(next.value);
    }
  });
}

class Silence extends Error {}

async function orSilence<Value>(arriving: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Silence()), MAX_SILENCE);
  });
  try {
    return await Promise.race([arriving, silence]);
  } finally {
    clearTimeout(timer);
  }
}
