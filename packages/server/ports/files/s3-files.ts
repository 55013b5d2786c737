import { AwsClient } from 'aws4fetch';
import type { FileStorage } from '../../config/file-storage.ts';
import { checkKey, type FileStore, type ListedFile } from './file-store.ts';

type S3Storage = Extract<FileStorage, { readonly kind: 's3' }>;

const RETRIES = 3;
/** A bucket that accepts a call and never answers must block neither requests nor the stop of the server. */
const MAX_ANSWER_MS = 30_000;
const MAX_PUT_MS = 15 * 60_000;

const within = (milliseconds: number) => ({ signal: AbortSignal.timeout(milliseconds) });

/** Files in an S3 bucket. An interrupted upload is not stored, because its length is sent first. */
export function createS3Files(storage: S3Storage): FileStore {
  const client = new AwsClient({
    accessKeyId: storage.accessKeyId,
    secretAccessKey: storage.secretAccessKey,
    ...(storage.sessionToken === null ? {} : { sessionToken: storage.sessionToken }),
    region: storage.region,
    service: 's3',
    retries: RETRIES,
  });
  const bucket = `${storage.endpoint.replace(/\/$/, '')}/${storage.bucket}`;
  const addressOf = (key: string): string => {
    checkKey(key);
    return `${bucket}/${key}`;
  };
  const ask = async (url: string, init: RequestInit, accepted: readonly number[]): Promise<Response> => {
    const reply = await client.fetch(url, init);
    if (accepted.includes(reply.status)) return reply;
    await reply.body?.cancel();
    throw new Error(`the file storage answered ${reply.status} to ${init.method ?? 'GET'}`);
  };
  return {
    put: async (key, content) => {
      const body = content instanceof Blob ? content : new Blob([Uint8Array.from(content)]);
      // Hashing a whole video first would require reading it twice; the connection is encrypted.
      const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
      await ask(addressOf(key), { method: 'PUT', body, headers, ...within(MAX_PUT_MS) }, [200]);
    },
    find: async (key) => {
      const head = await ask(addressOf(key), { method: 'HEAD', ...within(MAX_ANSWER_MS) }, [200, 404]);
      if (head.status === 404) return null;
      return {
        size: Number(head.headers.get('content-length')),
        async *read(range) {
          const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
          const reply = await ask(addressOf(key), { headers }, [range === undefined ? 200 : 206]);
          if (reply.body !== null) yield* reply.body;
        },
      };
    },
    remove: async (keys) => {
      for (const key of keys)
        await ask(addressOf(key), { method: 'DELETE', ...within(MAX_ANSWER_MS) }, [200, 204, 404]);
    },
    async *list(prefix) {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== null) query.set('continuation-token', token);
        const page: string = await (await ask(`${bucket}?${query}`, within(MAX_ANSWER_MS), [200])).text();
        yield* filesOf(page);
        token = textOf(page, 'NextContinuationToken');
      } while (token !== null);
    },
  };
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
