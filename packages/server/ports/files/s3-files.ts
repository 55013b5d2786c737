import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { FileStorage } from '../../config/file-storage.ts';
import { createSilenceLimit, type SilenceLimit } from './silence-limit.ts';
import { checkKey, type FileStore, type ListedFile } from './file-store.ts';

type S3Storage = Extract<FileStorage, { readonly kind: 's3' }>;

type Call = {
  readonly method?: 'PUT' | 'HEAD' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** A new stream for each attempt. */
  readonly body?: () => AsyncIterable<Uint8Array>;
};

const RETRIES = 3;
const FIRST_PAUSE_MS = 25;
/**
 * A bucket that says nothing for this long must block neither requests nor the stop of the server. As long as a call
 * waits for the database.
 */
const MAX_SILENCE_MS = 5_000;
/** A store answers when the whole file is on its disk, of which a slow one takes 20 MB a second. */
const STORED_BYTES_A_MILLISECOND = 20_000;
const BYTES_AT_ONCE = 64 * 1024;

/** Files in an S3 bucket. An interrupted upload is not stored, because its length is sent first. */
export function createS3Files(storage: S3Storage, maxSilence = MAX_SILENCE_MS): FileStore {
  const client = new AwsClient({
    accessKeyId: storage.accessKeyId,
    secretAccessKey: storage.secretAccessKey,
    ...(storage.sessionToken === null ? {} : { sessionToken: storage.sessionToken }),
    region: storage.region,
    service: 's3',
  });
  const bucket = `${storage.endpoint.replace(/\/$/, '')}/${storage.bucket}`;
  const addressOf = (key: string): string => {
    checkKey(key);
    return `${bucket}/${key}`;
  };
  /** Repeats a call that the store was too busy for, or whose kept connection it had closed. */
  const send = async (url: string, { body, ...init }: Call, limit: SilenceLimit): Promise<IncomingMessage> => {
    for (let attempt = 1; ; attempt += 1) {
      const signed = await client.sign(url, init);
      const reply = await sendSigned(signed, body?.() ?? null, limit.signal).catch((error: unknown) => {
        if (attempt > RETRIES || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
        return null;
      });
      const isBusy = reply === null || (reply.statusCode ?? 0) >= 500 || reply.statusCode === 429;
      if (reply !== null && (!isBusy || attempt > RETRIES)) return reply;
      reply?.resume();
      await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  };
  const ask = async (
    url: string,
    call: Call,
    accepted: readonly number[],
    limit = createSilenceLimit(maxSilence),
  ): Promise<IncomingMessage> => {
    try {
      const reply = await send(url, call, limit);
      if (reply.statusCode !== undefined && accepted.includes(reply.statusCode)) return reply;
      reply.resume();
      throw new Error(`the file storage answered ${reply.statusCode} to ${call.method ?? 'GET'}`);
    } finally {
      limit.pause();
    }
  };
  async function* read(url: string, call: Call, accepted: readonly number[]): AsyncGenerator<Uint8Array> {
    const limit = createSilenceLimit(maxSilence);
    yield* readBody(await ask(url, call, accepted, limit), limit);
  }
  return {
    put: async (key, content) => {
      const file = content instanceof Blob ? content : new Blob([Uint8Array.from(content)]);
      const limit = createSilenceLimit(maxSilence);
      const headers = {
        'content-length': String(file.size),
        // Hashing a whole video first would require reading it twice; the connection is encrypted.
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      };
      const body = () => partsOf(file, limit, maxSilence);
      await ask(addressOf(key), { method: 'PUT', body, headers }, [200], limit).then(drain);
    },
    find: async (key) => {
      const head = await ask(addressOf(key), { method: 'HEAD' }, [200, 404]);
      drain(head);
      if (head.statusCode === 404) return null;
      return {
        size: Number(head.headers['content-length']),
        read: (range) =>
          range === undefined
            ? read(addressOf(key), {}, [200])
            : read(addressOf(key), { headers: { range: `bytes=${range.start}-${range.end}` } }, [206]),
      };
    },
    remove: async (keys) => {
      for (const key of keys) drain(await ask(addressOf(key), { method: 'DELETE' }, [200, 204, 404]));
    },
    async *list(prefix) {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== null) query.set('continuation-token', token);
        const chunks: Uint8Array[] = [];
        for await (const chunk of read(`${bucket}?${query}`, {}, [200])) chunks.push(chunk);
        const page: string = Buffer.concat(chunks).toString();
        yield* filesOf(page);
        token = textOf(page, 'NextContinuationToken');
      } while (token !== null);
    },
  };
}

/** Reads and drops the rest of a reply, so that its connection can be reused. */
const drain = (reply: IncomingMessage): void => void reply.resume();

/** Not by `fetch`, which loses the signal together with its request object when the garbage collector runs. */
function sendSigned(
  { url, method, headers }: Request,
  body: AsyncIterable<Uint8Array> | null,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = url.startsWith('https:') ? httpsRequest : httpRequest;
    const call = open(url, { method, headers: Object.fromEntries(headers), signal });
    call.once('response', resolve);
    call.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    if (body === null) call.end();
    // Its failure is that of the call; an early answer ends it, too.
    else pipeline(Readable.from(body, { objectMode: false }), call).catch(reject);
  });
}

/** The time that the reader takes for a chunk is not the store's. */
async function* readBody(reply: IncomingMessage, limit: SilenceLimit): AsyncGenerator<Uint8Array> {
  try {
    limit.listen();
    for await (const chunk of reply) {
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

/** The keys are our own and need no unescaping. */
function filesOf(page: string): ListedFile[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const [key, modified] = [textOf(entry, 'Key'), textOf(entry, 'LastModified')];
    return key === null || modified === null ? [] : [{ key, modifiedAt: new Date(modified) }];
  });
}

const textOf = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? null;
