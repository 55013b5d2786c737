import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { createFiles } from './create-files.ts';
import type { FileStore } from './file-store.ts';
import { FilesAwayError } from './files-away.ts';
import { createLocalFiles } from './local-files.ts';
import { createS3Files } from './s3-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-files-'));
const bucket = await startBucket();
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  bucket.close();
});

const storage = {
  kind: 's3',
  bucket: 'golf',
  endpoint: bucket.url,
  region: 'eu-north-1',
  key: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' },
} as const;

/** `http://KEY:SECRET@HOST:PORT/BUCKET`: an empty bucket of a real S3 server. */
const given = process.env['TEST_S3_URL'];
const givenBuckets = given === undefined ? [] : [given];

describe.each<[string, () => FileStore]>([
  ['in a folder', () => createLocalFiles(folder)],
  ['in a bucket', () => createS3Files(storage)],
  ['in memory', createMemoryFiles],
  ...givenBuckets.map((url): [string, () => FileStore] => ['in a real bucket', () => createS3Files(storageOf(url))]),
])('files %s', (_where, create) => {
  const files = create();
  afterAll(async () => {
    for (const key of await keys('accounts/')) await files.remove([key]);
  });
  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of files.list(prefix)) found.push(key);
    return found.sort();
  };
  const text = async (key: string, range?: { start: number; end: number }) => {
    const file = await files.find(key);
    return file === null ? null : Buffer.concat(await Readable.from(file.read(range)).toArray()).toString();
  };

  it('are kept whole, read whole or in part, listed and removed', async () => {
    await files.put('accounts/1/a/1.webp', Buffer.from('0123456789'));
    await files.put('accounts/1/b/clip.mp4', new Blob(['clip']));
    await files.put('accounts/12/c/1.webp', Buffer.from('x'));
    expect((await files.find('accounts/1/a/1.webp'))?.size).toBe(10);
    expect(await text('accounts/1/a/1.webp')).toBe('0123456789');
    expect(await text('accounts/1/a/1.webp', { start: 2, end: 4 })).toBe('234');
    expect(await text('accounts/1/b/clip.mp4')).toBe('clip');
    expect(await keys('accounts/1/')).toEqual(['accounts/1/a/1.webp', 'accounts/1/b/clip.mp4']);
    await files.remove(['accounts/1/a/1.webp', 'accounts/1/never']);
    expect(await text('accounts/1/a/1.webp')).toBeNull();
    expect(await keys('accounts/')).toEqual(['accounts/1/b/clip.mp4', 'accounts/12/c/1.webp']);
  });

  it.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '.hidden', 'a/.hidden', 'a\0b', 'a/b\\c', ''])(
    'are nowhere else: %j is no key',
    async (key) => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(files.find(key)).rejects.toThrow(RangeError);
    },
  );
});

it('leaves nothing in the folder of a file that could not be written whole', async () => {
  const files = createLocalFiles(folder);
  const broken = new Blob(['x']);
  broken.stream = () =>
    new ReadableStream({
      start: (controller) => controller.error(new Error('the disk is full')),
    });
  await expect(files.put('accounts/9/z/1.webp', broken)).rejects.toThrow('the disk is full');
  expect(await readdir(join(folder, 'accounts/9/z'))).toEqual([]);
});

it('are listed behind links to another disk, each once and under one key, so that none is removed by another (OPS-O64)', async () => {
  const store = mkdtempSync(join(folder, 'store-'));
  const disk = mkdtempSync(join(folder, 'disk-'));
  const files = createLocalFiles(store);
  symlinkSync(disk, join(store, 'accounts'));
  await files.put('accounts/1/a/1.webp', Buffer.from('x'));
  symlinkSync(store, join(disk, '1', 'loop'));
  symlinkSync(join(disk, '1'), join(disk, '2'));
  symlinkSync('itself', join(disk, 'itself'));
  const found: string[] = [];
  for await (const { key } of files.list('accounts/')) found.push(key);
  expect(found).toEqual(['accounts/1/a/1.webp']);
});

it('signs what it asks of a bucket, and says when the bucket refuses', async () => {
  await createS3Files(storage).find('accounts/1/b/clip.mp4');
  expect(bucket.lastAuthorization()).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-north-1\/s3\/aws4_request, SignedHeaders=.*, Signature=[\da-f]{64}$/,
  );
  const refused = createS3Files({ ...storage, bucket: 'forbidden' });
  await expect(refused.put('a/b', Buffer.from('x'))).rejects.toThrow('the file storage answered 403 to PUT');
});

