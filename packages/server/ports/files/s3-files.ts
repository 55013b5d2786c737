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
  readonly body?: () => ReadableStream<Uint8Array>;
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
    // Its own would send the stream of a body a second time.
    retries: 0,
  });
  const bucket = `${storage.endpoint.replace(/\/$/, '')}/${storage.bucket}`;
  const addressOf = (key: string): string => {
    checkKey(key);
    return `${bucket}/${key}`;
  };
  /** Repeats a call that the store was too busy for. */
  const send = async (url: string, { body, ...init }: Call, signal: AbortSignal): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await client.fetch(url, { ...init, ...(body === undefined ? {} : { body: body() }), signal });
      const isBusy = reply.status >= 500 || reply.status === 429;
      if (!isBusy || attempt > RETRIES) return reply;
      await reply.body?.cancel();
      await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  };
  const ask = async (
    url: string,
    call: Call,
    accepted: readonly number[],
    limit = createSilenceLimit(maxSilence),
  ): Promise<Response> => {
    try {
      const reply = await send(url, call, limit.signal);
      if (accepted.includes(reply.status)) return reply;
      await reply.body?.cancel();
      throw new Error(`the file storage answered ${reply.status} to ${call.method ?? 'GET'}`);
    } finally {
      limit.pause();
    }
  };
  async function* read(url: string, call: Call, accepted: readonly number[]): AsyncGenerator<Uint8Array> {
    const limit = createSilenceLimit(maxSilence);
    const { body } = await ask(url, call, accepted, limit);
    if (body !== null) yield* readBody(body, limit);
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
      const body = () => bodyOf(file, limit, maxSilence);
      await ask(addressOf(key), { method: 'PUT', body, headers }, [200], limit);
    },
    find: async (key) => {
      const head = await ask(addressOf(key), { method: 'HEAD' }, [200, 404]);
      if (head.status === 404) return null;
      return {
        size: Number(head.headers.get('content-length')),
        read: (range) =>
          range === undefined
            ? read(addressOf(key), {}, [200])
            : read(addressOf(key), { headers: { range: `bytes=${range.start}-${range.end}` } }, [206]),
      };
    },
    remove: async (keys) => {
      for (const key of keys) await ask(addressOf(key), { method: 'DELETE' }, [200, 204, 404]);
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

/** The time that the reader takes for a chunk is not the store's. */
async function* readBody(body: ReadableStream<Uint8Array>, limit: SilenceLimit): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      limit.listen();
      const next = await chunks.next();
      limit.pause();
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    limit.pause();
    await chunks.return?.();
  }
}

/** A file in small parts: each that the store takes ends its silence. */
function bodyOf(file: Blob, limit: SilenceLimit, maxSilence: number): ReadableStream<Uint8Array> {
  const parts = partsOf(file);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      limit.listen();
      const next = await parts.next();
      if (next.done !== true) return controller.enqueue(next.value);
      limit.listen(maxSilence + file.size / STORED_BYTES_A_MILLISECOND);
      return controller.close();
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}

async function* partsOf(file: Blob): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.stream()) {
    for (let start = 0; start < chunk.byteLength; start += BYTES_AT_ONCE) {
      yield chunk.subarray(start, start + BYTES_AT_ONCE);
    }
  }
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
