import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { handleErrors } from './handle-errors.ts';
import { limitCallsUnderWay } from './limit-calls-under-way.ts';

let app: FastifyInstance;
let answer: () => void;

/** A server behind a proxy that allows two calls under way; '/slow' answers when the test tells it to. */
beforeEach(async () => {
  app = Fastify({ trustProxy: (_address, hop) => hop === 0 });
  limitCallsUnderWay(app, 2);
  handleErrors(app);
  const slow = Promise.withResolvers<string>();
  answer = () => slow.resolve('done');
  app.get('/slow', () => slow.promise);
  app.get('/quick', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  answer();
  await app.close();
});

const port = () => (app.server.address() as AddressInfo).port;
const call = (path: string, from: string) =>
  fetch(`http://127.0.0.1:${port()}${path}`, { headers: { 'x-forwarded-for': from } });
/** Begins a call that the server has seen when this resolves. */
async function begin(from: string) {
  const seen = once(app.server, 'request');
  const socket = connect(port(), '127.0.0.1');
  socket.write(`GET /slow HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`);
  await seen;
  return socket;
}

describe('calls under way behind a proxy', () => {
  it('of one network are refused beyond the limit, whatever address the caller adds, and others are not (OPS-O70)', async () => {
    await begin('203.0.113.9');
    await begin('198.51.100.1, 203.0.113.9');
    const refused = await call('/quick', '198.51.100.2, 203.0.113.9');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await call('/quick', '198.51.100.1')).status).toBe(200);
    // Networks of IPv6 are counted by their first 64 bits.
    await begin('2001:db8::1');
    await begin('2001:db8::2');
    expect((await call('/quick', '2001:db8::3')).status).toBe(429);
  });

  it('end with their answer, with a refusal, and with a connection that is closed before (OPS-O70)', async () => {
    const first = await begin('203.0.113.9');
    await begin('203.0.113.9');
    expect((await call('/quick', '203.0.113.9')).status).toBe(429);
    first.destroy();
    await expect.poll(async () => (await call('/quick', '203.0.113.9')).status).toBe(200);
    expect((await call('/quick', '203.0.113.9')).status).toBe(200);
    answer();
    await expect
      .poll(async () => {
        const replies = await Promise.all([call('/quick', '203.0.113.9'), call('/quick', '203.0.113.9')]);
        return replies.map(({ status }) => status);
      })
      .toEqual([200, 200]);
  });
});

it('allows a network a thousand calls under way (OPS-O70)', async () => {
  const server = await createApp(readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on' }), () => null);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const replies = await Promise.all(
    Array.from({ length: 1_001 }, () => server.inject({ url: '/api/health', headers })),
  );
  await server.close();
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1_000);
  expect(replies.at(-1)?.statusCode).toBe(429);
});
