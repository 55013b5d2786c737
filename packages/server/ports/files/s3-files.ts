import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { checkKey, type FileStore } from './file-store.ts';
import { ATTEMPTS, createS3Client, isBusy, RefusedByStore, type S3Storage, toRefusal } from './s3-client.ts';
import { createSilenceLimit, type SilenceLimit } from './silence-limit.ts';

const FIRST_PAUSE_MS = 25;
/**
 * A bucket that says nothing for this long must block neither requests nor the stop of the server. As long as a call
 * waits for the database.
 */
const MAX_SILENCE_MS = 5_000;
/** A store answers when the whole file is on its disk, of which a slow one takes 20 MB a second. */
const STORED_BYTES_A_MILLISECOND = 20_000;
const BYTES_AT_ONCE = 64 * 1024;

type SendOptions = { readonly abortSignal: AbortSignal };

/** Files in an S3 bucket. An interrupted upload is not stored, because its length is sent first. */
export function createS3Files(storage: S3Storage, maxSilence = MAX_SILENCE_MS): FileStore {
  const client = createS3Client(storage);
  const Bucket = storage.bucket;
  const ask = async <Output>(
    method: string,
    send: (options: SendOptions) => Promise<Output>,
    limit = createSilenceLimit(maxSilence),
  ): Promise<Output> => {
    try {
      // The client may wait for credentials, too, which its signal does not end.
      return await Promise.race([send({ abortSignal: limit.signal }), limit.silence]);
    } catch (error) {
      const reason: unknown = limit.signal.aborted ? limit.signal.reason : toRefusal(error, method);
      // Whatever the call still sends or receives.
      limit.end(reason);
      throw reason;
    } finally {
      limit.pause();
    }
  };
  const putOnce = async (Key: string, file: Blob): Promise<void> => {
    const limit = createSilenceLimit(maxSilence);
    const body = Readable.from(partsOf(file, limit, maxSilence), { objectMode: false });
    const broken = new Promise<never>((_resolve, reject) => body.once('error', reject));
    const command = new PutObjectCommand({ Bucket, Key, Body: body, ContentLength: file.size });
    try {
      await ask('PUT', (options) => Promise.race([client.send(command, options), broken]), limit);
    } finally {
      body.destroy();
    }
  };
  /** Null if there is no such file, but not if there is no such bucket, which is answered alike. */
  const findSize = async (Key: string): Promise<number | null> => {
    try {
      const { ContentLength = 0 } = await ask('HEAD', (options) =>
        client.send(new HeadObjectCommand({ Bucket, Key }), options),
      );
      return ContentLength;
    } catch (error) {
      if (!(error instanceof RefusedByStore) || error.status !== 404) throw error;
      await ask('HEAD', (options) => client.send(new HeadBucketCommand({ Bucket }), options));
      return null;
    }
  };
  return {
    put: async (key, content) => {
      checkKey(key);
      const file = content instanceof Blob ? content : new Blob([Uint8Array.from(content)]);
      const start = performance.now();
      // The client repeats no call that has a stream: each attempt needs a new one.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await putOnce(key, file);
        } catch (error) {
          const mayRepeat = attempt < ATTEMPTS && performance.now() - start < maxSilence;
          if (!mayRepeat || !isBusy(error)) throw error;
          await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
        }
      }
    },
    find: async (key) => {
      checkKey(key);
      const size = await findSize(key);
      if (size === null) return null;
      return {
        size,
        async *read(range) {
          const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
          const command = new GetObjectCommand({ Bucket, Key: key, ...part });
          const limit = createSilenceLimit(maxSilence);
          const { Body, $metadata } = await ask('GET', (options) => client.send(command, options), limit);
          if (!(Body instanceof Readable)) throw new Error('the file storage answered without a file');
          if (range !== undefined && $metadata.httpStatusCode !== 206) {
            Body.destroy();
            throw new Error('the file storage answered with the whole file to a range of it');
          }
          yield* readBody(Body, limit);
        },
      };
    },
    remove: async (keys) => {
      for (const Key of keys) {
        checkKey(Key);
        await ask('DELETE', (options) => client.send(new DeleteObjectCommand({ Bucket, Key }), options));
      }
    },
    async *list(Prefix) {
      let from: { readonly ContinuationToken?: string } | null = {};
      while (from !== null) {
        const command: ListObjectsV2Command = new ListObjectsV2Command({ Bucket, Prefix, ...from });
        const { Contents = [], NextContinuationToken } = await ask('GET', (options) => client.send(command, options));
        for (const { Key, LastModified } of Contents) {
          if (Key !== undefined && LastModified !== undefined) yield { key: Key, modifiedAt: LastModified };
        }
        from = NextContinuationToken === undefined ? null : { ContinuationToken: NextContinuationToken };
      }
    },
  };
}

/** The time that the reader takes for a chunk is not the store's. */
async function* readBody(body: Readable, limit: SilenceLimit): AsyncGenerator<Uint8Array> {
  try {
    limit.listen();
    for await (const chunk of body) {
      limit.pause();
      yield chunk;
      limit.listen();
    }
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error;
  } finally {
    limit.pause();
  }
}

/** A file in small parts: each that the store takes ends its silence. */
async function* partsOf(file: Blob, limit: SilenceLimit, maxSilence: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.stream()) {
    for (let start = 0; start < chunk.byteLength; start += BYTES_AT_ONCE) {
      limit.listen();
      yield chunk.subarray(start, start + BYTES_AT_ONCE);
    }
  }
  limit.listen(maxSilence + file.size / STORED_BYTES_A_MILLISECOND);
}
