import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { ConnectionError } from '../db/database-problem.ts';
import { FilesAwayError } from '../ports/files/files-away.ts';
import { createTestWebDir } from '../testing/test-web.ts';
import type { Backend } from './bind-routes.ts';
import { handleErrors } from './handle-errors.ts';
import { parseBodies } from './parse-bodies.ts';
import { serveWeb } from './serve-web.ts';
import { isStarted } from './starting.ts';

const FIVE_MEGABYTES = 5_000_000;

let app: FastifyInstance;
afterEach(() => app.close());

/** A server with one upload route, which reads one piece and then fails; calls share one connection. */
async function listen(failure: Error) {
  app = Fastify();
  handleErrors(app);
  parseBodies(app);
  app.post('/upload', { config: { takesUpload: true } }, async ({ body }) => {
    await (body as Readable).iterator({ destroyOnReturn: false }).next();
    throw failure;
  });
  app.get('/next', async () => 'here');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method: string, path: string, headers: IncomingHttpHeaders = {}, body?: Buffer) =>
    new Promise<{ status: number | undefined; text: string; connection: string | undefined }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (reply) => {
        let text = '';
        reply.on('data', (data) => {
          text += String(data);
        });
        reply.on('end', () => resolve({ status: reply.statusCode, text, connection: reply.headers.connection }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

const fileType = { 'content-type': 'application/octet-stream' };

it('ends the connection of an upload that failed half-way, so that no other call waits behind the rest of it', async () => {
  const call = await listen(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const { status, text, connection } = await call('POST', '/upload', fileType, Buffer.alloc(FIVE_MEGABYTES));
  expect([status, connection]).toEqual([507, 'close']);
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'STORAGE_FULL' } });
  expect((await call('GET', '/next')).text).toBe('here');
});

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
it.each([
  ['FILES_AWAY', 503, 'a file store that cannot be reached', new FilesAwayError(refused)],
  [
    'FILES_AWAY',
    503,
    'a file store that refuses',
    new FilesAwayError(new Error('the file storage answered 403 to PUT')),
  ],
  ['STORAGE_FULL', 507, 'a full disk of files', new FilesAwayError(full)],
  ['DATABASE_AWAY', 503, 'a database without a connection', new ConnectionError('no connection', { cause: refused })],
  ['DATABASE_AWAY', 503, 'a query without an answer', new DrizzleQueryError('select 1', [], refused)],
  ['UNEXPECTED', 500, 'a service that nobody accounts for', refused],
])('answers %s with %i for %s (OPS-O68)', async (code, status, _what, failure) => {
  const call = await listen(failure);
  const reply = await call('POST', '/upload', fileType, Buffer.from('x'));
  expect([reply.status, JSON.parse(reply.text)]).toMatchObject([status, { error: { code } }]);
});

it('logs what is away or full once a second, with the number of calls and without a stack (OPS-06)', async () => {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } });
  handleErrors(app, () => now);
  app.get('/away', async () => {
    throw new ConnectionError('no connection', { cause: refused });
  });
  app.get('/files', async () => {
    throw new FilesAwayError(new Error('the file storage answered 403 to PUT'));
  });
  app.get('/full', async () => {
    throw full;
  });
  for (let call = 0; call < 5; call += 1) expect((await app.inject('/away')).statusCode).toBe(503);
  for (let call = 0; call < 2; call += 1) expect((await app.inject('/full')).statusCode).toBe(507);
  await app.inject('/files');
  now = 1_000;
  await app.inject('/away');
  expect(lines.map(({ code, reason, calls, err }) => [code, reason, calls, err])).toEqual([
    ['DATABASE_AWAY', 'ECONNREFUSED', 1, undefined],
    ['STORAGE_FULL', 'ENOSPC', 1, undefined],
    ['FILES_AWAY', 'the file storage answered 403 to PUT', 1, undefined],
    ['DATABASE_AWAY', 'ECONNREFUSED', 5, undefined],
  ]);
});

it('opens pages while the database is away, and logs that once a second without a stack too (OPS-06)', async () => {
  const lines: Record<string, unknown>[] = [];
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } });
  const render = async () => {
    throw new ConnectionError('no connection', { cause: refused });
  };
  const ready = { pages: { render } } as unknown as Backend;
  await serveWeb(app, readConfig({ WEB_DIR: createTestWebDir() }), () => ready, isStarted);
  for (let call = 0; call < 3; call += 1) {
    expect((await app.inject({ url: '/player/somebody', headers: { accept: 'text/html' } })).statusCode).toBe(200);
  }
  expect(lines.map(({ code, reason, err }) => [code, reason, err])).toEqual([
    ['DATABASE_AWAY', 'ECONNREFUSED', undefined],
  ]);
});

it.each(['gzip', 'br', 'x'])(
  'refuses a body that says it is encoded as %s before it reads it, and answers the next call at once',
  async (encoding) => {
    const call = await listen(new Error('not reached'));
    const headers = { ...fileType, 'content-encoding': encoding };
    const { status, text } = await call('POST', '/upload', headers, Buffer.alloc(FIVE_MEGABYTES));
    expect(status).toBe(415);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'ENCODING_UNSUPPORTED' } });
    expect((await call('GET', '/next')).text).toBe('here');
  },
);

it('does not report a caller that leaves in the middle of a body as a failure of the server', async () => {
  const logged: string[] = [];
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  handleErrors(app);
  parseBodies(app);
  const status = Promise.withResolvers<number>();
  app.addHook('onSend', async (_request, reply) => status.resolve(reply.statusCode));
  app.post('/json', async () => 'here');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const headers = { 'content-type': 'application/json', 'content-length': '100' };
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/json', headers });
  sent.on('error', () => undefined);
  const arrived = new Promise((resolve) => app.server.once('request', resolve));
  sent.write('{"ph');
  await arrived;
  sent.destroy();
  expect([await status.promise, logged]).toEqual([400, []]);
});