describe('without a key', () => {
  let metadata: Server;
  afterEach(() => {
    vi.unstubAllEnvs();
    metadata.closeAllConnections();
    metadata.close();
  });

  async function takeRoleFrom(answer: RequestListener) {
    metadata = createServer(answer);
    await new Promise<void>((resolve) => metadata.listen(0, '127.0.0.1', resolve));
    const { port } = metadata.address() as AddressInfo;
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_PROFILE', 'AWS_WEB_IDENTITY_TOKEN_FILE']) vi.stubEnv(name, undefined);
    for (const name of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(name, '/nowhere');
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/`);
  }

  it('signs with the credentials of the role of its container (OPS-O81)', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const role = { AccessKeyId: 'AKIDOFROLE', SecretAccessKey: 'secret', Token: 'token', Expiration: expiresAt };
    await takeRoleFrom((_request, response) => response.end(JSON.stringify(role)));
    await createS3Files({ ...storage, key: null }).find('accounts/1/b/clip.mp4');
    expect(bucket.lastAuthorization()).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDOFROLE\//);
  });

  it('waits no longer for credentials than for the bucket (OPS-O81)', async () => {
    await takeRoleFrom(() => undefined);
    const files = createS3Files({ ...storage, key: null }, 100);
    await expect(files.find('a/b')).rejects.toThrow('the file storage said nothing for');
  });
});

it('says of a missing bucket that files are away, and not that each of them is missing (OPS-O80)', async () => {
  const empty = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  const { port } = empty.address() as AddressInfo;
  const files = createS3Files({ ...storage, endpoint: `http://127.0.0.1:${port}` });
  await expect(files.find('a/b')).rejects.toThrow(/^the file storage answered 404 to HEAD \(NotFound\)$/);
  empty.closeAllConnections();
  empty.close();
});

it('gives a bucket up that says nothing, in every call, and says so (OPS-O68)', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  // It took the signal of a call with it.
  const silent = createServer((_request, _response) => collectGarbage());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const files = createS3Files({ ...storage, endpoint: `http://127.0.0.1:${port}` }, 100);
  const sentence = 'the file storage said nothing for';
  await expect(files.put('a/b', Buffer.from('x'))).rejects.toThrow(sentence);
  await expect(files.find('a/b')).rejects.toThrow(sentence);
  await expect(files.remove(['a/b'])).rejects.toThrow(sentence);
  await expect(files.list('a/')[Symbol.asyncIterator]().next()).rejects.toThrow(sentence);
  silent.closeAllConnections();
  silent.close();
});

it('gives a bucket up that stops in the middle of a file, but none whose reader is slow (OPS-O68)', async () => {
  const part = Buffer.alloc(1_000, 'x');
  const stopping = createServer((request, response) => {
    response.writeHead(200, { 'content-length': 2_000 });
    if (request.method === 'HEAD') response.end();
    else response.write(part);
  });
  await new Promise<void>((resolve) => stopping.listen(0, '127.0.0.1', resolve));
  const { port } = stopping.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const file = await createS3Files({ ...storage, endpoint: `http://127.0.0.1:${port}` }).find('a/b');
  const chunks = (file?.read() ?? Readable.from([]))[Symbol.asyncIterator]();
  expect((await chunks.next()).value).toHaveLength(part.byteLength);
  // The reader takes its time.
  vi.advanceTimersByTime(60_000);
  const next = chunks.next();
  vi.advanceTimersByTime(5_000);
  await expect(next).rejects.toThrow('the file storage said nothing for 5 seconds');
  vi.useRealTimers();
  stopping.closeAllConnections();
  stopping.close();
});

it('sends a file again, whole and with its length, to a bucket that was too busy (OPS-O68)', async () => {
  const received: { readonly length: string | undefined; readonly bytes: number }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = Buffer.concat(await request.toArray()).byteLength;
    received.push({ length: request.headers['content-length'], bytes });
    response.writeHead(received.length === 1 ? 503 : 200).end();
  };
  const busy = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as AddressInfo;
  await createS3Files({ ...storage, endpoint: `http://127.0.0.1:${port}` }).put('a/b', Buffer.alloc(200_000));
  expect(received).toEqual([
    { length: '200000', bytes: 200_000 },
    { length: '200000', bytes: 200_000 },
  ]);
  busy.closeAllConnections();
  busy.close();
});

it('fails as a file store, whatever the reason, and not for a key of ours that is wrong (OPS-O68)', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  for (const files of [
    await createFiles({ kind: 'local', folder: join(blocked, 'files') }),
    await createFiles({ ...storage, endpoint: 'http://127.0.0.1:9' }),
    await createFiles({ ...storage, bucket: 'forbidden' }),
  ]) {
    await expect(files.put('a/b', Buffer.from('x'))).rejects.toThrow(FilesAwayError);
    await expect(files.put('../b', Buffer.from('x'))).rejects.toThrow(RangeError);
  }
  const away = await createFiles({ ...storage, endpoint: 'http://127.0.0.1:9' });
  await expect(away.find('a/b')).rejects.toThrow(FilesAwayError);
  await expect(away.list('a/')[Symbol.asyncIterator]().next()).rejects.toThrow(FilesAwayError);
  const goneWhileRead = await createFiles({ kind: 'local', folder });
  await goneWhileRead.put('a/b', Buffer.from('x'));
  const found = await goneWhileRead.find('a/b');
  await goneWhileRead.remove(['a/b']);
  await expect(Readable.from(found?.read() ?? []).toArray()).rejects.toThrow(FilesAwayError);
});

function storageOf(text: string) {
  const { origin, pathname, username, password } = new URL(text);
  return {
    ...({ kind: 's3', bucket: pathname.slice(1), endpoint: origin, region: 'us-east-1' } as const),
    key: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}

/** A minimal S3 server with one key per page. */
async function startBucket() {
  const objects = new Map<string, Buffer>();
  let authorization = '';
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    authorization = request.headers.authorization ?? '';
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const [, name, ...rest] = pathname.split('/');
    if (name !== 'golf') return void response.writeHead(403).end();
    const key = rest.join('/');
    if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(await request.toArray()));
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '') {
      const found = [...objects.keys()].filter((one) => one.startsWith(searchParams.get('prefix') ?? '')).sort();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const entry = found[from];
      const contents =
        entry === undefined
          ? ''
          : `<Contents><Key>${entry}</Key><LastModified>2026-05-01T00:00:00.000Z</LastModified></Contents>`;
      const next = from + 1 < found.length ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : '';
      return void response.end(`<ListBucketResult>${contents}${next}</ListBucketResult>`);
    }
    const object = objects.get(key);
    if (object === undefined) return void response.writeHead(404).end();
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
    const body = range === null ? object : object.subarray(Number(range[1]), Number(range[2]) + 1);
    response.writeHead(range === null ? 200 : 206, { 'content-length': body.length });
    return void response.end(request.method === 'HEAD' ? undefined : body);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lastAuthorization: () => authorization,
    close: () => server.close(),
  };
}
